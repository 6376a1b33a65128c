import { untyped as read } from "@agentstream/adapter-kit/author";
import type { Question, QuestionAskedEvent, QuestionOption } from "@agentstream/schema";
import { present } from "@agentstream/stream";

type Fields = Readonly<Record<string, unknown>>;

/** The questions of a request; where it is a form, each field is one. */
export function questionsOf({ questions, schema }: QuestionAskedEvent): readonly Question[] {
  if (questions.length > 0 || schema === undefined) return questions;
  return Object.entries(read.fields(schema["properties"])).map(([id, field]) =>
    questionOf(id, read.fields(field)),
  );
}

function questionOf(id: string, field: Fields): Question {
  const isList = field["type"] === "array";
  const options = optionsOf(isList ? read.fields(field["items"]) : field);
  const words = [field["title"], field["description"]].flatMap((text) => read.string(text) ?? []);
  return present({
    id,
    question: words.length === 0 ? id : words.join(": "),
    options: options.length > 0 ? options : undefined,
    multiSelect: isList ? true : undefined,
  });
}

/** The answer is the value; its name is the description. */
function optionsOf(field: Fields): QuestionOption[] {
  if (field["type"] === "boolean") return [{ label: "true" }, { label: "false" }];
  const named = [...read.list(field["oneOf"]), ...read.list(field["anyOf"])].map((one) =>
    optionOf(read.fields(one)["const"], read.fields(one)["title"]),
  );
  if (named.length > 0) return named;
  const names = read.list(field["enumNames"]);
  return read.list(field["enum"]).map((value, index) => optionOf(value, names[index]));
}

const optionOf = (value: unknown, name: unknown): QuestionOption =>
  present({
    label: String(value),
    description: typeof name === "string" && name !== value ? name : undefined,
  });

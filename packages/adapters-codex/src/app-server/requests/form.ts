import {
  present,
  untyped as read,
  type NativeObject,
  type QuestionDecision,
} from "@agentstream/adapter-kit/author";
import type { Question } from "@agentstream/schema";

// a JSON Schema of an MCP server: no schema of ours describes it

const fieldsOf = (schema: unknown): [string, NativeObject][] =>
  Object.entries(read.fields(read.fields(schema)["properties"])).map(([name, field]) => [
    name,
    read.fields(field),
  ]);

/** The fields of a form as questions. */
export const readForm = (schema: unknown): Question[] =>
  fieldsOf(schema).map(([id, field]) => {
    const title = read.string(field["title"]);
    const options = optionsOf(field).map((label) => ({ label }));
    return present({
      id,
      question: read.string(field["description"]) ?? title ?? id,
      header: title,
      options: options.length > 0 ? options : undefined,
      multiSelect: field["type"] === "array" ? true : undefined,
    });
  });

/** What may be chosen: words, or constants that have titles. */
function optionsOf(field: NativeObject): string[] {
  if (field["type"] === "boolean") return ["true", "false"];
  const source = field["type"] === "array" ? read.fields(field["items"]) : field;
  const constants = [...read.list(source["oneOf"]), ...read.list(source["anyOf"])];
  return [
    ...read.strings(source["enum"]),
    ...constants.flatMap((one) => read.string(read.fields(one)["const"]) ?? []),
  ];
}

/** Answers, which are words, as what the form wants. */
export const writeForm = (
  schema: unknown,
  answers: QuestionDecision["answers"],
): Record<string, unknown> => {
  const fields = new Map(fieldsOf(schema));
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, valueOf(answer, fields.get(name))]),
  );
};

function valueOf(answer: string | string[], field: NativeObject = {}): unknown {
  const { type } = field;
  if (type === "array") return [answer].flat();
  const text = Array.isArray(answer) ? answer.join(", ") : answer;
  const number = Number(text);
  const isNumber = (type === "number" || type === "integer") && text.trim() !== "";
  if (isNumber && Number.isFinite(number)) return number;
  if (type === "boolean") return text === "true" || text === "yes";
  return text;
}

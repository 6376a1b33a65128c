import type { ElicitationPropertySchema, ElicitationSchema } from "@agentclientprotocol/sdk";
import type { Question, QuestionAnswer, QuestionAskedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

/** A field for what is not among the options. */
const otherOf = (id: string): string => `${id} (other)`;

/** The questions of a request as a form; one that is a form already stays as it is. */
export function formOf({ questions, schema }: QuestionAskedEvent): ElicitationSchema {
  if (questions.length === 0 && schema !== undefined) return { ...schema, type: "object" };
  const properties = Object.fromEntries(questions.flatMap(fieldsOf));
  return { type: "object", properties };
}

function fieldsOf(question: Question): [string, ElicitationPropertySchema][] {
  const { id, header, question: description, options = [], allowOther = false } = question;
  const about = present({ title: header ?? description, description });
  if (options.length === 0) return [[id, { ...about, type: "string" }]];
  const choices = options.map(({ label, description: more }) =>
    present({ const: label, title: label, description: more }),
  );
  const field: ElicitationPropertySchema =
    question.multiSelect === true
      ? { ...about, type: "array", items: { anyOf: choices } }
      : { ...about, type: "string", oneOf: choices };
  const other: [string, ElicitationPropertySchema] = [
    otherOf(id),
    { type: "string", title: `${about.title}: other` },
  ];
  return allowOther ? [[id, field], other] : [[id, field]];
}

/** What was filled in, by question; a text of one's own counts before the options. */
export function answersOf(
  { questions, schema }: QuestionAskedEvent,
  content: unknown,
): QuestionAnswer["answers"] {
  const filled = new Map<string, unknown>(Object.entries(Object(content)));
  const ids =
    questions.length > 0
      ? questions.map(({ id }) => id)
      : Object.keys(Object(schema?.["properties"]));
  return Object.fromEntries(
    ids.flatMap((id): [string, string | string[]][] => {
      const other = filled.get(otherOf(id));
      const value = other === undefined || other === "" ? filled.get(id) : other;
      if (value === undefined || value === null || value === "") return [];
      return [[id, Array.isArray(value) ? value.map(wordOf) : wordOf(value)]];
    }),
  );
}

const wordOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

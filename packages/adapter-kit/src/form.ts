import type { Question, QuestionAnswer } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import * as untyped from "./untyped.ts";

/** A property of a form, which is a JSON Schema: no schema of ours describes it. */
type Property = Readonly<Record<string, unknown>>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A question for each property of a form. `booleans`: the options of a property that is true or false. */
export const readForm = (schema: unknown, booleans: readonly string[] = []): Question[] =>
  propertiesOf(schema).map(([id, property]) => {
    const header = untyped.string(property["title"]);
    const labels = choicesOf(property).map(({ label }) => label);
    const offered = property["type"] === "boolean" ? booleans : labels;
    return present({
      id,
      question: untyped.string(property["description"]) ?? header ?? id,
      header,
      options: offered.length > 0 ? offered.map((label) => ({ label })) : undefined,
      multiSelect: property["type"] === "array" ? true : undefined,
    });
  });

/** Answers, which are words, as the values that the form asks for. */
export const writeForm = (
  schema: unknown,
  answers: QuestionAnswer["answers"],
): Record<string, unknown> =>
  Object.fromEntries(
    propertiesOf(schema).flatMap(([name, property]) => {
      const answer = answers[name];
      return answer === undefined ? [] : [[name, valueOf(answer, property)]];
    }),
  );

const propertiesOf = (schema: unknown): [string, Property][] =>
  Object.entries(untyped.fields(untyped.fields(schema)["properties"])).map(([name, property]) => [
    name,
    untyped.fields(property),
  ]);

/** What can be chosen: plain words, or values with titles. */
function choicesOf(property: Property): Choice[] {
  const { oneOf, anyOf, enum: values } = { ...untyped.fields(property["items"]), ...property };
  const titled = [...untyped.list(oneOf), ...untyped.list(anyOf)].map(untyped.fields);
  return [
    ...untyped.strings(values).map((value) => ({ value, label: value })),
    ...titled.flatMap(({ const: constant, title }) => {
      const value = untyped.string(constant);
      return value === undefined ? [] : [{ value, label: untyped.string(title) ?? value }];
    }),
  ];
}

function valueOf(answer: string | string[], property: Property): unknown {
  const choices = choicesOf(property);
  const chosen = (text: string): string =>
    choices.find(({ label }) => label === text)?.value ?? text;
  const { type } = property;
  if (type === "array") return [answer].flat().map(chosen);
  const text = chosen([answer].flat().join(", "));
  if (type === "boolean") return /^(?:true|yes|y|1)$/i.test(text);
  const number = Number(text);
  const isNumber =
    (type === "number" || type === "integer") && text.trim() !== "" && Number.isFinite(number);
  return isNumber ? number : text;
}

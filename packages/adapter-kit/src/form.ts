import type { Question, QuestionAnswer, QuestionOption } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import * as untyped from "./untyped.ts";

/** A property of a form, which is a JSON Schema: no schema of ours describes it. */
type Property = Readonly<Record<string, unknown>>;

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
}

/** A question for each property of a form. `booleans`: the options of a property that is true or false. */
export const readForm = (schema: unknown, booleans: readonly string[] = []): Question[] =>
  propertiesOf(schema).map(([id, property]) => {
    const header = untyped.string(property["title"]);
    const choices: readonly Omit<Choice, "value">[] =
      property["type"] === "boolean" ? booleans.map((label) => ({ label })) : choicesOf(property);
    return present({
      id,
      question: untyped.string(property["description"]) ?? header ?? id,
      header,
      options: choices.length > 0 ? choices.map(optionOf) : undefined,
      multiSelect: property["type"] === "array" ? true : undefined,
    });
  });

const optionOf = ({ label, description }: Omit<Choice, "value">): QuestionOption =>
  present({ label, description });

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
    ...titled.flatMap(({ const: constant, title, description: words }) => {
      const value = untyped.string(constant);
      if (value === undefined) return [];
      const description = untyped.string(words);
      return [{ value, label: untyped.string(title) ?? value, description }];
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

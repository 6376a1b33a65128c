import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

import { loadModels, loadSchemas } from "../src/load-models.ts";

/** What validators and generators that are not ours need of the files. */

const schemas = await loadSchemas();
const models = await loadModels();

test("the strict mode of ajv compiles every schema", () => {
  const refused = schemas.flatMap(({ name, json }) => {
    const ajv = new Ajv2020({ strict: true, allErrors: true });
    try {
      ajv.compile(Object(json));
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(refused).toEqual([]);
  expect(schemas.length).toBeGreaterThanOrEqual(38);
});

test("the title of a schema is its own, and the name of no definition", () => {
  const pascal = (title: string): string =>
    title.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
  const titles = models.map(({ title }) => pascal(title));
  expect(new Set(titles).size).toBe(models.length);
  const definitions = new Set(models.flatMap((model) => [...model.definitions.keys()]));
  expect(titles.filter((title) => definitions.has(title))).toEqual([]);
});

/** Every object in a schema that is one itself. */
function* subschemas(json: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof json !== "object" || json === null) return;
  if (!Array.isArray(json)) yield Object(json);
  for (const child of Object.values(json)) yield* subschemas(child);
}

const all = schemas.flatMap(({ json }) => [...subschemas(json)]);

test("no format, no digits beyond 0 to 9, no negation but of a list or of keys", () => {
  const isSchema = ({ type }: Readonly<Record<string, unknown>>): boolean => type === "string";
  expect(all.filter((schema) => isSchema(schema) && "format" in schema)).toEqual([]);
  const patterns = all.flatMap(({ pattern }) => (typeof pattern === "string" ? [pattern] : []));
  expect(patterns.filter((pattern) => /\\[dws]|\(\?/i.test(pattern))).toEqual([]);
  expect(new Set(patterns).size).toBe(5);
});

test("an integer has a least and a largest value that each language can hold", () => {
  const integers = all.filter(({ type }) => type === "integer");
  const largest = Number.MAX_SAFE_INTEGER;
  const unsafe = integers.filter(
    ({ minimum, maximum }) => !(Number(minimum) >= -largest && Number(maximum) <= largest),
  );
  expect(unsafe).toEqual([]);
  expect(integers.length).toBeGreaterThan(300);
});

test("the unknown type is what is neither known nor an extension, said by a pattern", () => {
  const find = (wanted: string): RegExp => {
    const [unified] = models;
    const definition = unified?.definitions.get(wanted);
    const tag =
      definition?.kind === "object"
        ? definition.properties.find(({ name }) => name === "type")?.type
        : undefined;
    return new RegExp(tag?.kind === "string" ? (tag.pattern ?? "[]") : "[]", "u");
  };
  const [extension, other] = [find("ExtensionEvent"), find("UnknownEvent")];
  const letters = ["a", "Z", "-", "0", ":", " ", "\n", "ä", ""];
  const words = letters.flatMap((a) =>
    letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))),
  );
  expect(words.filter((word) => extension.test(word) === other.test(word))).toEqual([]);
  expect(words.some((word) => extension.test(word))).toBe(true);
});

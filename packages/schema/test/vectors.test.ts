import { readdirSync, readFileSync } from "node:fs";

import {
  branchOf,
  independentValidator,
  loadModels,
  loadSchemas,
} from "@agentstream/codegen/testing";
import { describe, expect, test } from "vitest";

import { isSchemaName, validate, type SchemaName } from "../src/index.ts";

const folder = new URL("../../../schemas/vectors/v1/", import.meta.url);
const models = new Map((await loadModels()).map((model) => [model.name, model]));
const schemas = new Map((await loadSchemas()).map(({ name, json }) => [name, json]));

interface Vector {
  readonly name: string;
  readonly schema: SchemaName;
  /** The raw line, as JSON text or not. */
  readonly text: string;
  readonly is?: string;
  readonly at?: string;
  /** Languages may differ, because of this. */
  readonly because?: string;
}

// `streams` has vectors of the stream rules: packages/stream reads them
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .toSorted();

test("there is a file of vectors for each thing that readers get wrong", () => {
  expect(files).toEqual([
    "dialects.jsonl",
    "extension-event.jsonl",
    "invalid.jsonl",
    "requests.jsonl",
    "required-null.jsonl",
    "responses.jsonl",
    "text.jsonl",
    "unknown-enum-value.jsonl",
    "unknown-field.jsonl",
    "unknown-type.jsonl",
    "valid.jsonl",
  ]);
  expect(files.flatMap(readVectors).length).toBeGreaterThanOrEqual(180);
});

test("every request, response and dialect has a valid and an invalid case", () => {
  const vectors = files.flatMap(readVectors);
  const names = [...models.keys()].filter((name) =>
    /^(?:requests|responses|dialects)\//.test(name),
  );
  const missing = names.flatMap((name) => {
    const mine = vectors.filter(({ schema }) => schema === name);
    return [
      ...(mine.some(({ is }) => is !== undefined) ? [] : [`${name}: valid`]),
      ...(mine.some(({ at }) => at !== undefined) ? [] : [`${name}: invalid`]),
    ];
  });
  expect(missing).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(30);
});

test("every case has a name of its own, and one verdict", () => {
  const vectors = files.flatMap(readVectors);
  expect(new Set(vectors.map(({ name, schema }) => `${schema} ${name}`)).size).toBe(vectors.length);
  const verdicts = vectors.map(({ is, at, because }) => [is, at, because]);
  expect(verdicts.filter((all) => all.filter((one) => one !== undefined).length !== 1)).toEqual([]);
});

describe.each(files)("%s", (file) => {
  const vectors = readVectors(file);

  test.each(vectors)("$name", ({ schema, text, is, at, because }) => {
    const found = verdictOf(schema, text, because === undefined);
    const expected = at === undefined ? { is } : { at };
    // where languages may differ, nothing must fail
    expect(found).toEqual(because === undefined ? expected : found);
  });
});

/** The definition that a text decodes to, or where its first fault is. A text that is not JSON is refused as a whole. */
function verdictOf(
  schema: SchemaName,
  text: string,
  isSure: boolean,
): { readonly is?: string | undefined; readonly at?: string | undefined } {
  const parsed = parse(text);
  if (parsed === undefined) return { at: "" };
  const { value } = parsed;
  const result = validate(schema, value);
  // where languages may differ, so may the validators
  if (isSure && independentValidator(schemas.get(schema))(value) !== result.ok)
    throw new Error(`the validators disagree on ${text}`);
  const model = models.get(schema);
  return result.ok
    ? { is: model && branchOf(model.definitions, model.root, value) }
    : { at: result.errors[0]?.path };
}

function readVectors(file: string): Vector[] {
  const lines = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const {
      schema,
      name,
      is,
      at,
      value,
      text = JSON.stringify(value),
      either,
      because,
    } = JSON.parse(line);
    if (!isSchemaName(schema)) throw new Error(`${file}: no schema ${schema}`);
    if ((either === true) !== (because !== undefined))
      throw new Error(`${file}: ${name}: either without because`);
    return { name, schema, text, is, at, because };
  });
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

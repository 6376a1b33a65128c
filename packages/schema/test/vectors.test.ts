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
  readonly value: unknown;
  readonly is?: string;
  readonly at?: string;
}

// `streams` has vectors of the stream rules: packages/stream reads them
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".jsonl"))
  .toSorted();

test("there is a file of vectors for each thing that readers get wrong", () => {
  expect(files).toEqual([
    "extension-event.jsonl",
    "invalid.jsonl",
    "required-null.jsonl",
    "unknown-enum-value.jsonl",
    "unknown-field.jsonl",
    "unknown-type.jsonl",
    "valid.jsonl",
  ]);
  expect(files.flatMap(readVectors).length).toBeGreaterThanOrEqual(62);
});

describe.each(files)("%s", (file) => {
  const vectors = readVectors(file);

  test.each(vectors)("$name", ({ schema, value, is, at }) => {
    const result = validate(schema, value);
    expect(independentValidator(schemas.get(schema))(value)).toBe(result.ok);
    const model = models.get(schema);
    const found = result.ok
      ? { is: model && branchOf(model.definitions, model.root, value) }
      : { at: result.errors[0]?.path };
    expect(found).toEqual(at === undefined ? { is } : { at });
  });
});

function readVectors(file: string): Vector[] {
  const lines = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const { schema, name, is, at, value } = JSON.parse(line);
    if (!isSchemaName(schema)) throw new Error(`${file}: no schema ${schema}`);
    return { name, schema, value, ...(at === undefined ? { is } : { at }) };
  });
}

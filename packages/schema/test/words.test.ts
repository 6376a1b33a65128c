import { readFileSync } from "node:fs";

import {
  arbitrariesOf,
  independentValidator,
  loadModels,
  loadSchemas,
  type ObjectDefinition,
  type Property,
} from "@agentstream/codegen/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import * as schema from "../src/index.ts";
import { forWord, isListed, isSchemaName, validate } from "../src/index.ts";

const models = await loadModels();
const schemas = new Map((await loadSchemas()).map(({ name, json }) => [name, json]));
const isRead = (name: string): boolean => !/^(requests|native|dialects)\//.test(name);

/** What a response has of a family is the family's. */
const families = new Set(
  models
    .filter(({ name }) => name.startsWith("dialects/"))
    .flatMap(({ definitions }) => [...definitions.keys()])
    .filter((name) => name.startsWith("Output")),
);

/** Each field with words, of what others read from us. */
const fields = models
  .filter(({ name }) => isRead(name))
  .flatMap((model) =>
    [...model.definitions.values()].flatMap((definition) =>
      definition.kind === "object" && !families.has(definition.name)
        ? definition.properties.map((property) => ({ model, definition, property }))
        : [],
    ),
  );

/** The fields of what is read in which another word is an error. `schemas/README.md` says why. */
const closed = [
  "ApiSession.state",
  "ApiSessionState.state",
  "FileChangedEvent.changeType",
  "RawOutputEvent.stream",
  "SessionConfig.approvalMode",
  "SessionConfig.sandboxMode",
  "SessionEndedEvent.reason",
];

test("in what is read no word is closed but those which every reader decides by", () => {
  const found = fields
    .filter(({ property: { type } }) => type.kind === "enum" && !type.open)
    .map(({ definition, property }) => `${definition.name}.${property.name}`);
  expect([...new Set(found)].toSorted()).toEqual(closed);
  const readme = readFileSync(new URL("../../../schemas/README.md", import.meta.url), "utf8");
  expect(closed.filter((field) => !readme.includes(`\`${field}\``))).toEqual([]);
});

test("in what is asked every word is closed, but the name of an agent", () => {
  const open = models
    .filter(({ name }) => name.startsWith("requests/"))
    .flatMap(({ definitions }) => [...definitions.values()])
    .flatMap((definition) => (definition.kind === "object" ? definition.properties : []))
    .filter(({ type }) => type.kind === "enum" && type.open);
  expect(new Set(open.map(({ name }) => name))).toEqual(new Set(["agentType"]));
});

describe("a word that is not listed", () => {
  const open = fields.filter(({ property: { type } }) => type.kind === "enum" && type.open);

  test.each(open)("$model.name: $definition.name.$property.name", ({ model, ...field }) => {
    const sample = fc.sample(arbitraryOf(model.name, field.definition), { numRuns: 3, seed: 9 });
    const accepts = independentValidator(schemas.get(model.name), field.definition.name);
    for (const value of sample) {
      const newer = withWord(value, field.property, "aWordOfANewerSender");
      const text = JSON.stringify(newer);
      expect(accepts(newer)).toBe(true);
      expect(validates(model.root === field.definition.name, model.name, newer)).toBe(true);
      expect(JSON.stringify(newer)).toBe(text);
      // a vendor's word may be empty, one of ours may not
      const isVendors = !("list" in field.property.type);
      expect(accepts(withWord(value, field.property, ""))).toBe(isVendors);
    }
    expect(sample.length).toBe(3);
  });

  test("there are dozens of fields", () => expect(open.length).toBeGreaterThanOrEqual(60));
});

const arbitraries = new Map(
  models.map(({ name, definitions }) => [name, arbitrariesOf(definitions)]),
);

function arbitraryOf(model: string, { name }: ObjectDefinition): fc.Arbitrary<unknown> {
  const arbitrary = arbitraries.get(model)?.[name];
  if (arbitrary === undefined) throw new Error(`no arbitrary for ${name}`);
  return arbitrary;
}

const withWord = (value: unknown, { name }: Property, word: string): unknown => ({
  ...Object(value),
  [name]: word,
});

function validates(isRoot: boolean, name: string, value: unknown): boolean {
  if (!isSchemaName(name)) throw new Error(`no schema ${name}`);
  const isEvent = name === "unified" || name === "connection";
  return isRoot || (isEvent && "type" in Object(value)) ? validate(name, value).ok : true;
}

test("each list of the schemas is exported under its name, with the same words in the same order", () => {
  const exported = new Map(Object.entries(schema));
  const plural = (name: string): string =>
    `${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace(/y$/, "ie").replace(/s$/, "se") + "s";
  const lists = new Map(
    models
      .flatMap(({ definitions }) => [...definitions.values()])
      .flatMap((definition) => (definition.kind === "object" ? definition.properties : []))
      .flatMap(({ type }) => (type.kind === "enum" && type.list ? [[type.list, type.values]] : [])),
  );
  for (const [name, values] of lists) expect(exported.get(plural(name))).toEqual(values);
  expect(lists.size).toBeGreaterThanOrEqual(30);
});

test("a word is looked up among the listed ones alone", () => {
  expect(isListed(schema.errorCodes, "timeout")).toBe(true);
  expect(isListed(schema.errorCodes, "timeOut")).toBe(false);
  expect(isListed(schema.errorCodes, undefined)).toBe(false);
  expect(forWord({ a: 1 }, "a")).toBe(1);
  expect([forWord({ a: 1 }, "constructor"), forWord({ a: 1 }, undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});

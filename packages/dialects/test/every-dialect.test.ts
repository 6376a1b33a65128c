import { readdirSync, readFileSync } from "node:fs";

import type { UnifiedEvent } from "@agentstream/schema";
import { schemaNames } from "@agentstream/schema";
import { isUnifiedEvent } from "@agentstream/schema/unified";
import { expect, test } from "vitest";

import {
  createDialect,
  dialectNames,
  dialects,
  dialectSpecs,
  isDialectName,
  readDialectSpec,
} from "../src/index.ts";
import { ended, run, started, stream, valuesOf, turn } from "./stream.ts";

/** The written examples of every event, known and unknown. */
const examples: readonly UnifiedEvent[] = readdirSync(
  new URL("../../../schemas/examples/v1", import.meta.url),
  { withFileTypes: true, recursive: true },
)
  .filter(({ name, parentPath }) => parentPath.endsWith("Event/valid") && name.endsWith(".json"))
  .map(({ name, parentPath }): unknown => JSON.parse(readFileSync(`${parentPath}/${name}`, "utf8")))
  .filter((value) => isUnifiedEvent(value));

test("the names are known, and so are their schemas", () => {
  expect(dialectNames).toEqual([
    "execute",
    "ues",
    "daemon",
    "session-event",
    "acp",
    "ag-ui",
    "ai-sdk",
  ]);
  expect(isDialectName("ues")).toBe(true);
  expect(isDialectName("toString")).toBe(false);
  const names: ReadonlySet<string> = new Set(schemaNames);
  for (const { schema } of dialects) expect(schema === undefined || names.has(schema)).toBe(true);
});

test("a dialect is written with its parameters", () => {
  expect(readDialectSpec("ai-sdk")).toEqual({ name: "ai-sdk", options: {} });
  expect(readDialectSpec("ai-sdk;version=7")).toEqual({ name: "ai-sdk", options: { version: 7 } });
  expect(readDialectSpec("daemon;raw=true;partial_json=true;questions=object")?.options).toEqual({
    raw: true,
    partialJson: true,
    questionForm: "object",
  });
  for (const wrong of ["", "ai", "ai-sdk;version=5", "ues;version=7", "ai-sdk;toString", "ai-sdk;"])
    expect(readDialectSpec(wrong), wrong).toBeUndefined();
  for (const spec of dialectSpecs) expect(readDialectSpec(spec), spec).toBeDefined();
  expect(dialectSpecs.length).toBe(dialectNames.length + 6);
});

test.each(dialectNames)("%s takes any event at any place, and fails at none", (name) => {
  expect(examples.length).toBeGreaterThan(100);
  for (let first = 0; first < examples.length; first++) {
    const events = [...examples.slice(first), ...examples.slice(0, first)];
    const values = valuesOf(name, events);
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
  }
});

test.each(dialectNames)("%s fails at no event that lacks what it should have", (name) => {
  const dialect = createDialect(name);
  for (const example of examples) {
    for (const field of Object.keys(example)) {
      if (field === "type") continue;
      const rest = Object.entries(example).filter(([key]) => key !== field);
      const push = (): unknown => dialect.push(Object(Object.fromEntries(rest)));
      expect(push, `${example.type} without ${field}`).not.toThrow();
    }
  }
});

test.each(dialectNames)("%s emits nothing for nothing, and ends only once", (name) => {
  expect(createDialect(name).end()).toEqual([]);
  const dialect = createDialect(name);
  for (const event of run()) dialect.push(event);
  expect(dialect.end()).toEqual([]);
});

test.each(dialectNames)("%s closes a run that another one follows", (name) => {
  const cut = stream([started, turn]);
  const next = stream([started, ended], 2, 3);
  expect(valuesOf(name, [...cut, ...next])).toEqual([
    ...valuesOf(name, cut),
    ...valuesOf(name, next),
  ]);
});

test.each(dialectNames)("%s of two runs is that of each", (name) => {
  const first = run();
  const second = stream([started, turn, ended], 2, 6);
  expect(valuesOf(name, [...first, ...second])).toEqual([
    ...valuesOf(name, first),
    ...valuesOf(name, second),
  ]);
});

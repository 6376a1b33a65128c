import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { documents } from "../definitions/index.ts";
import { literal, open, string } from "../definitions/vocabulary.ts";
import { emitSchemas } from "../scripts/emit-schemas.ts";

const committed = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

test("two runs give the same bytes, and they are the committed ones", () => {
  const once = emitSchemas(documents);
  expect([...emitSchemas(documents)]).toEqual([...once]);
  expect(
    [...once].filter(([path, text]) => committed(path) !== text).map(([path]) => path),
  ).toEqual([]);
  expect(once.size).toBe(documents.length + 1);
});

test("a changed definition changes the schemas that have it, and no others", () => {
  const LogEvent = open("Changed.", { type: literal("log"), message: string() });
  const changed = documents.map((document) =>
    "LogEvent" in document.definitions
      ? { ...document, definitions: { ...document.definitions, LogEvent } }
      : document,
  );
  const stale = [...emitSchemas(changed)].filter(([path, text]) => committed(path) !== text);
  expect(stale.map(([path]) => path)).toEqual([
    "schemas/v1/unified.schema.json",
    "schemas/v1/responses/events.schema.json",
  ]);
});

test("only what a root reaches is in its document", () => {
  const [unified] = documents;
  const text =
    unified === undefined
      ? ""
      : (emitSchemas([unified]).get("schemas/v1/unified.schema.json") ?? "");
  expect(text).toContain('"TextChunkEvent": {');
  expect(text).not.toContain('"RequestedConfig": {');
});

test("a root that is not defined is an error", () => {
  const document = { name: "x", root: "Nothing", title: "X", description: "X.", definitions: {} };
  expect(() => emitSchemas([document])).toThrow("x: no definition of Nothing");
});

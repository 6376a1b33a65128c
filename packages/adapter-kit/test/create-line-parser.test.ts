import fc from "fast-check";
import { expect, test } from "vitest";

import { createLineParser } from "../src/create-line-parser.ts";
import { parseNativeLine } from "../src/parse-native-line.ts";

const delta = (text: unknown, uuid = "u"): string =>
  JSON.stringify({ type: "delta", index: 0, delta: { type: "text", text }, path: [null, uuid] });

/** Parses all lines by one parser; a shared object is copied, because the next line fills it again. */
function parseAll(lines: readonly string[]): { all: unknown[]; shared: number } {
  const parser = createLineParser(() => true);
  let shared = 0;
  const all = lines.map((text) => {
    const native = parser.parse(text);
    if (parser.isShared()) shared++;
    return structuredClone(native);
  });
  return { all, shared };
}

const parsedAlone = (lines: readonly string[]): unknown[] =>
  lines.map((text) => parseNativeLine(text));

/** As many lines as a parser needs to know their form. */
const known = Array.from({ length: 20 }, (_, index) => delta(`word ${index}`, `u${index}`));

test("lines of a form share an object, and have what JSON.parse gives", () => {
  const texts = ["", '\n\t\\ "', "größe", "😀", "\u0000", "a".repeat(3000), "\\u0041", '"', "\\"];
  const lines = [...known, ...texts.map((text) => delta(text)), delta("x").replace(":0", ":71")];
  const { all, shared } = parseAll(lines);
  expect(all).toEqual(parsedAlone(lines));
  // all but those of which the form was learnt; a number had not differed before
  expect(shared).toBe(texts.length + 20 - 10);
});

const hostile: readonly string[] = [
  delta("a").replace('"a"', '"a'),
  delta("a").replace('"a"', '"a\u0001"'),
  delta("a").replace('"a"', '"\\x"'),
  delta("a").replace('"a"', '"\\ud800"'),
  delta("a").replace('"a"', "12"),
  delta("a").replace('"a"', "null"),
  delta("a").replace('"a"', '{"a":"b"}'),
  delta("a").replace(":0", ":00"),
  delta("a").replace(":0", ":-0"),
  delta("a").replace(":0", ":0.5"),
  delta("a").replace(":0", ":1e3"),
  delta("a").replace(":0", ":12345678901234567890"),
  delta("a").replace(":0", ':0,"index":1'),
  delta("a").replace(":0", ':0,"__proto__":{"x":"y"}'),
  `${delta("a")}x`,
  `${delta("a")} `,
  ` ${delta("a")}`,
  delta("a").slice(0, -1),
  '{"type":"delta"}',
  "[]",
  "",
];

test("what is not of the form is parsed, or refused, as it is alone", () => {
  const numbers = known.map((line, index) => line.replace(":0", `:${index}`));
  for (const line of hostile) {
    const lines = [...known, ...numbers, line, line, delta("after"), ...numbers];
    expect(parseAll(lines).all).toEqual(parsedAlone(lines));
  }
  expect(hostile).toHaveLength(21);
});

test("a line of a kind that is kept has an object of its own, though its form is known", () => {
  const line = (kind: string, index: number): string => JSON.stringify({ kind, text: `t${index}` });
  const parser = createLineParser(({ kind }) => !Object.is(kind, "kept"));
  const kinds = Array.from({ length: 60 }, (_, index) => line(index % 2 === 0 ? "a" : "b", index));
  for (const text of kinds) parser.parse(text);
  expect(parser.isShared()).toBe(true);
  const kept = parser.parse(line("kept", 1));
  expect(parser.isShared()).toBe(false);
  parser.parse(line("a", 2));
  expect(parser.isShared()).toBe(true);
  expect(kept).toEqual({ kind: "kept", text: "t1" });
});

test("a form may have a key twice or __proto__; it is never learnt", () => {
  const twice = Array.from({ length: 40 }, (_, index) => `{"a":"x${index}","a":{"b":"y"}}`);
  const proto = Array.from({ length: 40 }, (_, index) => `{"__proto__":{"b":"y${index}"}}`);
  for (const lines of [twice, proto]) {
    const { all, shared } = parseAll(lines);
    expect(all).toEqual(parsedAlone(lines));
    expect(shared).toBe(0);
  }
});

test("no line is read as another one, whatever the lines are", () => {
  const value = fc.jsonValue({ maxDepth: 3, noUnicodeString: false });
  const record = fc.dictionary(fc.string({ maxLength: 4 }), value, { maxKeys: 4 });
  let shared = 0;
  fc.assert(
    fc.property(record, fc.array(fc.string(), { minLength: 30, maxLength: 60 }), (base, texts) => {
      const lines = texts.flatMap((text, index) => [
        JSON.stringify({ ...base, text, nested: { index, list: [text, "same", index % 3] } }),
        JSON.stringify({ ...base, other: text }),
      ]);
      const result = parseAll(lines);
      expect(result.all).toEqual(parsedAlone(lines));
      shared += result.shared;
    }),
    { numRuns: 200 },
  );
  expect(shared).toBeGreaterThan(2000);
});

import fc from "fast-check";
import { expect, test } from "vitest";

import { createLineSplitter, type LineSplitterOptions, type SplitLine } from "../src/index.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function split(chunks: readonly Uint8Array[], options?: LineSplitterOptions): SplitLine[] {
  const splitter = createLineSplitter(options);
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

test("lines end at LF alone, with or without CR before it", () => {
  const lines = split([encode('a\r\n{"x":"\u2028\u2029\u0085"}\n\nlast')]);
  expect(lines.map(({ text }) => text)).toEqual(["a", '{"x":"\u2028\u2029\u0085"}', "", "last"]);
});

test("wherever the bytes are cut, the lines are the same", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 20 })),
      fc.array(fc.nat(), { maxLength: 8 }),
      (texts, cuts) => {
        const lines = texts.map((text) => text.replaceAll(/[\r\n]/g, ""));
        const bytes = encode(lines.map((line) => `${line}\n`).join(""));
        const at = cuts
          .map((cut) => cut % (bytes.length + 1))
          .toSorted((left, right) => left - right);
        const chunks = [0, ...at].map((start, index) =>
          bytes.subarray(start, at[index] ?? bytes.length),
        );
        expect(split(chunks)).toEqual(lines.map((text) => ({ text })));
      },
    ),
    { numRuns: 1000 },
  );
});

test("a chunk may be used again after it was pushed", () => {
  const splitter = createLineSplitter();
  const chunk = Buffer.from("abc");
  splitter.push(chunk);
  chunk.fill(120);
  expect(splitter.push(encode("d\n"))).toEqual([{ text: "abcd" }]);
});

test("a line over the limit is cut, and the next one is whole", () => {
  const chunks = ["aaaa", "aaaa\nbb", "bb\ncccc", "c"].map(encode);
  expect(split(chunks, { limit: 5 })).toEqual([
    { text: "aaaaa", truncated: true },
    { text: "bbbb" },
    { text: "ccccc" },
  ]);
  expect(split([encode("xxxxxx\ny\n")], { limit: 5 })).toEqual([
    { text: "xxxxx", truncated: true },
    { text: "y" },
  ]);
});

test("of a line over the limit of 16 MiB the first MiB is given, and memory is used again", () => {
  const splitter = createLineSplitter();
  const piece = new Uint8Array(1 << 20).fill(120);
  for (let count = 0; count < 17; count++) expect(splitter.push(piece)).toEqual([]);
  const [cut, next] = splitter.push(encode("x\nnext\n"));
  expect([cut?.text.length, cut?.truncated, next]).toEqual([1 << 20, true, { text: "next" }]);
  // one of just the limit is whole
  for (let count = 0; count < 16; count++) splitter.push(piece);
  const [whole] = splitter.push(encode("\n"));
  expect([whole?.text.length, whole?.truncated]).toEqual([16 << 20, undefined]);
});

test("invalid UTF-8 becomes replacement characters, nothing throws", () => {
  expect(split([Uint8Array.of(0x61, 0xff, 0xc3, 0x0a, 0x62)])).toEqual([
    { text: "a\uFFFD\uFFFD" },
    { text: "b" },
  ]);
});

test("nothing gives no lines", () => {
  expect(split([])).toEqual([]);
  expect(split([encode("a\n")])).toEqual([{ text: "a" }]);
});

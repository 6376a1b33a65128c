import { limits } from "@agentstream/schema/limits";
import fc from "fast-check";
import { expect, test } from "vitest";

import { createGrowingText } from "../src/growing-text.ts";

test("of a text beyond the limit only its length and a hash are kept", () => {
  const piece = "0123456789abcdef".repeat(1024);
  const text = createGrowingText("");
  let all = "";
  while (all.length <= limits.maxRepeatBytes) {
    expect(text.read()).toBe(all);
    text.add(piece);
    all += piece;
  }
  expect([text.read(), text.length()]).toEqual([undefined, all.length]);
  for (const other of [all, `${all}more`]) expect(text.isStartOf(other)).toBe(true);
  for (const other of ["", all.slice(1), `x${all.slice(1)}`, `${all.slice(0, -1)}x`])
    expect(text.isStartOf(other)).toBe(false);
  text.add("é");
  expect(text.isStartOf(`${all}é`)).toBe(true);
  expect(text.isStartOf(`${all}e`)).toBe(false);
});

test("the limit is one of bytes", () => {
  expect(createGrowingText("é".repeat(limits.maxRepeatBytes / 2)).read()).toBeDefined();
  expect(createGrowingText(`${"é".repeat(limits.maxRepeatBytes / 2)}e`).read()).toBeUndefined();
});

test("it is all its pieces, however many, whenever it is read", () => {
  let texts = 0;
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 1500, size: "max" }), fc.nat(), (pieces, at) => {
      texts++;
      const half = pieces.length === 0 ? 0 : at % pieces.length;
      const text = createGrowingText("first");
      for (const piece of pieces.slice(0, half)) text.add(piece);
      expect(text.read()).toBe(`first${pieces.slice(0, half).join("")}`);
      for (const piece of pieces.slice(half)) text.add(piece);
      expect(text.read()).toBe(`first${pieces.join("")}`);
    }),
    { numRuns: 50 },
  );
  expect(texts).toBe(50);
});

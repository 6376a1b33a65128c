import fc from "fast-check";
import { expect, test } from "vitest";

import { createGrowingText } from "../src/growing-text.ts";

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

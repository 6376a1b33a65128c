import fc from "fast-check";
import { expect, test } from "vitest";

import { createGrowingText } from "../src/growing-text.ts";

test("it is all its pieces, however many, whenever it is read", () => {
  let texts = 0;
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 1500, size: "max" }), (pieces) => {
      texts++;
      const text = createGrowingText("first");
      pieces.forEach((piece, index) => {
        text.add(piece);
        if (index % 400 === 0)
          expect(text.read()).toBe(`first${pieces.slice(0, index + 1).join("")}`);
      });
      expect(text.read()).toBe(`first${pieces.join("")}`);
    }),
    { numRuns: 50 },
  );
  expect(texts).toBe(50);
});

import fc from "fast-check";
import { expect, test } from "vitest";

import { timeText } from "../src/time-text.ts";

/** The farthest that a `Date` reaches. */
const farthest = 8_640_000_000_000_000;

test("a time is written as Date writes it, whatever came before", () => {
  const near = fc.integer({ min: 1_795_000_000_000, max: 1_795_000_003_000 });
  const any = fc.integer({ min: -farthest, max: farthest });
  const fraction = fc.double({ min: -1e13, max: 1e13, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.oneof(near, any, fraction), { minLength: 1 }), (times) => {
      expect(times.map(timeText)).toEqual(times.map((time) => new Date(time).toISOString()));
    }),
    { numRuns: 500 },
  );
});

test("what is no time throws as with Date, and the next one is right", () => {
  for (const wrong of [Number.NaN, Infinity, farthest + 1000])
    expect(() => timeText(wrong)).toThrow(RangeError);
  expect(timeText(0)).toBe("1970-01-01T00:00:00.000Z");
});

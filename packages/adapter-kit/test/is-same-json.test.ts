import fc from "fast-check";
import { expect, test } from "vitest";

import { isSameJson } from "../src/is-same-json.ts";

test("values are the same if their JSON is, whatever the order of keys", () => {
  const cases: readonly [left: unknown, right: unknown, isSame: boolean][] = [
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: undefined, b: 1 }, { b: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [{ constructor: "x" }, {}, false],
    [null, {}, false],
    ["1", 1, false],
    [undefined, undefined, true],
  ];
  for (const [left, right, isSame] of cases) expect(isSameJson(left, right)).toBe(isSame);
  expect(cases).toHaveLength(12);
});

test("agrees with the texts of any two values", () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (left, right) => {
      // a text has -0 as 0, as isSameJson has
      expect(isSameJson(left, right)).toBe(JSON.stringify(left) === JSON.stringify(right));
      expect(isSameJson(left, structuredClone(left))).toBe(true);
    }),
  );
});

import { expect, test } from "vitest";

import { compareAreas } from "../src/measure/compare-areas.ts";

const now = new Map([
  ["kit/src", 10],
  ["kit/src/demo", 5],
  ["otlp/src", 7],
]);
const before = new Map([
  ["kit/src", 12],
  ["old/src", 3],
]);

test("packages are compared with what they were, and new ones stand apart", () => {
  expect(compareAreas(now, before, 1)).toEqual({
    areas: [
      { area: "kit", now: 15, before: 12 },
      { area: "old", now: undefined, before: 3 },
      { area: "otlp", now: 7, before: undefined },
    ],
    common: { now: 15, before: 12 },
    added: 7,
    removed: 3,
  });
});

test("folders are compared one by one", () => {
  const { common, added, removed } = compareAreas(now, before, Number.POSITIVE_INFINITY);
  expect({ common, added, removed }).toEqual({
    common: { now: 10, before: 12 },
    added: 12,
    removed: 3,
  });
});

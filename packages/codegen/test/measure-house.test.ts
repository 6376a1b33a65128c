import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { measureHouse } from "../src/measure/measure-house.ts";

const house = measureHouse(fileURLToPath(new URL("../../..", import.meta.url)));

test.each([
  ["conditionalSpreads", 60],
  ["tellWords", 20],
  ["medianFile", 46],
  ["longestFunction", 51],
] as const)("what ships has %s below %i", (name, limit) => {
  expect(house.files).toBeGreaterThan(600);
  expect(house[name], house.longestAt).toBeLessThan(limit);
});

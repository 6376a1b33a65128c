import { expect, test } from "vitest";

import { printGroup } from "../src/print-group.ts";
import { verdictsOf, type Group } from "../src/result.ts";

const spawn = (value: number): Group => ({
  title: "Gateway: start of an agent",
  method: "wall time",
  figures: [{ name: "spawn() with 100 sessions of history", value, spread: [1, 30], unit: "ms" }],
  skipped: { elsewhere: "there is no elsewhere here" },
});

test("a figure that could not be measured is a row with the reason, beside the others", () => {
  const lines = printGroup(spawn(12.34)).split("\n");
  expect(lines.slice(2).map((line) => line.trim().replaceAll(/ {2,}/g, "  "))).toEqual([
    "spawn() with 100 sessions of history 12.3 (1.00–30.0) ms",
    "elsewhere  skipped: there is no elsewhere here",
    "MISSED  Gateway: start of an agent: spawn() with 100 sessions of history ≤ 2 ms",
  ]);
});

test("a budget is met, missed, or an error where its figure was not measured", () => {
  expect([2, 2.01].map((value) => verdictsOf(spawn(value))[0]?.met)).toEqual([true, false]);
  expect(() => verdictsOf({ ...spawn(1), figures: [] })).toThrow("nothing was measured for");
});

import { expect, test } from "vitest";

import { createPacer } from "../src/create-pacer.ts";

test("a loop that never waits lets timers run", async () => {
  const pace = createPacer();
  const ticks: number[] = [];
  const timer = setInterval(() => ticks.push(1), 1);
  // until a timer ran: without a pace it never would
  for (let turns = 0; turns < 10_000_000 && ticks.length < 3; turns++) await pace();
  clearInterval(timer);
  expect(ticks.length).toBeGreaterThanOrEqual(3);
});

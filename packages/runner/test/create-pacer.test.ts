import { expect, test } from "vitest";

import { createPacer } from "../src/create-pacer.ts";

test("a loop that never waits lets timers run", async () => {
  const pace = createPacer();
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  // until a timer ran: without a pace it never would
  for (let turns = 0; turns < 10_000_000 && ticks < 3; turns++) await pace();
  clearInterval(timer);
  expect(ticks).toBeGreaterThanOrEqual(3);
});

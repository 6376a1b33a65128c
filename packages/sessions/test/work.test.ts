import { expect, test } from "vitest";

import { createMemoryNodes, createMemoryWork, createProcessSignals } from "../src/index.ts";
import { nodesSuite, sampleWork, signalsSuite, workSuite } from "../src/testing/index.ts";

test("the suites have all their cases", () => {
  expect([workSuite.length, signalsSuite.length, nodesSuite.length]).toEqual([14, 4, 4]);
});

test.each(workSuite)("in memory: $name", async ({ run }) => {
  await expect(run(createMemoryWork())).resolves.toBeUndefined();
});

test.each(signalsSuite)("in a process: $name", async ({ run }) => {
  const signals = createProcessSignals();
  await expect(run(async () => signals)).resolves.toBeUndefined();
});

test.each(nodesSuite)("nodes of a process: $name", async ({ run }) => {
  const nodes = createMemoryNodes();
  await expect(run(async () => nodes)).resolves.toBeUndefined();
});

test("what was given back is taken again, though a timer fires before the clock has come so far", async () => {
  const timers: (() => void)[] = [];
  const after = (_: number, call: () => void) => {
    timers.push(call);
    return () => {};
  };
  const work = createMemoryWork(undefined, {
    now: () => 999,
    after,
    createPacer: () => async () => {},
  });
  await work.enqueue(sampleWork("s"));
  const offer = { worker: "w", hasSlot: true, maxPerOwner: 1, ttlMs: Infinity };
  const taken = await work.take(offer);
  if (taken === undefined) throw new Error("There is one.");
  await work.giveBack(taken, 1000);
  expect(await work.take(offer)).toBeUndefined();
  expect(timers.length).toBe(1);
  timers[0]?.();
  expect(await work.take(offer)).toMatchObject({ sessionId: "s", run: 1 });
});

import type { UnifiedEvent } from "@agentstream/schema";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { has, listening, makeFolder, removeFolder, start, textsOf } from "./start.ts";
import { toy } from "./toy.ts";

beforeAll(makeFolder);
afterAll(removeFolder);

test("the time that a reader takes is not the agent's, and an agent that stays silent is stopped", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const plan = listening(`const take = ({ prompt }) => say(prompt);`);
  const stopTimeouts = { interruptMs: 0, terminateMs: 0 };
  const run = start(toy(plan, true), { idleTimeoutMs: 600, stopTimeouts });
  const events: UnifiedEvent[] = [];
  let passing: NodeJS.Timeout | undefined;
  for await (const batch of run.batches) {
    events.push(...batch);
    vi.advanceTimersByTime(700);
    if (has(batch, "textChunk")) passing ??= setInterval(() => vi.advanceTimersByTime(100), 1);
  }
  clearInterval(passing);
  // it says something when it is interrupted, too
  expect(textsOf(events)[0]).toBe("go");
  expect(events.at(-1)).toMatchObject({ reason: "timeout", detail: "idleTimeout" });
});

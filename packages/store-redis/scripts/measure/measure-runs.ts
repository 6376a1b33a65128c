import type { Work } from "@agentstream/sessions";
import type { Redis } from "ioredis";

import { readUsage } from "./read-usage.ts";

const runs = 500;

/** What it costs to promise a run, to take it and to finish it. */
export async function measureRuns(
  work: Work,
  redis: Redis,
): Promise<Readonly<Record<string, string>>[]> {
  const before = await readUsage(redis);
  const started = performance.now();
  for (let at = 0; at < runs; at++)
    await work.enqueue({
      sessionId: `run-${at}`,
      run: 1,
      owner: `owner-${at % 5}`,
      route: { agentType: "echo" },
      input: { agentType: "echo", prompt: "Say hello." },
      queuedAt: at,
    });
  const offer = { worker: "w", hasSlot: true, maxPerOwner: runs, ttlMs: 60_000 };
  for (let at = 0; at < runs; at++) {
    const taken = await work.take(offer);
    if (taken !== undefined) await work.done(taken);
  }
  const ms = performance.now() - started;
  const after = await readUsage(redis);
  return [
    {
      "runs/s, one worker": String(Math.round((runs / ms) * 1000)),
      "calls per run": ((after.calls - before.calls) / runs).toFixed(1),
      "commands per run": ((after.commands - before.commands) / runs).toFixed(1),
    },
  ];
}

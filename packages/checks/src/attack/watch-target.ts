import { setTimeout as sleep } from "node:timers/promises";

import type { Target } from "./start-target.ts";

export interface Watched {
  /** The slowest answer of /healthz, in ms: the loop was blocked for about so long. */
  readonly slowest: number;
  /** The delay of the event loop, p99 in ms, as the server measured it. */
  readonly blocked: number;
  /** Of the memory, at its highest, in MB; garbage is collected where it is more than 8 MB, unless ATTACK_GC is off. */
  readonly growth: number;
  /** How often /healthz did not answer. */
  readonly unanswered: number;
}

const everyMs = 20;

/** Asks for the server's health, and looks at its memory, until it is stopped. */
export function watchTarget(target: Target): () => Promise<Watched> {
  const before = target.memory() ?? 0;
  target.beginWatch();
  const over = new AbortController();
  let slowest = 0;
  let highest = before;
  let unanswered = 0;

  async function ask(): Promise<void> {
    while (!over.signal.aborted) {
      const started = performance.now();
      const isOk = await fetch(`${target.url}/healthz`).then(
        async (response) => (await response.text()) !== "" && response.ok,
        () => false,
      );
      if (!isOk) unanswered++;
      slowest = Math.max(slowest, performance.now() - started);
      highest = Math.max(highest, target.memory() ?? 0);
      await sleep(everyMs);
    }
  }

  const asking = ask();
  return async () => {
    over.abort();
    await asking;
    // the server reports twice a second
    await sleep(600);
    return { blocked: target.blocked() ?? 0, slowest, growth: highest - before, unanswered };
  };
}

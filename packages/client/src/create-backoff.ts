import { AgentError } from "./agent-error.ts";
import { pause } from "./with-timeout.ts";

const firstDelayMs = 100;
const longestDelayMs = 10_000;

/** How long to wait before the next try. */
export interface Backoff {
  /** There was progress. */
  readonly reset: () => void;
  /** Waits, longer each time; rejects with the error where its patience is over or it would fail again. */
  readonly wait: (error: unknown, signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * The first try after progress comes at once, the next ones later and later. `patienceMs` is the time that is spent
 * waiting, so that a machine that sleeps does not lose its patience.
 */
export function createBackoff(patienceMs: number): Backoff {
  let failures = 0;
  let waited = 0;
  return {
    reset() {
      failures = 0;
      waited = 0;
    },
    async wait(error, signal) {
      signal?.throwIfAborted();
      if (!(error instanceof AgentError) || !error.isTransient) throw error;
      const step = failures === 0 ? 0 : firstDelayMs * 2 ** Math.min(failures - 1, 20);
      // clients of a server that is back must not come all at once
      const own = Math.min(longestDelayMs, step) * (0.5 + Math.random() / 2);
      const delay = Math.max(own, error.retryAfterMs ?? 0);
      failures++;
      waited += delay;
      if (waited > patienceMs) throw error;
      await pause(delay, signal);
    },
  };
}

import type { Run } from "../run.ts";

/** A run, or an agent that waits for its next one. */
type Cancellable = Pick<Run, "cancel">;

const live = new Set<Cancellable>();

/** Remembers a run; returns how to forget it. */
export function addLiveRun(run: Cancellable): () => void {
  live.add(run);
  return () => live.delete(run);
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Cancels all runs on SIGINT, SIGTERM and SIGHUP, on a second one with force. The process then ends when its runs
 * have ended. Returns how to remove the handlers; none is installed without this call.
 */
export function endRunsWithHost(): () => void {
  const endAll = (): void => {
    for (const run of live) run.cancel();
  };
  for (const signal of signals) process.on(signal, endAll);
  return () => {
    for (const signal of signals) process.off(signal, endAll);
  };
}

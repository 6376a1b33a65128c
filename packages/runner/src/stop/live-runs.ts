import type { Run } from "../run.ts";

const live = new Set<Run>();

/** Remembers a run until it is over; gives what forgets it. */
export function addLiveRun(run: Run): () => void {
  live.add(run);
  return () => live.delete(run);
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Ends all runs when this process is told to end; told so again, with force. It then ends only when its runs have,
 * as whoever reads them decides. Gives what undoes this. Nothing of the kind is done unasked.
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

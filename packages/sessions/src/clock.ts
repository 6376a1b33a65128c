import { createPacer } from "@agentstream/runner";

/** The time, and what happens later. A simulation has another one. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls the function once after this time, unless the returned function is called before. The process may end meanwhile. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** For a loop that may have much to do at once: the function lets others have the thread now and then. */
  readonly createPacer: () => () => Promise<void>;
}

export const createClock = (now: () => number = Date.now): Clock => ({
  now,
  after(ms, call) {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
  createPacer,
});

export const pause = ({ after }: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void after(ms, resolve));

/** Calls the function at intervals, the next one when the one before is done. Returns what stops it. */
export function repeat(clock: Clock, ms: number, work: () => Promise<void>): () => void {
  let stop = clock.after(ms, next);
  let isStopped = false;
  function next(): void {
    void work().finally(() => {
      if (!isStopped) stop = clock.after(ms, next);
    });
  }
  return () => {
    isStopped = true;
    stop();
  };
}

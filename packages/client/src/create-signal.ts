import { linkSignal } from "./with-timeout.ts";

/** Wakes all that wait. */
export interface Signal {
  readonly notify: () => void;
  /** Until the next call of `notify`, or until the time is over; rejects with the reason of an abort. */
  readonly wait: (abort: AbortSignal, timeoutMs?: number) => Promise<void>;
}

export function createSignal(): Signal {
  const waiting = new Set<() => void>();
  return {
    notify() {
      for (const wake of waiting) wake();
    },
    async wait(abort, timeoutMs) {
      const linked = linkSignal(abort);
      let wake = (): void => {};
      const notified = new Promise<void>((resolve) => {
        wake = resolve;
      });
      waiting.add(wake);
      const timer = timeoutMs === undefined ? undefined : setTimeout(wake, timeoutMs);
      try {
        await Promise.race([notified, linked.aborted]);
      } finally {
        clearTimeout(timer);
        waiting.delete(wake);
        linked.release();
      }
    },
  };
}

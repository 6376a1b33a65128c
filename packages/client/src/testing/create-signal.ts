import { linkSignal } from "../with-timeout.ts";

/** Wakes all that wait. */
export interface Signal {
  readonly notify: () => void;
  /** Until the next call of `notify`; rejects with the reason of an abort. */
  readonly wait: (abort: AbortSignal) => Promise<void>;
}

export function createSignal(): Signal {
  const waiting = new Set<() => void>();
  return {
    notify() {
      for (const wake of waiting) wake();
    },
    async wait(abort) {
      const linked = linkSignal(abort);
      let wake = (): void => {};
      const notified = new Promise<void>((resolve) => {
        wake = resolve;
      });
      waiting.add(wake);
      try {
        await Promise.race([notified, linked.aborted]);
      } finally {
        waiting.delete(wake);
        linked.release();
      }
    },
  };
}

/** Keeps the newest value until it is taken, and wakes the reader that waits. */
export interface Mailbox<T> {
  readonly put: (value: T) => void;
  /** Wakes the reader without a value. */
  readonly poke: () => void;
  readonly take: () => T | undefined;
  /** Resolves after a value or a poke, at the timeout, or when the signal is aborted. */
  readonly wait: (options: {
    readonly signal?: AbortSignal | undefined;
    readonly timeoutMs?: number | undefined;
  }) => Promise<void>;
}

export function createMailbox<T>(): Mailbox<T> {
  let value: T | undefined;
  let isPoked = false;
  let wake: (() => void) | undefined;

  function poke(): void {
    isPoked = true;
    wake?.();
  }

  return {
    put(next) {
      value = next;
      poke();
    },
    poke,
    take() {
      const taken = value;
      value = undefined;
      return taken;
    },
    async wait({ signal, timeoutMs }) {
      if (!isPoked && signal?.aborted !== true)
        await new Promise<void>((resolve) => {
          const timer = timeoutMs === undefined ? undefined : setTimeout(done, timeoutMs);
          function done(): void {
            clearTimeout(timer);
            signal?.removeEventListener("abort", done);
            wake = undefined;
            resolve();
          }
          wake = done;
          signal?.addEventListener("abort", done);
        });
      isPoked = false;
    },
  };
}

/** Keeps the newest thing that came until it is taken; whoever waits is woken. */
export interface Mailbox<T> {
  readonly put: (value: T) => void;
  /** Wakes without bringing anything. */
  readonly poke: () => void;
  readonly take: () => T | undefined;
  /** Resolves when something came since the last time, the time is over, or the signal came. */
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

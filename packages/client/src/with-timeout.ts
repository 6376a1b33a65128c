import { AgentError } from "./agent-error.ts";

/** Work under a signal that is aborted with the caller's, or when its time is over. */
export async function withTimeout<T>(
  { signal, timeoutMs, what }: TimeLimit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const linked = linkSignal(signal);
  const timer = setTimeout(
    () => linked.abort(timeoutError(`${what} took longer than ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    return await Promise.race([work(linked.signal), linked.aborted]);
  } finally {
    clearTimeout(timer);
    linked.release();
  }
}

const timeoutError = (message: string): AgentError =>
  new AgentError("timeout", message, { isTransient: true });

interface TimeLimit {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** For the message. */
  readonly what: string;
}

export interface LinkedSignal {
  readonly signal: AbortSignal;
  /** Rejects with the reason when it is aborted. */
  readonly aborted: Promise<never>;
  readonly abort: (reason: unknown) => void;
  /** No longer follows the other signal. */
  readonly release: () => void;
}

/** A signal that can be aborted here, and is when another one is. */
export function linkSignal(other: AbortSignal | undefined): LinkedSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = (): void => controller.abort(other?.reason);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // nobody may be waiting for it
  aborted.catch(() => {});
  if (other?.aborted === true) follow();
  other?.addEventListener("abort", follow);
  return {
    signal,
    aborted,
    abort: (reason) => controller.abort(reason),
    release: () => other?.removeEventListener("abort", follow),
  };
}

/** Resolves later; rejects with the signal's reason if that is aborted first. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const linked = linkSignal(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const time = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([time, linked.aborted]);
  } finally {
    clearTimeout(timer);
    linked.release();
  }
}

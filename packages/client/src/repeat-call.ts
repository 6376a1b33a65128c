import { AgentError } from "./agent-error.ts";
import { createBackoff } from "./create-backoff.ts";
import type { Attempt } from "./transport.ts";
import { withTimeout } from "./with-timeout.ts";

/** Makes a call, and makes it again while it fails on the way; all with one key, within one time limit. */
export function repeatCall<T>(
  call: (attempt: Attempt) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  const key = createKey();
  const backoff = createBackoff(Number.POSITIVE_INFINITY);
  let last: unknown;
  return withTimeout({ signal, timeoutMs, what: "The call" }, async (limited) => {
    for (;;) {
      try {
        return await call({ key, signal: limited });
      } catch (error) {
        // a try that the time limit has ended says less than the one before it
        last = limited.aborted ? (last ?? error) : error;
        await backoff.wait(last, limited);
      }
    }
  }).catch((error: unknown) => {
    throw isTimeout(error) && last !== undefined ? last : error;
  });
}

const isTimeout = (error: unknown): boolean =>
  error instanceof AgentError && error.code === "timeout";

/** `crypto.randomUUID` is missing in pages without https. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

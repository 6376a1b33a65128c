import type { Unsure } from "@agentstream/adapter-kit/author";

import { mapError, type NativeError } from "./map-error.ts";
import type { State, Thread } from "./thread.ts";

/** Something failed: it ends the turn, unless the agent continues. The same error may come twice. */
export function noteError(
  error: Unsure<NativeError | undefined> | undefined,
  thread: Thread,
  { emitter, main }: State,
): boolean {
  const mapped = mapError(error);
  if (mapped === undefined) return false;
  const { message, errorCode, httpStatus } = mapped;
  const isKnown = thread.failure?.error === message;
  thread.failure = { error: message, errorCode };
  // an abort is not an error: it is how the turn ends
  if (errorCode === "cancelled" || isKnown) return true;
  emitter.error({ message, errorCode, fatal: thread === main, httpStatus, ...thread.owner });
  return true;
}

import type { RunHandler } from "../handler.ts";
import { mapError } from "../map-error.ts";
import type { State, Thread } from "../state.ts";

export const handleError: RunHandler = (native, _, state) => {
  state.emitter.turns.ensure();
  return noteError(native["error"] ?? native["message"], state.main, state);
};

/** Something failed: it ends the turn, unless the agent goes on. The same error may come twice. */
export function noteError(error: unknown, thread: Thread, { emitter, main }: State): boolean {
  const mapped = mapError(error);
  if (mapped === undefined) return false;
  const { message, errorCode, httpStatus } = mapped;
  const isKnown = thread.failure?.error === message;
  thread.failure = { error: message, errorCode };
  // an abort is no error: it is how the turn ends
  if (errorCode === "cancelled" || isKnown) return true;
  emitter.error({
    message,
    errorCode,
    fatal: thread === main,
    ...(httpStatus !== undefined && { httpStatus }),
    ...thread.owner,
  });
  return true;
}

import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { mapError, mapStop, type MappedError } from "../map-error.ts";
import { endBlocks, type State } from "../state.ts";

/** A warning, or why the turn is about to fail; older forms have the error in a field of its own. */
export const handleError: Handler = (native, state) => {
  const message = read.string(native.message);
  if (message === undefined) return handleErrorObject(native.error ?? native.value, state);
  endBlocks(state);
  state.stopped = mapStop(message) ?? state.stopped;
  if (native.severity === "warning") state.emitter.log("warn", message, "agent");
  else emitError(state, message, mapError(message));
  return true;
};

/** An error with a code; it may be wrapped once more. */
export function handleErrorObject(value: unknown, state: State): boolean {
  const holder = read.fields(value);
  const error = read.isFields(holder["error"]) ? holder["error"] : holder;
  const message = read.string(value) ?? read.string(error["message"]);
  if (message === undefined) return false;
  const { code, status } = error;
  endBlocks(state);
  state.stopped = mapStop(message) ?? state.stopped;
  const words = [read.string(code), read.string(status), message].join(" ");
  emitError(state, message, mapError(words, undefined, read.number(status) ?? read.number(code)));
  return true;
}

function emitError(state: State, message: string, { errorCode, httpStatus }: MappedError): void {
  state.lastError = message;
  state.emitter.error({
    message,
    errorCode,
    fatal: true,
    ...(httpStatus !== undefined && { httpStatus }),
  });
}

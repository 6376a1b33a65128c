import { read, untyped, type Unsure } from "@agentstream/adapter-kit/author";
import type { GeminiApiError } from "@agentstream/schema/native/gemini/api-chunk";
import type {
  GeminiCoreErrorDetail,
  GeminiCoreErrorHolder,
} from "@agentstream/schema/native/gemini/core-event";

import { mapError, mapStop, type MappedError } from "../../map-error.ts";
import type { Handler } from "../line.ts";
import { endBlocks, type State } from "../state.ts";

/** A warning, or why the turn is about to fail; older forms have the error in a field of its own. */
export const handleError: Handler<"error"> = (native, state) => {
  const message = read.string(native.message);
  if (message === undefined) return handleErrorObject(native.error ?? native.value, state);
  endBlocks(state);
  state.stopped = mapStop(message) ?? state.stopped;
  if (read.is(native.severity, "warning")) state.emitter.log("warn", message, "agent");
  else emitError(state, message, mapError(message));
};

type ErrorObject = GeminiCoreErrorDetail | GeminiCoreErrorHolder | GeminiApiError | undefined;

/** An error with a code; it may be wrapped once more. */
export function handleErrorObject(value: Unsure<ErrorObject> | undefined, state: State): boolean {
  const holder = read.fields(value);
  const error = read.object(holder.error);
  const { code, status, message: words } = error ?? holder;
  // the text alone is in no schema
  const message = untyped.string(value) ?? read.string(words);
  if (message === undefined) return false;
  endBlocks(state);
  state.stopped = mapStop(message) ?? state.stopped;
  const all = [read.string(code), read.string(status), message].join(" ");
  emitError(state, message, mapError(all, undefined, read.number(status) ?? read.number(code)));
  return true;
}

function emitError(state: State, message: string, { errorCode, httpStatus }: MappedError): void {
  state.lastError = message;
  state.emitter.error({ message, errorCode, fatal: true, httpStatus });
}

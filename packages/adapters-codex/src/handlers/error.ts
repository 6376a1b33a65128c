import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { ErrorEvent } from "@agentstream/schema/written";

import { mapError, readHttpStatus } from "../map-error.ts";
import { readRetry } from "../read-retry.ts";
import type { ExecContext, Handler } from "../state.ts";

type Told = Pick<ErrorEvent, "message" | "errorCode" | "fatal" | "retry" | "httpStatus">;

/** A retry is told at once; any other error may be the end of the turn, which only the next line says. */
export const handleError: Handler = (native, { emitter, state }) => {
  const message = readMessage(native);
  if (message === undefined) return emitter.extension("error", native);
  const retry = readRetry(message);
  if (retry === undefined) state.heldError = message;
  // not `emitter.error`: each attempt counts, also where the words are the same
  else emitter.emit({ type: "error", ...errorOf(message, false, "connectionFailed"), retry });
};

/** Before another line: an error that did not end the turn is told as what it was. */
export function releaseError(native: NativeObject, context: ExecContext): void {
  const { heldError } = context.state;
  if (heldError === undefined || native["type"] === "turn.failed") return;
  const isRepeated = native["type"] === "error" && readMessage(native) === heldError;
  if (!isRepeated) emitHeldError(context, false);
}

export function emitHeldError({ emitter, state }: ExecContext, fatal: boolean): void {
  const message = state.heldError;
  state.heldError = undefined;
  if (message !== undefined) emitter.error(errorOf(message, fatal));
}

export function errorOf(
  message: string,
  fatal: boolean,
  otherwise: ErrorEvent["errorCode"] = "unknown",
): Told {
  const httpStatus = readHttpStatus(message);
  return {
    message,
    errorCode: mapError(message) ?? otherwise,
    fatal,
    ...(httpStatus !== undefined && { httpStatus }),
  };
}

const readMessage = (native: NativeObject): string | undefined =>
  read.string(native["message"]) ??
  read.string(read.fields(native["error"])["message"]) ??
  read.string(native["error"]);

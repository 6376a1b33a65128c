import {
  read,
  type Lenient,
  type NativeLine,
  type Undefinable,
} from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { ErrorEvent } from "@agentstream/schema/written";

import { mapError, readHttpStatus, readRetry } from "../../map-error.ts";
import type { ErrorLine, Handler } from "../line.ts";
import type { State } from "../state.ts";

type ErrorFacts = Undefinable<Pick<ErrorEvent, "message" | "errorCode" | "fatal" | "httpStatus">>;

/** A retry is emitted at once; any other error may be the end of the turn, which only the next line shows. */
export const handleError: Handler<"error"> = (native, state) => {
  const message = readMessage(native);
  if (message === undefined) return false;
  const retry = readRetry(message);
  if (retry === undefined) {
    state.heldError = message;
    return;
  }
  const facts = errorOf(message, false, "connectionFailed");
  // not `emitter.error`: each attempt counts, also where the words are the same
  state.emitter.emit({ type: "error", ...facts, retry });
};

/** Before another line: an error that did not end the turn is emitted as what it was. */
export function releaseError(native: NativeLine, state: State): void {
  const { heldError } = state;
  if (heldError === undefined) return;
  const type = read.string(native["type"]);
  if (type === "turn.failed") return;
  const isRepeated = type === "error" && readMessage(native) === heldError;
  if (!isRepeated) emitHeldError(state, false);
}

export function emitHeldError(state: State, fatal: boolean): void {
  const message = state.heldError;
  state.heldError = undefined;
  if (message !== undefined) state.emitter.error(errorOf(message, fatal));
}

export const errorOf = (
  message: string,
  fatal: boolean,
  otherwise: ErrorCode = "unknown",
): ErrorFacts => ({
  message,
  errorCode: mapError(message) ?? otherwise,
  fatal,
  httpStatus: readHttpStatus(message),
});

const readMessage = ({ message, error }: Lenient<ErrorLine>): string | undefined =>
  read.string(message) ?? read.string(read.fields(error).message) ?? read.string(error);

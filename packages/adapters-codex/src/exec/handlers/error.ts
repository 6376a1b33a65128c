import { read, type Lenient, type Undefinable } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { ErrorEvent } from "@agentstream/schema/written";

import { errorWords } from "../../error-words.ts";
import { mapError, readHttpStatus, readRetry } from "../../map-error.ts";
import type { ErrorLine, Handler } from "../line.ts";

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

export const errorOf = (
  message: string,
  fatal: boolean,
  otherwise: ErrorCode = "unknown",
): ErrorFacts => ({
  message: errorWords(message),
  errorCode: mapError(message) ?? otherwise,
  fatal,
  httpStatus: readHttpStatus(message),
});

export const readMessage = ({ message, error }: Lenient<ErrorLine>): string | undefined =>
  read.string(message) ?? read.string(read.fields(error).message) ?? read.string(error);

import { untyped as read } from "@agentstream/adapter-kit";
import type { ErrorEvent } from "@agentstream/schema/written";

import { mapError, readHttpStatus } from "../map-error.ts";

type ErrorCode = ErrorEvent["errorCode"];

/** What Codex says an error is, where that is closer than its words. */
const closeCodes: ReadonlyMap<string, ErrorCode> = new Map([
  ["contextWindowExceeded", "contextOverflow"],
  ["usageLimitExceeded", "rateLimited"],
  ["sessionBudgetExceeded", "rateLimited"],
  ["modelCap", "rateLimited"],
  ["serverOverloaded", "overloaded"],
  ["unauthorized", "authenticationFailed"],
  ["badRequest", "invalidRequest"],
  ["unsupportedInputModality", "invalidRequest"],
  ["cyberPolicy", "contentFiltered"],
  ["activeTurnNotSteerable", "invalidRequest"],
]);

/** What it says where its words say nothing. */
const farCodes: ReadonlyMap<string, ErrorCode> = new Map([
  ["internalServerError", "serverError"],
  ["sandboxError", "toolExecutionFailed"],
  ["threadRollbackFailed", "invalidRequest"],
  ["httpConnectionFailed", "connectionFailed"],
  ["responseStreamConnectionFailed", "connectionFailed"],
  ["responseStreamDisconnected", "connectionFailed"],
  ["responseTooManyFailedAttempts", "connectionFailed"],
]);

/** Errors that no turn ends with. */
const harmless: ReadonlySet<string> = new Set(["threadRollbackFailed", "activeTurnNotSteerable"]);

export interface ServerError {
  readonly message: string;
  /** The message, and its cause where that is told apart. */
  readonly withCause: string;
  readonly errorCode: ErrorCode;
  readonly httpStatus?: number;
  /** A turn goes on after it. */
  readonly isHarmless: boolean;
}

/** The error of a turn, or of a line `error`. */
export function readServerError(native: unknown): ServerError {
  const { message, codexErrorInfo, additionalDetails } = read.fields(native);
  const { name, httpStatus } = readInfo(codexErrorInfo);
  const details = read.string(additionalDetails);
  const words = read.string(message) ?? details ?? "The turn failed.";
  const text = details === undefined || details === words ? words : `${words} (${details})`;
  const status = httpStatus ?? readHttpStatus(text);
  return {
    message: words,
    withCause: text,
    errorCode: closeCodes.get(name) ?? mapError(text) ?? farCodes.get(name) ?? "unknown",
    ...(status !== undefined && { httpStatus: status }),
    isHarmless: harmless.has(name),
  };
}

/** A word, or an object with one key. */
function readInfo(info: unknown): { name: string; httpStatus: number | undefined } {
  const [name = "", about] = Object.entries(read.fields(info))[0] ?? [];
  const status = read.count(read.fields(about)["httpStatusCode"]);
  return {
    name: read.string(info) ?? name,
    httpStatus: status !== undefined && status >= 100 && status <= 599 ? status : undefined,
  };
}

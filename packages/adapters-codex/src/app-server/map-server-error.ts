import { read, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { CodexServerTurnError } from "@agentstream/schema/native/codex/app-server";

import { errorWords } from "../error-words.ts";
import { mapError, readHttpStatus } from "../map-error.ts";

/** The kind that Codex gives an error, where that is closer than its words. */
const closeCodes: ReadonlyMap<string, ErrorCode> = new Map([
  ["contextWindowExceeded", "contextOverflow"],
  ["usageLimitExceeded", "rateLimited"],
  ["rateLimitExceeded", "rateLimited"],
  ["sessionBudgetExceeded", "rateLimited"],
  ["modelCap", "rateLimited"],
  ["serverOverloaded", "overloaded"],
  ["flexUnavailable", "overloaded"],
  ["policyCapacityUnavailable", "overloaded"],
  ["modelNotFound", "invalidRequest"],
  ["tooManyDenials", "permissionDenied"],
  ["unauthorized", "authenticationFailed"],
  ["badRequest", "invalidRequest"],
  ["unsupportedInputModality", "invalidRequest"],
  ["cyberPolicy", "contentFiltered"],
  ["misalignmentPolicyViolation", "contentFiltered"],
  ["activeTurnNotSteerable", "invalidRequest"],
]);

/** The kinds that count where the words have no meaning for us. */
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
  /** The message, and its cause where that is a field of its own. */
  readonly withCause: string;
  readonly errorCode: ErrorCode;
  readonly httpStatus: number | undefined;
  /** A turn continues after it. */
  readonly isHarmless: boolean;
}

type NativeError = Unsure<CodexServerTurnError | null | undefined> | undefined;

/** The error of a turn, or of a line `error`. */
export function readServerError(native: NativeError): ServerError {
  const { message, codexErrorInfo, additionalDetails } = read.fields(native);
  const { name, httpStatus } = readInfo(codexErrorInfo);
  const details = read.string(additionalDetails);
  const words = read.string(message) ?? details ?? "The turn failed.";
  const text = details === undefined || details === words ? words : `${words} (${details})`;
  return {
    message: errorWords(words),
    withCause: errorWords(text),
    errorCode: closeCodes.get(name) ?? mapError(text) ?? farCodes.get(name) ?? "unknown",
    httpStatus: httpStatus ?? readHttpStatus(text),
    isHarmless: harmless.has(name),
  };
}

type Info = Lenient<CodexServerTurnError>["codexErrorInfo"];

/** A word, or an object with one key. */
function readInfo(info: Info): { name: string; httpStatus: number | undefined } {
  const [entry] = Object.entries(read.fields(info));
  const status = read.count(read.fields(entry?.[1]).httpStatusCode);
  return {
    name: read.string(info) ?? entry?.[0] ?? "",
    httpStatus: status !== undefined && status >= 100 && status <= 599 ? status : undefined,
  };
}

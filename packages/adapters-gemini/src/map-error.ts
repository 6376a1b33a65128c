import {
  errorCodeOfStatus,
  errorCodeOfWords,
  httpErrorStatus,
  type ErrorWords,
} from "@agentstream/adapter-kit/author";
import type { ToolFailureReason, ErrorCode, SessionDetail } from "@agentstream/schema";

export interface MappedError {
  readonly errorCode: ErrorCode;
  readonly httpStatus: number | undefined;
  readonly detail: SessionDetail | undefined;
}

/** By the vendor's `error.type`, which is mostly `unknown`. */
const codesByType: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ["FatalAuthenticationError", "authenticationFailed"],
  ["FatalInputError", "invalidRequest"],
  ["FatalConfigError", "invalidRequest"],
  ["FatalSandboxError", "unsupported"],
  ["FatalUntrustedWorkspaceError", "permissionDenied"],
  ["FatalCancellationError", "cancelled"],
  ["FatalToolExecutionError", "toolExecutionFailed"],
  ["no_space_left", "toolExecutionFailed"],
]);

/** What says more than the HTTP status that comes with it. */
const codesByStrongWords: ErrorWords = [
  [/api[ _]key|API_KEY_INVALID|UNAUTHENTICATED/i, "authenticationFailed"],
  [
    /exceed\w* .*(?:context|number of tokens)|context (?:window|length)\b.*(?:exceed|overflow)/i,
    "contextOverflow",
  ],
];

const codesByWords: ErrorWords = [
  [/authentica|credentials/i, "authenticationFailed"],
  [/permission.denied|forbidden/i, "permissionDenied"],
  [/exhausted|quota|rate.limit|too many requests/i, "rateLimited"],
  [/overloaded|UNAVAILABLE/i, "overloaded"],
  [/blocked due to|prohibited content|SAFETY|recitation/i, "contentFiltered"],
  [
    /no final response|empty (?:response|answer|text)|no (?:response )?text|max\w* (?:output )?tokens/i,
    "emptyResponse",
  ],
  [
    /without a finish reason|malformed|\bin JSON\b|JSON input|unexpected token|invalid.chunk/i,
    "protocolError",
  ],
  [/fetch failed|terminated|socket|network|ECONN|ENOTFOUND|EAI_AGAIN|EPIPE/i, "connectionFailed"],
  [/timed? ?out|ETIMEDOUT|deadline/i, "timeout"],
  [/internal error|\bINTERNAL\b/, "serverError"],
  [/invalid.argument|not.found|no such model|does not exist|is not supported/i, "invalidRequest"],
];

const statusInWords = /"code"\s*:\s*(\d{3})\b|\bstatus(?: code)?:? "?(\d{3})\b/i;
const turnLimit = /max(?:imum)? session turns/i;

/** Why something failed: from the status if there is one, else from the words. */
export function mapError(message: string, type?: string, status?: number): MappedError {
  const [, inJson, inText] = statusInWords.exec(message) ?? [];
  const httpStatus = httpErrorStatus(status ?? Number(inJson ?? inText));
  const isTurnLimit = type === "FatalTurnLimitedError" || turnLimit.test(message);
  if (isTurnLimit) return { errorCode: "limitExceeded", httpStatus, detail: "maxTurns" };
  const errorCode =
    codesByType.get(type ?? "") ??
    errorCodeOfWords(message, codesByStrongWords) ??
    errorCodeOfStatus(httpStatus) ??
    errorCodeOfWords(message, codesByWords) ??
    "unknown";
  return { errorCode, httpStatus, detail: undefined };
}

const stops: readonly [RegExp, SessionDetail][] = [
  [/^loop detected/i, "loop"],
  [/^agent execution (?:blocked|stopped)/i, "hookStopped"],
  [turnLimit, "maxTurns"],
];

/** What a warning says has stopped the agent. */
export const mapStop = (message: string): SessionDetail | undefined =>
  stops.find(([pattern]) => pattern.test(message))?.[1];

const toolErrors: ReadonlyMap<string, ToolFailureReason> = new Map<string, ToolFailureReason>([
  ["policy_violation", "denied"],
  ["stop_execution", "denied"],
  ["tool_not_registered", "notRun"],
  ["invalid_tool_params", "notRun"],
  ["unhandled_exception", "error"],
  ["cancelled", "cancelled"],
]);

// without a user a question counts as denied; a hook's refusal has no type of its own
const refusal =
  /requires user confirmation|^tool execution (?:denied|blocked)|blocked by (?:a )?hook/i;

/** Why a tool gave no result of its own; undefined: it ran and returned a failure. */
export const mapToolError = (
  type: string | undefined,
  message: string,
): ToolFailureReason | undefined => (refusal.test(message) ? "denied" : toolErrors.get(type ?? ""));

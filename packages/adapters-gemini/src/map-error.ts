import type { ToolFailedEvent, TurnFailedEvent } from "@agentstream/schema/written";

import type { Detail } from "./stream-json/state.ts";

type ErrorCode = TurnFailedEvent["errorCode"];

export interface MappedError {
  readonly errorCode: ErrorCode;
  readonly httpStatus: number | undefined;
  readonly detail: Detail | undefined;
}

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: "authenticationFailed",
  403: "permissionDenied",
  408: "timeout",
  413: "contextOverflow",
  429: "rateLimited",
  503: "overloaded",
  504: "timeout",
  529: "overloaded",
};

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
const codesByStrongWords: readonly [RegExp, ErrorCode][] = [
  [/api[ _]key|API_KEY_INVALID|UNAUTHENTICATED/i, "authenticationFailed"],
  [
    /exceed\w* .*(?:context|number of tokens)|context (?:window|length)\b.*(?:exceed|overflow)/i,
    "contextOverflow",
  ],
];

const codesByWords: readonly [RegExp, ErrorCode][] = [
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
  [/invalid.argument|not.found/i, "invalidRequest"],
];

const statusInWords = /"code"\s*:\s*(\d{3})\b|\bstatus(?: code)?:? "?(\d{3})\b/i;
const turnLimit = /max(?:imum)? session turns/i;

/** Why something failed: from the status if there is one, else from the words. */
export function mapError(message: string, type?: string, status?: number): MappedError {
  const [, inJson, inText] = statusInWords.exec(message) ?? [];
  const httpStatus = httpStatusOf(status ?? Number(inJson ?? inText));
  const isTurnLimit = type === "FatalTurnLimitedError" || turnLimit.test(message);
  if (isTurnLimit) return { errorCode: "unknown", httpStatus, detail: "maxTurns" };
  const errorCode =
    codesByType.get(type ?? "") ??
    codeOfWords(message, codesByStrongWords) ??
    errorCodeOfStatus(httpStatus) ??
    codeOfWords(message, codesByWords) ??
    "unknown";
  return { errorCode, httpStatus, detail: undefined };
}

const httpStatusOf = (status: number): number | undefined =>
  status >= 400 && status < 600 ? status : undefined;

const codeOfWords = (
  message: string,
  table: readonly [RegExp, ErrorCode][],
): ErrorCode | undefined => table.find(([pattern]) => pattern.test(message))?.[1];

export function errorCodeOfStatus(status: number | undefined): ErrorCode | undefined {
  if (status === undefined || status < 400) return undefined;
  return codesByStatus[status] ?? (status < 500 ? "invalidRequest" : "serverError");
}

const stops: readonly [RegExp, Detail][] = [
  [/^loop detected/i, "loop"],
  [/^agent execution (?:blocked|stopped)/i, "hookStopped"],
  [turnLimit, "maxTurns"],
];

/** What a warning says has stopped the agent. */
export const mapStop = (message: string): Detail | undefined =>
  stops.find(([pattern]) => pattern.test(message))?.[1];

type Reason = ToolFailedEvent["reason"];

const toolErrors: ReadonlyMap<string, Reason> = new Map<string, Reason>([
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
export const mapToolError = (type: string | undefined, message: string): Reason | undefined =>
  refusal.test(message) ? "denied" : toolErrors.get(type ?? "");

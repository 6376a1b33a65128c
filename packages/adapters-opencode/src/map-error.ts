import {
  read,
  type Unsure,
  errorCodeOfStatus,
  errorCodeOfWords,
  httpErrorStatus,
  type ErrorWords,
} from "@agentstream/adapter-kit/author";
import type { ToolFailureReason, ErrorCode } from "@agentstream/schema";
import type { OpencodeError } from "@agentstream/schema/native/opencode/run";

/** Older forms have the message at the top, or nothing else. */
export type NativeError = OpencodeError | { message: string } | string;

export interface MappedError {
  readonly message: string;
  readonly errorCode: ErrorCode;
  readonly httpStatus: number | undefined;
}

/** By the error's name. */
const codesByName: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ["ProviderAuthError", "authenticationFailed"],
  ["ContextOverflowError", "contextOverflow"],
  ["ContentFilterError", "contentFiltered"],
  ["MessageAbortedError", "cancelled"],
  ["ProviderModelNotFoundError", "invalidRequest"],
  ["ProviderInitError", "invalidRequest"],
  ["NotFoundError", "sessionNotFound"],
]);

/** What says more than the HTTP status that comes with it. */
const codesByStrongWords: ErrorWords = [
  [
    /context (?:length|window)|context_length|too many tokens|prompt is too long/i,
    "contextOverflow",
  ],
  [/api[ _-]key|unauthenticated|unauthorized|not logged in/i, "authenticationFailed"],
  [/content[ _]filter|content policy/i, "contentFiltered"],
];

const codesByWords: ErrorWords = [
  [/session not found/i, "sessionNotFound"],
  [/rate.?limit|too many requests|quota|usage limit/i, "rateLimited"],
  [/overloaded|at capacity/i, "overloaded"],
  [/timed? ?out|timeout/i, "timeout"],
  [/fetch failed|socket|network|unable to connect|connection|ECONN|ENOTFOUND/i, "connectionFailed"],
  [
    /must provide a message|model not found|does not exist|invalid|unsupported|unknown (?:argument|option)/i,
    "invalidRequest",
  ],
  [/internal (?:server )?error/i, "serverError"],
];

/** `{name, data}`: the body of a provider's answer is left out, for it may hold private data. */
export function mapError(
  error: Unsure<NativeError | undefined> | undefined,
): MappedError | undefined {
  const { name, data, message } = read.fields(error);
  const details = read.fields(data);
  const words =
    read.string(details.message) ?? read.string(message) ?? read.string(error) ?? read.string(name);
  if (words === undefined) return undefined;
  const httpStatus = httpErrorStatus(read.integer(details.statusCode));
  const errorCode =
    codesByName.get(read.string(name) ?? "") ??
    errorCodeOfWords(words, codesByStrongWords) ??
    errorCodeOfStatus(httpStatus) ??
    errorCodeOfWords(words, codesByWords) ??
    "unknown";
  return { message: words, errorCode, httpStatus };
}

/** Why something failed, in words alone. */
export const mapWords = (words: string): ErrorCode =>
  errorCodeOfWords(words, codesByStrongWords, codesByWords) ?? "unknown";

/** The user's refusal stops the agent, unless it came with words; a rule's does not. */
export const stopsAgent = (error: string): boolean =>
  /^the user (?:rejected permission|dismissed)/i.test(error) && !/following feedback/i.test(error);

const toolErrors: readonly [RegExp, ToolFailureReason][] = [
  [/^the user (?:rejected permission|dismissed|has specified a rule)/i, "denied"],
  [/^the [\w.-]+ tool was called with invalid arguments/i, "notRun"],
  [/tried to call unavailable tool/i, "notRun"],
  [
    /^(?:tool execution (?:was )?(?:aborted|interrupted)|aborted\b|the operation was aborted)/i,
    "cancelled",
  ],
];

/** Why a call gave no result of its own; undefined: it ran and returned a failure. */
export const mapToolError = (error: string): ToolFailureReason | undefined =>
  toolErrors.find(([pattern]) => pattern.test(error))?.[1];

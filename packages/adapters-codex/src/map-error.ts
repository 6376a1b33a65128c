import { present, errorCodeOfWords, type ErrorWords } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { ErrorEvent } from "@agentstream/schema/written";

/** Codex gives no codes, only words. The first pattern that fits decides, so the closer ones come first. */
const codesByText: ErrorWords = [
  [/no rollout found|(?:thread|session|conversation)[^\n]{0,60} not found/i, "sessionNotFound"],
  [/context window|context_length_exceeded|ran out of room|max_output_tokens/i, "contextOverflow"],
  [/usage limit|quota|rate.?limit|too many requests|\b429\b/i, "rateLimited"],
  [/at capacity|high demand|overloaded|\b(?:503|529)\b/i, "overloaded"],
  [
    /\b401\b|\b403\b|unauthorized|forbidden|api key|not logged in|log in again/i,
    "authenticationFailed",
  ],
  [/missing environment variable|refresh token|access token/i, "authenticationFailed"],
  [/content_filter|content filter|content policy|safety system/i, "contentFiltered"],
  [/idle timeout|timed out|timeout/i, "timeout"],
  [/invalid_request_error|invalid prompt|invalid value|bad request|\b400\b/i, "invalidRequest"],
  [/does not exist|not supported|unsupported|\b404\b/i, "invalidRequest"],
  [
    /server_error|internal server error|an error occurred while processing|\b50[024]\b/i,
    "serverError",
  ],
  [/disconnected|connect|network|dns|error sending request|stream closed/i, "connectionFailed"],
  [/approval|sandbox denied|permission denied/i, "permissionDenied"],
];

/** Why, from what Codex or the API behind it says. */
export const mapError = (message: string): ErrorCode | undefined =>
  errorCodeOfWords(message, codesByText);

/** What only happens before a run begins; the words are the CLI's own, not an API's. */
const startupCodesByText: ErrorWords = [
  [
    /no rollout found|not found for thread|(?:thread|session)[^\n]{0,60} not found/i,
    "sessionNotFound",
  ],
  [/required MCP servers failed/i, "toolExecutionFailed"],
  [/not logged in|unauthorized|api key/i, "authenticationFailed"],
  [/^error: /, "invalidRequest"],
  [/no prompt provided|is not valid JSON|no such file|not a directory/i, "invalidRequest"],
  [/trusted directory|active writer|config|toml|failed to read|invalid/i, "invalidRequest"],
];

/** Why the CLI did not start, from its error output. */
export const mapStartupError = (message: string): ErrorCode =>
  errorCodeOfWords(message, startupCodesByText, codesByText) ?? "unknown";

/** The status of the HTTP answer that an error was made of, where its words have it. */
export function readHttpStatus(message: string): number | undefined {
  const status = /\bstatus:? ([1-5]\d\d)\b/.exec(message)?.[1];
  return numberOf(status);
}

/** Only the words count attempts: `Reconnecting... 1/2 (…)`, without a count while there is no network. */
export function readRetry(message: string): NonNullable<ErrorEvent["retry"]> | undefined {
  const match = /^Reconnecting\b\W*(?:(\d{1,6})\/(\d{1,6}))?/.exec(message);
  if (match === null) return undefined;
  const [, attempt, maxAttempts] = match;
  return present({ attempt: numberOf(attempt), maxAttempts: numberOf(maxAttempts) });
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

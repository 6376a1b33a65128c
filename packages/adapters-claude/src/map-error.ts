import { errorCodeOfWords, type ErrorWords } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";

/** What can be known of an error. */
interface NativeError {
  /** The CLI's own word, such as `rate_limit`. */
  readonly word?: string | undefined;
  readonly status?: number | undefined;
  readonly text?: string | undefined;
}

/** What the texts say that neither word nor status does; the first that fits. */
const byText: ErrorWords = [
  [/prompt is too long|request too large|context (?:window|length)/i, "contextOverflow"],
  [/no conversation found|no message found|session not found/i, "sessionNotFound"],
  [
    /unable to connect|connection (?:error|closed|refused|reset)|ECONN|socket|terminated/i,
    "connectionFailed",
  ],
  [/timed? ?out/i, "timeout"],
  [/selected model\b.*\bmay not exist/i, "invalidRequest"],
  [/safeguards flagged|refus/i, "contentFiltered"],
  [/overloaded/i, "overloaded"],
  [/rate.?limit|hit your limit|quota/i, "rateLimited"],
  [/api key|log ?in|authenticat/i, "authenticationFailed"],
];

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: "invalidRequest",
  401: "authenticationFailed",
  403: "authenticationFailed",
  404: "invalidRequest",
  408: "timeout",
  413: "contextOverflow",
  422: "invalidRequest",
  429: "rateLimited",
  529: "overloaded",
};

const byWord: ReadonlyMap<string, ErrorCode> = new Map([
  ["authentication_failed", "authenticationFailed"],
  ["billing_error", "authenticationFailed"],
  ["rate_limit", "rateLimited"],
  ["overloaded", "overloaded"],
  ["server_error", "serverError"],
  ["invalid_request", "invalidRequest"],
  ["model_not_found", "invalidRequest"],
  ["max_output_tokens", "contextOverflow"],
]);

/** Words that the text or the status may know better. */
const vague = new Set(["unknown", "server_error", "invalid_request"]);

/** Why something failed, in our words. */
export function mapError({ word, status, text = "" }: NativeError): ErrorCode {
  const known = word === undefined ? undefined : byWord.get(word);
  if (known !== undefined && !vague.has(word ?? "")) return known;
  const httpStatus = status ?? statusIn(text);
  const fromText = errorCodeOfWords(text, byText);
  return (
    (httpStatus === undefined ? fromText : (fromStatus(httpStatus, fromText) ?? fromText)) ??
    known ??
    "unknown"
  );
}

/** A status says more than the text, but a plain 400 less. */
const fromStatus = (status: number, fromText: ErrorCode | undefined): ErrorCode | undefined =>
  status === 400 && fromText !== undefined
    ? fromText
    : (byStatus[status] ?? (status >= 500 ? "serverError" : undefined));

/** `API Error: 529 Overloaded`: the status stands in the text alone. */
export function statusIn(text: string): number | undefined {
  const status = /\bAPI Error: (?:[^(\n]*\()?(\d{3})\b/.exec(text)?.[1];
  return status === undefined ? undefined : Number(status);
}

/** The code of an error of which only the words are there. */
export function errorCodeOf(text: string): ErrorCode | undefined {
  const code = mapError({ text });
  return code === "unknown" ? undefined : code;
}

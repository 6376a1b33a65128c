import {
  inWords,
  read,
  untyped,
  type Lenient,
  type RpcAnswer,
  errorCodeOfStatus,
  errorCodeOfWords,
  httpErrorStatus,
  type ErrorWords,
} from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";
import type { AcpErrorData } from "@agentstream/schema/native/acp/message";

import type { Quirks } from "./quirks.ts";

type RpcError = Extract<RpcAnswer, { ok: false }>;

export interface MappedError {
  readonly message: string;
  readonly errorCode: ErrorCode;
  readonly httpStatus: number | undefined;
}

const codesByRpc: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  [-32_000, "authenticationFailed"],
  [-32_002, "invalidRequest"],
  [-32_600, "protocolError"],
  [-32_601, "unsupported"],
  [-32_602, "invalidRequest"],
  [-32_700, "protocolError"],
  [-32_800, "cancelled"],
]);

/** Words that are more exact than the status or code that comes with them. */
const strongWords: ErrorWords = [
  [/api[ _-]?key|unauthenticated|not (?:logged|signed) in|log ?in again/i, "authenticationFailed"],
  [
    /exceed\w* .*(?:context|number of tokens)|context (?:window|length)\b.*exceed|maximum context length is/i,
    "contextOverflow",
  ],
  [/session\b.*not found|no such session|unknown session/i, "sessionNotFound"],
];

const words: ErrorWords = [
  [/authenticat|credentials|unauthorized/i, "authenticationFailed"],
  [/rate.?limit|quota|too many requests|exhausted/i, "rateLimited"],
  [/overloaded|unavailable/i, "overloaded"],
  [/forbidden|permission denied/i, "permissionDenied"],
  [/ECONN|ENOTFOUND|EAI_AGAIN|socket|fetch failed|network/i, "connectionFailed"],
  [/timed? ?out|deadline/i, "timeout"],
  [/content (?:was )?(?:filtered|blocked)|safety/i, "contentFiltered"],
  [/cancell?ed|\baborted\b/i, "cancelled"],
];

/** Some agents have the status under another name. No recording has it. */
type ErrorData = AcpErrorData & { status?: number };

/** Why a request failed: by the agent's own name for it, the status of the model's server, the words, the code. */
export function mapError({ code, message, data }: RpcError, quirks: Quirks = {}): MappedError {
  const { errorName, statusCode, status, details }: Lenient<ErrorData> = read.line(
    untyped.fields(data),
  );
  // the answer of the model's server as it is
  const inner = untyped.fields(untyped.fields(data)["error"]);
  const more = read.string(details) ?? untyped.string(data) ?? untyped.string(inner["message"]);
  const text = more === undefined || message.includes(more) ? message : `${message}: ${more}`;
  const httpStatus =
    httpErrorStatus(code) ??
    httpErrorStatus(read.number(statusCode)) ??
    httpErrorStatus(read.number(status)) ??
    httpErrorStatus(untyped.number(inner["code"]));
  const ownCode = quirks.errorCodeOf?.(text);
  const errorCode =
    quirks.errorNames?.get(read.string(errorName) ?? "") ??
    errorCodeOfWords(text, strongWords) ??
    // some give this one for whatever they do not know
    (httpStatus === 500 ? ownCode : undefined) ??
    errorCodeOfStatus(httpStatus) ??
    codesByRpc.get(code ?? 0) ??
    errorCodeOfWords(text, words) ??
    ownCode ??
    (code === -32_603 ? "serverError" : "unknown");
  return { message: inWords(text), errorCode, httpStatus };
}

/** Why an agent did not start, by its error output. */
export const mapStartupError = (message: string): ErrorCode =>
  errorCodeOfWords(message, strongWords, words) ?? "unknown";

/** A tool that failed because it was not allowed. */
export const isRefusal = (error: string): boolean =>
  /(?:user|permission)\b.*\b(?:reject|refus|den(?:y|ied)|declin)|(?:reject|refus|den(?:y|ied)|declin)\w*\b.*\b(?:permission|user)|prevents you from using/i.test(
    error,
  );

/** A tool that was stopped. */
export const isAbort = (error: string): boolean =>
  /^(?:tool )?(?:execution |call )?(?:was )?(?:cancell?ed|aborted|interrupted)\b/i.test(error);

import { present, read } from "@agentstream/adapter-kit/author";
import type { ErrorCode } from "@agentstream/schema";

import { mapError } from "../../map-error.ts";
import { discardPending } from "../blocks.ts";
import type { SystemHandler } from "../line.ts";
import type { Context } from "../state.ts";
import { threadOf } from "../thread.ts";

interface Retry {
  readonly attempt: number | undefined;
  readonly maxAttempts: number | undefined;
  readonly delayMs: number | undefined;
}

/** A call of the API failed and is made again: what it streamed is void. */
export const handleApiRetry: SystemHandler<"api_retry"> = (native, context) => {
  discardPending("", context);
  const word = read.string(native.error);
  const httpStatus = read.integer(native.error_status);
  const what = [word ?? "unknown", httpStatus].filter((part) => part !== undefined).join(" ");
  const retry: Retry = {
    attempt: read.count(native.attempt),
    maxAttempts: read.count(native.max_retries),
    delayMs: read.count(native.retry_delay_ms),
  };
  const errorCode = mapError({ word, status: httpStatus });
  emitRetry(retry, `: ${what}`, errorCode, httpStatus, context);
};

/** The same of Qwen Code, which does not print why. */
export const handleRetry: SystemHandler<"retry"> = (native, context) => {
  const { attempt, maxRetries, delayMs, preserveText } = read.fields(native.data);
  const thread = threadOf(native.parent_tool_use_id);
  if (read.boolean(preserveText) !== true) discardPending(thread, context);
  const retry: Retry = {
    attempt: read.count(attempt),
    maxAttempts: read.count(maxRetries),
    delayMs: read.count(delayMs),
  };
  emitRetry(retry, "", "unknown", undefined, context);
};

function emitRetry(
  retry: Retry,
  why: string,
  errorCode: ErrorCode,
  httpStatus: number | undefined,
  { emitter }: Context,
): void {
  const { attempt, maxAttempts } = retry;
  emitter.error({
    message: `The request failed; retry ${attempt ?? "?"} of ${maxAttempts ?? "?"}${why}`,
    errorCode,
    fatal: false,
    retry: present(retry),
    httpStatus,
  });
}

import { present, read } from "@agentstream/adapter-kit/author";

import { mapError } from "../../map-error.ts";
import { discardPending } from "../blocks.ts";
import type { SystemHandler } from "../line.ts";

/** A call of the API failed and is made again: what it streamed is void. */
export const handleApiRetry: SystemHandler<"api_retry"> = (native, context) => {
  discardPending("", context);
  const word = read.string(native.error);
  const httpStatus = read.integer(native.error_status);
  const attempt = read.count(native.attempt);
  const maxAttempts = read.count(native.max_retries);
  const delayMs = read.count(native.retry_delay_ms);
  const what = [word ?? "unknown", httpStatus].filter((part) => part !== undefined).join(" ");
  context.emitter.error({
    message: `The request failed; retry ${attempt ?? "?"} of ${maxAttempts ?? "?"}: ${what}`,
    errorCode: mapError({ word, status: httpStatus }),
    fatal: false,
    retry: present({ attempt, maxAttempts, delayMs }),
    httpStatus,
  });
};

import { present, read } from "@agentstream/adapter-kit/author";

import { mapError } from "../../map-error.ts";
import { discardLines, discardPending } from "../blocks.ts";
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
    message: `The call failed and is made again (${attempt ?? "?"} of ${maxAttempts ?? "?"}): ${what}`,
    errorCode: mapError({ word, status: httpStatus }),
    fatal: false,
    retry: present({ attempt, maxAttempts, delayMs }),
    httpStatus,
  });
};

/** Another model takes over. */
export const handleModelFallback: SystemHandler<"model_fallback" | "model_refusal_fallback"> = (
  native,
  context,
) => {
  discardPending("", context);
  const model = read.string(native.fallback_model);
  const reason = read.string(native.content) || read.string(native.trigger);
  if (model !== undefined) context.emitter.session.learn({ model }, { reason });
};

/** The model refused, and another one is asked instead. */
export const handleModelRefusalFallback: SystemHandler<"model_refusal_fallback"> = (
  native,
  context,
) => {
  discardLines(native.retracted_message_uuids, context);
  handleModelFallback(native, context);
};

export const handleModelRefusal: SystemHandler<"model_refusal_no_fallback"> = (
  native,
  { emitter, state },
) => {
  state.turn.isRefused = true;
  const why = read.string(native.api_refusal_explanation) || read.string(native.content);
  emitter.log("warn", `The model refused${why ? `: ${why}` : "."}`, "agent");
};

import { read } from "@agentstream/adapter-kit/author";

import { discardLines, discardPending } from "../blocks.ts";
import type { SystemHandler } from "../line.ts";

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

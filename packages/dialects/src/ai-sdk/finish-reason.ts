import type { SessionEndedEvent } from "@agentstream/schema";

import type { AiSdkRun } from "./run.ts";

type FinishReason = "stop" | "length" | "content-filter" | "error" | "interrupted";

/** The vendors' words for a model that did not stop by itself. */
const reasons: ReadonlyMap<string, FinishReason> = new Map([
  ["length", "length"],
  ["max_tokens", "length"],
  ["max_output_tokens", "length"],
  ["model_context_window_exceeded", "length"],
  ["contextOverflow", "length"],
  ["content-filter", "content-filter"],
  ["content_filter", "content-filter"],
  ["refusal", "content-filter"],
  ["safety", "content-filter"],
  ["contentFiltered", "content-filter"],
]);

/** Why the message is complete. Version 6 has no word for an interrupt. */
export function finishReasonOf(
  { reason, errorCode = "" }: SessionEndedEvent,
  { stopReason = "", options }: AiSdkRun,
): FinishReason {
  if (reason === "cancelled" && options.version === 7) return "interrupted";
  const usual = reason === "completed" ? "stop" : "error";
  return reasons.get(errorCode) ?? reasons.get(stopReason.toLowerCase()) ?? usual;
}

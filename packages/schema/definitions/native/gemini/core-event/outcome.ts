import * as t from "../../../vocabulary.ts";
import { finishReasons } from "../api-chunk/candidate.ts";

export const coreOutcomes: t.Definitions = {
  GeminiCoreFinished: t.open("The model's answer to one request is complete.", {
    type: t.literal("finished"),
    value: t.either(
      [t.ref("GeminiCoreFinish"), t.words(finishReasons), t.nothing()],
      "Older versions give the reason alone.",
    ),
  }),
  GeminiCoreFinish: t.open("Why the answer ended, and what it used.", {
    reason: t.optional(t.words(finishReasons)),
    usageMetadata: t.optional(t.ref("GeminiUsageMetadata")),
  }),
  GeminiCoreResult: t.open("The run ended.", {
    type: t.literal("result"),
    status: t.words(["success", "error", "cancelled"]),
    stats: t.optional(t.ref("GeminiCoreStats")),
    error: t.optional(t.ref("GeminiCoreErrorDetail")),
    timestamp: t.optional(t.string("UTC, ISO 8601.")),
  }),
  GeminiCoreStats: t.open("What the run used.", {
    total_tokens: t.optional(t.count()),
    input_tokens: t.optional(t.count()),
    output_tokens: t.optional(t.count()),
    thought_tokens: t.optional(t.count()),
    cache_tokens: t.optional(t.count()),
    tool_tokens: t.optional(t.count()),
    duration_ms: t.optional(t.number("Milliseconds.")),
    tool_calls: t.optional(t.count()),
  }),
};

import * as t from "../../../vocabulary.ts";
import { finishReasons } from "../api-chunk/candidate.ts";

const event = t.tagged("type", "GeminiCore*");

export const coreOutcomes: t.Definitions = {
  ...event("finished", "The model's answer to one request is complete.", {
    value: t.either(
      [t.ref("GeminiCoreFinish"), t.words(finishReasons), t.nothing()],
      "Older versions send only the reason.",
    ),
  }),
  GeminiCoreFinish: t.open("Why the answer ended, and its usage.", {
    reason: t.optional(t.words(finishReasons)),
    usageMetadata: t.optional(t.ref("GeminiUsageMetadata")),
  }),
  ...event("result", "The run ended.", {
    status: t.words(["success", "error", "cancelled"]),
    stats: t.optional(t.ref("GeminiCoreStats")),
    error: t.optional(t.ref("GeminiCoreErrorDetail")),
    timestamp: t.optional(t.string("UTC, ISO 8601.")),
  }),
  GeminiCoreStats: t.open("The usage of the run.", {
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

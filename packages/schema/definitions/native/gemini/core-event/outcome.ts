import {
  count,
  either,
  literal,
  nothing,
  number,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { finishReasons } from "../api-chunk/candidate.ts";

export const coreOutcomes: Definitions = {
  GeminiCoreFinished: open("The model's answer to one request is complete.", {
    type: literal("finished"),
    value: either(
      [ref("GeminiCoreFinish"), words(finishReasons), nothing()],
      "Older versions give the reason alone.",
    ),
  }),
  GeminiCoreFinish: open("Why the answer ended, and what it used.", {
    reason: optional(words(finishReasons)),
    usageMetadata: optional(ref("GeminiUsageMetadata")),
  }),
  GeminiCoreResult: open("The run ended.", {
    type: literal("result"),
    status: words(["success", "error", "cancelled"]),
    stats: optional(ref("GeminiCoreStats")),
    error: optional(ref("GeminiCoreErrorDetail")),
    timestamp: optional(string("UTC, ISO 8601.")),
  }),
  GeminiCoreStats: open("What the run used.", {
    total_tokens: optional(count()),
    input_tokens: optional(count()),
    output_tokens: optional(count()),
    thought_tokens: optional(count()),
    cache_tokens: optional(count()),
    tool_tokens: optional(count()),
    duration_ms: optional(number("Milliseconds.")),
    tool_calls: optional(count()),
  }),
};

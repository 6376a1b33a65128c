import * as t from "../vocabulary.ts";

export const tokenUsage: t.Definitions = {
  TokenUsage: t.open(
    "Tokens, counted in the same way for every agent: parts never exceed the whole. If completeness is `unknown`, the numbers are 0 and have no meaning.",
    {
      inputTokens: t.count("All input, cached or not."),
      outputTokens: t.count("All output, reasoning included."),
      totalTokens: t.count("inputTokens + outputTokens."),
      cachedTokens: t.optional(t.count("The part of inputTokens that was read from a cache.")),
      cacheWriteTokens: t.optional(t.count("The part of inputTokens that was written to a cache.")),
      reasoningTokens: t.optional(t.count("The part of outputTokens that was reasoning.")),
      completeness: t.optional(
        t.listed(
          t.wordList("UsageCompleteness", ["reported", "partial", "unknown"]),
          "`reported` (also when absent): the vendor's own total. `partial`: some calls are not counted. `unknown`: skip it when adding or showing.",
        ),
      ),
    },
  ),
};

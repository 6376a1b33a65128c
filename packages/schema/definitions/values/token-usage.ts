import { count, listed, open, optional, wordList, type Definitions } from "../vocabulary.ts";

export const tokenUsage: Definitions = {
  TokenUsage: open(
    "Tokens, counted alike for every agent: parts never exceed the whole. Where completeness is `unknown` the numbers are 0 and mean nothing.",
    {
      inputTokens: count("All input, cached or not."),
      outputTokens: count("All output, reasoning included."),
      totalTokens: count("inputTokens + outputTokens."),
      cachedTokens: optional(count("The part of inputTokens that was read from a cache.")),
      cacheWriteTokens: optional(count("The part of inputTokens that was written to a cache.")),
      reasoningTokens: optional(count("The part of outputTokens that was reasoning.")),
      completeness: optional(
        listed(
          wordList("UsageCompleteness", ["reported", "partial", "unknown"]),
          "`reported` (also when absent): the vendor's own total. `partial`: some calls are in no figure. `unknown`: skip it when adding or showing.",
        ),
      ),
    },
  ),
};

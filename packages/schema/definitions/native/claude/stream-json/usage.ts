import * as t from "../../../vocabulary.ts";

const cached = {
  cache_creation_input_tokens: t.maybe(t.count(), "Input that was written to the cache."),
  cache_read_input_tokens: t.maybe(t.count(), "Input that was read from the cache."),
};

const details = {
  cache_creation: t.maybe(t.ref("ClaudeCacheCreation")),
  output_tokens_details: t.maybe(t.ref("ClaudeOutputDetails")),
  server_tool_use: t.maybe(t.ref("ClaudeServerToolUsage")),
  service_tier: t.maybe(t.string()),
  inference_geo: t.maybe(t.string()),
  iterations: t.maybe(t.list(t.anything())),
  speed: t.maybe(t.string()),
  fallback_credit: t.optional(t.anything()),
};

export const usage: t.Definitions = {
  ClaudeUsage: t.open(
    "Tokens of a message or of a turn. On an assistant line the output is not yet counted.",
    {
      input_tokens: t.count(
        "Claude Code: without what was cached. Qwen Code: all input, cached or not.",
      ),
      output_tokens: t.count(),
      ...cached,
      total_tokens: t.optional(t.count("Qwen Code only.")),
      ...details,
    },
  ),
  ClaudeUsageUpdate: t.open(
    "The final tokens of a message: totals that replace those of its start, not additions.",
    {
      input_tokens: t.maybe(t.count()),
      output_tokens: t.count(),
      ...cached,
      ...details,
    },
  ),
  ClaudeCacheCreation: t.open("How long the input that was written to the cache is kept.", {
    ephemeral_5m_input_tokens: t.optional(t.count("Five minutes.")),
    ephemeral_1h_input_tokens: t.optional(t.count("One hour.")),
  }),
  ClaudeOutputDetails: t.open("The parts of the output tokens.", {
    thinking_tokens: t.optional(t.count()),
  }),
  ClaudeServerToolUsage: t.open("Calls of tools that run at the API.", {
    web_search_requests: t.optional(t.count()),
    web_fetch_requests: t.optional(t.count()),
  }),
  ClaudeModelUsage: t.open("Tokens and cost of one model, sub-agents and side calls included.", {
    inputTokens: t.count("Without what was cached."),
    outputTokens: t.count(),
    cacheReadInputTokens: t.optional(t.count()),
    cacheCreationInputTokens: t.optional(t.count()),
    cacheCreationEphemeral5mInputTokens: t.optional(t.count()),
    cacheCreationEphemeral1hInputTokens: t.optional(t.count()),
    thinkingTokens: t.optional(t.count("Part of the output.")),
    webSearchRequests: t.optional(t.count()),
    costUSD: t.optional(t.number("An estimate from the CLI's own price table.")),
    contextWindow: t.optional(t.count("Tokens.")),
    maxOutputTokens: t.optional(t.count()),
    canonicalModel: t.optional(t.string("The model without a suffix such as `[1m]`.")),
    provider: t.optional(t.string()),
    costBasis: t.optional(t.string()),
  }),
};

import {
  anything,
  count,
  list,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../../../vocabulary.ts";

const cached = {
  cache_creation_input_tokens: optional(nullable(count(), "Input that was written to the cache.")),
  cache_read_input_tokens: optional(nullable(count(), "Input that was read from the cache.")),
};

const details = {
  cache_creation: optional(nullable(ref("ClaudeCacheCreation"))),
  output_tokens_details: optional(nullable(ref("ClaudeOutputDetails"))),
  server_tool_use: optional(nullable(ref("ClaudeServerToolUsage"))),
  service_tier: optional(nullable(string())),
  inference_geo: optional(nullable(string())),
  iterations: optional(nullable(list(anything()))),
  speed: optional(nullable(string())),
  fallback_credit: optional(anything()),
};

export const usage: Definitions = {
  ClaudeUsage: open(
    "Tokens of a message or of a turn. On an assistant line the output is not yet counted.",
    {
      input_tokens: count(
        "Claude Code: without what was cached. Qwen Code: all input, cached or not.",
      ),
      output_tokens: count(),
      ...cached,
      total_tokens: optional(count("Qwen Code only.")),
      ...details,
    },
  ),
  ClaudeUsageUpdate: open(
    "The final tokens of a message: totals that replace those of its start, not additions.",
    {
      input_tokens: optional(nullable(count())),
      output_tokens: count(),
      ...cached,
      ...details,
    },
  ),
  ClaudeCacheCreation: open("How long the input that was written to the cache is kept.", {
    ephemeral_5m_input_tokens: optional(count("Five minutes.")),
    ephemeral_1h_input_tokens: optional(count("One hour.")),
  }),
  ClaudeOutputDetails: open("What the output tokens were spent on.", {
    thinking_tokens: optional(count()),
  }),
  ClaudeServerToolUsage: open("Calls of tools that run at the API.", {
    web_search_requests: optional(count()),
    web_fetch_requests: optional(count()),
  }),
  ClaudeModelUsage: open("Tokens and cost of one model, sub-agents and side calls included.", {
    inputTokens: count("Without what was cached."),
    outputTokens: count(),
    cacheReadInputTokens: optional(count()),
    cacheCreationInputTokens: optional(count()),
    cacheCreationEphemeral5mInputTokens: optional(count()),
    cacheCreationEphemeral1hInputTokens: optional(count()),
    thinkingTokens: optional(count("Part of the output.")),
    webSearchRequests: optional(count()),
    costUSD: optional(number("An estimate from the CLI's own price table.")),
    contextWindow: optional(count("Tokens.")),
    maxOutputTokens: optional(count()),
    canonicalModel: optional(string("The model without a suffix such as `[1m]`.")),
    provider: optional(string()),
    costBasis: optional(string()),
  }),
};

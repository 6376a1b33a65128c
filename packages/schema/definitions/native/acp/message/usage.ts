import * as t from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

export const usages: t.Definitions = {
  AcpUsage: t.open("The tokens of a prompt.", {
    inputTokens: t.count(),
    outputTokens: t.count(),
    totalTokens: t.optional(t.count()),
    thoughtTokens: t.maybe(t.count()),
    cachedReadTokens: t.maybe(t.count()),
    cachedWriteTokens: t.maybe(t.count()),
    _meta: meta,
  }),
  AcpCost: t.open("Money, cumulative over the session.", {
    amount: t.number(),
    currency: t.string("Such as `USD`."),
    _meta: meta,
  }),
  AcpQuota: t.open("The tokens of a prompt, as Gemini CLI reports them; absent after a cancel.", {
    // null in a turn that failed
    token_count: t.nullable(t.ref("AcpTokenCount")),
    model_usage: t.optional(t.list(t.ref("AcpModelUsage"))),
  }),
  AcpTokenCount: t.open(
    "Tokens: without those that were cached and thought, or, of agents behind a bridge, with all of them.",
    {
      input_tokens: t.optional(t.count()),
      output_tokens: t.optional(t.count()),
      totalTokens: t.optional(t.count()),
      inputTokens: t.optional(t.count("Without what came from a cache.")),
      cachedInputTokens: t.optional(t.count()),
      cacheWriteInputTokens: t.optional(t.count()),
      cachedWriteTokens: t.optional(t.count()),
      outputTokens: t.optional(t.count()),
      reasoningOutputTokens: t.optional(t.count("Part of the output.")),
    },
  ),
  AcpModelUsage: t.open("The tokens of one model.", {
    model: t.string(),
    token_count: t.ref("AcpTokenCount"),
  }),
};

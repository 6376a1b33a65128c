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
    token_count: t.ref("AcpTokenCount"),
    model_usage: t.optional(t.list(t.ref("AcpModelUsage"))),
  }),
  AcpTokenCount: t.open("Tokens, without a word on those cached or thought.", {
    input_tokens: t.count(),
    output_tokens: t.count(),
  }),
  AcpModelUsage: t.open("The tokens of one model.", {
    model: t.string(),
    token_count: t.ref("AcpTokenCount"),
  }),
};

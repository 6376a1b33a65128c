import {
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
import { meta } from "./envelope.ts";

export const usages: Definitions = {
  AcpUsage: open("The tokens of a prompt.", {
    inputTokens: count(),
    outputTokens: count(),
    totalTokens: optional(count()),
    thoughtTokens: optional(nullable(count())),
    cachedReadTokens: optional(nullable(count())),
    cachedWriteTokens: optional(nullable(count())),
    _meta: meta,
  }),
  AcpCost: open("Money, cumulative over the session.", {
    amount: number(),
    currency: string("Such as `USD`."),
    _meta: meta,
  }),
  AcpQuota: open("The tokens of a prompt, as Gemini CLI reports them; absent after a cancel.", {
    token_count: ref("AcpTokenCount"),
    model_usage: optional(list(ref("AcpModelUsage"))),
  }),
  AcpTokenCount: open("Tokens, without a word on those cached or thought.", {
    input_tokens: count(),
    output_tokens: count(),
  }),
  AcpModelUsage: open("The tokens of one model.", {
    model: string(),
    token_count: ref("AcpTokenCount"),
  }),
};

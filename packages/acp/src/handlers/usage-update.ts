import { read, unknownUsage } from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema/written";

import type { UpdateHandler } from "../line.ts";
import { modelMeta } from "../quirks.ts";

/** How full the context is after the last message; and what the session has cost so far, which its turns have. */
export const handleUsageUpdate: UpdateHandler<"usage_update"> = (
  { used, size, cost, _meta },
  state,
) => {
  const { amount, currency } = read.fields(cost);
  const spent = read.number(amount);
  if (spent !== undefined && (currency === undefined || read.string(currency) === "USD")) {
    state.cost = spent;
    // before its first turn a resumed session has what it had cost
    if (state.emitter.turns.count() === 0) state.costBefore = spent;
  }
  const contextWindow = read.count(size);
  const tokens = read.count(used);
  if (contextWindow === undefined && tokens === undefined) return false;
  const usage = usageOf(tokens);
  const model = read.string(read.fields(_meta)[modelMeta]);
  state.emitter.emit({ type: "usageReported", scope: "message", usage, contextWindow, model });
};

const usageOf = (tokens: number | undefined): TokenUsage =>
  tokens === undefined || tokens === 0
    ? unknownUsage
    : { inputTokens: tokens, outputTokens: 0, totalTokens: tokens, completeness: "partial" };

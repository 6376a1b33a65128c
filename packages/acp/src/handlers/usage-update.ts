import { untyped as read, unknownUsage } from "@agentstream/adapter-kit";
import type { TokenUsage } from "@agentstream/schema/written";

import type { UpdateHandler } from "../handle-update.ts";

/** How full the context is after the last message; and what the session has cost so far, which its turns tell. */
export const handleUsageUpdate: UpdateHandler = ({ used, size, cost }, state) => {
  const { amount, currency = "USD" } = read.fields(cost);
  const spent = read.number(amount);
  if (spent !== undefined && currency === "USD") {
    state.cost = spent;
    // before its first turn a session that goes on says what it had cost
    if (state.emitter.turns.count() === 0) state.costBefore = spent;
  }
  const contextWindow = read.count(size);
  const tokens = read.count(used);
  if (contextWindow === undefined && tokens === undefined) return false;
  state.emitter.emit({
    type: "usageReported",
    scope: "message",
    usage: usageOf(tokens),
    ...(contextWindow !== undefined && { contextWindow }),
  });
  return true;
};

const usageOf = (tokens: number | undefined): TokenUsage =>
  tokens === undefined || tokens === 0
    ? unknownUsage
    : { inputTokens: tokens, outputTokens: 0, totalTokens: tokens, completeness: "partial" };

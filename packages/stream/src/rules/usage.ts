import type { TokenUsage, UnifiedEvent } from "@agentstream/schema";

import { addUsage, isKnownUsage } from "../add-usage.ts";
import type { Rule } from "./rule.ts";

/** Rule 7: the known usages of a run's turns add up to that of the run; parts never exceed the whole. */
export function createUsageRule(): Rule {
  let turns: TokenUsage | undefined;
  return {
    check(event) {
      const { usage } = usageOf(event);
      if (usage === undefined) return undefined;
      const faults = partsFaults(usage);
      if (event.type === "turnCompleted" || event.type === "turnFailed")
        turns = addUsage(turns, usage);
      if (event.type === "sessionEnded") {
        if (isKnownUsage(usage) && !isSame(usage, turns))
          faults.push("the run's usage is not the sum of its turns'");
        turns = undefined;
      }
      return faults;
    },
  };
}

const usageOf = (event: UnifiedEvent): { usage?: TokenUsage } =>
  event.type === "turnCompleted" ||
  event.type === "turnFailed" ||
  event.type === "sessionEnded" ||
  event.type === "usageReported"
    ? event
    : {};

function partsFaults(usage: TokenUsage): string[] {
  const {
    inputTokens,
    outputTokens,
    totalTokens,
    cachedTokens = 0,
    cacheWriteTokens = 0,
    reasoningTokens = 0,
  } = usage;
  return [
    ...(totalTokens === inputTokens + outputTokens ? [] : ["totalTokens is not input and output"]),
    ...(cachedTokens + cacheWriteTokens > inputTokens ? ["the cached parts exceed the input"] : []),
    ...(reasoningTokens > outputTokens ? ["the reasoning exceeds the output"] : []),
  ];
}

const isSame = (left: TokenUsage, right: TokenUsage | undefined): boolean =>
  left.inputTokens === right?.inputTokens && left.outputTokens === right.outputTokens;

import type { TokenUsage, UnifiedEvent } from "@agentstream/schema";

import { addUsage, isKnownUsage } from "../add-usage.ts";
import { addsUp, isSameTotal } from "../adds-up.ts";
import { noFaults, type Fault, type Rule } from "./rule.ts";

/** Rule 7: parts never exceed the whole, and known usages add up. */
export function createUsageRule(): Rule {
  let turns: TokenUsage | undefined;
  return {
    check(event) {
      if (event.type === "sessionStarted") turns = undefined;
      const { usage, usageByModel = {} } = usageOf(event);
      const all = [...(usage === undefined ? [] : [usage]), ...Object.values(usageByModel)];
      if (all.length === 0) return noFaults;
      const faults = all.flatMap((one) => ofParts(one, event.type));
      if (event.type === "turnCompleted" || event.type === "turnFailed") {
        if (isKnownUsage(usage)) turns = addUsage(turns, usage);
        if (usage !== undefined && !addsUp(usage, Object.values(usageByModel)))
          faults.push(["7.5", "the usages of the models do not add up to that of the turn"]);
      }
      if (event.type === "sessionEnded" && isKnownUsage(usage) && !isSameTotal(usage, turns))
        faults.push(["7.4", "the usage of the run is not the sum of its turns"]);
      return faults;
    },
  };
}

interface Usages {
  readonly usage?: TokenUsage | undefined;
  readonly usageByModel?: Readonly<Record<string, TokenUsage>> | undefined;
}

const usageOf = (event: UnifiedEvent): Usages =>
  event.type === "turnCompleted" || event.type === "turnFailed"
    ? event
    : event.type === "sessionEnded" ||
        event.type === "subagentCompleted" ||
        event.type === "usageReported"
      ? { usage: event.usage }
      : {};

function ofParts(usage: TokenUsage, type: string): Fault[] {
  const { inputTokens, outputTokens, totalTokens } = usage;
  const { cachedTokens = 0, cacheWriteTokens = 0, reasoningTokens = 0 } = usage;
  const faults: Fault[] = [];
  if (totalTokens !== inputTokens + outputTokens)
    faults.push(["7.1", "totalTokens is not inputTokens and outputTokens"]);
  if (cachedTokens + cacheWriteTokens > inputTokens)
    faults.push(["7.2", "the cached tokens exceed the input"]);
  if (reasoningTokens > outputTokens)
    faults.push(["7.3", "the reasoning tokens exceed the output"]);
  if (isKnownUsage(usage)) return faults;
  if ([inputTokens, outputTokens, totalTokens].some((count) => count !== 0))
    faults.push(["7.6", "the usage is unknown and is not zero"]);
  if (type !== "turnCompleted" && type !== "usageReported")
    faults.push(["7.7", `the usage of ${type} is unknown`]);
  return faults;
}

import type {
  TokenUsage,
  UesCost,
  UesTokenRecord,
  UesTokenReport,
  UesTokens,
} from "@agentstream/schema";
import { addUsage, isKnownUsage, present } from "@agentstream/stream";

type UsageByModel = Readonly<Record<string, TokenUsage>>;

/** The tokens in detail; undefined where nothing is known. */
export function tokenReport(
  usage: TokenUsage | undefined,
  byModel: UsageByModel,
): UesTokenReport | undefined {
  if (!isKnownUsage(usage)) return undefined;
  const { completeness = "reported" } = usage;
  return present({
    coverage: completeness === "reported" ? "complete" : "partial",
    totals: tokensOf(usage),
    records: recordsOf(usage, byModel),
  });
}

/** The parts are left out where they exceed their whole. */
function tokensOf(usage: TokenUsage): UesTokens {
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, reasoningTokens } = usage;
  const uncached = inputTokens - (cachedTokens ?? 0) - (cacheWriteTokens ?? 0);
  const visible = outputTokens - (reasoningTokens ?? 0);
  return {
    input:
      cachedTokens === undefined || uncached < 0
        ? { total: inputTokens }
        : present({
            total: inputTokens,
            uncached,
            cacheRead: cachedTokens,
            cacheWrite: cacheWriteTokens,
          }),
    output:
      reasoningTokens === undefined || visible < 0
        ? { total: outputTokens }
        : { total: outputTokens, visible, reasoning: reasoningTokens },
  };
}

/** By model, if these add up to the whole: what does not is no decomposition. */
function recordsOf(usage: TokenUsage, byModel: UsageByModel): UesTokenRecord[] | undefined {
  const known = Object.entries(byModel).filter(([, one]) => isKnownUsage(one));
  const inputTokens = known.reduce((sum, [, one]) => sum + one.inputTokens, 0);
  const outputTokens = known.reduce((sum, [, one]) => sum + one.outputTokens, 0);
  if (known.length === 0 || inputTokens !== usage.inputTokens) return undefined;
  if (outputTokens !== usage.outputTokens) return undefined;
  return known.map(([model, one]) => ({ model, tokens: tokensOf(one) }));
}

export function addByModel(before: UsageByModel, more: UsageByModel = {}): UsageByModel {
  const sum: Record<string, TokenUsage> = { ...before };
  for (const [model, usage] of Object.entries(more))
    sum[model] = addUsage(sum[model], usage) ?? usage;
  return sum;
}

/** All costs are those of the agent itself, in US dollars. */
export const costOf = (amount: number | undefined): UesCost | undefined =>
  amount === undefined ? undefined : { amount, currency: "USD", source: "agent-estimate" };

import { untyped as read } from "@agentstream/adapter-kit";
import type { TokenUsage as GivenUsage } from "@agentstream/schema";
import type { TokenUsage } from "@agentstream/schema/written";

/** The total of a thread that has just begun. */
export const zeroUsage: TokenUsage = {
  inputTokens: 0,
  outputTokens: 0,
  totalTokens: 0,
  completeness: "reported",
};

/** The thread's total in the words of either protocol; undefined where it says nothing, which zeros do too. */
export function mapTotal(native: unknown): TokenUsage | undefined {
  const usage = read.fields(native);
  const count = (...names: readonly string[]): number | undefined =>
    names.map((name) => read.count(usage[name])).find((known) => known !== undefined);
  const input = count("input_tokens", "inputTokens");
  const output = count("output_tokens", "outputTokens");
  if ((input ?? 0) === 0 && (output ?? 0) === 0) return undefined;
  return withinWhole({
    inputTokens: input ?? 0,
    outputTokens: output ?? 0,
    totalTokens: (input ?? 0) + (output ?? 0),
    ...part("cachedTokens", count("cached_input_tokens", "cachedInputTokens")),
    ...part("cacheWriteTokens", count("cache_write_input_tokens", "cacheWriteInputTokens")),
    ...part("reasoningTokens", count("reasoning_output_tokens", "reasoningOutputTokens")),
    completeness: input === undefined || output === undefined ? "partial" : "reported",
  });
}

/** What came to a total since another; undefined where one is not known or they are not of one thread. */
export function subtractUsage(
  total: GivenUsage | undefined,
  before: GivenUsage | undefined,
): TokenUsage | undefined {
  if (total === undefined || before === undefined || before.completeness === "unknown")
    return undefined;
  const inputTokens = total.inputTokens - before.inputTokens;
  const outputTokens = total.outputTokens - before.outputTokens;
  const isSomething = inputTokens >= 0 && outputTokens >= 0 && inputTokens + outputTokens > 0;
  if (!isSomething) return undefined;
  const isPartial = total.completeness === "partial" || before.completeness === "partial";
  return withinWhole({
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    ...differenceOf("cachedTokens", total, before),
    ...differenceOf("cacheWriteTokens", total, before),
    ...differenceOf("reasoningTokens", total, before),
    completeness: isPartial ? "partial" : "reported",
  });
}

type Part = "cachedTokens" | "cacheWriteTokens" | "reasoningTokens";

const part = (name: Part, count: number | undefined): Partial<TokenUsage> =>
  count === undefined ? {} : { [name]: count };

const differenceOf = (name: Part, total: GivenUsage, before: GivenUsage): Partial<TokenUsage> => {
  const count = total[name];
  return part(name, count === undefined ? undefined : Math.max(0, count - (before[name] ?? 0)));
};

/** Parts never exceed the whole, whatever the vendor's provider says. */
function withinWhole(usage: TokenUsage): TokenUsage {
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, reasoningTokens } = usage;
  const cached = Math.min(cachedTokens ?? 0, inputTokens);
  return {
    ...usage,
    ...(cachedTokens !== undefined && { cachedTokens: cached }),
    ...(cacheWriteTokens !== undefined && {
      cacheWriteTokens: Math.min(cacheWriteTokens, inputTokens - cached),
    }),
    ...(reasoningTokens !== undefined && {
      reasoningTokens: Math.min(reasoningTokens, outputTokens),
    }),
  };
}

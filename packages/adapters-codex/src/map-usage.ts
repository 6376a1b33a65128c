import { present, read, type Undefinable, type Unsure } from "@agentstream/adapter-kit/author";
import type { TokenUsage as GivenUsage } from "@agentstream/schema";
import type { CodexServerTokenUsage } from "@agentstream/schema/native/codex/app-server";
import type { CodexUsage } from "@agentstream/schema/native/codex/exec";
import type { TokenUsage } from "@agentstream/schema/written";

/** A total in the words of either protocol. */
export type NativeUsage = Unsure<CodexUsage | CodexServerTokenUsage | undefined> | undefined;

/** The thread's total; undefined where it says nothing, which zeros do too. */
export function mapTotal(native: NativeUsage): TokenUsage | undefined {
  const usage = read.fields(native);
  const input = read.count(usage.input_tokens) ?? read.count(usage.inputTokens);
  const output = read.count(usage.output_tokens) ?? read.count(usage.outputTokens);
  if ((input ?? 0) === 0 && (output ?? 0) === 0) return undefined;
  return withinWhole({
    inputTokens: input ?? 0,
    outputTokens: output ?? 0,
    totalTokens: (input ?? 0) + (output ?? 0),
    cachedTokens: read.count(usage.cached_input_tokens) ?? read.count(usage.cachedInputTokens),
    cacheWriteTokens:
      read.count(usage.cache_write_input_tokens) ?? read.count(usage.cacheWriteInputTokens),
    reasoningTokens:
      read.count(usage.reasoning_output_tokens) ?? read.count(usage.reasoningOutputTokens),
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
    cachedTokens: differenceOf("cachedTokens", total, before),
    cacheWriteTokens: differenceOf("cacheWriteTokens", total, before),
    reasoningTokens: differenceOf("reasoningTokens", total, before),
    completeness: isPartial ? "partial" : "reported",
  });
}

type Part = "cachedTokens" | "cacheWriteTokens" | "reasoningTokens";

function differenceOf(name: Part, total: GivenUsage, before: GivenUsage): number | undefined {
  const count = total[name];
  return count === undefined ? undefined : Math.max(0, count - (before[name] ?? 0));
}

/** Parts never exceed the whole, whatever the vendor's provider says. */
function withinWhole(usage: Undefinable<TokenUsage>): TokenUsage {
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, reasoningTokens } = usage;
  const atMost = (part: number | undefined, whole: number): number | undefined =>
    part === undefined ? undefined : Math.min(part, whole);
  const cached = atMost(cachedTokens, inputTokens);
  return present({
    ...usage,
    cachedTokens: cached,
    cacheWriteTokens: atMost(cacheWriteTokens, inputTokens - (cached ?? 0)),
    reasoningTokens: atMost(reasoningTokens, outputTokens),
  });
}

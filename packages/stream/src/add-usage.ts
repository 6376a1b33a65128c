import type { TokenUsage } from "@agentstream/schema";
import type { TokenUsage as WrittenUsage } from "@agentstream/schema/written";

/** Whether its numbers mean anything. */
export const isKnownUsage = <T extends TokenUsage>(usage: T | undefined): usage is T =>
  usage !== undefined && usage.completeness !== "unknown";

/** The sum of two usages. What is not known is left out, and makes the sum partial. */
export function addUsage(
  left: WrittenUsage | undefined,
  right: WrittenUsage | undefined,
): WrittenUsage | undefined;
export function addUsage(
  left: TokenUsage | undefined,
  right: TokenUsage | undefined,
): TokenUsage | undefined;
export function addUsage(
  left: TokenUsage | undefined,
  right: TokenUsage | undefined,
): TokenUsage | undefined {
  if (!isKnownUsage(left) || !isKnownUsage(right)) {
    const known = isKnownUsage(left) ? left : isKnownUsage(right) ? right : undefined;
    if (known === undefined) return left ?? right;
    return left === undefined || right === undefined
      ? known
      : { ...known, completeness: "partial" };
  }
  const isPartial = !isReported(left) || !isReported(right);
  const totalTokens = left.totalTokens + right.totalTokens;
  // no event can contain it: what comes on top is not known
  if (!Number.isSafeInteger(totalTokens)) return { ...left, completeness: "partial" };
  // spreads of parts cost 1 % of a translation: each call of a model adds to two sums
  const sum: Writable<TokenUsage> = {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
    totalTokens,
  };
  for (const part of parts)
    if (left[part] !== undefined || right[part] !== undefined)
      sum[part] = (left[part] ?? 0) + (right[part] ?? 0);
  sum.completeness = isPartial ? "partial" : "reported";
  return sum;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const parts = ["cachedTokens", "cacheWriteTokens", "reasoningTokens"] as const;

/** A word of a newer sender does not say that the figure is the whole. */
const isReported = ({ completeness }: TokenUsage): boolean =>
  completeness === undefined || completeness === "reported";

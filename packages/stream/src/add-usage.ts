import type { TokenUsage } from "@agentstream/schema";

/** Whether its numbers mean anything. */
export const isKnownUsage = (usage: TokenUsage | undefined): usage is TokenUsage =>
  usage !== undefined && usage.completeness !== "unknown";

/** The sum of two usages. What is not known is left out, and makes the sum partial. */
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
  const isPartial = left.completeness === "partial" || right.completeness === "partial";
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
    totalTokens: left.totalTokens + right.totalTokens,
    ...sumOf("cachedTokens", left, right),
    ...sumOf("cacheWriteTokens", left, right),
    ...sumOf("reasoningTokens", left, right),
    completeness: isPartial ? "partial" : "reported",
  };
}

type Part = "cachedTokens" | "cacheWriteTokens" | "reasoningTokens";

const sumOf = (part: Part, left: TokenUsage, right: TokenUsage): Partial<TokenUsage> =>
  left[part] === undefined && right[part] === undefined
    ? {}
    : { [part]: (left[part] ?? 0) + (right[part] ?? 0) };

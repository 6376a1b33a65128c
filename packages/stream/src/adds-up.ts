import type { TokenUsage } from "@agentstream/schema";

import { addUsage, isKnownUsage } from "./add-usage.ts";

/** Whether a usage is the sum of parts. An unknown part, or none at all, leaves the sum open. */
export function addsUp(usage: TokenUsage, parts: readonly TokenUsage[]): boolean {
  if (!isKnownUsage(usage) || parts.length === 0 || !parts.every(isKnownUsage)) return true;
  return isSameTotal(usage, parts.reduce<TokenUsage | undefined>(addUsage, undefined));
}

/** Nothing added up is 0. */
export const isSameTotal = (usage: TokenUsage, sum: TokenUsage | undefined): boolean =>
  usage.inputTokens === (sum?.inputTokens ?? 0) && usage.outputTokens === (sum?.outputTokens ?? 0);

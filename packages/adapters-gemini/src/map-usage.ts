import { read } from "@agentstream/adapter-kit";
import type { TokenUsage } from "@agentstream/schema/written";

/**
 * `stats` of a result. Thoughts and the prompts of tools are in the total alone and cannot be told apart: what is
 * not input counts as output. All zero is what the CLI says when it does not know.
 */
export function mapUsage(stats: unknown): TokenUsage | undefined {
  const { total_tokens, input_tokens, output_tokens, ...parts } = read.fields(stats);
  const { cached, cache_tokens, thought_tokens } = parts;
  const input = read.count(input_tokens) ?? 0;
  const printed = read.count(output_tokens) ?? 0;
  const output = Math.max((read.count(total_tokens) ?? 0) - input, printed);
  return usageOf(input, output, read.count(cached ?? cache_tokens), read.count(thought_tokens));
}

/** What each model used; those that used nothing are left out. */
export function mapUsageByModel(stats: unknown): Record<string, TokenUsage> | undefined {
  const models = Object.entries(read.fields(read.fields(stats)["models"]));
  const known = models.flatMap(([model, figures]): [string, TokenUsage][] => {
    const usage = mapUsage(figures);
    return usage === undefined ? [] : [[model, usage]];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** `usageMetadata` of the API: here thoughts and the prompts of tools have figures of their own. */
export function mapUsageMetadata(metadata: unknown): TokenUsage | undefined {
  const figures = read.fields(metadata);
  const figure = (name: string): number => read.count(figures[name]) ?? 0;
  const thoughts = read.count(figures["thoughtsTokenCount"]);
  return usageOf(
    figure("promptTokenCount") + figure("toolUsePromptTokenCount"),
    figure("candidatesTokenCount") + (thoughts ?? 0),
    read.count(figures["cachedContentTokenCount"]),
    thoughts,
  );
}

/** The sum; what is not known is left out. */
export function addUsages(
  left: TokenUsage | undefined,
  right: TokenUsage | undefined,
): TokenUsage | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return usageOf(
    left.inputTokens + right.inputTokens,
    left.outputTokens + right.outputTokens,
    sumOf(left.cachedTokens, right.cachedTokens),
    sumOf(left.reasoningTokens, right.reasoningTokens),
  );
}

const sumOf = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined && right === undefined ? undefined : (left ?? 0) + (right ?? 0);

function usageOf(
  inputTokens: number,
  outputTokens: number,
  cachedTokens: number | undefined,
  reasoningTokens: number | undefined,
): TokenUsage | undefined {
  if (inputTokens === 0 && outputTokens === 0) return undefined;
  return {
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    completeness: "reported",
    // a part that exceeds its whole says nothing
    ...(cachedTokens !== undefined && cachedTokens <= inputTokens && { cachedTokens }),
    ...(reasoningTokens !== undefined && reasoningTokens <= outputTokens && { reasoningTokens }),
  };
}

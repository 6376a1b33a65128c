import { present, read, type Unsure } from "@agentstream/adapter-kit/author";
import type { GeminiUsageMetadata } from "@agentstream/schema/native/gemini/api-chunk";
import type { GeminiCoreStats } from "@agentstream/schema/native/gemini/core-event";
import type { GeminiModelStats, GeminiStats } from "@agentstream/schema/native/gemini/stream-json";
import type { TokenUsage } from "@agentstream/schema/written";

export type Stats = Unsure<GeminiStats | GeminiCoreStats | undefined> | undefined;
type Figures = Stats | Unsure<GeminiModelStats>;

/**
 * `stats` of a result. Thoughts and the prompts of tools are in the total alone and cannot be distinguished: what is
 * not input counts as output. All zero is what the CLI says when it does not know.
 */
export function mapUsage(figures: Figures): TokenUsage | undefined {
  const stats = read.fields(figures);
  const { total_tokens, input_tokens, output_tokens, cached, cache_tokens, thought_tokens } = stats;
  const input = read.count(input_tokens) ?? 0;
  const printed = read.count(output_tokens) ?? 0;
  const output = Math.max((read.count(total_tokens) ?? 0) - input, printed);
  return usageOf(input, output, read.count(cached ?? cache_tokens), read.count(thought_tokens));
}

/** What each model used; those that used nothing are left out. */
export function mapUsageByModel(stats: Stats): Record<string, TokenUsage> | undefined {
  const known = read
    .entries(read.fields(stats).models)
    .flatMap(([model, figures]): [string, TokenUsage][] => {
      const usage = mapUsage(figures);
      return usage === undefined ? [] : [[model, usage]];
    });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** `usageMetadata` of the API: here thoughts and the prompts of tools have figures of their own. */
export function mapUsageMetadata(
  metadata: Unsure<GeminiUsageMetadata | undefined> | undefined,
): TokenUsage | undefined {
  const figures = read.fields(metadata);
  const thoughts = read.count(figures.thoughtsTokenCount);
  return usageOf(
    (read.count(figures.promptTokenCount) ?? 0) +
      (read.count(figures.toolUsePromptTokenCount) ?? 0),
    (read.count(figures.candidatesTokenCount) ?? 0) + (thoughts ?? 0),
    read.count(figures.cachedContentTokenCount),
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
  // a part that exceeds its whole says nothing
  const within = (part: number | undefined, whole: number): number | undefined =>
    part !== undefined && part <= whole ? part : undefined;
  return present({
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    completeness: "reported",
    cachedTokens: within(cachedTokens, inputTokens),
    reasoningTokens: within(reasoningTokens, outputTokens),
  });
}

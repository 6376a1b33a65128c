import { present, read, untyped, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type {
  AcpQuota,
  AcpResult,
  AcpTokenCount,
  AcpUsage,
} from "@agentstream/schema/native/acp/message";
import type { TokenUsage } from "@agentstream/schema/written";

import type { Quirks } from "./quirks.ts";

interface Counts {
  readonly total: number | undefined;
  readonly input: number | undefined;
  readonly output: number | undefined;
  readonly cached: number | undefined;
  readonly written: number | undefined;
  readonly thought: number | undefined;
}

interface Figures {
  readonly input: number;
  readonly output: number;
  readonly cached?: number | undefined;
  readonly written?: number | undefined;
  readonly thought?: number | undefined;
  readonly completeness: "reported" | "partial";
}

/** What a prompt used: by the protocol's figures, or by those that an agent adds of its own. */
export function mapUsage(
  { usage, _meta }: Lenient<AcpResult>,
  quirks: Quirks,
): TokenUsage | undefined {
  const known = mapFigures(read.fields(usage), quirks.usageIsPartial ?? false);
  return known ?? mapTokenCount(quotaOf(_meta).token_count);
}

/** What a request used, where a chunk of its answer says so. */
export function mapChunkUsage(
  meta: unknown,
  { usageIsPartial = false }: Quirks,
): TokenUsage | undefined {
  const { usage } = untyped.fields(meta);
  return usage === undefined ? undefined : mapFigures(untyped.fields(usage), usageIsPartial);
}

/** What each model used, where the agent reports it. */
export function mapUsageByModel({
  _meta,
}: Lenient<AcpResult>): Record<string, TokenUsage> | undefined {
  const models = read.objects(quotaOf(_meta).model_usage);
  const known = models.flatMap(({ model, token_count: count }): [string, TokenUsage][] => {
    const [name, usage] = [read.string(model), mapTokenCount(count)];
    return name === undefined || usage === undefined ? [] : [[name, usage]];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

const quotaOf = (meta: Lenient<AcpResult>["_meta"]): Lenient<AcpQuota> =>
  read.fields(read.fields(meta).quota);

const mapFigures = (usage: Lenient<AcpUsage>, isPartial: boolean): TokenUsage | undefined =>
  addCounts(
    {
      total: read.count(usage.totalTokens),
      input: read.count(usage.inputTokens),
      output: read.count(usage.outputTokens),
      cached: read.count(usage.cachedReadTokens),
      written: read.count(usage.cachedWriteTokens),
      thought: read.count(usage.thoughtTokens),
    },
    isPartial,
  );

/** Thoughts, and what came from a cache, are in the total next to input and output, or in those: the total shows. */
function addCounts(counts: Counts, isPartial: boolean): TokenUsage | undefined {
  const { total = 0, input = 0, output = 0, cached, written, thought } = counts;
  const fromCache = (cached ?? 0) + (written ?? 0);
  const rest = total - input - output;
  const areBothApart = rest === fromCache + (thought ?? 0);
  return usageOf({
    input: input + (areBothApart || rest === fromCache ? fromCache : 0),
    output: output + (areBothApart || rest === thought ? (thought ?? 0) : 0),
    cached,
    written,
    thought,
    completeness: isPartial ? "partial" : "reported",
  });
}

/** Some agents' figures do not count thoughts: the output is more than they contain. */
function mapTokenCount(count: Unsure<AcpTokenCount | null> | undefined): TokenUsage | undefined {
  const figures = read.fields(count);
  const { input_tokens: input, output_tokens: output } = figures;
  if (read.count(figures.totalTokens) !== undefined) return mapBridgeCount(figures);
  return usageOf({
    input: read.count(input) ?? 0,
    output: read.count(output) ?? 0,
    completeness: "partial",
  });
}

/** The same by agents behind a bridge, which count all of it. */
const mapBridgeCount = (count: Lenient<AcpTokenCount>): TokenUsage | undefined =>
  addCounts(
    {
      total: read.count(count.totalTokens),
      input: read.count(count.inputTokens),
      output: read.count(count.outputTokens),
      cached: read.count(count.cachedInputTokens),
      written: read.count(count.cacheWriteInputTokens ?? count.cachedWriteTokens),
      thought: read.count(count.reasoningOutputTokens),
    },
    false,
  );

/** All zero is printed where nothing is known; a part that exceeds its whole means nothing. */
function usageOf({
  input,
  output,
  cached,
  written,
  thought,
  completeness,
}: Figures): TokenUsage | undefined {
  if (input === 0 && output === 0) return undefined;
  const isCacheInside = (cached ?? 0) + (written ?? 0) <= input;
  return present({
    inputTokens: input,
    outputTokens: output,
    totalTokens: input + output,
    completeness,
    cachedTokens: isCacheInside ? cached : undefined,
    cacheWriteTokens: isCacheInside ? written : undefined,
    reasoningTokens: thought !== undefined && thought <= output ? thought : undefined,
  });
}

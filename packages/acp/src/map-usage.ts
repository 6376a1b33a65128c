import { present, read, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type {
  AcpQuota,
  AcpResult,
  AcpTokenCount,
  AcpUsage,
} from "@agentstream/schema/native/acp/message";
import type { TokenUsage } from "@agentstream/schema/written";

import type { Quirks } from "./quirks.ts";

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

/** Thoughts and what came from a cache are in the total next to input and output, or in those: the total shows. */
function mapFigures(usage: Lenient<AcpUsage>, isPartial: boolean): TokenUsage | undefined {
  const input = read.count(usage.inputTokens) ?? 0;
  const output = read.count(usage.outputTokens) ?? 0;
  const cached = read.count(usage.cachedReadTokens);
  const written = read.count(usage.cachedWriteTokens);
  const thought = read.count(usage.thoughtTokens);
  const fromCache = (cached ?? 0) + (written ?? 0);
  const sum = input + output + fromCache + (thought ?? 0);
  const areApart = read.count(usage.totalTokens) === sum;
  return usageOf({
    input: input + (areApart ? fromCache : 0),
    output: output + (areApart ? (thought ?? 0) : 0),
    cached,
    written,
    thought,
    completeness: isPartial ? "partial" : "reported",
  });
}

/** Some agents' figures do not count thoughts: the output is more than they contain. */
function mapTokenCount(count: Unsure<AcpTokenCount> | undefined): TokenUsage | undefined {
  const { input_tokens: input, output_tokens: output } = read.fields(count);
  return usageOf({
    input: read.count(input) ?? 0,
    output: read.count(output) ?? 0,
    completeness: "partial",
  });
}

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

import { untyped as read } from "@agentstream/adapter-kit";
import type { TokenUsage } from "@agentstream/schema/written";

import type { Quirks } from "./quirks.ts";
import type { Fields } from "./state.ts";

interface Figures {
  readonly input: number;
  readonly output: number;
  readonly cached?: number | undefined;
  readonly written?: number | undefined;
  readonly thought?: number | undefined;
  readonly completeness: "reported" | "partial";
}

/** What a prompt used: by the protocol's figures, or by those that an agent adds of its own. */
export function mapUsage({ usage, _meta }: Fields, quirks: Quirks): TokenUsage | undefined {
  const known = mapFigures(read.fields(usage), quirks.usageIsPartial ?? false);
  return known ?? mapTokenCount(quotaOf(_meta).token_count);
}

/** What each model used, where the agent says it. */
export function mapUsageByModel({ _meta }: Fields): Record<string, TokenUsage> | undefined {
  const models = read.list(quotaOf(_meta).model_usage).map(read.fields);
  const known = models.flatMap(({ model, token_count: count }): [string, TokenUsage][] => {
    const [name, usage] = [read.string(model), mapTokenCount(count)];
    return name === undefined || usage === undefined ? [] : [[name, usage]];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

const quotaOf = (meta: unknown): Fields => read.fields(read.fields(meta)["quota"]);

/** Thoughts and what came from a cache are in the total besides input and output, or in those: the total tells. */
function mapFigures(usage: Fields, isPartial: boolean): TokenUsage | undefined {
  const figure = (name: string): number => read.count(usage[name]) ?? 0;
  const [input, output] = [figure("inputTokens"), figure("outputTokens")];
  const [cached, written] = [figure("cachedReadTokens"), figure("cachedWriteTokens")];
  const thought = figure("thoughtTokens");
  const areApart = read.count(usage["totalTokens"]) === input + output + cached + written + thought;
  return usageOf({
    input: input + (areApart ? cached + written : 0),
    output: output + (areApart ? thought : 0),
    cached: read.count(usage["cachedReadTokens"]),
    written: read.count(usage["cachedWriteTokens"]),
    thought: read.count(usage["thoughtTokens"]),
    completeness: isPartial ? "partial" : "reported",
  });
}

/** Some agents' figures do not count thoughts: the output is more than they contain. */
function mapTokenCount(count: unknown): TokenUsage | undefined {
  const { input_tokens: input, output_tokens: output } = read.fields(count);
  return usageOf({
    input: read.count(input) ?? 0,
    output: read.count(output) ?? 0,
    completeness: "partial",
  });
}

/** All zero is what is said where nothing is known; a part that exceeds its whole says nothing. */
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
  return {
    inputTokens: input,
    outputTokens: output,
    totalTokens: input + output,
    completeness,
    ...(cached !== undefined && isCacheInside && { cachedTokens: cached }),
    ...(written !== undefined && isCacheInside && { cacheWriteTokens: written }),
    ...(thought !== undefined && thought <= output && { reasoningTokens: thought }),
  };
}

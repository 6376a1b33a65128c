import { read, type Unsure } from "@agentstream/adapter-kit/author";
import type { OpencodeTokens } from "@agentstream/schema/native/opencode/run";
import type { TokenUsage } from "@agentstream/schema/written";

/** What some steps used together. */
export interface Account {
  readonly usage: TokenUsage | undefined;
  /** Something that was used is in no figure. */
  readonly isPartial: boolean;
  readonly costUsd: number | undefined;
}

export const emptyAccount: Account = { usage: undefined, isPartial: false, costUsd: undefined };

/**
 * What versions mean by their figures: whether `input` leaves the cache out, and `output` the reasoning. Newer ones
 * leave both out.
 */
const meanings = [
  { cache: true, reasoning: true },
  { cache: true, reasoning: false },
  { cache: false, reasoning: false },
  { cache: false, reasoning: true },
];

/** The tokens of a step. The printed total shows what the figures mean; without one they are a lower bound. */
export function mapTokens(tokens: Unsure<OpencodeTokens> | undefined): TokenUsage | undefined {
  const { total, input, output, reasoning, cache } = read.fields(tokens);
  const cacheTokens = read.fields(cache);
  const cachedTokens = read.count(cacheTokens.read) ?? 0;
  const cacheWriteTokens = read.count(cacheTokens.write) ?? 0;
  const reasoningTokens = read.count(reasoning) ?? 0;
  const cached = cachedTokens + cacheWriteTokens;
  const [bareInput, bareOutput] = [read.count(input) ?? 0, read.count(output) ?? 0];
  const printed = read.count(total);
  // zeros without a total are what is printed if the provider says nothing
  if (bareInput + bareOutput + cached + reasoningTokens === 0 && printed === undefined)
    return undefined;
  const readings = meanings.map((adds) => ({
    inputTokens: bareInput + (adds.cache ? cached : 0),
    outputTokens: bareOutput + (adds.reasoning ? reasoningTokens : 0),
  }));
  const isBare = cached + reasoningTokens === 0;
  const fitting = readings.find(
    ({ inputTokens, outputTokens }) =>
      inputTokens + outputTokens === (printed ?? (isBare ? bareInput + bareOutput : undefined)) &&
      cached <= inputTokens &&
      reasoningTokens <= outputTokens,
  );
  const { inputTokens, outputTokens } = fitting ?? {
    inputTokens: Math.max(bareInput, cached),
    outputTokens: Math.max(bareOutput, reasoningTokens),
  };
  return {
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    cachedTokens,
    cacheWriteTokens,
    reasoningTokens,
    completeness: fitting === undefined ? "partial" : "reported",
  };
}

/** opencode's own estimate of a step; a zero beside unknown usage is none. */
export function mapCost(
  cost: Unsure<number | undefined> | undefined,
  usage: TokenUsage | undefined,
): number | undefined {
  const costUsd = read.number(cost);
  if (costUsd === undefined || costUsd < 0) return undefined;
  return costUsd === 0 && usage === undefined ? undefined : costUsd;
}

/** One step more. */
export const addStep = (
  account: Account,
  usage: TokenUsage | undefined,
  costUsd: number | undefined,
): Account => ({
  usage: addUsages(account.usage, usage),
  isPartial: account.isPartial || usage?.completeness !== "reported",
  costUsd: addCosts(account.costUsd, costUsd),
});

/** The usage of an account; undefined: nothing is known. */
export const usageOf = ({ usage, isPartial }: Account): TokenUsage | undefined =>
  usage === undefined || !isPartial ? usage : { ...usage, completeness: "partial" };

function addUsages(
  left: TokenUsage | undefined,
  right: TokenUsage | undefined,
): TokenUsage | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return {
    inputTokens: left.inputTokens + right.inputTokens,
    outputTokens: left.outputTokens + right.outputTokens,
    totalTokens: left.totalTokens + right.totalTokens,
    cachedTokens: (left.cachedTokens ?? 0) + (right.cachedTokens ?? 0),
    cacheWriteTokens: (left.cacheWriteTokens ?? 0) + (right.cacheWriteTokens ?? 0),
    reasoningTokens: (left.reasoningTokens ?? 0) + (right.reasoningTokens ?? 0),
    completeness: "reported",
  };
}

const billionth = 1e9;

/** A sum of estimates, without what binary fractions add to it. */
export function addCosts(left: number | undefined, right: number | undefined): number | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return Math.round((left + right) * billionth) / billionth;
}

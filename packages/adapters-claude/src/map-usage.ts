import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { TokenUsage } from "@agentstream/schema/written";

import type { Account } from "./state.ts";

/** The figures of one model in `modelUsage`. */
const modelFields = [
  "inputTokens",
  "outputTokens",
  "cacheReadInputTokens",
  "cacheCreationInputTokens",
  "thinkingTokens",
  "costUSD",
] as const;

type Figures = Readonly<Partial<Record<(typeof modelFields)[number], number>>>;

export interface TurnAccount {
  readonly usage: TokenUsage | undefined;
  readonly byModel: Readonly<Record<string, TokenUsage>>;
  readonly costUsd: number | undefined;
}

/** The usage of one call of the API: its input does not count what the cache holds. */
export function mapCallUsage(value: unknown): TokenUsage | undefined {
  const native = read.fields(value);
  const input = read.count(native["input_tokens"]);
  if (input === undefined) return undefined;
  const cached = read.count(native["cache_read_input_tokens"]) ?? 0;
  const written = read.count(native["cache_creation_input_tokens"]) ?? 0;
  const reasoning = read.count(read.fields(native["output_tokens_details"])["thinking_tokens"]);
  return usageOf(
    input + cached + written,
    read.count(native["output_tokens"]) ?? 0,
    cached,
    written,
    reasoning,
  );
}

/** Qwen's figures: the cache is in the input already. */
export function mapQwenUsage(value: unknown): TokenUsage | undefined {
  const native = read.fields(value);
  const input = read.count(native["input_tokens"]);
  if (input === undefined) return undefined;
  const cached = Math.min(read.count(native["cache_read_input_tokens"]) ?? 0, input);
  return usageOf(input, read.count(native["output_tokens"]) ?? 0, cached, undefined, undefined);
}

/** What this turn used and cost, of all models: the difference of the running totals. */
export function mapTurnAccount(result: NativeObject, account: Account): TurnAccount {
  const recent = result["model_usage_since_last_result"];
  const totals = read.fields(result["modelUsage"]);
  const models = new Map<string, Figures>();
  for (const [model, value] of Object.entries(read.isFields(recent) ? recent : totals)) {
    const before = read.isFields(recent) ? undefined : account.models.get(model);
    models.set(model, difference(read.fields(value), before));
  }
  for (const [model, value] of Object.entries(totals))
    account.models.set(model, read.fields(value));
  const costUsd = read.isFields(recent) ? costOf(models) : costDifference(result, account);
  const cost = read.number(result["total_cost_usd"]);
  if (cost !== undefined) account.cost = cost;
  if (costUsd !== undefined) account.runCost = (account.runCost ?? 0) + costUsd;
  return { ...summed(models), costUsd };
}

function summed(models: ReadonlyMap<string, Figures>): Pick<TurnAccount, "usage" | "byModel"> {
  const usages = [...models].map(([model, figures]) => [model, modelUsage(figures)] as const);
  const used = usages.filter(([, usage]) => usage.totalTokens > 0);
  if (used.length === 0) return { usage: undefined, byModel: {} };
  const sum = (part: keyof Figures): number | undefined => {
    const known = [...models.values()].flatMap((figures) => figures[part] ?? []);
    return known.length === 0 ? undefined : known.reduce((total, figure) => total + figure, 0);
  };
  const total = Object.fromEntries(modelFields.map((part) => [part, sum(part)]));
  return { usage: modelUsage(total), byModel: Object.fromEntries(used) };
}

function modelUsage(figures: { readonly [K in keyof Figures]: number | undefined }): TokenUsage {
  const cached = figures.cacheReadInputTokens ?? 0;
  const written = figures.cacheCreationInputTokens ?? 0;
  const input = (figures.inputTokens ?? 0) + cached + written;
  return usageOf(input, figures.outputTokens ?? 0, cached, written, figures.thinkingTokens);
}

function usageOf(
  inputTokens: number,
  outputTokens: number,
  cachedTokens: number,
  cacheWriteTokens: number | undefined,
  reasoning: number | undefined,
): TokenUsage {
  return {
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    cachedTokens,
    completeness: "reported",
    ...(cacheWriteTokens !== undefined && { cacheWriteTokens }),
    ...(reasoning !== undefined && { reasoningTokens: Math.min(reasoning, outputTokens) }),
  };
}

/** What came since; all of it, where the total began anew. */
function difference(now: NativeObject, before: NativeObject | undefined): Figures {
  const figures = (native: NativeObject): [(typeof modelFields)[number], number][] =>
    modelFields.flatMap((field) => {
      const figure = read.number(native[field]);
      return figure === undefined || figure < 0 ? [] : [[field, figure]];
    });
  const current = figures(now);
  const old = new Map(figures(before ?? {}));
  const isAnew = current.some(([field, figure]) => figure < (old.get(field) ?? 0));
  return Object.fromEntries(
    current.map(([field, figure]) => [field, isAnew ? figure : figure - (old.get(field) ?? 0)]),
  );
}

const costOf = (models: ReadonlyMap<string, Figures>): number | undefined => {
  const costs = [...models.values()].flatMap(({ costUSD }) => costUSD ?? []);
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
};

function costDifference(result: NativeObject, account: Account): number | undefined {
  const cost = read.number(result["total_cost_usd"]);
  if (cost === undefined || cost < 0) return undefined;
  return cost < account.cost ? cost : cost - account.cost;
}

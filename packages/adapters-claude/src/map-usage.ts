import { read, type LazyMap, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type {
  ClaudeModelUsage,
  ClaudeResultMessage,
  ClaudeUsage,
  ClaudeUsageUpdate,
} from "@agentstream/schema/native/claude/stream-json";
import type { TokenUsage } from "@agentstream/schema/written";

/** The figures of one model in `modelUsage`. */
const modelFields = [
  "inputTokens",
  "outputTokens",
  "cacheReadInputTokens",
  "cacheCreationInputTokens",
  "thinkingTokens",
  "costUSD",
] as const satisfies readonly (keyof ClaudeModelUsage)[];

type Figures = Readonly<Partial<Record<(typeof modelFields)[number], number>>>;

/** The figures of a result. */
export type ResultUsage = Pick<
  Lenient<ClaudeResultMessage>,
  "usage" | "modelUsage" | "model_usage_since_last_result" | "total_cost_usd" | "total_cost"
>;

export type Usage = Unsure<ClaudeUsage | ClaudeUsageUpdate | undefined> | undefined;

/** Running totals; a turn's part is the difference. */
export interface Account {
  /** By model: the vendor's figures at the last result. */
  readonly models: LazyMap<string, Lenient<ClaudeModelUsage>>;
  cost: number;
  /** Of the whole run. */
  runCost: number | undefined;
}

export interface TurnAccount {
  readonly usage: TokenUsage | undefined;
  readonly byModel: Readonly<Record<string, TokenUsage>>;
  readonly costUsd: number | undefined;
}

/** The usage of one call of the API: its input does not count what the cache holds. */
export function mapCallUsage(usage: Usage): TokenUsage | undefined {
  const native = read.fields(usage);
  const input = read.count(native.input_tokens);
  if (input === undefined) return undefined;
  const cached = read.count(native.cache_read_input_tokens) ?? 0;
  const written = read.count(native.cache_creation_input_tokens) ?? 0;
  const reasoning = read.count(read.fields(native.output_tokens_details).thinking_tokens);
  return usageOf(
    input + cached + written,
    read.count(native.output_tokens) ?? 0,
    cached,
    written,
    reasoning,
  );
}

/** Qwen Code's figures are those of the turn, and its input includes the cache. */
export function mapQwenAccount({ usage }: ResultUsage): TurnAccount {
  const native = read.fields(usage);
  const input = read.count(native.input_tokens) ?? 0;
  const output = read.count(native.output_tokens) ?? 0;
  const cached = Math.min(read.count(native.cache_read_input_tokens) ?? 0, input);
  const isKnown = native.input_tokens !== undefined && input + output > 0;
  return {
    usage: isKnown ? usageOf(input, output, cached, undefined, undefined) : undefined,
    byModel: {},
    costUsd: undefined,
  };
}

/** What this turn used and cost, of all models: the difference of the running totals. */
export function mapTurnAccount(result: ResultUsage, account: Account): TurnAccount {
  const { modelUsage: totals, model_usage_since_last_result: recent } = result;
  const isRecent = read.object(recent) !== undefined;
  const models = new Map<string, Figures>();
  for (const [model, value] of read.entries(isRecent ? recent : totals)) {
    const before = isRecent ? undefined : account.models.get(model);
    models.set(model, difference(read.fields(value), before));
  }
  for (const [model, value] of read.entries(totals)) account.models.set(model, read.fields(value));
  // the first versions called it otherwise
  const cost = read.number(result.total_cost_usd) ?? read.number(result.total_cost);
  const costUsd = isRecent ? costOf(models) : costDifference(cost, account);
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
  const usage: { -readonly [K in keyof TokenUsage]: TokenUsage[K] } = {
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    cachedTokens,
    completeness: "reported",
  };
  if (cacheWriteTokens !== undefined) usage.cacheWriteTokens = cacheWriteTokens;
  if (reasoning !== undefined) usage.reasoningTokens = Math.min(reasoning, outputTokens);
  return usage;
}

/** What came since; all of it, where the total started again. */
function difference(
  now: Lenient<ClaudeModelUsage>,
  before: Lenient<ClaudeModelUsage> = {},
): Figures {
  const figures = (native: Lenient<ClaudeModelUsage>): [(typeof modelFields)[number], number][] =>
    modelFields.flatMap((field) => {
      const figure = field === "costUSD" ? read.number(native[field]) : read.count(native[field]);
      return figure === undefined || figure < 0 ? [] : [[field, figure]];
    });
  const current = figures(now);
  const old = new Map(figures(before));
  const isAnew = current.some(([field, figure]) => figure < (old.get(field) ?? 0));
  return Object.fromEntries(
    current.map(([field, figure]) => [field, isAnew ? figure : figure - (old.get(field) ?? 0)]),
  );
}

const costOf = (models: ReadonlyMap<string, Figures>): number | undefined => {
  const costs = [...models.values()].flatMap(({ costUSD }) => costUSD ?? []);
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
};

function costDifference(cost: number | undefined, account: Account): number | undefined {
  if (cost === undefined || cost < 0) return undefined;
  return cost < account.cost ? cost : cost - account.cost;
}

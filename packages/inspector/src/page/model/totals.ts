import type { KnownEvent, TokenUsage } from "@agentstream/schema";
import { addUsage, isKnownUsage } from "@agentstream/stream";

/** What a session used, and what is known of it. */
export interface Totals {
  readonly usage: TokenUsage | undefined;
  readonly costUsd: number | undefined;
  readonly contextWindow: number | undefined;
  /** The input of the newest call of the model: what fills its context. */
  readonly contextTokens: number | undefined;
  readonly model: string | undefined;
  readonly cwd: string | undefined;
  readonly agentVersion: string | undefined;
  readonly agentType: string | undefined;
  readonly protocol: string | undefined;
  readonly nativeSessionId: string | undefined;
  readonly turns: number;
  readonly tools: number;
  readonly usageByModel: ReadonlyMap<string, TokenUsage>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function createTotals(): { readonly current: Totals; note: (event: KnownEvent) => void } {
  const usageByModel = new Map<string, TokenUsage>();
  const current: Mutable<Totals> = {
    usage: undefined,
    costUsd: undefined,
    contextWindow: undefined,
    contextTokens: undefined,
    model: undefined,
    cwd: undefined,
    agentVersion: undefined,
    agentType: undefined,
    protocol: undefined,
    nativeSessionId: undefined,
    turns: 0,
    tools: 0,
    usageByModel,
  };
  return { current, note: (event) => note(current, usageByModel, event) };
}

function note(
  current: Mutable<Totals>,
  usageByModel: Map<string, TokenUsage>,
  event: KnownEvent,
): void {
  switch (event.type) {
    case "sessionStarted":
    case "sessionUpdated":
      noteFacts(current, event);
      break;
    case "turnStarted":
      current.turns++;
      break;
    case "toolStarted":
      current.tools++;
      break;
    case "usageReported":
      current.contextWindow = event.contextWindow ?? current.contextWindow;
      if (event.scope === "message" && isKnownUsage(event.usage))
        current.contextTokens = event.usage.inputTokens;
      break;
    case "turnCompleted":
    case "turnFailed":
      current.usage = addUsage(current.usage, event.usage);
      if (event.costUsd !== undefined) current.costUsd = (current.costUsd ?? 0) + event.costUsd;
      for (const [model, usage] of Object.entries(event.usageByModel ?? {})) {
        const sum = addUsage(usageByModel.get(model), usage);
        if (sum !== undefined) usageByModel.set(model, sum);
      }
      break;
    default:
  }
}

function noteFacts(
  current: Mutable<Totals>,
  event: Extract<KnownEvent, { type: "sessionStarted" | "sessionUpdated" }>,
): void {
  current.model = event.model ?? current.model;
  current.cwd = event.cwd ?? current.cwd;
  current.agentVersion = event.agentVersion ?? current.agentVersion;
  current.agentType = event.agentType ?? current.agentType;
  current.nativeSessionId = event.nativeSessionId ?? current.nativeSessionId;
  if (event.type === "sessionStarted") current.protocol = event.protocol ?? current.protocol;
}

import type { SessionDetail, SessionEndedEvent, TokenUsage } from "@agentstream/schema";
import { isKnownUsage } from "@agentstream/stream";

const number = new Intl.NumberFormat("en-US");

/** `350 ms`, `1.2 s`, `2 min 05 s`. */
export function durationInWords(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/** What is known of it; nothing where nothing is. */
export function usageInWords(usage: TokenUsage | undefined): string[] {
  if (!isKnownUsage(usage)) return [];
  const { inputTokens, outputTokens, cachedTokens, reasoningTokens, completeness } = usage;
  const part = (count: number | undefined, word: string): string =>
    count === undefined || count === 0 ? "" : ` (${number.format(count)} ${word})`;
  return [
    `${number.format(inputTokens)} tokens in${part(cachedTokens, "cached")}`,
    `${number.format(outputTokens)} out${part(reasoningTokens, "reasoning")}`,
    ...(completeness === "partial" ? ["not all is known"] : []),
  ];
}

/** What it cost, if somebody said so. */
export const costInWords = ({ costUsd, costSource }: SessionEndedEvent): string[] =>
  costUsd === undefined
    ? []
    : [`$${costUsd.toFixed(4)}${costSource === "estimated" ? " (estimated)" : ""}`];

/** What failed in words, where the agent has none. */
export const detailInWords: Readonly<Record<SessionDetail, string>> = {
  maxTurns: "it took all the turns that it had",
  maxBudget: "it spent all that it had",
  interrupted: "it was interrupted",
  signal: "a signal ended it",
  idleTimeout: "nothing came from it for too long",
  totalTimeout: "it took too long",
  spawn: "it could not be started",
  startup: "it failed before it began",
  protocol: "it broke its own protocol",
  noResult: "it ended without a result",
  denied: "it was denied what it needed",
  loop: "it went round in circles",
  hookStopped: "a hook stopped it",
  promptBlocked: "its prompt was blocked",
  toolDeferred: "a tool was left to somebody else",
  noStructuredOutput: "it did not keep to the schema of its answer",
  noText: "it said nothing",
  refusal: "the model refused",
  gatewayRestart: "the gateway was started again",
  hostLost: "the host that ran it was lost",
  runMoved: "it was moved to another host",
  outputTruncated: "the agent cut its output",
  other: "it does not say why",
};

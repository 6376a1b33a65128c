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

/** The known usage; empty if it is unknown. */
export function usageInWords(usage: TokenUsage | undefined): string[] {
  if (!isKnownUsage(usage)) return [];
  const { inputTokens, outputTokens, cachedTokens, reasoningTokens, completeness } = usage;
  const part = (count: number | undefined, word: string): string =>
    count === undefined || count === 0 ? "" : ` (${number.format(count)} ${word})`;
  const facts = [
    `${number.format(inputTokens)} tokens in${part(cachedTokens, "cached")}`,
    `${number.format(outputTokens)} out${part(reasoningTokens, "reasoning")}`,
  ];
  return completeness === "partial" ? [...facts, "incomplete"] : facts;
}

/** The cost, if it is known. */
export const costInWords = ({ costUsd, costSource }: SessionEndedEvent): string[] =>
  costUsd === undefined
    ? []
    : [`$${costUsd.toFixed(4)}${costSource === "estimated" ? " (estimated)" : ""}`];

/** The details of an ending in words. */
export const detailInWords: Readonly<Record<SessionDetail, string>> = {
  maxTurns: "reached the limit of turns",
  maxBudget: "reached the limit of costs",
  interrupted: "interrupted",
  signal: "ended by a signal",
  idleTimeout: "idle timeout",
  totalTimeout: "total timeout",
  spawn: "could not be started",
  startup: "failed during startup",
  protocol: "protocol error",
  noResult: "ended without a result",
  denied: "a required permission was denied",
  loop: "stopped in a loop",
  hookStopped: "stopped by a hook",
  promptBlocked: "the prompt was blocked",
  toolDeferred: "a tool call was deferred",
  noStructuredOutput: "the answer does not match its schema",
  noText: "no text",
  refusal: "the model refused",
  gatewayRestart: "the gateway was restarted",
  hostLost: "the host of the run was lost",
  homeGone: "the node with the agent's memory of the session is gone",
  runMoved: "moved to another host",
  outputTruncated: "the agent cut its output",
  other: "no reason given",
};

import type { UnifiedEvent } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";
import { createStamper } from "@agentstream/stream/internal";

import { createDialect, type DialectName, type DialectOptions } from "../src/index.ts";

export const session = "01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f";
export const time = Date.UTC(2025, 11, 3, 10, 0, 1, 234);
export const noUsage = {
  inputTokens: 0,
  outputTokens: 0,
  totalTokens: 0,
  completeness: "unknown" as const,
};

/** A stream of these events, each in its place. */
export function stream(drafts: readonly EventDraft[], run = 1, firstSeq = 1): UnifiedEvent[] {
  const stamp = createStamper({
    sessionId: session,
    run,
    firstSeq,
    agentType: "claude",
    now: () => time,
  });
  return drafts.map((draft) => stamp(draft));
}

/** All that a dialect makes of a stream. */
export function valuesOf(
  name: DialectName,
  events: readonly UnifiedEvent[],
  options?: DialectOptions,
): unknown[] {
  const dialect = createDialect(name, options);
  return [...events.flatMap((event) => dialect.push(event)), ...dialect.end()];
}

export const started: EventDraft = {
  type: "sessionStarted",
  agentType: "claude",
  schemaVersion: "1.0",
};
export const turn: EventDraft = { type: "turnStarted", turnNumber: 1 };
export const turnDone: EventDraft = { type: "turnCompleted", turnNumber: 1, usage: noUsage };
export const ended: EventDraft = { type: "sessionEnded", reason: "completed" };

/** A block of text in these pieces; `more` is said of its closing chunk. */
export function block(
  blockId: string,
  pieces: readonly string[],
  more: { readonly interrupted?: boolean } = {},
): EventDraft[] {
  return [
    ...pieces.map((content): EventDraft => ({ type: "textChunk", content, blockId })),
    { type: "textChunk", content: "", blockId, isComplete: true, text: pieces.join(""), ...more },
  ];
}

/** A block of text that comes whole. */
export const whole = (blockId: string, text: string): EventDraft => ({
  type: "textChunk",
  content: text,
  blockId,
  isComplete: true,
  text,
});

/** A run with one turn, in which these happen. */
export const run = (...within: readonly EventDraft[]): UnifiedEvent[] =>
  stream([started, turn, ...within, turnDone, ended]);

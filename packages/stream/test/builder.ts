import type { UnifiedEvent } from "@agentstream/schema";

import { type EventDraft } from "../src/index.ts";
import { createStamper } from "../src/internal.ts";

export const session = "01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f";
export const time = Date.UTC(2026, 2, 2, 9, 15);
const noUsage = {
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

export const started: EventDraft = {
  type: "sessionStarted",
  agentType: "claude",
  schemaVersion: "1.0",
};
export const turn = (turnNumber: number): EventDraft => ({ type: "turnStarted", turnNumber });
export const completed = (turnNumber: number): EventDraft => ({
  type: "turnCompleted",
  turnNumber,
  usage: noUsage,
});
export const ended: EventDraft = { type: "sessionEnded", reason: "completed" };
export const chunk = (blockId: string, content: string): EventDraft => ({
  type: "textChunk",
  content,
  blockId,
});
export const closing = (blockId: string, content: string, text: string): EventDraft => ({
  type: "textChunk",
  content,
  blockId,
  isComplete: true,
  text,
});
export const tool = (toolId: string, toolKind: "execute" | "read" = "read"): EventDraft => ({
  type: "toolStarted",
  toolId,
  toolName: "T",
  toolKind,
});
export const result = (toolId: string): EventDraft => ({
  type: "toolCompleted",
  toolId,
  success: true,
});

import type { TurnStartedEvent, UnifiedEvent } from "@agentstream/schema";

import { agUi } from "./ag-ui.ts";
import type { AgUiEvent } from "./run.ts";

/** A message while it is put together. */
export interface DraftMessage {
  readonly id: string;
  readonly role: "user" | "assistant" | "reasoning" | "tool" | "activity";
  readonly more?: Readonly<Record<string, unknown>>;
  /** Of a result: its call, and why that failed. */
  readonly result?: { readonly toolCallId: string; readonly metadata: unknown };
  content?: unknown;
  call?: { readonly name: string; arguments: string };
}

/** The messages of a thread, as a client has them that has read all of its runs. Sub-agents' are left out. */
export function draftMessages(events: readonly UnifiedEvent[]): DraftMessage[] {
  const drafts = new Map<string, DraftMessage>();
  const dialect = agUi({});
  const discarded = new Set<string>();
  for (const event of events) {
    if (event.type === "turnStarted") addPrompt(drafts, event);
    if (event.type === "blockDiscarded") discarded.add(event.blockId);
    for (const value of dialect.push(event)) add(drafts, value);
  }
  for (const value of dialect.end()) add(drafts, value);
  return [...drafts.values()].filter(({ id }) => !discarded.has(id));
}

function addPrompt(
  drafts: Map<string, DraftMessage>,
  { sessionId, turnNumber, prompt }: TurnStartedEvent,
) {
  if (prompt === undefined) return;
  const id = `${sessionId}/turn ${turnNumber}`;
  drafts.set(id, { id, role: "user", content: prompt });
}

function add(drafts: Map<string, DraftMessage>, value: AgUiEvent): void {
  if ("subagentRunId" in value && value.subagentRunId !== undefined) return;
  switch (value.type) {
    case "TEXT_MESSAGE_START":
      return void drafts.set(value.messageId, textOf(value.messageId, "assistant"));
    case "REASONING_MESSAGE_START":
      return void drafts.set(value.messageId, textOf(value.messageId, "reasoning"));
    case "TEXT_MESSAGE_CONTENT":
    case "REASONING_MESSAGE_CONTENT":
      return append(drafts.get(value.messageId), value.delta);
    case "TOOL_CALL_START": {
      const { toolCallId: id, toolCallName: name } = value;
      return void drafts.set(id, { id, role: "assistant", call: { name, arguments: "" } });
    }
    case "TOOL_CALL_ARGS": {
      const call = drafts.get(value.toolCallId)?.call;
      if (call !== undefined) call.arguments += value.delta;
      return;
    }
    case "TOOL_CALL_RESULT": {
      const { messageId: id, toolCallId, content, metadata } = value;
      const result = { toolCallId, metadata };
      return void drafts.set(id, { id, role: "tool", content, result });
    }
    case "ACTIVITY_SNAPSHOT": {
      const { messageId: id, activityType, content } = value;
      return void drafts.set(id, { id, role: "activity", content, more: { activityType } });
    }
    default:
  }
}

const textOf = (id: string, role: DraftMessage["role"]): DraftMessage => ({
  id,
  role,
  content: "",
});

function append(draft: DraftMessage | undefined, delta: string): void {
  if (draft !== undefined) draft.content = String(draft.content) + delta;
}

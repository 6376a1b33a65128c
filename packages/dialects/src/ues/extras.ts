import type { EventType, ExtensionEvent, KnownEvent, UesEvent } from "@agentstream/schema";

import type { Handlers } from "../handlers.ts";
import { payloadOf } from "../payload-of.ts";
import { timeOf, type UesRun } from "./run.ts";

type ExtraType = Exclude<
  EventType,
  | "sessionStarted"
  | "sessionEnded"
  | "textChunk"
  | "thinkingChunk"
  | "toolInputChunk"
  | "toolStarted"
  | "toolCompleted"
  | "toolFailed"
  | "permissionRequested"
  | "error"
>;

/** The events that the family ues has no word for, and the names they get after the agent's: `<agent>:<name>`. */
export const extraNames: Readonly<Record<ExtraType, string>> = {
  fileChanged: "file_change",
  planUpdated: "plan_update",
  sessionUpdated: "session_update",
  turnStarted: "turn_started",
  turnCompleted: "turn_completed",
  turnFailed: "turn_failed",
  userMessage: "user_message",
  blockDiscarded: "block_discarded",
  toolProgress: "tool_progress",
  permissionResolved: "permission_resolved",
  questionAsked: "question_asked",
  questionAnswered: "question_answered",
  subagentStarted: "subagent_started",
  subagentCompleted: "subagent_completed",
  taskStarted: "task_started",
  taskProgress: "task_progress",
  taskCompleted: "task_completed",
  hookStarted: "hook_started",
  hookProgress: "hook_progress",
  hookCompleted: "hook_completed",
  usageReported: "usage_reported",
  rateLimitUpdated: "rate_limit_updated",
  contextCompacted: "context_compacted",
  log: "log",
  rawOutput: "raw_output",
};

type Extra = Extract<KnownEvent, { type: ExtraType }>;

/** An extension event with all fields of the event; readers that do not know it skip it. */
export function extra(event: Extra, run: UesRun): UesEvent {
  return {
    type: `${run.namespace}:${extraNames[event.type]}`,
    agent: run.agent,
    timestamp: timeOf(run, event),
    sessionId: event.sessionId,
    payload: payloadOf(event),
  };
}

/** A native event without a unified meaning; it has its name already. */
export const nativeExtra = (event: ExtensionEvent, run: UesRun): UesEvent => ({
  type: event.type,
  agent: run.agent,
  timestamp: timeOf(run, event),
  sessionId: event.sessionId,
  payload: event.data,
});

const asExtra = (event: Extra, run: UesRun): readonly UesEvent[] => [extra(event, run)];

type PlainExtraType = Exclude<
  ExtraType,
  "sessionUpdated" | "turnCompleted" | "turnFailed" | "blockDiscarded"
>;

export const extras: Handlers<UesRun, UesEvent, PlainExtraType> = {
  fileChanged: asExtra,
  planUpdated: asExtra,
  turnStarted: asExtra,
  userMessage: asExtra,
  toolProgress: asExtra,
  permissionResolved: asExtra,
  questionAsked: asExtra,
  questionAnswered: asExtra,
  subagentStarted: asExtra,
  subagentCompleted: asExtra,
  taskStarted: asExtra,
  taskProgress: asExtra,
  taskCompleted: asExtra,
  hookStarted: asExtra,
  hookProgress: asExtra,
  hookCompleted: asExtra,
  usageReported: asExtra,
  rateLimitUpdated: asExtra,
  contextCompacted: asExtra,
  log: asExtra,
  rawOutput: asExtra,
};

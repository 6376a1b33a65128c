import type { ExtensionEvent, KnownEvent, UesEvent } from "@agentstream/schema";
import { fieldsOf, recordOf } from "@agentstream/stream/internal";

import type { Handlers } from "../handlers.ts";
import { payloadOf } from "../payload-of.ts";
import { timeOf, type UesRun } from "./run.ts";

/** The events that the family ues has no word for, and the names they get after the agent's: `<agent>:<name>`. */
export const extraNames = {
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
} as const;

type ExtraType = keyof typeof extraNames;

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

/** All of them; the dialect has handlers of its own for some. */
export const extras: Handlers<UesRun, UesEvent, ExtraType> = recordOf(
  fieldsOf(extraNames),
  () => asExtra,
);

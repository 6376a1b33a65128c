// @generated from schemas/v1 by `npm run generate`. Do not edit.

import type {
  SessionStartedEvent,
  SessionUpdatedEvent,
  SessionEndedEvent,
  TurnStartedEvent,
  UserMessageEvent,
  TurnCompletedEvent,
  TurnFailedEvent,
  UsageReportedEvent,
  ContextCompactedEvent,
  TextChunkEvent,
  ThinkingChunkEvent,
  BlockDiscardedEvent,
  ToolInputChunkEvent,
  ToolStartedEvent,
  ToolProgressEvent,
  ToolCompletedEvent,
  ToolFailedEvent,
  FileChangedEvent,
  PlanUpdatedEvent,
  PermissionRequestedEvent,
  PermissionResolvedEvent,
  QuestionAskedEvent,
  QuestionAnsweredEvent,
  SubagentStartedEvent,
  SubagentCompletedEvent,
  TaskStartedEvent,
  TaskProgressEvent,
  TaskCompletedEvent,
  HookStartedEvent,
  HookProgressEvent,
  HookCompletedEvent,
  ErrorEvent,
  LogEvent,
  RawOutputEvent,
  RateLimitUpdatedEvent,
} from "./contract.ts";

/** The names of all schemas: the path of each below `schemas/v1`. */
export const schemaNames = [
  "unified",
  "connection",
  "requests/session",
  "requests/run",
  "requests/turn",
  "requests/permission-answer",
  "requests/question-answer",
  "requests/execute",
  "requests/api-session",
  "requests/chat",
  "requests/ag-ui",
  "requests/login",
  "requests/rpc",
  "requests/frame",
  "responses/frame",
  "responses/problem",
  "responses/session",
  "responses/sessions",
  "responses/events",
  "responses/turn",
  "responses/agents",
  "responses/info",
  "responses/login",
  "responses/schemas",
  "responses/api-session",
  "responses/api-state",
  "responses/dialect-page",
  "responses/execute",
  "responses/answer",
  "responses/health",
  "responses/capabilities",
  "responses/api-agent",
  "responses/api-project",
  "responses/audit",
  "responses/rpc",
  "responses/webhook",
  "dialects/execute",
  "dialects/ues",
  "dialects/daemon",
  "dialects/session-event",
  "dialects/ai-sdk",
  "dialects/ag-ui",
  "dialects/acp",
  "native/claude/stream-json",
  "native/claude/stream-input",
  "native/claude/session-event",
  "native/codex/exec",
  "native/codex/app-server",
  "native/gemini/stream-json",
  "native/gemini/core-event",
  "native/gemini/api-chunk",
  "native/opencode/run",
  "native/opencode/serve",
  "native/acp/message",
] as const;

export type SchemaName = (typeof schemaNames)[number];

/** The events that this version knows, by their type. */
export interface EventMap {
  sessionStarted: SessionStartedEvent;
  sessionUpdated: SessionUpdatedEvent;
  sessionEnded: SessionEndedEvent;
  turnStarted: TurnStartedEvent;
  userMessage: UserMessageEvent;
  turnCompleted: TurnCompletedEvent;
  turnFailed: TurnFailedEvent;
  usageReported: UsageReportedEvent;
  contextCompacted: ContextCompactedEvent;
  textChunk: TextChunkEvent;
  thinkingChunk: ThinkingChunkEvent;
  blockDiscarded: BlockDiscardedEvent;
  toolInputChunk: ToolInputChunkEvent;
  toolStarted: ToolStartedEvent;
  toolProgress: ToolProgressEvent;
  toolCompleted: ToolCompletedEvent;
  toolFailed: ToolFailedEvent;
  fileChanged: FileChangedEvent;
  planUpdated: PlanUpdatedEvent;
  permissionRequested: PermissionRequestedEvent;
  permissionResolved: PermissionResolvedEvent;
  questionAsked: QuestionAskedEvent;
  questionAnswered: QuestionAnsweredEvent;
  subagentStarted: SubagentStartedEvent;
  subagentCompleted: SubagentCompletedEvent;
  taskStarted: TaskStartedEvent;
  taskProgress: TaskProgressEvent;
  taskCompleted: TaskCompletedEvent;
  hookStarted: HookStartedEvent;
  hookProgress: HookProgressEvent;
  hookCompleted: HookCompletedEvent;
  error: ErrorEvent;
  log: LogEvent;
  rawOutput: RawOutputEvent;
  rateLimitUpdated: RateLimitUpdatedEvent;
}

export type EventType = keyof EventMap;

export const eventTypes: readonly EventType[] = [
  "sessionStarted",
  "sessionUpdated",
  "sessionEnded",
  "turnStarted",
  "userMessage",
  "turnCompleted",
  "turnFailed",
  "usageReported",
  "contextCompacted",
  "textChunk",
  "thinkingChunk",
  "blockDiscarded",
  "toolInputChunk",
  "toolStarted",
  "toolProgress",
  "toolCompleted",
  "toolFailed",
  "fileChanged",
  "planUpdated",
  "permissionRequested",
  "permissionResolved",
  "questionAsked",
  "questionAnswered",
  "subagentStarted",
  "subagentCompleted",
  "taskStarted",
  "taskProgress",
  "taskCompleted",
  "hookStarted",
  "hookProgress",
  "hookCompleted",
  "error",
  "log",
  "rawOutput",
  "rateLimitUpdated",
];

/** The fields of a run's request. */
export const runRequestFields: readonly string[] = [
  "prompt",
  "resume",
  "interactive",
  "deltas",
  "projectId",
  "cwd",
  "model",
  "approvalMode",
  "sandboxMode",
  "permissionTier",
  "permissionMode",
  "allowedTools",
  "autoApproveTools",
  "disallowedTools",
  "maxTurns",
  "maxBudgetUsd",
  "protocol",
  "workingDirectory",
  "blockedTools",
  "tier",
  "outputSchema",
  "env",
  "mcpServers",
];

/** Other names under which a request may give a setting, and the setting's own name. */
export const requestAliases: Readonly<Record<string, string>> = {
  workingDirectory: "cwd",
  blockedTools: "disallowedTools",
  tier: "permissionTier",
};

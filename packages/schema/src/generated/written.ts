// @generated from schemas/v1 by `npm run generate`. Do not edit.

import type * as read from "./contract.ts";
import type * as list from "./words.ts";

export type {
  TextChunkEvent,
  ToolInputChunkEvent,
  ToolProgressEvent,
  ToolCompletedEvent,
  FileChangedEvent,
  QuestionAskedEvent,
  SubagentStartedEvent,
  TaskProgressEvent,
  TaskCompletedEvent,
  HookStartedEvent,
  HookProgressEvent,
  HookCompletedEvent,
  RawOutputEvent,
  RateLimitUpdatedEvent,
  ExtensionEvent,
  UnknownEvent,
  Origin,
  Retry,
  Location,
  Question,
  QuestionOption,
  QueuedNotice,
  PingNotice,
  UnknownNotice,
  SessionRequest,
  PromptPart,
  PromptText,
  PromptImage,
  PromptFile,
  RequestedConfig,
  RunRequest,
  TurnRequest,
  PermissionAnswer,
  QuestionAnswer,
  ExecuteRequest,
  ApiSessionRequest,
  RpcRequest,
  RpcSessionCreate,
  RpcSessionCreateParams,
  RpcSessionSend,
  RpcSessionSendParams,
  RpcSessionResume,
  RpcSessionResumeParams,
  RpcSessionDestroy,
  RpcSessionDestroyParams,
  RpcSessionList,
  RpcSessionSetMode,
  RpcSessionSetModeParams,
  RpcSessionSetModel,
  RpcSessionSetModelParams,
  RpcSessionInterrupt,
  RpcSessionInterruptParams,
  RpcSessionQueueStats,
  RpcSessionQueueStatsParams,
  RpcSessionReconnect,
  RpcSessionReconnectParams,
  RpcHealthCheck,
  RpcMonitorSessions,
  RpcNoParams,
  ClientFrame,
  PermissionAnswerFrame,
  QuestionAnswerFrame,
  PromptFrame,
  InterruptFrame,
  ServerFrame,
  AckFrame,
  ProblemFrame,
  EventFrame,
  Problem,
  ProblemError,
  TurnAccepted,
  GatewayInfo,
  SchemaIndex,
  SchemaEntry,
  SchemaUnion,
  SchemaKey,
  SchemaExtension,
  ApiSession,
  ApiSessionState,
  RpcResponse,
  RpcFailure,
  RpcResult,
  RpcError,
  OutputEvent,
  OutputAgentToken,
  OutputThinking,
  OutputToolCall,
  OutputToolResult,
  OutputSubagent,
  OutputHook,
  OutputUsage,
  OutputStdout,
  OutputStderr,
  OutputError,
  OutputSessionEnd,
  OutputUnknown,
  UesEvent,
  UesInit,
  UesInitPayload,
  UesText,
  UesTextPayload,
  UesTextDelta,
  UesTextDeltaPayload,
  UesToolUse,
  UesToolUsePayload,
  UesToolResult,
  UesToolResultPayload,
  UesThinking,
  UesThinkingPayload,
  UesError,
  UesErrorPayload,
  UesPermissionRequest,
  UesPermissionRequestPayload,
  UesDone,
  UesDonePayload,
  UesExtension,
  UesUnknown,
  UesUsage,
  StreamEvent,
  StreamSystem,
  StreamPartial,
  StreamText,
  StreamToolUse,
  StreamQuestion,
  StreamQuestionOption,
  StreamResult,
  StreamQueued,
  StreamError,
  StreamPing,
  StreamInterrupted,
  StreamUnknown,
  SessionEvent,
  SessionPlan,
  SessionPlanPayload,
  SessionLog,
  SessionLogPayload,
  SessionDiff,
  SessionDiffPayload,
  SessionAction,
  SessionActionPayload,
  SessionToolResult,
  SessionToolResultPayload,
  SessionError,
  SessionErrorPayload,
  SessionCancelled,
  SessionCancelledPayload,
  SessionUnknown,
} from "./contract.ts";

type With<T, W> = { [K in keyof T]: K extends keyof W ? W[K] : T[K] };

export type UnifiedEvent = KnownEvent | read.ExtensionEvent | read.UnknownEvent;
export type KnownEvent = SessionStartedEvent | SessionUpdatedEvent | SessionEndedEvent | TurnStartedEvent | UserMessageEvent | TurnCompletedEvent | TurnFailedEvent | UsageReportedEvent | ContextCompactedEvent | read.TextChunkEvent | ThinkingChunkEvent | BlockDiscardedEvent | read.ToolInputChunkEvent | ToolStartedEvent | read.ToolProgressEvent | read.ToolCompletedEvent | ToolFailedEvent | read.FileChangedEvent | PlanUpdatedEvent | PermissionRequestedEvent | PermissionResolvedEvent | read.QuestionAskedEvent | QuestionAnsweredEvent | read.SubagentStartedEvent | SubagentCompletedEvent | TaskStartedEvent | read.TaskProgressEvent | read.TaskCompletedEvent | read.HookStartedEvent | read.HookProgressEvent | read.HookCompletedEvent | ErrorEvent | LogEvent | read.RawOutputEvent | read.RateLimitUpdatedEvent;
export type SessionStartedEvent = With<read.SessionStartedEvent, { versionStatus: list.VersionStatus; config: SessionConfig }>;
export type SessionUpdatedEvent = With<read.SessionUpdatedEvent, { approvalMode: list.ApprovalMode }>;
export type SessionEndedEvent = With<read.SessionEndedEvent, { detail: list.SessionDetail; errorCode: list.ErrorCode; exitCause: list.ExitCause; usage: TokenUsage; costSource: list.CostSource; permissionDenials: PermissionDenial[] }>;
export type TurnStartedEvent = With<read.TurnStartedEvent, { trigger: list.TurnTrigger }>;
export type UserMessageEvent = With<read.UserMessageEvent, { kind: list.UserMessageKind }>;
export type TurnCompletedEvent = With<read.TurnCompletedEvent, { usage: TokenUsage; costSource: list.CostSource; usageByModel: { [key: string]: TokenUsage }; permissionDenials: PermissionDenial[] }>;
export type TurnFailedEvent = With<read.TurnFailedEvent, { errorCode: list.ErrorCode; usage: TokenUsage; costSource: list.CostSource; usageByModel: { [key: string]: TokenUsage }; permissionDenials: PermissionDenial[] }>;
export type UsageReportedEvent = With<read.UsageReportedEvent, { usage: TokenUsage; scope: list.UsageScope }>;
export type ContextCompactedEvent = With<read.ContextCompactedEvent, { phase: list.CompactionPhase }>;
export type ThinkingChunkEvent = With<read.ThinkingChunkEvent, { kind: list.ThinkingKind }>;
export type BlockDiscardedEvent = With<read.BlockDiscardedEvent, { reason: list.DiscardReason }>;
export type ToolStartedEvent = With<read.ToolStartedEvent, { toolKind: list.ToolKind }>;
export type ToolFailedEvent = With<read.ToolFailedEvent, { reason: list.ToolFailureReason }>;
export type PlanUpdatedEvent = With<read.PlanUpdatedEvent, { entries: PlanEntry[] }>;
export type PermissionRequestedEvent = With<read.PermissionRequestedEvent, { toolKind: list.ToolKind; changes: ProposedChange[]; options: PermissionOption[] }>;
export type PermissionResolvedEvent = With<read.PermissionResolvedEvent, { outcome: list.PermissionOutcome; by: list.PermissionDecider }>;
export type QuestionAnsweredEvent = With<read.QuestionAnsweredEvent, { outcome: list.QuestionOutcome }>;
export type SubagentCompletedEvent = With<read.SubagentCompletedEvent, { usage: TokenUsage }>;
export type TaskStartedEvent = With<read.TaskStartedEvent, { kind: list.TaskKind }>;
export type ErrorEvent = With<read.ErrorEvent, { errorCode: list.ErrorCode }>;
export type LogEvent = With<read.LogEvent, { level: list.LogLevel }>;
export type TokenUsage = With<read.TokenUsage, { completeness: list.UsageCompleteness }>;
export type SessionConfig = With<read.SessionConfig, { permissionTier: list.PermissionTier; permissionMode: list.PermissionMode }>;
export type PermissionDenial = With<read.PermissionDenial, { source: list.DenialSource }>;
export type ProposedChange = With<read.ProposedChange, { changeType: list.ChangeType }>;
export type PlanEntry = With<read.PlanEntry, { status: list.PlanStatus; priority: list.PlanPriority }>;
export type PermissionOption = With<read.PermissionOption, { kind: list.PermissionOptionKind }>;
export type ConnectionEvent = read.QueuedNotice | GapNotice | read.PingNotice | read.UnknownNotice;
export type GapNotice = With<read.GapNotice, { reason: list.GapReason }>;
export type Session = With<read.Session, { state: list.SessionState; usage: TokenUsage }>;
export type SessionPage = With<read.SessionPage, { sessions: Session[] }>;
export type EventPage = With<read.EventPage, { events: UnifiedEvent[] }>;
export type AgentList = With<read.AgentList, { agents: AgentInfo[] }>;
export type AgentInfo = With<read.AgentInfo, { versionStatus: list.VersionStatus }>;

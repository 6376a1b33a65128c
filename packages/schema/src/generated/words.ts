// @generated from schemas/v1 by `npm run generate`. Do not edit.

export const apiStates = [
  "running",
  "done",
  "failed",
  "cancelled",
] as const;
export type ApiState = (typeof apiStates)[number];

export const approvalModes = [
  "ask",
  "askDangerous",
  "autoEdit",
  "autoAll",
] as const;
export type ApprovalMode = (typeof approvalModes)[number];

export const auditActions = [
  "request",
  "login",
  "sessionCreated",
  "turnAdded",
  "permissionAnswered",
  "questionAnswered",
  "cancelled",
  "deleted",
  "changed",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const busyPolicies = [
  "queue",
  "refuse",
  "interrupt",
  "steer",
] as const;
export type BusyPolicy = (typeof busyPolicies)[number];

export const changeTypes = [
  "created",
  "modified",
  "deleted",
] as const;
export type ChangeType = (typeof changeTypes)[number];

export const compactionPhases = [
  "started",
  "completed",
  "failed",
] as const;
export type CompactionPhase = (typeof compactionPhases)[number];

export const costSources = [
  "reported",
  "estimated",
] as const;
export type CostSource = (typeof costSources)[number];

export const denialSources = [
  "answer",
  "expired",
  "vendor",
  "stderr",
  "inferred",
] as const;
export type DenialSource = (typeof denialSources)[number];

export const discardReasons = [
  "retried",
  "superseded",
] as const;
export type DiscardReason = (typeof discardReasons)[number];

export const disconnectPolicies = [
  "continue",
  "cancel",
] as const;
export type DisconnectPolicy = (typeof disconnectPolicies)[number];

export const errorCodes = [
  "connectionFailed",
  "authenticationFailed",
  "sessionNotFound",
  "permissionDenied",
  "toolExecutionFailed",
  "timeout",
  "protocolError",
  "rateLimited",
  "overloaded",
  "serverError",
  "contextOverflow",
  "invalidRequest",
  "contentFiltered",
  "emptyResponse",
  "cancelled",
  "noResult",
  "unsupported",
  "agentNotInstalled",
  "limitExceeded",
  "unknown",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const exitCauses = [
  "hostEnded",
  "vendorCode",
] as const;
export type ExitCause = (typeof exitCauses)[number];

export const gapReasons = [
  "retention",
  "unknown",
] as const;
export type GapReason = (typeof gapReasons)[number];

export const logLevels = [
  "debug",
  "info",
  "warn",
  "error",
] as const;
export type LogLevel = (typeof logLevels)[number];

export const outputStreams = [
  "stdout",
  "stderr",
] as const;
export type OutputStream = (typeof outputStreams)[number];

export const permissionDeciders = [
  "user",
  "policy",
  "agent",
] as const;
export type PermissionDecider = (typeof permissionDeciders)[number];

export const permissionDecisions = [
  "allowed",
  "denied",
] as const;
export type PermissionDecision = (typeof permissionDecisions)[number];

export const permissionModes = [
  "default",
  "accept_edits",
  "bypass",
  "plan",
  "ask",
] as const;
export type PermissionMode = (typeof permissionModes)[number];

export const permissionOptionKinds = [
  "allow",
  "allowSession",
  "allowRule",
  "deny",
  "denyAndStop",
] as const;
export type PermissionOptionKind = (typeof permissionOptionKinds)[number];

export const permissionOutcomes = [
  "allowed",
  "denied",
  "expired",
  "cancelled",
  "unknown",
] as const;
export type PermissionOutcome = (typeof permissionOutcomes)[number];

export const permissionTiers = [
  "dry-run",
  "supervised",
  "autonomous",
] as const;
export type PermissionTier = (typeof permissionTiers)[number];

export const planPriorities = [
  "high",
  "medium",
  "low",
] as const;
export type PlanPriority = (typeof planPriorities)[number];

export const planStatuses = [
  "pending",
  "inProgress",
  "completed",
  "cancelled",
] as const;
export type PlanStatus = (typeof planStatuses)[number];

export const questionOutcomes = [
  "answered",
  "declined",
  "expired",
  "cancelled",
  "unknown",
] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

export const rpcModes = [
  "auto",
  "code",
  "plan",
  "ask",
] as const;
export type RpcMode = (typeof rpcModes)[number];

export const sandboxModes = [
  "readOnly",
  "workspaceWrite",
  "none",
  "fullAccess",
] as const;
export type SandboxMode = (typeof sandboxModes)[number];

export const sessionDetails = [
  "maxTurns",
  "maxBudget",
  "interrupted",
  "signal",
  "idleTimeout",
  "totalTimeout",
  "spawn",
  "startup",
  "protocol",
  "noResult",
  "denied",
  "loop",
  "hookStopped",
  "promptBlocked",
  "toolDeferred",
  "noStructuredOutput",
  "noText",
  "refusal",
  "gatewayRestart",
  "hostLost",
  "homeGone",
  "runMoved",
  "outputTruncated",
  "other",
] as const;
export type SessionDetail = (typeof sessionDetails)[number];

export const sessionEndReasons = [
  "completed",
  "failed",
  "cancelled",
  "timeout",
] as const;
export type SessionEndReason = (typeof sessionEndReasons)[number];

export const sessionStates = [
  "queued",
  "running",
  "done",
  "failed",
  "cancelled",
] as const;
export type SessionState = (typeof sessionStates)[number];

export const taskKinds = [
  "shell",
  "agent",
  "other",
] as const;
export type TaskKind = (typeof taskKinds)[number];

export const thinkingKinds = [
  "summary",
  "raw",
] as const;
export type ThinkingKind = (typeof thinkingKinds)[number];

export const toolFailureReasons = [
  "denied",
  "cancelled",
  "notRun",
  "error",
] as const;
export type ToolFailureReason = (typeof toolFailureReasons)[number];

export const toolKinds = [
  "execute",
  "read",
  "edit",
  "delete",
  "move",
  "search",
  "fetch",
  "think",
  "agent",
  "mcp",
  "question",
  "other",
] as const;
export type ToolKind = (typeof toolKinds)[number];

export const turnTriggers = [
  "user",
  "task",
  "queue",
  "command",
] as const;
export type TurnTrigger = (typeof turnTriggers)[number];

export const usageCompletenesses = [
  "reported",
  "partial",
  "unknown",
] as const;
export type UsageCompleteness = (typeof usageCompletenesses)[number];

export const usageScopes = [
  "message",
  "turn",
  "session",
] as const;
export type UsageScope = (typeof usageScopes)[number];

export const userMessageKinds = [
  "prompt",
  "steer",
  "review",
] as const;
export type UserMessageKind = (typeof userMessageKinds)[number];

export const versionStatuses = [
  "tested",
  "untested",
] as const;
export type VersionStatus = (typeof versionStatuses)[number];

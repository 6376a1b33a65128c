# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""Lists of words. Where a list is open, other words are valid too."""

from typing import Literal

AcpCompactionUpdateStatus = Literal["in_progress", "completed", "failed", "cancelled"]

AcpConfigOptionType = Literal["select", "boolean"]

AcpDiffMetaKind = Literal["add", "modify", "update", "delete"]

AcpPlanEntryStatus = Literal["pending", "in_progress", "completed"]

AcpToolCallKind = Literal[
    "read",
    "edit",
    "delete",
    "move",
    "search",
    "execute",
    "think",
    "fetch",
    "switch_mode",
    "other",
]

AcpToolCallStatus = Literal["pending", "in_progress", "completed", "failed"]

AcpToolCallUpdateKind = Literal[
    "read",
    "edit",
    "delete",
    "move",
    "search",
    "execute",
    "think",
    "fetch",
    "switch_mode",
    "other",
]

AcpToolCallUpdateStatus = Literal["pending", "in_progress", "completed", "failed"]

AgUiReasoningEncryptedValueSubtype = Literal["tool-call", "message"]

AgUiResumeStatus = Literal["resolved", "cancelled"]

AgUiSubagentOutcomeType = Literal["success", "suspended"]

AgUiTextMessageChunkRole = Literal["developer", "system", "assistant", "user"]

AgUiTextMessageStartRole = Literal["developer", "system", "assistant", "user"]

Agent = Literal["claude-code", "codex", "gemini", "opencode"]

AgentType = Literal["claude", "codex", "gemini", "opencode", "qwen", "acp", "echo"]

AnswerAcceptedOutcome = Literal["allowed", "denied", "answered", "declined"]

ApiState = Literal["running", "done", "failed", "cancelled"]

ApprovalMode = Literal["ask", "askDangerous", "autoEdit", "autoAll"]

As = Literal["cookie", "ticket"]

Audience = Literal["user", "assistant"]

AuditAction = Literal[
    "request",
    "login",
    "sessionCreated",
    "turnAdded",
    "permissionAnswered",
    "questionAnswered",
    "cancelled",
    "deleted",
    "changed",
]

AuditRecordOutcome = Literal["done", "refused"]

BusyPolicy = Literal["queue", "refuse", "interrupt", "steer"]

Category = Literal["mode", "model", "model_config", "thought_level"]

ChangeType = Literal["created", "modified", "deleted"]

ChatMessageRole = Literal["system", "user", "assistant"]

ChatRequestTrigger = Literal["submit-message", "regenerate-message"]

CompactionPhase = Literal["started", "completed", "failed"]

ContextCompactedEventTrigger = Literal["auto", "manual"]

CostSource = Literal["reported", "estimated"]

Coverage = Literal["complete", "partial"]

DenialSource = Literal["answer", "expired", "vendor", "stderr", "inferred"]

DiscardReason = Literal["retried", "superseded"]

DisconnectPolicy = Literal["continue", "cancel"]

ErrorCode = Literal[
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
]

ExitCause = Literal["hostEnded", "vendorCode"]

FinishReason = Literal[
    "stop",
    "length",
    "content-filter",
    "tool-calls",
    "error",
    "interrupted",
    "other",
]

GapReason = Literal["retention", "unknown"]

InputEncoding = Literal["json", "text"]

LogLevel = Literal["debug", "info", "warn", "error"]

Op = Literal["add", "remove", "replace", "move", "copy", "test"]

OutputHookStatus = Literal["started", "completed", "failed"]

OutputStream = Literal["stdout", "stderr"]

OutputSubagentStatus = Literal["started", "completed", "failed"]

OutputToolCallStatus = Literal["started", "completed", "failed"]

PermissionDecider = Literal["user", "policy", "agent"]

PermissionDecision = Literal["allowed", "denied"]

PermissionMode = Literal["default", "accept_edits", "bypass", "plan", "ask"]

PermissionOptionKind = Literal["allow", "allowSession", "allowRule", "deny", "denyAndStop"]

PermissionOutcome = Literal["allowed", "denied", "expired", "cancelled", "unknown"]

PermissionTier = Literal["dry-run", "supervised", "autonomous"]

Phase = Literal["commentary", "final_answer"]

PlanPriority = Literal["high", "medium", "low"]

PlanStatus = Literal["pending", "inProgress", "completed", "cancelled"]

Priority = Literal["high", "medium", "low"]

QuestionOutcome = Literal["answered", "declined", "expired", "cancelled", "unknown"]

RateLimitUpdatedEventStatus = Literal["allowed", "warning", "rejected"]

Roles = Literal["gateway", "worker"]

RpcMode = Literal["auto", "code", "plan", "ask"]

SandboxMode = Literal["readOnly", "workspaceWrite", "none", "fullAccess"]

Scopes = Literal["run", "read", "answer", "admin"]

SessionDetail = Literal[
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
]

SessionEndReason = Literal["completed", "failed", "cancelled", "timeout"]

SessionState = Literal["queued", "running", "done", "failed", "cancelled"]

Severity = Literal["info", "warning", "error"]

Source = Literal["agent-estimate"]

State = Literal["active", "failing", "disabled"]

StreamSystemSubtype = Literal["init"]

TaskKind = Literal["shell", "agent", "other"]

ThinkingKind = Literal["summary", "raw"]

ToolFailureReason = Literal["denied", "cancelled", "notRun", "error"]

ToolKind = Literal[
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
]

TurnTrigger = Literal["user", "task", "queue", "command"]

UesDonePayloadStatus = Literal["success", "error", "interrupted", "max_turns", "max_budget"]

UesToolResultPayloadStatus = Literal["success", "error", "denied"]

UsageCompleteness = Literal["reported", "partial", "unknown"]

UsageScope = Literal["message", "turn", "session"]

UserMessageKind = Literal["prompt", "steer", "review"]

VersionStatus = Literal["tested", "untested"]

__all__ = [
    "AcpCompactionUpdateStatus",
    "AcpConfigOptionType",
    "AcpDiffMetaKind",
    "AcpPlanEntryStatus",
    "AcpToolCallKind",
    "AcpToolCallStatus",
    "AcpToolCallUpdateKind",
    "AcpToolCallUpdateStatus",
    "AgUiReasoningEncryptedValueSubtype",
    "AgUiResumeStatus",
    "AgUiSubagentOutcomeType",
    "AgUiTextMessageChunkRole",
    "AgUiTextMessageStartRole",
    "Agent",
    "AgentType",
    "AnswerAcceptedOutcome",
    "ApiState",
    "ApprovalMode",
    "As",
    "Audience",
    "AuditAction",
    "AuditRecordOutcome",
    "BusyPolicy",
    "Category",
    "ChangeType",
    "ChatMessageRole",
    "ChatRequestTrigger",
    "CompactionPhase",
    "ContextCompactedEventTrigger",
    "CostSource",
    "Coverage",
    "DenialSource",
    "DiscardReason",
    "DisconnectPolicy",
    "ErrorCode",
    "ExitCause",
    "FinishReason",
    "GapReason",
    "InputEncoding",
    "LogLevel",
    "Op",
    "OutputHookStatus",
    "OutputStream",
    "OutputSubagentStatus",
    "OutputToolCallStatus",
    "PermissionDecider",
    "PermissionDecision",
    "PermissionMode",
    "PermissionOptionKind",
    "PermissionOutcome",
    "PermissionTier",
    "Phase",
    "PlanPriority",
    "PlanStatus",
    "Priority",
    "QuestionOutcome",
    "RateLimitUpdatedEventStatus",
    "Roles",
    "RpcMode",
    "SandboxMode",
    "Scopes",
    "SessionDetail",
    "SessionEndReason",
    "SessionState",
    "Severity",
    "Source",
    "State",
    "StreamSystemSubtype",
    "TaskKind",
    "ThinkingKind",
    "ToolFailureReason",
    "ToolKind",
    "TurnTrigger",
    "UesDonePayloadStatus",
    "UesToolResultPayloadStatus",
    "UsageCompleteness",
    "UsageScope",
    "UserMessageKind",
    "VersionStatus",
]

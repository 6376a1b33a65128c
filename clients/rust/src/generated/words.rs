// @generated from schemas/v1 by `npm run generate`. Do not edit.
//! Lists of words. Where a list is open, a field is a [`Word`](crate::Word) of it.

use crate::model::prelude::*;

words! { AcpCompactionUpdateStatus
    InProgress = "in_progress",
    Completed = "completed",
    Failed = "failed",
    Cancelled = "cancelled",
}

words! { AcpConfigOptionType
    Select = "select",
    Boolean = "boolean",
}

words! { AcpDiffMetaKind
    Add = "add",
    Modify = "modify",
    Update = "update",
    Delete = "delete",
}

words! { AcpPlanEntryStatus
    Pending = "pending",
    InProgress = "in_progress",
    Completed = "completed",
}

words! { AcpToolCallKind
    Read = "read",
    Edit = "edit",
    Delete = "delete",
    Move = "move",
    Search = "search",
    Execute = "execute",
    Think = "think",
    Fetch = "fetch",
    SwitchMode = "switch_mode",
    Other = "other",
}

words! { AcpToolCallStatus
    Pending = "pending",
    InProgress = "in_progress",
    Completed = "completed",
    Failed = "failed",
}

words! { AcpToolCallUpdateKind
    Read = "read",
    Edit = "edit",
    Delete = "delete",
    Move = "move",
    Search = "search",
    Execute = "execute",
    Think = "think",
    Fetch = "fetch",
    SwitchMode = "switch_mode",
    Other = "other",
}

words! { AcpToolCallUpdateStatus
    Pending = "pending",
    InProgress = "in_progress",
    Completed = "completed",
    Failed = "failed",
}

words! { AgUiReasoningEncryptedValueSubtype
    ToolCall = "tool-call",
    Message = "message",
}

words! { AgUiResumeStatus
    Resolved = "resolved",
    Cancelled = "cancelled",
}

words! { AgUiSubagentOutcomeType
    Success = "success",
    Suspended = "suspended",
}

words! { AgUiTextMessageChunkRole
    Developer = "developer",
    System = "system",
    Assistant = "assistant",
    User = "user",
}

words! { AgUiTextMessageStartRole
    Developer = "developer",
    System = "system",
    Assistant = "assistant",
    User = "user",
}

words! { Agent
    ClaudeCode = "claude-code",
    Codex = "codex",
    Gemini = "gemini",
    Opencode = "opencode",
}

words! { AgentType
    Claude = "claude",
    Codex = "codex",
    Gemini = "gemini",
    Opencode = "opencode",
    Qwen = "qwen",
    Acp = "acp",
    Echo = "echo",
}

words! { AnswerAcceptedOutcome
    Allowed = "allowed",
    Denied = "denied",
    Answered = "answered",
    Declined = "declined",
}

words! { ApiState
    Running = "running",
    Done = "done",
    Failed = "failed",
    Cancelled = "cancelled",
}

words! { ApprovalMode
    Ask = "ask",
    AskDangerous = "askDangerous",
    AutoEdit = "autoEdit",
    AutoAll = "autoAll",
}

words! { As
    Cookie = "cookie",
    Ticket = "ticket",
}

words! { Audience
    User = "user",
    Assistant = "assistant",
}

words! { AuditAction
    Request = "request",
    Login = "login",
    SessionCreated = "sessionCreated",
    TurnAdded = "turnAdded",
    PermissionAnswered = "permissionAnswered",
    QuestionAnswered = "questionAnswered",
    Cancelled = "cancelled",
    Deleted = "deleted",
    Changed = "changed",
}

words! { AuditRecordOutcome
    Done = "done",
    Refused = "refused",
}

words! { BusyPolicy
    Queue = "queue",
    Refuse = "refuse",
    Interrupt = "interrupt",
    Steer = "steer",
}

words! { Category
    Mode = "mode",
    Model = "model",
    ModelConfig = "model_config",
    ThoughtLevel = "thought_level",
}

words! { ChangeType
    Created = "created",
    Modified = "modified",
    Deleted = "deleted",
}

words! { ChatMessageRole
    System = "system",
    User = "user",
    Assistant = "assistant",
}

words! { ChatRequestTrigger
    SubmitMessage = "submit-message",
    RegenerateMessage = "regenerate-message",
}

words! { CompactionPhase
    Started = "started",
    Completed = "completed",
    Failed = "failed",
}

words! { ContextCompactedEventTrigger
    Auto = "auto",
    Manual = "manual",
}

words! { CostSource
    Reported = "reported",
    Estimated = "estimated",
}

words! { Coverage
    Complete = "complete",
    Partial = "partial",
}

words! { DenialSource
    Answer = "answer",
    Expired = "expired",
    Vendor = "vendor",
    Stderr = "stderr",
    Inferred = "inferred",
}

words! { DiscardReason
    Retried = "retried",
    Superseded = "superseded",
}

words! { DisconnectPolicy
    Continue = "continue",
    Cancel = "cancel",
}

words! { ErrorCode
    ConnectionFailed = "connectionFailed",
    AuthenticationFailed = "authenticationFailed",
    SessionNotFound = "sessionNotFound",
    PermissionDenied = "permissionDenied",
    ToolExecutionFailed = "toolExecutionFailed",
    Timeout = "timeout",
    ProtocolError = "protocolError",
    RateLimited = "rateLimited",
    Overloaded = "overloaded",
    ServerError = "serverError",
    ContextOverflow = "contextOverflow",
    InvalidRequest = "invalidRequest",
    ContentFiltered = "contentFiltered",
    EmptyResponse = "emptyResponse",
    Cancelled = "cancelled",
    NoResult = "noResult",
    Unsupported = "unsupported",
    AgentNotInstalled = "agentNotInstalled",
    LimitExceeded = "limitExceeded",
    Unknown = "unknown",
}

words! { ExitCause
    HostEnded = "hostEnded",
    VendorCode = "vendorCode",
}

words! { FinishReason
    Stop = "stop",
    Length = "length",
    ContentFilter = "content-filter",
    ToolCalls = "tool-calls",
    Error = "error",
    Interrupted = "interrupted",
    Other = "other",
}

words! { GapReason
    Retention = "retention",
    Unknown = "unknown",
}

words! { InputEncoding
    Json = "json",
    Text = "text",
}

words! { LogLevel
    Debug = "debug",
    Info = "info",
    Warn = "warn",
    Error = "error",
}

words! { Op
    Add = "add",
    Remove = "remove",
    Replace = "replace",
    Move = "move",
    Copy = "copy",
    Test = "test",
}

words! { OutputHookStatus
    Started = "started",
    Completed = "completed",
    Failed = "failed",
}

words! { OutputStream
    Stdout = "stdout",
    Stderr = "stderr",
}

words! { OutputSubagentStatus
    Started = "started",
    Completed = "completed",
    Failed = "failed",
}

words! { OutputToolCallStatus
    Started = "started",
    Completed = "completed",
    Failed = "failed",
}

words! { PermissionDecider
    User = "user",
    Policy = "policy",
    Agent = "agent",
}

words! { PermissionDecision
    Allowed = "allowed",
    Denied = "denied",
}

words! { PermissionMode
    Default = "default",
    AcceptEdits = "accept_edits",
    Bypass = "bypass",
    Plan = "plan",
    Ask = "ask",
}

words! { PermissionOptionKind
    Allow = "allow",
    AllowSession = "allowSession",
    AllowRule = "allowRule",
    Deny = "deny",
    DenyAndStop = "denyAndStop",
}

words! { PermissionOutcome
    Allowed = "allowed",
    Denied = "denied",
    Expired = "expired",
    Cancelled = "cancelled",
    Unknown = "unknown",
}

words! { PermissionTier
    DryRun = "dry-run",
    Supervised = "supervised",
    Autonomous = "autonomous",
}

words! { Phase
    Commentary = "commentary",
    FinalAnswer = "final_answer",
}

words! { PlanPriority
    High = "high",
    Medium = "medium",
    Low = "low",
}

words! { PlanStatus
    Pending = "pending",
    InProgress = "inProgress",
    Completed = "completed",
    Cancelled = "cancelled",
}

words! { Priority
    High = "high",
    Medium = "medium",
    Low = "low",
}

words! { QuestionOutcome
    Answered = "answered",
    Declined = "declined",
    Expired = "expired",
    Cancelled = "cancelled",
    Unknown = "unknown",
}

words! { RateLimitUpdatedEventStatus
    Allowed = "allowed",
    Warning = "warning",
    Rejected = "rejected",
}

words! { Roles
    Gateway = "gateway",
    Worker = "worker",
}

words! { RpcMode
    Auto = "auto",
    Code = "code",
    Plan = "plan",
    Ask = "ask",
}

words! { SandboxMode
    ReadOnly = "readOnly",
    WorkspaceWrite = "workspaceWrite",
    None = "none",
    FullAccess = "fullAccess",
}

words! { Scopes
    Run = "run",
    Read = "read",
    Answer = "answer",
    Admin = "admin",
}

words! { SessionDetail
    MaxTurns = "maxTurns",
    MaxBudget = "maxBudget",
    Interrupted = "interrupted",
    Signal = "signal",
    IdleTimeout = "idleTimeout",
    TotalTimeout = "totalTimeout",
    Spawn = "spawn",
    Startup = "startup",
    Protocol = "protocol",
    NoResult = "noResult",
    Denied = "denied",
    Loop = "loop",
    HookStopped = "hookStopped",
    PromptBlocked = "promptBlocked",
    ToolDeferred = "toolDeferred",
    NoStructuredOutput = "noStructuredOutput",
    NoText = "noText",
    Refusal = "refusal",
    GatewayRestart = "gatewayRestart",
    HostLost = "hostLost",
    HomeGone = "homeGone",
    RunMoved = "runMoved",
    OutputTruncated = "outputTruncated",
    Other = "other",
}

words! { SessionEndReason
    Completed = "completed",
    Failed = "failed",
    Cancelled = "cancelled",
    Timeout = "timeout",
}

words! { SessionState
    Queued = "queued",
    Running = "running",
    Done = "done",
    Failed = "failed",
    Cancelled = "cancelled",
}

words! { Severity
    Info = "info",
    Warning = "warning",
    Error = "error",
}

words! { Source
    AgentEstimate = "agent-estimate",
}

words! { State
    Active = "active",
    Failing = "failing",
    Disabled = "disabled",
}

words! { StreamSystemSubtype
    Init = "init",
}

words! { TaskKind
    Shell = "shell",
    Agent = "agent",
    Other = "other",
}

words! { ThinkingKind
    Summary = "summary",
    Raw = "raw",
}

words! { ToolFailureReason
    Denied = "denied",
    Cancelled = "cancelled",
    NotRun = "notRun",
    Error = "error",
}

words! { ToolKind
    Execute = "execute",
    Read = "read",
    Edit = "edit",
    Delete = "delete",
    Move = "move",
    Search = "search",
    Fetch = "fetch",
    Think = "think",
    Agent = "agent",
    Mcp = "mcp",
    Question = "question",
    Other = "other",
}

words! { TurnTrigger
    User = "user",
    Task = "task",
    Queue = "queue",
    Command = "command",
}

words! { UesDonePayloadStatus
    Success = "success",
    Error = "error",
    Interrupted = "interrupted",
    MaxTurns = "max_turns",
    MaxBudget = "max_budget",
}

words! { UesToolResultPayloadStatus
    Success = "success",
    Error = "error",
    Denied = "denied",
}

words! { UsageCompleteness
    Reported = "reported",
    Partial = "partial",
    Unknown = "unknown",
}

words! { UsageScope
    Message = "message",
    Turn = "turn",
    Session = "session",
}

words! { UserMessageKind
    Prompt = "prompt",
    Steer = "steer",
    Review = "review",
}

words! { VersionStatus
    Tested = "tested",
    Untested = "untested",
}

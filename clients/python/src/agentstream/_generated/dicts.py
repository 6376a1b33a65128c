# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""The JSON of every definition, as TypedDicts."""

from typing import Any, Literal, TypeAlias

from typing_extensions import NotRequired, TypedDict

from agentstream._generated.words import (
    AcpCompactionUpdateStatus,
    AcpConfigOptionType,
    AcpDiffMetaKind,
    AcpPlanEntryStatus,
    AcpToolCallKind,
    AcpToolCallStatus,
    AcpToolCallUpdateKind,
    AcpToolCallUpdateStatus,
    Agent,
    AgentType,
    AgUiReasoningEncryptedValueSubtype,
    AgUiResumeStatus,
    AgUiSubagentOutcomeType,
    AgUiTextMessageChunkRole,
    AgUiTextMessageStartRole,
    AnswerAcceptedOutcome,
    ApiState,
    ApprovalMode,
    As,
    Audience,
    AuditAction,
    AuditRecordOutcome,
    BusyPolicy,
    Category,
    ChangeType,
    ChatMessageRole,
    ChatRequestTrigger,
    CompactionPhase,
    ContextCompactedEventTrigger,
    CostSource,
    Coverage,
    DenialSource,
    DiscardReason,
    DisconnectPolicy,
    ErrorCode,
    ExitCause,
    FinishReason,
    GapReason,
    InputEncoding,
    LogLevel,
    Op,
    OutputHookStatus,
    OutputStream,
    OutputSubagentStatus,
    OutputToolCallStatus,
    PermissionDecider,
    PermissionDecision,
    PermissionMode,
    PermissionOptionKind,
    PermissionOutcome,
    PermissionTier,
    Phase,
    PlanPriority,
    PlanStatus,
    Priority,
    QuestionOutcome,
    RateLimitUpdatedEventStatus,
    Roles,
    RpcMode,
    SandboxMode,
    Scopes,
    SessionDetail,
    SessionEndReason,
    SessionState,
    Severity,
    Source,
    State,
    StreamSystemSubtype,
    TaskKind,
    ThinkingKind,
    ToolFailureReason,
    ToolKind,
    TurnTrigger,
    UesDonePayloadStatus,
    UesToolResultPayloadStatus,
    UsageCompleteness,
    UsageScope,
    UserMessageKind,
    VersionStatus,
)

__all__ = [
    "AckFrame",
    "AcpAgentMessageChunk",
    "AcpAgentThoughtChunk",
    "AcpAnnotations",
    "AcpAudioBlock",
    "AcpAvailableCommandsUpdate",
    "AcpCommand",
    "AcpCommandInput",
    "AcpCompactionSummaryChunk",
    "AcpCompactionUpdate",
    "AcpConfigChoice",
    "AcpConfigGroup",
    "AcpConfigOption",
    "AcpConfigOptionUpdate",
    "AcpConfigValue",
    "AcpContentBlock",
    "AcpCost",
    "AcpCurrentModeUpdate",
    "AcpDiffMeta",
    "AcpImageBlock",
    "AcpLocation",
    "AcpNotice",
    "AcpOtherConfigChoice",
    "AcpPlan",
    "AcpPlanEntry",
    "AcpResource",
    "AcpResourceBlock",
    "AcpResourceLinkBlock",
    "AcpSessionInfoUpdate",
    "AcpSessionUpdateNotification",
    "AcpSessionUpdateParams",
    "AcpTextBlock",
    "AcpToolCall",
    "AcpToolCallBlock",
    "AcpToolCallContent",
    "AcpToolCallDiff",
    "AcpToolCallTerminal",
    "AcpToolCallUnknownContent",
    "AcpToolCallUpdate",
    "AcpUnknownBlock",
    "AcpUnknownUpdate",
    "AcpUpdate",
    "AcpUsageUpdate",
    "AcpUserMessageChunk",
    "AgUiActivityDelta",
    "AgUiActivitySnapshot",
    "AgUiCancelled",
    "AgUiCapabilities",
    "AgUiContext",
    "AgUiCustom",
    "AgUiEvent",
    "AgUiForwardedProps",
    "AgUiInputDocument",
    "AgUiInputImage",
    "AgUiInputOther",
    "AgUiInputPart",
    "AgUiInputText",
    "AgUiInterrupt",
    "AgUiInterruption",
    "AgUiMessage",
    "AgUiMessagesSnapshot",
    "AgUiOutcome",
    "AgUiPatch",
    "AgUiRaw",
    "AgUiReasoningEncryptedValue",
    "AgUiReasoningEnd",
    "AgUiReasoningMessageChunk",
    "AgUiReasoningMessageContent",
    "AgUiReasoningMessageEnd",
    "AgUiReasoningMessageStart",
    "AgUiReasoningStart",
    "AgUiResume",
    "AgUiRunError",
    "AgUiRunFinished",
    "AgUiRunRequest",
    "AgUiRunStarted",
    "AgUiSource",
    "AgUiStateDelta",
    "AgUiStateSnapshot",
    "AgUiStepFinished",
    "AgUiStepStarted",
    "AgUiSubagentError",
    "AgUiSubagentFinished",
    "AgUiSubagentOutcome",
    "AgUiSubagentStarted",
    "AgUiSuccess",
    "AgUiTextMessageChunk",
    "AgUiTextMessageContent",
    "AgUiTextMessageEnd",
    "AgUiTextMessageStart",
    "AgUiToolCallArgs",
    "AgUiToolCallChunk",
    "AgUiToolCallEnd",
    "AgUiToolCallResult",
    "AgUiToolCallStart",
    "AgUiUnknown",
    "AgUiUnknownOutcome",
    "AgUiUsage",
    "AgentInfo",
    "AgentList",
    "AgentMode",
    "AgentModes",
    "AgentSupport",
    "AnswerAccepted",
    "ApiAgent",
    "ApiProject",
    "ApiSession",
    "ApiSessionRequest",
    "ApiSessionState",
    "AuditRecord",
    "BlockDiscardedEvent",
    "ChatApproval",
    "ChatCall",
    "ChatFile",
    "ChatMessage",
    "ChatPart",
    "ChatRequest",
    "ChatText",
    "ChatUnknownPart",
    "ClientFrame",
    "ConnectionEvent",
    "ContextCompactedEvent",
    "DialectPage",
    "ErrorEvent",
    "EventFrame",
    "EventPage",
    "ExecuteRequest",
    "ExecuteResult",
    "ExtensionEvent",
    "FileChangedEvent",
    "GapNotice",
    "GatewayInfo",
    "GatewayLimits",
    "GatewayNode",
    "Health",
    "HookCompletedEvent",
    "HookProgressEvent",
    "HookStartedEvent",
    "InterruptFrame",
    "KnownEvent",
    "Location",
    "LogEvent",
    "LoginRequest",
    "LoginResult",
    "McpHttpServer",
    "McpRegisteredServer",
    "McpServer",
    "McpSseServer",
    "McpStdioServer",
    "NodeLoad",
    "Origin",
    "OutputAgentToken",
    "OutputError",
    "OutputEvent",
    "OutputHook",
    "OutputSessionEnd",
    "OutputStderr",
    "OutputStdout",
    "OutputSubagent",
    "OutputThinking",
    "OutputToolCall",
    "OutputToolResult",
    "OutputUnknown",
    "OutputUsage",
    "PermissionAnswer",
    "PermissionAnswerFrame",
    "PermissionDenial",
    "PermissionOption",
    "PermissionRequestedEvent",
    "PermissionRequestedEventData",
    "PermissionRequestedMessage",
    "PermissionResolvedEvent",
    "PingNotice",
    "PlanEntry",
    "PlanUpdatedEvent",
    "Problem",
    "ProblemError",
    "ProblemFrame",
    "PromptFile",
    "PromptFrame",
    "PromptImage",
    "PromptPart",
    "PromptText",
    "ProposedChange",
    "Question",
    "QuestionAnswer",
    "QuestionAnswerFrame",
    "QuestionAnsweredEvent",
    "QuestionAskedEvent",
    "QuestionAskedEventData",
    "QuestionAskedMessage",
    "QuestionOption",
    "QueuedNotice",
    "RateLimitUpdatedEvent",
    "RawOutputEvent",
    "RequestedConfig",
    "Retry",
    "RpcError",
    "RpcFailure",
    "RpcHealthCheck",
    "RpcMonitorSessions",
    "RpcNoParams",
    "RpcRequest",
    "RpcResponse",
    "RpcResult",
    "RpcSessionCreate",
    "RpcSessionCreateParams",
    "RpcSessionDestroy",
    "RpcSessionDestroyParams",
    "RpcSessionInterrupt",
    "RpcSessionInterruptParams",
    "RpcSessionList",
    "RpcSessionQueueStats",
    "RpcSessionQueueStatsParams",
    "RpcSessionReconnect",
    "RpcSessionReconnectParams",
    "RpcSessionResume",
    "RpcSessionResumeParams",
    "RpcSessionSend",
    "RpcSessionSendParams",
    "RpcSessionSetMode",
    "RpcSessionSetModeParams",
    "RpcSessionSetModel",
    "RpcSessionSetModelParams",
    "RunEndedMessage",
    "RunRequest",
    "SchemaEntry",
    "SchemaExtension",
    "SchemaIndex",
    "SchemaKey",
    "SchemaUnion",
    "ServerFrame",
    "Session",
    "SessionAction",
    "SessionActionPayload",
    "SessionCancelled",
    "SessionCancelledPayload",
    "SessionConfig",
    "SessionDiff",
    "SessionDiffPayload",
    "SessionEndedEvent",
    "SessionEndedEventData",
    "SessionError",
    "SessionErrorPayload",
    "SessionEvent",
    "SessionLog",
    "SessionLogPayload",
    "SessionPage",
    "SessionPlan",
    "SessionPlanPayload",
    "SessionRequest",
    "SessionStartedEvent",
    "SessionToolResult",
    "SessionToolResultPayload",
    "SessionUnknown",
    "SessionUpdatedEvent",
    "StreamError",
    "StreamEvent",
    "StreamInterrupted",
    "StreamPartial",
    "StreamPing",
    "StreamQuestion",
    "StreamQuestionOption",
    "StreamQueued",
    "StreamResult",
    "StreamSystem",
    "StreamText",
    "StreamToolUse",
    "StreamUnknown",
    "SubagentCompletedEvent",
    "SubagentStartedEvent",
    "TaskCompletedEvent",
    "TaskProgressEvent",
    "TaskStartedEvent",
    "TextChunkEvent",
    "ThinkingChunkEvent",
    "TokenUsage",
    "ToolCompletedEvent",
    "ToolFailedEvent",
    "ToolInputChunkEvent",
    "ToolProgressEvent",
    "ToolStartedEvent",
    "TurnAccepted",
    "TurnCompletedEvent",
    "TurnFailedEvent",
    "TurnRequest",
    "TurnStartedEvent",
    "UesCost",
    "UesDone",
    "UesDonePayload",
    "UesError",
    "UesErrorPayload",
    "UesEvent",
    "UesExtension",
    "UesInit",
    "UesInitPayload",
    "UesInputTokens",
    "UesOutputTokens",
    "UesPermissionRequest",
    "UesPermissionRequestPayload",
    "UesText",
    "UesTextDelta",
    "UesTextDeltaPayload",
    "UesTextPayload",
    "UesThinking",
    "UesThinkingPayload",
    "UesTokenRecord",
    "UesTokenReport",
    "UesTokens",
    "UesToolResult",
    "UesToolResultPayload",
    "UesToolUse",
    "UesToolUsePayload",
    "UesUnknown",
    "UesUsage",
    "UiAbort",
    "UiCustom",
    "UiData",
    "UiError",
    "UiFile",
    "UiFinish",
    "UiFinishStep",
    "UiMessageChunk",
    "UiMessageMetadata",
    "UiReasoningDelta",
    "UiReasoningEnd",
    "UiReasoningFile",
    "UiReasoningStart",
    "UiResetStep",
    "UiRunMetadata",
    "UiSourceDocument",
    "UiSourceUrl",
    "UiStart",
    "UiStartStep",
    "UiSteeringMessage",
    "UiTextDelta",
    "UiTextEnd",
    "UiTextStart",
    "UiToolApprovalRequest",
    "UiToolApprovalResponse",
    "UiToolInputAvailable",
    "UiToolInputDelta",
    "UiToolInputError",
    "UiToolInputStart",
    "UiToolOutputAvailable",
    "UiToolOutputDenied",
    "UiToolOutputError",
    "UiUnknown",
    "UnifiedEvent",
    "UnknownEvent",
    "UnknownNotice",
    "UnknownWebhookMessage",
    "UsageReportedEvent",
    "UserMessageEvent",
    "WebhookMessage",
    "WebhookStatus",
]


class SessionConfig(TypedDict):
    """The configuration of a run, which may be stricter than the requested one."""

    agentType: NotRequired[str]
    projectId: NotRequired[str]
    cwd: NotRequired[str]
    model: NotRequired[str]
    approvalMode: NotRequired[ApprovalMode]
    sandboxMode: NotRequired[SandboxMode]
    permissionTier: NotRequired[PermissionTier | str]
    permissionMode: NotRequired[PermissionMode | str]
    allowedTools: NotRequired[list[str]]
    autoApproveTools: NotRequired[list[str]]
    disallowedTools: NotRequired[list[str]]
    maxTurns: NotRequired[int]
    maxBudgetUsd: NotRequired[float]
    protocol: NotRequired[str]
    capped: NotRequired[list[str]]
    notGuaranteed: NotRequired[list[str]]


class Origin(TypedDict):
    """The native line that an event came from."""

    line: NotRequired[int]
    type: NotRequired[str]
    timestamp: NotRequired[str]


class SessionStartedEvent(TypedDict):
    """A run started. The first event of every run; facts learnt later come as `sessionUpdated`."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["sessionStarted"]
    agentType: AgentType | str
    schemaVersion: NotRequired[str]
    protocol: NotRequired[str]
    model: NotRequired[str]
    cwd: NotRequired[str]
    tools: NotRequired[list[str]]
    nativeSessionId: NotRequired[str]
    agentVersion: NotRequired[str]
    capabilities: NotRequired[dict[str, Any]]
    versionStatus: NotRequired[VersionStatus | str]
    config: NotRequired[SessionConfig]
    resumed: NotRequired[bool]
    seq: NotRequired[int]
    run: NotRequired[int]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class SessionUpdatedEvent(TypedDict):
    """Facts about the session were learnt or changed."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["sessionUpdated"]
    model: NotRequired[str]
    cwd: NotRequired[str]
    tools: NotRequired[list[str]]
    nativeSessionId: NotRequired[str]
    agentVersion: NotRequired[str]
    capabilities: NotRequired[dict[str, Any]]
    approvalMode: NotRequired[ApprovalMode | str]
    contextCleared: NotRequired[bool]
    reason: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TokenUsage(TypedDict):
    """Tokens, counted in the same way for every agent: parts never exceed the whole. If
    completeness is `unknown`, the numbers are 0 and have no meaning.
    """

    inputTokens: int
    outputTokens: int
    totalTokens: int
    cachedTokens: NotRequired[int]
    cacheWriteTokens: NotRequired[int]
    reasoningTokens: NotRequired[int]
    completeness: NotRequired[UsageCompleteness | str]


class PermissionDenial(TypedDict):
    """An action that the agent was denied."""

    toolId: NotRequired[str]
    toolName: NotRequired[str]
    message: NotRequired[str]
    source: NotRequired[DenialSource | str]


class SessionEndedEvent(TypedDict):
    """A run ended. The last event of every run, in every case."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["sessionEnded"]
    reason: SessionEndReason
    detail: NotRequired[SessionDetail | str]
    error: NotRequired[str]
    errorCode: NotRequired[ErrorCode | str]
    exitCode: NotRequired[int]
    signal: NotRequired[str]
    exitCause: NotRequired[ExitCause | str]
    durationMs: NotRequired[int]
    usage: NotRequired[TokenUsage]
    costUsd: NotRequired[float]
    costSource: NotRequired[CostSource | str]
    permissionDenials: NotRequired[list[PermissionDenial]]
    nativeSessionId: NotRequired[str]
    result: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TurnStartedEvent(TypedDict):
    """A turn started: one prompt, until the agent is done with it."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["turnStarted"]
    turnNumber: int
    prompt: NotRequired[str]
    trigger: NotRequired[TurnTrigger | str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class UserMessageEvent(TypedDict):
    """A message of the user, as repeated by the agent."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["userMessage"]
    content: str
    kind: NotRequired[UserMessageKind | str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TurnCompletedEvent(TypedDict):
    """A turn succeeded."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["turnCompleted"]
    turnNumber: int
    usage: TokenUsage
    durationMs: NotRequired[int]
    result: NotRequired[str]
    stopReason: NotRequired[str]
    terminalReason: NotRequired[str]
    structuredOutput: NotRequired[Any]
    costUsd: NotRequired[float]
    costSource: NotRequired[CostSource | str]
    usageByModel: NotRequired[dict[str, TokenUsage]]
    permissionDenials: NotRequired[list[PermissionDenial]]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TurnFailedEvent(TypedDict):
    """A turn failed, or was cut off."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["turnFailed"]
    turnNumber: int
    error: str
    errorCode: ErrorCode | str
    usage: NotRequired[TokenUsage]
    durationMs: NotRequired[int]
    result: NotRequired[str]
    stopReason: NotRequired[str]
    terminalReason: NotRequired[str]
    structuredOutput: NotRequired[Any]
    costUsd: NotRequired[float]
    costSource: NotRequired[CostSource | str]
    usageByModel: NotRequired[dict[str, TokenUsage]]
    permissionDenials: NotRequired[list[PermissionDenial]]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class UsageReportedEvent(TypedDict):
    """A view of the usage so far. Must not be added up."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["usageReported"]
    usage: TokenUsage
    scope: UsageScope | str
    model: NotRequired[str]
    costUsd: NotRequired[float]
    contextWindow: NotRequired[int]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class ContextCompactedEvent(TypedDict):
    """The agent shortened its memory of the conversation."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["contextCompacted"]
    phase: CompactionPhase | str
    trigger: NotRequired[ContextCompactedEventTrigger | str]
    tokensBefore: NotRequired[int]
    tokensAfter: NotRequired[int]
    error: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TextChunkEvent(TypedDict):
    """A piece of the agent's text."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["textChunk"]
    content: str
    isComplete: NotRequired[bool]
    text: NotRequired[str]
    blockId: NotRequired[str]
    messageId: NotRequired[str]
    phase: NotRequired[Phase | str]
    local: NotRequired[bool]
    interrupted: NotRequired[bool]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class ThinkingChunkEvent(TypedDict):
    """A piece of the agent's thoughts."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["thinkingChunk"]
    content: str
    isComplete: NotRequired[bool]
    text: NotRequired[str]
    blockId: NotRequired[str]
    messageId: NotRequired[str]
    kind: NotRequired[ThinkingKind | str]
    redacted: NotRequired[bool]
    interrupted: NotRequired[bool]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class BlockDiscardedEvent(TypedDict):
    """A block is void; readers must discard its chunks."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["blockDiscarded"]
    blockId: str
    reason: NotRequired[DiscardReason | str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class ToolInputChunkEvent(TypedDict):
    """A piece of the input of a tool that has not started."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["toolInputChunk"]
    toolId: str
    content: str
    toolName: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class Location(TypedDict):
    """A place in a file."""

    path: str
    line: NotRequired[int]


class ToolStartedEvent(TypedDict):
    """A tool call started."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["toolStarted"]
    toolId: str
    toolName: str
    arguments: NotRequired[dict[str, Any]]
    toolKind: NotRequired[ToolKind | str]
    title: NotRequired[str]
    server: NotRequired[str]
    locations: NotRequired[list[Location]]
    startedAt: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class ToolProgressEvent(TypedDict):
    """A tool call made progress."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["toolProgress"]
    toolId: str
    output: NotRequired[str]
    input: NotRequired[str]
    progress: NotRequired[float]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class ToolCompletedEvent(TypedDict):
    """A tool call ran and returned."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["toolCompleted"]
    toolId: str
    success: bool
    result: NotRequired[Any]
    error: NotRequired[str]
    exitCode: NotRequired[int]
    durationMs: NotRequired[int]
    toolName: NotRequired[str]
    arguments: NotRequired[dict[str, Any]]
    background: NotRequired[bool]
    taskId: NotRequired[str]
    truncated: NotRequired[bool]
    outputPath: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class ToolFailedEvent(TypedDict):
    """A tool call did not run, or did not return."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["toolFailed"]
    toolId: str
    reason: ToolFailureReason | str
    error: NotRequired[str]
    toolName: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class FileChangedEvent(TypedDict):
    """A file was changed. Emitted after the change."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["fileChanged"]
    filePath: str
    changeType: ChangeType
    diff: NotRequired[str]
    before: NotRequired[str]
    after: NotRequired[str]
    movedTo: NotRequired[str]
    toolId: NotRequired[str]
    inferred: NotRequired[bool]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class PlanEntry(TypedDict):
    """One step of a plan."""

    content: str
    status: PlanStatus | str
    priority: NotRequired[PlanPriority | str]


class PlanUpdatedEvent(TypedDict):
    """The whole current plan. Emitted only when it changes."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["planUpdated"]
    entries: list[PlanEntry]
    explanation: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class ProposedChange(TypedDict):
    """A change to a file that has not been made yet."""

    filePath: str
    changeType: ChangeType | str
    diff: NotRequired[str]
    before: NotRequired[str]
    after: NotRequired[str]


class PermissionOption(TypedDict):
    """One way to answer a permission request."""

    optionId: str
    kind: PermissionOptionKind | str
    label: NotRequired[str]


class PermissionRequestedEvent(TypedDict):
    """The agent asks for permission and waits."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["permissionRequested"]
    requestId: str
    toolName: str
    arguments: NotRequired[dict[str, Any]]
    toolId: NotRequired[str]
    title: NotRequired[str]
    toolKind: NotRequired[ToolKind | str]
    locations: NotRequired[list[Location]]
    changes: NotRequired[list[ProposedChange]]
    options: NotRequired[list[PermissionOption]]
    reason: NotRequired[str]
    plan: NotRequired[str]
    canChangeArguments: NotRequired[bool]
    expiresAt: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class PermissionResolvedEvent(TypedDict):
    """A permission request was answered, or can no longer be answered."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["permissionResolved"]
    requestId: str
    outcome: PermissionOutcome | str
    optionId: NotRequired[str]
    by: NotRequired[PermissionDecider | str]
    message: NotRequired[str]
    updatedArguments: NotRequired[dict[str, Any]]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class QuestionOption(TypedDict):
    """One answer to choose."""

    label: str
    description: NotRequired[str]


class Question(TypedDict):
    """One question to the user."""

    id: str
    header: NotRequired[str]
    question: str
    options: NotRequired[list[QuestionOption]]
    multiSelect: NotRequired[bool]
    allowOther: NotRequired[bool]
    isSecret: NotRequired[bool]


QuestionAskedEvent = TypedDict(
    "QuestionAskedEvent",
    {
        "id": str,
        "sessionId": str,
        "timestamp": str,
        "type": Literal["questionAsked"],
        "requestId": str,
        "questions": list[Question],
        "toolId": NotRequired[str],
        "message": NotRequired[str],
        "schema": NotRequired[dict[str, Any]],
        "url": NotRequired[str],
        "server": NotRequired[str],
        "expiresAt": NotRequired[str],
        "seq": NotRequired[int],
        "run": NotRequired[int],
        "agentType": NotRequired[AgentType | str],
        "parentToolId": NotRequired[str],
        "subagentId": NotRequired[str],
        "origin": NotRequired[Origin],
        "raw": NotRequired[Any],
        "omitted": NotRequired[list[str]],
    },
)
"""The agent asks the user questions and waits."""


class QuestionAnsweredEvent(TypedDict):
    """A question was answered, or can no longer be answered."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["questionAnswered"]
    requestId: str
    outcome: QuestionOutcome | str
    answers: NotRequired[dict[str, str | list[str]]]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class SubagentStartedEvent(TypedDict):
    """The agent started a sub-agent."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["subagentStarted"]
    subagentId: str
    label: str
    toolId: NotRequired[str]
    prompt: NotRequired[str]
    model: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class SubagentCompletedEvent(TypedDict):
    """A sub-agent ended."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["subagentCompleted"]
    subagentId: str
    success: bool
    summary: NotRequired[str]
    usage: NotRequired[TokenUsage]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TaskStartedEvent(TypedDict):
    """A background task started."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["taskStarted"]
    taskId: str
    kind: TaskKind | str
    toolId: NotRequired[str]
    title: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TaskProgressEvent(TypedDict):
    """A background task made progress."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["taskProgress"]
    taskId: str
    output: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class TaskCompletedEvent(TypedDict):
    """A background task ended."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["taskCompleted"]
    taskId: str
    success: bool
    status: NotRequired[str]
    outputFile: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class HookStartedEvent(TypedDict):
    """A hook of the user started."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["hookStarted"]
    hookId: str
    name: str
    hookEvent: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class HookProgressEvent(TypedDict):
    """A hook made progress."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["hookProgress"]
    hookId: str
    output: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class HookCompletedEvent(TypedDict):
    """A hook ended."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["hookCompleted"]
    hookId: str
    name: str
    success: bool
    output: NotRequired[str]
    exitCode: NotRequired[int]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class Retry(TypedDict):
    """A failed attempt that will be retried."""

    attempt: NotRequired[int]
    maxAttempts: NotRequired[int]
    delayMs: NotRequired[int]


class ErrorEvent(TypedDict):
    """An error. Emitted once, whether or not it ends the turn."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["error"]
    message: str
    errorCode: ErrorCode | str
    fatal: bool
    retry: NotRequired[Retry]
    httpStatus: NotRequired[int]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class LogEvent(TypedDict):
    """A message for the operator of the agent."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["log"]
    level: LogLevel | str
    message: str
    source: NotRequired[str]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class RawOutputEvent(TypedDict):
    """A line that is not a JSON object."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["rawOutput"]
    stream: OutputStream
    line: str
    truncated: NotRequired[bool]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class RateLimitUpdatedEvent(TypedDict):
    """The vendor reported how much of a limit is used."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["rateLimitUpdated"]
    status: RateLimitUpdatedEventStatus | str
    resetsAt: NotRequired[str]
    window: NotRequired[str]
    usedPercent: NotRequired[float]
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


KnownEvent: TypeAlias = (
    SessionStartedEvent
    | SessionUpdatedEvent
    | SessionEndedEvent
    | TurnStartedEvent
    | UserMessageEvent
    | TurnCompletedEvent
    | TurnFailedEvent
    | UsageReportedEvent
    | ContextCompactedEvent
    | TextChunkEvent
    | ThinkingChunkEvent
    | BlockDiscardedEvent
    | ToolInputChunkEvent
    | ToolStartedEvent
    | ToolProgressEvent
    | ToolCompletedEvent
    | ToolFailedEvent
    | FileChangedEvent
    | PlanUpdatedEvent
    | PermissionRequestedEvent
    | PermissionResolvedEvent
    | QuestionAskedEvent
    | QuestionAnsweredEvent
    | SubagentStartedEvent
    | SubagentCompletedEvent
    | TaskStartedEvent
    | TaskProgressEvent
    | TaskCompletedEvent
    | HookStartedEvent
    | HookProgressEvent
    | HookCompletedEvent
    | ErrorEvent
    | LogEvent
    | RawOutputEvent
    | RateLimitUpdatedEvent
)
"""An event of a type that this version knows."""


class ExtensionEvent(TypedDict):
    """A native event without a unified type, whole. Its type is `<agent>:<native name>`."""

    id: str
    sessionId: str
    timestamp: str
    type: str
    data: Any
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


class UnknownEvent(TypedDict):
    """An event of a type that this version does not know, from a newer sender. Pass it on or
    skip it.
    """

    id: str
    sessionId: str
    timestamp: str
    type: str
    seq: NotRequired[int]
    run: NotRequired[int]
    agentType: NotRequired[AgentType | str]
    parentToolId: NotRequired[str]
    subagentId: NotRequired[str]
    origin: NotRequired[Origin]
    raw: NotRequired[Any]
    omitted: NotRequired[list[str]]


UnifiedEvent: TypeAlias = KnownEvent | ExtensionEvent | UnknownEvent
"""One event of the unified stream."""


class QueuedNotice(TypedDict):
    """The session waits for its turn to run."""

    type: Literal["queued"]
    sessionId: str
    timestamp: str
    position: int


class GapNotice(TypedDict):
    """Events are missing here because they are no longer stored."""

    type: Literal["gap"]
    sessionId: str
    timestamp: str
    fromSeq: int
    toSeq: int
    reason: GapReason | str


class PingNotice(TypedDict):
    """The connection is alive."""

    type: Literal["ping"]
    sessionId: str
    timestamp: str


class UnknownNotice(TypedDict):
    """A notice that this version does not know. Skip it."""

    type: str
    sessionId: str
    timestamp: str


ConnectionEvent: TypeAlias = QueuedNotice | GapNotice | PingNotice | UnknownNotice
"""A notice about the connection that carries events. It is not in the log."""


class PromptText(TypedDict):
    """Text."""

    type: Literal["text"]
    text: str


class PromptImage(TypedDict):
    """An image of at most 10 MB."""

    type: Literal["image"]
    path: NotRequired[str]
    data: NotRequired[str]
    mimeType: NotRequired[str]


class PromptFile(TypedDict):
    """A file of at most 10 MB."""

    type: Literal["file"]
    path: NotRequired[str]
    data: NotRequired[str]
    mimeType: NotRequired[str]
    name: NotRequired[str]


PromptPart: TypeAlias = PromptText | PromptImage | PromptFile
"""A part of a prompt."""


class RequestedConfig(TypedDict):
    """The configuration that a request asks for."""

    projectId: NotRequired[str]
    cwd: NotRequired[str]
    model: NotRequired[str]
    approvalMode: NotRequired[ApprovalMode]
    sandboxMode: NotRequired[SandboxMode]
    permissionTier: NotRequired[PermissionTier]
    permissionMode: NotRequired[PermissionMode]
    allowedTools: NotRequired[list[str]]
    autoApproveTools: NotRequired[list[str]]
    disallowedTools: NotRequired[list[str]]
    maxTurns: NotRequired[int]
    maxBudgetUsd: NotRequired[float]
    protocol: NotRequired[str]
    workingDirectory: NotRequired[str]
    blockedTools: NotRequired[list[str]]
    tier: NotRequired[PermissionTier]


class McpRegisteredServer(TypedDict):
    """A server that the gateway's owner has registered."""

    type: Literal["registered"]
    name: str


class McpStdioServer(TypedDict):
    """A server that is started as a process and speaks over stdio."""

    type: Literal["stdio"]
    name: str
    command: str
    args: NotRequired[list[str]]
    env: NotRequired[dict[str, str]]


class McpHttpServer(TypedDict):
    """A server that is reached over Streamable HTTP."""

    type: Literal["http"]
    name: str
    url: str
    headers: NotRequired[dict[str, str]]


class McpSseServer(TypedDict):
    """A server that is reached over HTTP with server-sent events."""

    type: Literal["sse"]
    name: str
    url: str
    headers: NotRequired[dict[str, str]]


McpServer: TypeAlias = McpRegisteredServer | McpStdioServer | McpHttpServer | McpSseServer
"""An MCP server that the agent may use."""


class SessionRequest(TypedDict):
    """Starts a session."""

    agentType: AgentType | str
    prompt: NotRequired[str | list[PromptPart]]
    sessionId: NotRequired[str]
    config: NotRequired[RequestedConfig]
    outputSchema: NotRequired[dict[str, Any]]
    env: NotRequired[dict[str, str]]
    mcpServers: NotRequired[list[McpServer]]
    onDisconnect: NotRequired[DisconnectPolicy]


class RunRequest(TypedDict):
    """One run of one agent: what an adapter plans from."""

    prompt: str | list[PromptPart]
    resume: NotRequired[str]
    interactive: NotRequired[bool]
    deltas: NotRequired[bool]
    projectId: NotRequired[str]
    cwd: NotRequired[str]
    model: NotRequired[str]
    approvalMode: NotRequired[ApprovalMode]
    sandboxMode: NotRequired[SandboxMode]
    permissionTier: NotRequired[PermissionTier]
    permissionMode: NotRequired[PermissionMode]
    allowedTools: NotRequired[list[str]]
    autoApproveTools: NotRequired[list[str]]
    disallowedTools: NotRequired[list[str]]
    maxTurns: NotRequired[int]
    maxBudgetUsd: NotRequired[float]
    protocol: NotRequired[str]
    workingDirectory: NotRequired[str]
    blockedTools: NotRequired[list[str]]
    tier: NotRequired[PermissionTier]
    outputSchema: NotRequired[dict[str, Any]]
    env: NotRequired[dict[str, str]]
    mcpServers: NotRequired[list[McpServer]]


class TurnRequest(TypedDict):
    """A further prompt in a session."""

    prompt: str | list[PromptPart]
    ifBusy: NotRequired[BusyPolicy]
    mcpServers: NotRequired[list[McpServer]]


class PermissionAnswer(TypedDict):
    """The answer to a permission request."""

    outcome: PermissionDecision
    optionId: NotRequired[str]
    message: NotRequired[str]
    arguments: NotRequired[dict[str, Any]]
    stop: NotRequired[bool]


class QuestionAnswer(TypedDict):
    """The answers to the questions of one request."""

    answers: dict[str, str | list[str]]
    declined: NotRequired[bool]


class ExecuteRequest(TypedDict):
    """Runs a task: the request of `POST /v1/execute`."""

    idempotency_key: str
    task: str
    driver: str
    model: NotRequired[str]
    auth_token: NotRequired[str]
    config: NotRequired[RequestedConfig]
    session_id: NotRequired[str]


class ApiSessionRequest(TypedDict):
    """Starts a session: the request of `POST /api/sessions`."""

    agentId: str
    projectId: str
    prompt: str


class ChatText(TypedDict):
    """Text."""

    type: Literal["text"]
    text: str


class ChatFile(TypedDict):
    """A file or an image."""

    type: Literal["file"]
    mediaType: str
    url: str
    filename: NotRequired[str]


class ChatApproval(TypedDict):
    """A permission that a call waits for, and its answer."""

    id: str
    approved: NotRequired[bool]
    reason: NotRequired[str]


class ChatCall(TypedDict):
    """A call of a tool."""

    type: Literal["dynamic-tool"]
    toolCallId: str
    state: str
    approval: NotRequired[ChatApproval]


class ChatUnknownPart(TypedDict):
    """A part of any other type."""

    type: str


ChatPart: TypeAlias = ChatText | ChatFile | ChatCall | ChatUnknownPart
"""A part of a message."""


class ChatMessage(TypedDict):
    """A message of a chat."""

    id: str
    role: ChatMessageRole
    parts: list[ChatPart]
    metadata: NotRequired[Any]


class ChatRequest(TypedDict):
    """A message of a chat: what the AI SDK's chat transport sends."""

    id: str
    messages: list[ChatMessage]
    trigger: NotRequired[ChatRequestTrigger]
    messageId: NotRequired[str]
    agentType: NotRequired[AgentType | str]
    config: NotRequired[RequestedConfig]
    outputSchema: NotRequired[dict[str, Any]]
    env: NotRequired[dict[str, str]]
    mcpServers: NotRequired[list[McpServer]]
    ifBusy: NotRequired[BusyPolicy]


class AgUiInputText(TypedDict):
    """Text."""

    type: Literal["text"]
    text: str


class AgUiSource(TypedDict):
    """Where the content of a part is."""

    type: str
    value: str
    mimeType: NotRequired[str]


class AgUiInputImage(TypedDict):
    """An image."""

    type: Literal["image"]
    source: AgUiSource


class AgUiInputDocument(TypedDict):
    """A file."""

    type: Literal["document"]
    source: AgUiSource


class AgUiInputOther(TypedDict):
    """A part of any other type."""

    type: str


AgUiInputPart: TypeAlias = AgUiInputText | AgUiInputImage | AgUiInputDocument | AgUiInputOther
"""A part of a message."""


class AgUiMessage(TypedDict):
    """A message of a thread."""

    id: str
    role: str
    content: NotRequired[str | list[AgUiInputPart] | dict[str, Any]]


class AgUiContext(TypedDict):
    """Context for the agent."""

    description: str
    value: str


class AgUiForwardedProps(TypedDict):
    """Additional fields of the application."""

    agentType: NotRequired[AgentType | str]
    config: NotRequired[RequestedConfig]
    outputSchema: NotRequired[dict[str, Any]]
    env: NotRequired[dict[str, str]]
    mcpServers: NotRequired[list[McpServer]]
    ifBusy: NotRequired[BusyPolicy]


class AgUiResume(TypedDict):
    """The answer to an interrupt."""

    interruptId: str
    status: AgUiResumeStatus
    payload: NotRequired[Any]


class AgUiRunRequest(TypedDict):
    """A run of AG-UI: its `RunAgentInput`."""

    threadId: str
    runId: str
    protocolVersion: NotRequired[str]
    parentRunId: NotRequired[str]
    state: NotRequired[Any]
    messages: list[AgUiMessage]
    tools: NotRequired[list[dict[str, Any]]]
    context: NotRequired[list[AgUiContext]]
    forwardedProps: NotRequired[AgUiForwardedProps]
    resume: NotRequired[list[AgUiResume]]


LoginRequest = TypedDict(
    "LoginRequest",
    {
        "token": str,
        "as": NotRequired[As],
    },
)
"""A login for browsers: the request of `POST /v1/login`."""


class RpcSessionCreateParams(TypedDict):
    """The parameters of session.create."""

    path: str
    mode: NotRequired[RpcMode]
    model: NotRequired[str]
    cli_type: NotRequired[str]


class RpcSessionCreate(TypedDict):
    """Creates a session; starts no process."""

    method: Literal["session.create"]
    params: RpcSessionCreateParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionSendParams(TypedDict):
    """The parameters of session.send."""

    sessionId: str
    message: str


class RpcSessionSend(TypedDict):
    """Sends a message; answers with a stream of StreamEvents."""

    method: Literal["session.send"]
    params: RpcSessionSendParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionResumeParams(TypedDict):
    """The parameters of session.resume."""

    sessionId: str
    sdkSessionId: NotRequired[str]


class RpcSessionResume(TypedDict):
    """Resumes a session."""

    method: Literal["session.resume"]
    params: RpcSessionResumeParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionDestroyParams(TypedDict):
    """The parameters of session.destroy."""

    sessionId: str


class RpcSessionDestroy(TypedDict):
    """Ends a session."""

    method: Literal["session.destroy"]
    params: RpcSessionDestroyParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcNoParams(TypedDict):
    """No parameters; any that are sent are ignored."""


class RpcSessionList(TypedDict):
    """Lists the sessions."""

    method: Literal["session.list"]
    params: NotRequired[RpcNoParams]
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionSetModeParams(TypedDict):
    """The parameters of session.set_mode."""

    sessionId: str
    mode: RpcMode


class RpcSessionSetMode(TypedDict):
    """Sets the mode, from the next message on."""

    method: Literal["session.set_mode"]
    params: RpcSessionSetModeParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionSetModelParams(TypedDict):
    """The parameters of session.set_model."""

    sessionId: str
    model: str | None


class RpcSessionSetModel(TypedDict):
    """Sets the model, from the next message on."""

    method: Literal["session.set_model"]
    params: RpcSessionSetModelParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionInterruptParams(TypedDict):
    """The parameters of session.interrupt."""

    sessionId: str


class RpcSessionInterrupt(TypedDict):
    """Interrupts and clears the queue."""

    method: Literal["session.interrupt"]
    params: RpcSessionInterruptParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionQueueStatsParams(TypedDict):
    """The parameters of session.queue_stats."""

    sessionId: str


class RpcSessionQueueStats(TypedDict):
    """Returns the queue."""

    method: Literal["session.queue_stats"]
    params: RpcSessionQueueStatsParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcSessionReconnectParams(TypedDict):
    """The parameters of session.reconnect."""

    sessionId: str


class RpcSessionReconnect(TypedDict):
    """Returns the missed events."""

    method: Literal["session.reconnect"]
    params: RpcSessionReconnectParams
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcHealthCheck(TypedDict):
    """Returns the health of the server."""

    method: Literal["health.check"]
    params: NotRequired[RpcNoParams]
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


class RpcMonitorSessions(TypedDict):
    """Lists the sessions with their queues."""

    method: Literal["monitor.sessions"]
    params: NotRequired[RpcNoParams]
    id: NotRequired[str | int | None]
    jsonrpc: NotRequired[Literal["2.0"]]


RpcRequest: TypeAlias = (
    RpcSessionCreate
    | RpcSessionSend
    | RpcSessionResume
    | RpcSessionDestroy
    | RpcSessionList
    | RpcSessionSetMode
    | RpcSessionSetModel
    | RpcSessionInterrupt
    | RpcSessionQueueStats
    | RpcSessionReconnect
    | RpcHealthCheck
    | RpcMonitorSessions
)
"""A call of `POST /rpc`."""


class PermissionAnswerFrame(TypedDict):
    """Answers a permission request."""

    type: Literal["permissionAnswer"]
    ref: NotRequired[str]
    requestId: str
    outcome: PermissionDecision
    optionId: NotRequired[str]
    message: NotRequired[str]
    arguments: NotRequired[dict[str, Any]]
    stop: NotRequired[bool]


class QuestionAnswerFrame(TypedDict):
    """Answers a question."""

    type: Literal["questionAnswer"]
    ref: NotRequired[str]
    requestId: str
    answers: dict[str, str | list[str]]
    declined: NotRequired[bool]


class PromptFrame(TypedDict):
    """A further prompt."""

    type: Literal["prompt"]
    ref: NotRequired[str]
    prompt: str | list[PromptPart]
    ifBusy: NotRequired[BusyPolicy]
    mcpServers: NotRequired[list[McpServer]]


class InterruptFrame(TypedDict):
    """Interrupts the turn."""

    type: Literal["interrupt"]
    ref: NotRequired[str]


ClientFrame: TypeAlias = PermissionAnswerFrame | QuestionAnswerFrame | PromptFrame | InterruptFrame
"""What a client writes to the WebSocket of a session."""


class OutputAgentToken(TypedDict):
    """A piece of the reply; concatenated, the pieces are the whole reply."""

    kind: Literal["agent_token"]
    text: str


class OutputThinking(TypedDict):
    """A piece of the agent's thoughts; not part of the reply."""

    kind: Literal["thinking"]
    text: str


class OutputToolCall(TypedDict):
    """A tool call started or ended."""

    kind: Literal["tool_call"]
    id: str
    name: str
    status: OutputToolCallStatus
    detail: NotRequired[str]
    input: NotRequired[Any]


class OutputToolResult(TypedDict):
    """What a tool call returned."""

    kind: Literal["tool_result"]
    tool_call_id: str
    output: Any
    is_error: bool


class OutputSubagent(TypedDict):
    """A nested agent."""

    kind: Literal["subagent"]
    id: str
    status: OutputSubagentStatus | str
    label: str


class OutputHook(TypedDict):
    """A hook of the user; SessionStart, Stop and Notification are omitted."""

    kind: Literal["hook"]
    id: str
    name: str
    status: OutputHookStatus | str


class OutputUsage(TypedDict):
    """The tokens of this turn."""

    kind: Literal["usage"]
    input_tokens: int
    output_tokens: int
    cache_read: int
    cache_write: int


class OutputStdout(TypedDict):
    """Any other line of the CLI's output."""

    kind: Literal["stdout"]
    line: str


class OutputStderr(TypedDict):
    """A line of the CLI's error output; only if the run failed."""

    kind: Literal["stderr"]
    line: str


class OutputError(TypedDict):
    """The gateway failed; a session_end with an exit code other than 0 follows."""

    kind: Literal["error"]
    message: str


class OutputSessionEnd(TypedDict):
    """The end of the stream."""

    kind: Literal["session_end"]
    exit_code: int
    duration_ms: int


class OutputUnknown(TypedDict):
    """A kind that this version does not know. Skip it."""

    kind: str


OutputEvent: TypeAlias = (
    OutputAgentToken
    | OutputThinking
    | OutputToolCall
    | OutputToolResult
    | OutputSubagent
    | OutputHook
    | OutputUsage
    | OutputStdout
    | OutputStderr
    | OutputError
    | OutputSessionEnd
    | OutputUnknown
)
"""One `data:` line of `POST /v1/execute`."""


class UesInitPayload(TypedDict):
    """What init carries."""

    model: str
    cwd: str
    tools: list[str]
    capabilities: NotRequired[dict[str, Any]]


class UesInit(TypedDict):
    """The session started."""

    type: Literal["init"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesInitPayload


class UesTextPayload(TypedDict):
    """What text carries."""

    content: str


class UesText(TypedDict):
    """A whole message."""

    type: Literal["text"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesTextPayload


class UesTextDeltaPayload(TypedDict):
    """What text_delta carries."""

    delta: str


class UesTextDelta(TypedDict):
    """A piece of a message."""

    type: Literal["text_delta"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesTextDeltaPayload


class UesToolUsePayload(TypedDict):
    """What tool_use carries."""

    toolName: str
    toolUseId: str
    input: dict[str, Any]
    description: NotRequired[str]


class UesToolUse(TypedDict):
    """A tool is called."""

    type: Literal["tool_use"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesToolUsePayload


class UesToolResultPayload(TypedDict):
    """What tool_result carries."""

    toolUseId: str
    toolName: str
    status: UesToolResultPayloadStatus
    output: Any
    durationMs: NotRequired[int]


class UesToolResult(TypedDict):
    """A tool call ended."""

    type: Literal["tool_result"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesToolResultPayload


class UesThinkingPayload(TypedDict):
    """What thinking carries."""

    summary: str


class UesThinking(TypedDict):
    """A summary of the agent's thoughts."""

    type: Literal["thinking"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesThinkingPayload


class UesErrorPayload(TypedDict):
    """What error carries."""

    code: NotRequired[str]
    message: str
    recoverable: bool


class UesError(TypedDict):
    """An error."""

    type: Literal["error"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesErrorPayload


class UesPermissionRequestPayload(TypedDict):
    """What permission_request carries."""

    toolName: str
    toolUseId: str
    input: dict[str, Any]
    reason: NotRequired[str]


class UesPermissionRequest(TypedDict):
    """The agent asks for permission."""

    type: Literal["permission_request"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesPermissionRequestPayload


class UesInputTokens(TypedDict):
    """All input, and its parts."""

    total: int
    uncached: NotRequired[int]
    cacheRead: NotRequired[int]
    cacheWrite: NotRequired[int]


class UesOutputTokens(TypedDict):
    """All output, and its parts."""

    total: int
    visible: NotRequired[int]
    reasoning: NotRequired[int]


class UesTokens(TypedDict):
    """Totals and their parts; an absent part is not known."""

    input: UesInputTokens
    output: UesOutputTokens


class UesTokenRecord(TypedDict):
    """The tokens of one model."""

    model: NotRequired[str]
    tokens: UesTokens


class UesTokenReport(TypedDict):
    """The tokens in detail; absent if they are not known."""

    coverage: Coverage | str
    totals: UesTokens
    records: NotRequired[list[UesTokenRecord]]


class UesCost(TypedDict):
    """The cost, as the agent reports it."""

    amount: float
    currency: str
    source: Source | str


class UesUsage(TypedDict):
    """The usage of the session."""

    inputTokens: int
    outputTokens: int
    toolUses: int
    totalCostUsd: NotRequired[float]
    tokens: NotRequired[UesTokenReport]
    cost: NotRequired[UesCost]


class UesDonePayload(TypedDict):
    """What done carries."""

    status: UesDonePayloadStatus
    result: NotRequired[str]
    resumeToken: NotRequired[str]
    usage: UesUsage
    durationMs: int


class UesDone(TypedDict):
    """The session ended; the last event."""

    type: Literal["done"]
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: UesDonePayload


class UesExtension(TypedDict):
    """An adapter's own event, as `codex:file_change`."""

    type: str
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: NotRequired[Any]


class UesUnknown(TypedDict):
    """A type that this version does not know. Skip it."""

    type: str
    agent: Agent | str
    timestamp: float
    sessionId: str
    metadata: NotRequired[dict[str, Any]]
    payload: NotRequired[Any]


UesEvent: TypeAlias = (
    UesInit
    | UesText
    | UesTextDelta
    | UesToolUse
    | UesToolResult
    | UesThinking
    | UesError
    | UesPermissionRequest
    | UesDone
    | UesExtension
    | UesUnknown
)
"""One event of the unified event stream, `UesEvent`."""


class StreamSystem(TypedDict):
    """Facts about the session."""

    type: Literal["system"]
    subtype: StreamSystemSubtype | str
    session_id: NotRequired[str]
    model: NotRequired[str]
    raw: NotRequired[Any]


class StreamPartial(TypedDict):
    """A piece of text; the next `text` replaces the pieces before it."""

    type: Literal["partial"]
    content: str


class StreamText(TypedDict):
    """A whole text."""

    type: Literal["text"]
    content: str
    raw: NotRequired[Any]


class StreamQuestionOption(TypedDict):
    """One answer to choose."""

    description: str
    label: NotRequired[str]


class StreamQuestion(TypedDict):
    """One question of AskUserQuestion."""

    header: str
    options: list[StreamQuestionOption]
    multiSelect: NotRequired[bool]


class StreamToolUse(TypedDict):
    """A tool is called, or runs."""

    type: Literal["tool_use"]
    tool: str
    input: NotRequired[dict[str, Any] | list[StreamQuestion]]
    message: NotRequired[str]
    raw: NotRequired[Any]


class StreamResult(TypedDict):
    """The agent finished. Last event."""

    type: Literal["result"]
    session_id: NotRequired[str]
    raw: NotRequired[Any]


class StreamQueued(TypedDict):
    """The session is busy; the message waits."""

    type: Literal["queued"]
    position: int


class StreamError(TypedDict):
    """An error. Last event."""

    type: Literal["error"]
    message: str


class StreamPing(TypedDict):
    """The connection is alive; every 30 seconds."""

    type: Literal["ping"]


class StreamInterrupted(TypedDict):
    """The operation was interrupted. Last event."""

    type: Literal["interrupted"]


class StreamUnknown(TypedDict):
    """A type that this version does not know. Skip it."""

    type: str


StreamEvent: TypeAlias = (
    StreamSystem
    | StreamPartial
    | StreamText
    | StreamToolUse
    | StreamResult
    | StreamQueued
    | StreamError
    | StreamPing
    | StreamInterrupted
    | StreamUnknown
)
"""One `data:` line of the answer to `session.send`; `[DONE]` ends them."""


class SessionPlanPayload(TypedDict):
    """What plan carries."""

    message: str


class SessionPlan(TypedDict):
    """A plan or a thought of the agent."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["plan"]
    payload: SessionPlanPayload


class SessionLogPayload(TypedDict):
    """What log carries."""

    line: str


class SessionLog(TypedDict):
    """A text of the agent."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["log"]
    payload: SessionLogPayload


class SessionDiffPayload(TypedDict):
    """What diff carries."""

    file: str
    diff: NotRequired[str]


class SessionDiff(TypedDict):
    """A file was changed."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["diff"]
    payload: SessionDiffPayload


class SessionActionPayload(TypedDict):
    """What action carries."""

    tool: str
    args: NotRequired[dict[str, Any]]


class SessionAction(TypedDict):
    """A tool is called."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["action"]
    payload: SessionActionPayload


class SessionToolResultPayload(TypedDict):
    """What toolResult carries."""

    tool: str
    success: bool
    output: NotRequired[Any]


class SessionToolResult(TypedDict):
    """A tool call ended."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["toolResult"]
    payload: SessionToolResultPayload


class SessionErrorPayload(TypedDict):
    """What error carries."""

    message: str


class SessionError(TypedDict):
    """The session failed."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["error"]
    payload: SessionErrorPayload


class SessionCancelledPayload(TypedDict):
    """What cancelled carries."""


class SessionCancelled(TypedDict):
    """The session was cancelled."""

    id: str
    sessionId: str
    timestamp: str
    type: Literal["cancelled"]
    payload: SessionCancelledPayload


class SessionUnknown(TypedDict):
    """A type that this version does not know."""

    type: str
    id: str
    sessionId: str
    timestamp: str
    payload: dict[str, Any]


SessionEvent: TypeAlias = (
    SessionPlan
    | SessionLog
    | SessionDiff
    | SessionAction
    | SessionToolResult
    | SessionError
    | SessionCancelled
    | SessionUnknown
)
"""One event of a session of `/api/sessions`, with its payload."""


class AcpAnnotations(TypedDict):
    """The audience of a block, and its priority."""

    audience: NotRequired[list[Audience | str] | None]
    priority: NotRequired[float | None]
    lastModified: NotRequired[str | None]
    _meta: NotRequired[dict[str, Any] | None]


class AcpTextBlock(TypedDict):
    """Text."""

    type: Literal["text"]
    annotations: NotRequired[AcpAnnotations | None]
    _meta: NotRequired[dict[str, Any] | None]
    text: str


class AcpImageBlock(TypedDict):
    """An image."""

    type: Literal["image"]
    annotations: NotRequired[AcpAnnotations | None]
    _meta: NotRequired[dict[str, Any] | None]
    data: str
    mimeType: str
    uri: NotRequired[str | None]


class AcpAudioBlock(TypedDict):
    """Sound."""

    type: Literal["audio"]
    annotations: NotRequired[AcpAnnotations | None]
    _meta: NotRequired[dict[str, Any] | None]
    data: str
    mimeType: str


class AcpResourceLinkBlock(TypedDict):
    """A file by its address."""

    type: Literal["resource_link"]
    annotations: NotRequired[AcpAnnotations | None]
    _meta: NotRequired[dict[str, Any] | None]
    uri: str
    name: NotRequired[str | None]
    title: NotRequired[str | None]
    description: NotRequired[str | None]
    mimeType: NotRequired[str | None]
    size: NotRequired[float | None]


class AcpResource(TypedDict):
    """The content of a file: `text`, or bytes as `blob`."""

    uri: str
    mimeType: NotRequired[str | None]
    text: NotRequired[str]
    blob: NotRequired[str]
    _meta: NotRequired[dict[str, Any] | None]


class AcpResourceBlock(TypedDict):
    """A file with its content."""

    type: Literal["resource"]
    annotations: NotRequired[AcpAnnotations | None]
    _meta: NotRequired[dict[str, Any] | None]
    resource: AcpResource


class AcpUnknownBlock(TypedDict):
    """A type that this version does not know."""

    type: str


AcpContentBlock: TypeAlias = (
    AcpTextBlock
    | AcpImageBlock
    | AcpAudioBlock
    | AcpResourceLinkBlock
    | AcpResourceBlock
    | AcpUnknownBlock
)
"""A piece of a message, as in the Model Context Protocol."""


class AcpUserMessageChunk(TypedDict):
    """A piece of the user's message; the agent repeats it when a session is loaded."""

    sessionUpdate: Literal["user_message_chunk"]
    _meta: NotRequired[dict[str, Any] | None]
    content: AcpContentBlock
    messageId: NotRequired[str | None]


class AcpAgentMessageChunk(TypedDict):
    """The next piece of the answer. Gemini CLI also reports changes of its mode this way, before
    the first prompt.
    """

    sessionUpdate: Literal["agent_message_chunk"]
    _meta: NotRequired[dict[str, Any] | None]
    content: AcpContentBlock
    messageId: NotRequired[str | None]


class AcpAgentThoughtChunk(TypedDict):
    """The next piece of the agent's thoughts."""

    sessionUpdate: Literal["agent_thought_chunk"]
    _meta: NotRequired[dict[str, Any] | None]
    content: AcpContentBlock
    messageId: NotRequired[str | None]


class AcpToolCallBlock(TypedDict):
    """Text, or another block of content."""

    type: Literal["content"]
    content: AcpContentBlock
    _meta: NotRequired[dict[str, Any] | None]


class AcpDiffMeta(TypedDict):
    """An agent's own additions to a diff."""

    kind: NotRequired[AcpDiffMetaKind | str]


class AcpToolCallDiff(TypedDict):
    """A change of a file: intended while the call is pending, made once it completed."""

    type: Literal["diff"]
    path: str
    newText: str
    oldText: NotRequired[str | None]
    _meta: NotRequired[AcpDiffMeta | None]


class AcpToolCallTerminal(TypedDict):
    """The output of a command that the host runs."""

    type: Literal["terminal"]
    terminalId: str
    _meta: NotRequired[dict[str, Any] | None]


class AcpToolCallUnknownContent(TypedDict):
    """A type that this version does not know."""

    type: str


AcpToolCallContent: TypeAlias = (
    AcpToolCallBlock | AcpToolCallDiff | AcpToolCallTerminal | AcpToolCallUnknownContent
)
"""A part of the content of a tool call."""


class AcpLocation(TypedDict):
    """A place in a file that a tool call works on."""

    path: str
    line: NotRequired[int | None]
    _meta: NotRequired[dict[str, Any] | None]


class AcpToolCall(TypedDict):
    """A tool call started. Gemini CLI omits it if it asked for permission first, and repeats
    ended calls when a session is loaded.
    """

    sessionUpdate: Literal["tool_call"]
    _meta: NotRequired[dict[str, Any] | None]
    toolCallId: str
    name: NotRequired[str | None]
    kind: NotRequired[AcpToolCallKind | str | None]
    status: NotRequired[AcpToolCallStatus | str | None]
    content: NotRequired[list[AcpToolCallContent] | None]
    locations: NotRequired[list[AcpLocation] | None]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    title: str


class AcpToolCallUpdate(TypedDict):
    """A tool call continued or ended; only the changed fields are sent. Gemini CLI sends none
    after a refusal.
    """

    sessionUpdate: Literal["tool_call_update"]
    _meta: NotRequired[dict[str, Any] | None]
    toolCallId: str
    name: NotRequired[str | None]
    kind: NotRequired[AcpToolCallUpdateKind | str | None]
    status: NotRequired[AcpToolCallUpdateStatus | str | None]
    content: NotRequired[list[AcpToolCallContent] | None]
    locations: NotRequired[list[AcpLocation] | None]
    rawInput: NotRequired[Any]
    rawOutput: NotRequired[Any]
    title: NotRequired[str | None]


class AcpPlanEntry(TypedDict):
    """One step of a plan."""

    content: str
    status: AcpPlanEntryStatus | str
    priority: NotRequired[Priority | str]
    _meta: NotRequired[dict[str, Any] | None]


class AcpPlan(TypedDict):
    """The plan, whole; it replaces the one before."""

    sessionUpdate: Literal["plan"]
    _meta: NotRequired[dict[str, Any] | None]
    entries: list[AcpPlanEntry]


class AcpCommandInput(TypedDict):
    """The input of a command."""

    hint: NotRequired[str | None]
    _meta: NotRequired[dict[str, Any] | None]


class AcpCommand(TypedDict):
    """A slash command."""

    name: str
    description: NotRequired[str | None]
    input: NotRequired[AcpCommandInput | None]
    _meta: NotRequired[dict[str, Any] | None]


class AcpAvailableCommandsUpdate(TypedDict):
    """The list of slash commands; it may come before the first prompt."""

    sessionUpdate: Literal["available_commands_update"]
    _meta: NotRequired[dict[str, Any] | None]
    availableCommands: list[AcpCommand]


class AcpCurrentModeUpdate(TypedDict):
    """The agent changed its mode."""

    sessionUpdate: Literal["current_mode_update"]
    _meta: NotRequired[dict[str, Any] | None]
    currentModeId: str


class AcpConfigValue(TypedDict):
    """One choice."""

    value: str
    name: NotRequired[str | None]
    description: NotRequired[str | None]
    _meta: NotRequired[dict[str, Any] | None]


class AcpConfigGroup(TypedDict):
    """Choices that belong together."""

    group: str
    name: NotRequired[str | None]
    options: list[AcpConfigValue]
    _meta: NotRequired[dict[str, Any] | None]


class AcpOtherConfigChoice(TypedDict):
    """A choice of a kind that this version does not know."""

    name: NotRequired[str]
    _meta: NotRequired[dict[str, Any] | None]


AcpConfigChoice: TypeAlias = AcpConfigGroup | AcpConfigValue | AcpOtherConfigChoice
"""A choice, or a group of choices."""


class AcpConfigOption(TypedDict):
    """A setting of the session, such as its model or its mode."""

    id: str
    currentValue: str | bool
    name: NotRequired[str | None]
    description: NotRequired[str | None]
    category: NotRequired[Category | str | None]
    type: NotRequired[AcpConfigOptionType | str]
    options: NotRequired[list[AcpConfigChoice] | None]
    _meta: NotRequired[dict[str, Any] | None]


class AcpConfigOptionUpdate(TypedDict):
    """Settings changed; all of them are sent."""

    sessionUpdate: Literal["config_option_update"]
    _meta: NotRequired[dict[str, Any] | None]
    configOptions: list[AcpConfigOption]


class AcpSessionInfoUpdate(TypedDict):
    """Facts of the session changed; null removes a fact."""

    sessionUpdate: Literal["session_info_update"]
    _meta: NotRequired[dict[str, Any] | None]
    title: NotRequired[str | None]
    updatedAt: NotRequired[str | None]


class AcpCost(TypedDict):
    """Money, cumulative over the session."""

    amount: float
    currency: str
    _meta: NotRequired[dict[str, Any] | None]


class AcpUsageUpdate(TypedDict):
    """How full the context is, and what the session cost so far."""

    sessionUpdate: Literal["usage_update"]
    _meta: NotRequired[dict[str, Any] | None]
    used: int
    size: int
    cost: NotRequired[AcpCost | None]


class AcpNotice(TypedDict):
    """A notice for people."""

    sessionUpdate: Literal["notice"]
    _meta: NotRequired[dict[str, Any] | None]
    severity: Severity | str
    title: str
    description: NotRequired[str | None]


class AcpCompactionUpdate(TypedDict):
    """The agent shortens the conversation to fit."""

    sessionUpdate: Literal["compaction_update"]
    _meta: NotRequired[dict[str, Any] | None]
    compactionId: str
    status: AcpCompactionUpdateStatus | str
    summary: NotRequired[list[AcpContentBlock] | None]
    error: NotRequired[str | None]


class AcpCompactionSummaryChunk(TypedDict):
    """The next piece of the summary that replaces the conversation."""

    sessionUpdate: Literal["compaction_summary_chunk"]
    _meta: NotRequired[dict[str, Any] | None]
    compactionId: str
    content: AcpContentBlock


class AcpUnknownUpdate(TypedDict):
    """A kind of update that this version does not know."""

    sessionUpdate: str
    _meta: NotRequired[dict[str, Any] | None]


AcpUpdate: TypeAlias = (
    AcpUserMessageChunk
    | AcpAgentMessageChunk
    | AcpAgentThoughtChunk
    | AcpToolCall
    | AcpToolCallUpdate
    | AcpPlan
    | AcpAvailableCommandsUpdate
    | AcpCurrentModeUpdate
    | AcpConfigOptionUpdate
    | AcpSessionInfoUpdate
    | AcpUsageUpdate
    | AcpNotice
    | AcpCompactionUpdate
    | AcpCompactionSummaryChunk
    | AcpUnknownUpdate
)
"""One update of a session."""


class AcpSessionUpdateParams(TypedDict):
    """An update of a session."""

    sessionId: str
    update: AcpUpdate
    _meta: NotRequired[dict[str, Any] | None]


class AcpSessionUpdateNotification(TypedDict):
    """The agent reports progress."""

    jsonrpc: NotRequired[Literal["2.0"]]
    method: Literal["session/update"]
    params: AcpSessionUpdateParams


class AgUiRunStarted(TypedDict):
    """A run starts."""

    type: Literal["RUN_STARTED"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    threadId: str
    runId: str
    protocolVersion: NotRequired[str]
    parentRunId: NotRequired[str]
    input: NotRequired[dict[str, Any]]


class AgUiSuccess(TypedDict):
    """The run completed."""

    type: Literal["success"]
    pendingToolCallIds: NotRequired[list[str]]


class AgUiCancelled(TypedDict):
    """The run was cancelled."""

    type: Literal["cancelled"]


class AgUiInterruption(TypedDict):
    """One question that a run waits for."""

    id: str
    reason: str
    message: NotRequired[str]
    toolCallId: NotRequired[str]
    responseSchema: NotRequired[Any]
    expiresAt: NotRequired[str]
    metadata: NotRequired[Any]
    subagentRunId: NotRequired[str]


class AgUiInterrupt(TypedDict):
    """The run waits for an answer."""

    type: Literal["interrupt"]
    interrupts: list[AgUiInterruption]


class AgUiUnknownOutcome(TypedDict):
    """An outcome that this version does not know."""

    type: str


AgUiOutcome: TypeAlias = AgUiSuccess | AgUiCancelled | AgUiInterrupt | AgUiUnknownOutcome
"""How a run ended."""


class AgUiUsage(TypedDict):
    """Tokens of one model."""

    provider: NotRequired[str]
    model: NotRequired[str]
    inputTokens: NotRequired[int]
    outputTokens: NotRequired[int]
    totalTokens: NotRequired[int]
    reasoningTokens: NotRequired[int]
    cachedInputTokens: NotRequired[int]
    cacheWriteInputTokens: NotRequired[int]


class AgUiRunFinished(TypedDict):
    """The run ended, completed or cancelled."""

    type: Literal["RUN_FINISHED"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    threadId: str
    runId: str
    result: NotRequired[Any]
    outcome: NotRequired[AgUiOutcome]
    usage: NotRequired[list[AgUiUsage]]


class AgUiRunError(TypedDict):
    """The run failed."""

    type: Literal["RUN_ERROR"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    message: str
    code: NotRequired[str]
    usage: NotRequired[list[AgUiUsage]]


class AgUiStepStarted(TypedDict):
    """A step starts: a turn."""

    type: Literal["STEP_STARTED"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    stepName: str
    subagentRunId: NotRequired[str]


class AgUiStepFinished(TypedDict):
    """A step ends."""

    type: Literal["STEP_FINISHED"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    stepName: str
    subagentRunId: NotRequired[str]


class AgUiTextMessageStart(TypedDict):
    """A message starts."""

    type: Literal["TEXT_MESSAGE_START"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]
    role: NotRequired[AgUiTextMessageStartRole | str]
    name: NotRequired[str]


class AgUiTextMessageContent(TypedDict):
    """The next piece of a message."""

    type: Literal["TEXT_MESSAGE_CONTENT"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]
    delta: str


class AgUiTextMessageEnd(TypedDict):
    """A message is complete."""

    type: Literal["TEXT_MESSAGE_END"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]


class AgUiTextMessageChunk(TypedDict):
    """A message in one event. Not sent by us."""

    type: Literal["TEXT_MESSAGE_CHUNK"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: NotRequired[str]
    subagentRunId: NotRequired[str]
    role: NotRequired[AgUiTextMessageChunkRole | str]
    name: NotRequired[str]
    delta: NotRequired[str]


class AgUiReasoningStart(TypedDict):
    """Reasoning starts."""

    type: Literal["REASONING_START"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]


class AgUiReasoningMessageStart(TypedDict):
    """A message of reasoning starts."""

    type: Literal["REASONING_MESSAGE_START"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]
    role: Literal["reasoning"]


class AgUiReasoningMessageContent(TypedDict):
    """The next piece of reasoning."""

    type: Literal["REASONING_MESSAGE_CONTENT"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]
    delta: str


class AgUiReasoningMessageEnd(TypedDict):
    """A message of reasoning is complete."""

    type: Literal["REASONING_MESSAGE_END"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]


class AgUiReasoningMessageChunk(TypedDict):
    """Reasoning in one event. Not sent by us."""

    type: Literal["REASONING_MESSAGE_CHUNK"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: NotRequired[str]
    subagentRunId: NotRequired[str]
    delta: NotRequired[str]


class AgUiReasoningEnd(TypedDict):
    """Reasoning ends."""

    type: Literal["REASONING_END"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]


class AgUiReasoningEncryptedValue(TypedDict):
    """Encrypted reasoning. Not sent by us."""

    type: Literal["REASONING_ENCRYPTED_VALUE"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    subtype: AgUiReasoningEncryptedValueSubtype | str
    entityId: str
    encryptedValue: str
    subagentRunId: NotRequired[str]


class AgUiToolCallStart(TypedDict):
    """A tool call starts; its arguments follow."""

    type: Literal["TOOL_CALL_START"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    toolCallId: str
    subagentRunId: NotRequired[str]
    toolCallName: str
    parentMessageId: NotRequired[str]


class AgUiToolCallArgs(TypedDict):
    """The next piece of a call's arguments, as JSON text."""

    type: Literal["TOOL_CALL_ARGS"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    toolCallId: str
    subagentRunId: NotRequired[str]
    delta: str


class AgUiToolCallEnd(TypedDict):
    """A call's arguments are complete."""

    type: Literal["TOOL_CALL_END"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    toolCallId: str
    subagentRunId: NotRequired[str]


class AgUiToolCallChunk(TypedDict):
    """A call in one event. Not sent by us."""

    type: Literal["TOOL_CALL_CHUNK"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    toolCallId: NotRequired[str]
    toolCallName: NotRequired[str]
    parentMessageId: NotRequired[str]
    delta: NotRequired[str]
    subagentRunId: NotRequired[str]


class AgUiToolCallResult(TypedDict):
    """What a call returned."""

    type: Literal["TOOL_CALL_RESULT"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    toolCallId: str
    subagentRunId: NotRequired[str]
    content: str | list[dict[str, Any]]
    role: NotRequired[Literal["tool"]]


class AgUiSubagentStarted(TypedDict):
    """A sub-agent starts."""

    type: Literal["SUBAGENT_STARTED"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    subagentRunId: str
    name: str
    description: NotRequired[str]
    parentSubagentRunId: NotRequired[str]
    parentToolCallId: NotRequired[str]
    parentMessageId: NotRequired[str]


class AgUiSubagentOutcome(TypedDict):
    """How a sub-agent ended."""

    type: AgUiSubagentOutcomeType | str
    interruptIds: NotRequired[list[str]]


class AgUiSubagentFinished(TypedDict):
    """A sub-agent ended."""

    type: Literal["SUBAGENT_FINISHED"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    subagentRunId: str
    result: NotRequired[Any]
    outcome: NotRequired[AgUiSubagentOutcome]


class AgUiSubagentError(TypedDict):
    """A sub-agent failed."""

    type: Literal["SUBAGENT_ERROR"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    subagentRunId: str
    message: str
    code: NotRequired[str]


class AgUiActivitySnapshot(TypedDict):
    """An activity to show next to the messages, whole."""

    type: Literal["ACTIVITY_SNAPSHOT"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]
    activityType: str
    content: Any
    replace: NotRequired[bool]


AgUiPatch = TypedDict(
    "AgUiPatch",
    {
        "op": Op | str,
        "path": str,
        "from": NotRequired[str],
        "value": NotRequired[Any],
    },
)
"""One operation of a JSON Patch."""


class AgUiActivityDelta(TypedDict):
    """An activity changed."""

    type: Literal["ACTIVITY_DELTA"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messageId: str
    subagentRunId: NotRequired[str]
    activityType: str
    patch: list[AgUiPatch]


class AgUiStateSnapshot(TypedDict):
    """The state that agent and front end share, whole. Not sent by us."""

    type: Literal["STATE_SNAPSHOT"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    snapshot: Any
    subagentRunId: NotRequired[str]


class AgUiStateDelta(TypedDict):
    """The shared state changed. Not sent by us."""

    type: Literal["STATE_DELTA"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    delta: list[AgUiPatch]
    subagentRunId: NotRequired[str]


class AgUiMessagesSnapshot(TypedDict):
    """All messages of the thread."""

    type: Literal["MESSAGES_SNAPSHOT"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    messages: list[dict[str, Any]]
    subagentRunId: NotRequired[str]


class AgUiRaw(TypedDict):
    """An event of another protocol. Not sent by us."""

    type: Literal["RAW"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    event: Any
    source: NotRequired[str]
    subagentRunId: NotRequired[str]


class AgUiCustom(TypedDict):
    """A unified event that AG-UI has no event for."""

    type: Literal["CUSTOM"]
    timestamp: NotRequired[int]
    rawEvent: NotRequired[Any]
    metadata: NotRequired[Any]
    name: str
    value: Any
    subagentRunId: NotRequired[str]


class AgUiUnknown(TypedDict):
    """A type that this version does not know. Skip it."""

    type: str


AgUiEvent: TypeAlias = (
    AgUiRunStarted
    | AgUiRunFinished
    | AgUiRunError
    | AgUiStepStarted
    | AgUiStepFinished
    | AgUiTextMessageStart
    | AgUiTextMessageContent
    | AgUiTextMessageEnd
    | AgUiTextMessageChunk
    | AgUiReasoningStart
    | AgUiReasoningMessageStart
    | AgUiReasoningMessageContent
    | AgUiReasoningMessageEnd
    | AgUiReasoningMessageChunk
    | AgUiReasoningEnd
    | AgUiReasoningEncryptedValue
    | AgUiToolCallStart
    | AgUiToolCallArgs
    | AgUiToolCallEnd
    | AgUiToolCallChunk
    | AgUiToolCallResult
    | AgUiSubagentStarted
    | AgUiSubagentFinished
    | AgUiSubagentError
    | AgUiActivitySnapshot
    | AgUiActivityDelta
    | AgUiStateSnapshot
    | AgUiStateDelta
    | AgUiMessagesSnapshot
    | AgUiRaw
    | AgUiCustom
    | AgUiUnknown
)
"""One event of AG-UI, protocol 1.0."""


class UiRunMetadata(TypedDict):
    """Facts about a message, and so about its run."""

    sessionId: NotRequired[str]
    run: NotRequired[int]
    seq: NotRequired[int]
    agentType: NotRequired[str]
    model: NotRequired[str]
    usage: NotRequired[TokenUsage]
    costUsd: NotRequired[float]
    durationMs: NotRequired[int]


class UiStart(TypedDict):
    """A message starts: a run."""

    type: Literal["start"]
    messageId: NotRequired[str]
    messageMetadata: NotRequired[UiRunMetadata]


class UiFinish(TypedDict):
    """The message is complete."""

    type: Literal["finish"]
    finishReason: NotRequired[FinishReason | str]
    messageMetadata: NotRequired[UiRunMetadata]


class UiAbort(TypedDict):
    """The run was cancelled."""

    type: Literal["abort"]
    reason: NotRequired[str]


class UiError(TypedDict):
    """The run failed."""

    type: Literal["error"]
    errorText: str


class UiMessageMetadata(TypedDict):
    """Facts about the message, added to those before."""

    type: Literal["message-metadata"]
    messageMetadata: UiRunMetadata


class UiStartStep(TypedDict):
    """A step starts: a turn."""

    type: Literal["start-step"]


class UiFinishStep(TypedDict):
    """A step ends."""

    type: Literal["finish-step"]


class UiResetStep(TypedDict):
    """The parts of the current step are removed; AI SDK 7."""

    type: Literal["reset-step"]


class UiTextStart(TypedDict):
    """A part of text starts."""

    type: Literal["text-start"]
    id: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiTextDelta(TypedDict):
    """The next piece of a text."""

    type: Literal["text-delta"]
    id: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]
    delta: str


class UiTextEnd(TypedDict):
    """A part of text is complete."""

    type: Literal["text-end"]
    id: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiReasoningStart(TypedDict):
    """A part of reasoning starts."""

    type: Literal["reasoning-start"]
    id: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiReasoningDelta(TypedDict):
    """The next piece of reasoning."""

    type: Literal["reasoning-delta"]
    id: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]
    delta: str


class UiReasoningEnd(TypedDict):
    """A part of reasoning is complete."""

    type: Literal["reasoning-end"]
    id: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiToolInputStart(TypedDict):
    """The arguments of a tool call start to arrive."""

    type: Literal["tool-input-start"]
    toolCallId: str
    providerExecuted: NotRequired[bool]
    dynamic: NotRequired[bool]
    toolMetadata: NotRequired[dict[str, Any]]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]
    toolName: str
    title: NotRequired[str]
    inputEncoding: NotRequired[InputEncoding | str]


class UiToolInputDelta(TypedDict):
    """The next piece of a call's arguments, as text."""

    type: Literal["tool-input-delta"]
    toolCallId: str
    inputTextDelta: str


class UiToolInputAvailable(TypedDict):
    """A call's arguments, whole; sent again when they were not known at first."""

    type: Literal["tool-input-available"]
    toolCallId: str
    providerExecuted: NotRequired[bool]
    dynamic: NotRequired[bool]
    toolMetadata: NotRequired[dict[str, Any]]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]
    toolName: str
    title: NotRequired[str]
    input: Any


class UiToolInputError(TypedDict):
    """A call was withdrawn, or its arguments are not valid."""

    type: Literal["tool-input-error"]
    toolCallId: str
    providerExecuted: NotRequired[bool]
    dynamic: NotRequired[bool]
    toolMetadata: NotRequired[dict[str, Any]]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]
    toolName: str
    title: NotRequired[str]
    input: Any
    errorText: str


class UiToolApprovalRequest(TypedDict):
    """A call waits for permission."""

    type: Literal["tool-approval-request"]
    approvalId: str
    toolCallId: str
    reason: NotRequired[str]
    isAutomatic: NotRequired[bool]
    signature: NotRequired[str]


class UiToolApprovalResponse(TypedDict):
    """A permission was given or denied; AI SDK 7."""

    type: Literal["tool-approval-response"]
    approvalId: str
    approved: bool
    reason: NotRequired[str]
    providerExecuted: NotRequired[bool]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiToolOutputAvailable(TypedDict):
    """What a call returned."""

    type: Literal["tool-output-available"]
    toolCallId: str
    providerExecuted: NotRequired[bool]
    dynamic: NotRequired[bool]
    toolMetadata: NotRequired[dict[str, Any]]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]
    output: Any
    preliminary: NotRequired[bool]


class UiToolOutputError(TypedDict):
    """A call failed."""

    type: Literal["tool-output-error"]
    toolCallId: str
    providerExecuted: NotRequired[bool]
    dynamic: NotRequired[bool]
    toolMetadata: NotRequired[dict[str, Any]]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]
    errorText: str


class UiToolOutputDenied(TypedDict):
    """A call was not permitted."""

    type: Literal["tool-output-denied"]
    toolCallId: str


class UiSourceUrl(TypedDict):
    """A page that the answer is based on."""

    type: Literal["source-url"]
    sourceId: str
    url: str
    title: NotRequired[str]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiSourceDocument(TypedDict):
    """A document that the answer is based on."""

    type: Literal["source-document"]
    sourceId: str
    mediaType: str
    title: str
    filename: NotRequired[str]
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiFile(TypedDict):
    """A file of the answer."""

    type: Literal["file"]
    url: str
    mediaType: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiReasoningFile(TypedDict):
    """A file of the reasoning; AI SDK 7."""

    type: Literal["reasoning-file"]
    url: str
    mediaType: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiSteeringMessage(TypedDict):
    """A message of the user's that was added to the running turn; AI SDK 7."""

    type: Literal["steering-message"]
    id: str
    parts: list[dict[str, Any]]


class UiCustom(TypedDict):
    """A provider's own part; AI SDK 7."""

    type: Literal["custom"]
    kind: str
    providerMetadata: NotRequired[dict[str, dict[str, Any]]]


class UiData(TypedDict):
    """One of our own parts, as `data-permission`. A part with the same type and id replaces the
    earlier one.
    """

    type: str
    id: NotRequired[str]
    data: Any
    transient: NotRequired[bool]


class UiUnknown(TypedDict):
    """A type that this version does not know. Skip it."""

    type: str


UiMessageChunk: TypeAlias = (
    UiStart
    | UiFinish
    | UiAbort
    | UiError
    | UiMessageMetadata
    | UiStartStep
    | UiFinishStep
    | UiResetStep
    | UiTextStart
    | UiTextDelta
    | UiTextEnd
    | UiReasoningStart
    | UiReasoningDelta
    | UiReasoningEnd
    | UiToolInputStart
    | UiToolInputDelta
    | UiToolInputAvailable
    | UiToolInputError
    | UiToolApprovalRequest
    | UiToolApprovalResponse
    | UiToolOutputAvailable
    | UiToolOutputError
    | UiToolOutputDenied
    | UiSourceUrl
    | UiSourceDocument
    | UiFile
    | UiReasoningFile
    | UiSteeringMessage
    | UiCustom
    | UiData
    | UiUnknown
)
"""One chunk of the AI SDK's UI message stream; `[DONE]` ends them."""


class AckFrame(TypedDict):
    """A client's frame was carried out."""

    type: Literal["ack"]
    ref: NotRequired[str]


class ProblemError(TypedDict):
    """One error in the request."""

    path: str
    message: str


class Problem(TypedDict):
    """Why a request was refused, and what to do (`application/problem+json`)."""

    type: str
    title: str
    status: int
    detail: str
    errors: NotRequired[list[ProblemError]]
    allowed: NotRequired[list[str]]


class ProblemFrame(TypedDict):
    """A client's frame was refused."""

    type: Literal["problem"]
    ref: NotRequired[str]
    problem: Problem


class EventFrame(TypedDict):
    """An event, or a connection event."""

    type: str


ServerFrame: TypeAlias = AckFrame | ProblemFrame | EventFrame
"""Frames that the server writes to the WebSocket of a session, except events and connection
events.
"""


class Session(TypedDict):
    """A session, as the gateway returns it."""

    id: str
    agentType: AgentType | str
    state: SessionState | str
    createdAt: str
    updatedAt: str
    lastSeq: int
    turn: int
    usage: NotRequired[TokenUsage]
    nativeSessionId: NotRequired[str]
    alias: NotRequired[str]


class SessionPage(TypedDict):
    """A page of sessions."""

    sessions: list[Session]
    next: str | None


class EventPage(TypedDict):
    """A page of events."""

    events: list[UnifiedEvent]
    next: int | None


class TurnAccepted(TypedDict):
    """A further prompt was accepted."""

    turnNumber: NotRequired[int]
    position: NotRequired[int]


AgentSupport = TypedDict(
    "AgentSupport",
    {
        "fields": list[str],
        "refused": dict[str, str],
    },
)
"""The fields of a request that an agent supports."""


class AgentMode(TypedDict):
    """The effect of a pair of modes; or why it is refused."""

    refused: NotRequired[str]
    summary: NotRequired[str]
    approvalMode: NotRequired[ApprovalMode | str]
    sandboxMode: NotRequired[SandboxMode | str]
    notGuaranteed: NotRequired[list[str]]


class AgentModes(TypedDict):
    """The effect of the modes of a request."""

    own: AgentMode
    pairs: dict[str, dict[str, AgentMode]]


class AgentInfo(TypedDict):
    """One agent: whether it is installed, and what it supports."""

    agentType: AgentType | str
    name: str
    installed: bool
    version: NotRequired[str]
    versionStatus: NotRequired[VersionStatus | str]
    problem: NotRequired[str]
    tested: list[str]
    can: list[str]
    cannot: list[str]
    supports: NotRequired[dict[str, AgentSupport]]
    modes: NotRequired[dict[str, AgentModes]]


class AgentList(TypedDict):
    """The agents that the gateway knows."""

    agents: list[AgentInfo]


class GatewayLimits(TypedDict):
    """The limits of the gateway. Larger values are refused or cut."""

    maxLineBytes: int
    maxRepeatBytes: int
    maxPromptCharacters: int
    maxPromptPartBytes: int
    maxPromptParts: int
    maxPromptBytes: int
    maxBodyBytes: int
    maxPageEvents: int
    maxPageSessions: int
    maxRunning: int
    maxWaiting: int


class NodeLoad(TypedDict):
    """The current load of a node."""

    running: int
    waiting: int
    maxRunning: NotRequired[int]


class GatewayNode(TypedDict):
    """A process of the gateway."""

    name: str
    roles: list[Roles | str]
    agents: list[str]
    load: NodeLoad
    url: NotRequired[str]
    pool: NotRequired[str]
    sharedHome: NotRequired[str]
    isDraining: NotRequired[bool]
    version: NotRequired[str]
    startedAt: NotRequired[str]


class WebhookStatus(TypedDict):
    """A webhook, and the state of its deliveries."""

    id: str
    host: str
    state: State | str
    pending: int
    delivered: int
    abandoned: int
    lastError: NotRequired[str]


class GatewayInfo(TypedDict):
    """The gateway, its features and limits."""

    schemaVersion: str
    version: str
    features: dict[str, Any]
    limits: GatewayLimits
    nodes: list[GatewayNode]
    webhooks: NotRequired[list[WebhookStatus]]


class LoginResult(TypedDict):
    """The caller is logged in: the answer of `POST /v1/login`."""

    owner: str
    scopes: list[Scopes | str]
    expiresAt: str
    ticket: NotRequired[str]


class SchemaKey(TypedDict):
    """A key that selects the member of a union."""

    key: str
    definition: str


class SchemaExtension(TypedDict):
    """The member for a tag that is not in `members` and matches a pattern."""

    pattern: str
    definition: str


class SchemaUnion(TypedDict):
    """How the members of a union are distinguished: by the value of one property (`tag`,
    `members`), or by which key is present (`keys`).
    """

    tag: NotRequired[str]
    members: NotRequired[dict[str, str]]
    keys: NotRequired[list[SchemaKey]]
    extension: NotRequired[SchemaExtension]
    unknown: NotRequired[str]


SchemaEntry = TypedDict(
    "SchemaEntry",
    {
        "name": str,
        "$id": str,
        "path": str,
        "title": str,
        "root": str,
        "unions": dict[str, SchemaUnion],
    },
)
"""One schema."""


class SchemaIndex(TypedDict):
    """All schemas."""

    schemas: list[SchemaEntry]


class ApiSession(TypedDict):
    """A session, as `/api/sessions` returns it."""

    id: str
    agentId: str
    projectId: str
    prompt: str
    state: ApiState
    createdAt: str
    updatedAt: str


class ApiSessionState(TypedDict):
    """The state of a session: the answer to its creation and its cancellation."""

    id: str
    state: ApiState


class DialectPage(TypedDict):
    """A page of the values of a dialect."""

    events: list[dict[str, Any]]
    next: int | None


class ExecuteResult(TypedDict):
    """A task and its whole outcome, as one value."""

    session_id: str
    text: str
    exit_code: int
    duration_ms: int
    events: list[OutputEvent]


class AnswerAccepted(TypedDict):
    """The answer to a permission request or a question was accepted."""

    requestId: str
    outcome: AnswerAcceptedOutcome | str


class Health(TypedDict):
    """Whether the server is alive, or accepts requests."""

    ok: bool
    reason: NotRequired[str]
    quarantined: NotRequired[int]


class AgUiCapabilities(TypedDict):
    """The capabilities that the gateway offers to AG-UI clients."""

    identity: NotRequired[dict[str, Any]]
    transport: NotRequired[dict[str, Any]]
    tools: NotRequired[dict[str, Any]]
    state: NotRequired[dict[str, Any]]
    multiAgent: NotRequired[dict[str, Any]]
    reasoning: NotRequired[dict[str, Any]]
    multimodal: NotRequired[dict[str, Any]]
    humanInTheLoop: NotRequired[dict[str, Any]]
    custom: NotRequired[dict[str, Any]]


class ApiAgent(TypedDict):
    """An agent, as `/api/agents` lists it."""

    id: str
    name: str
    installed: bool
    version: NotRequired[str]


class ApiProject(TypedDict):
    """A workspace, as `/api/projects` lists it."""

    id: str
    name: str
    path: str


class AuditRecord(TypedDict):
    """A line of the audit log: what a caller did, or why it was refused."""

    time: str
    action: AuditAction | str
    outcome: AuditRecordOutcome | str
    owner: NotRequired[str]
    address: str
    requestId: str
    method: NotRequired[str]
    route: NotRequired[str]
    sessionId: NotRequired[str]
    agentType: NotRequired[str]
    answered: NotRequired[str]
    decision: NotRequired[str]
    status: NotRequired[int]
    problem: NotRequired[str]
    reason: NotRequired[str]


class RpcError(TypedDict):
    """Why a call failed."""

    code: int
    message: str
    data: NotRequired[Any]


class RpcFailure(TypedDict):
    """The call failed."""

    error: RpcError
    id: NotRequired[str | int | None]


class RpcResult(TypedDict):
    """The call succeeded."""

    result: Any
    id: NotRequired[str | int | None]


RpcResponse: TypeAlias = RpcFailure | RpcResult
"""An answer of `POST /rpc`."""


class PermissionRequestedEventData(TypedDict):
    """The event, and the session that it belongs to."""

    sessionId: str
    run: int
    agentType: AgentType | str
    owner: str
    alias: NotRequired[str]
    truncated: NotRequired[bool]
    event: PermissionRequestedEvent


class PermissionRequestedMessage(TypedDict):
    """An agent asks for permission and waits."""

    type: Literal["permission.requested"]
    timestamp: str
    data: PermissionRequestedEventData


class QuestionAskedEventData(TypedDict):
    """The event, and the session that it belongs to."""

    sessionId: str
    run: int
    agentType: AgentType | str
    owner: str
    alias: NotRequired[str]
    truncated: NotRequired[bool]
    event: QuestionAskedEvent


class QuestionAskedMessage(TypedDict):
    """An agent asks a question and waits."""

    type: Literal["question.asked"]
    timestamp: str
    data: QuestionAskedEventData


class SessionEndedEventData(TypedDict):
    """The event, and the session that it belongs to."""

    sessionId: str
    run: int
    agentType: AgentType | str
    owner: str
    alias: NotRequired[str]
    truncated: NotRequired[bool]
    event: SessionEndedEvent


class RunEndedMessage(TypedDict):
    """A run of a session has ended."""

    type: Literal["run.ended"]
    timestamp: str
    data: SessionEndedEventData


class UnknownWebhookMessage(TypedDict):
    """A message of a later version."""

    type: str


WebhookMessage: TypeAlias = (
    PermissionRequestedMessage | QuestionAskedMessage | RunEndedMessage | UnknownWebhookMessage
)
"""The body of a request that the gateway sends to a webhook."""

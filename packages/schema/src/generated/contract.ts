// @generated from schemas/v1 by `npm run generate`. Do not edit.

import type { UnknownTag } from "../unknown-tag.ts";

/**
 * One event of the unified stream.
 */
export type UnifiedEvent = KnownEvent | ExtensionEvent | UnknownEvent;
/**
 * An event of a type that this version knows.
 */
export type KnownEvent =
  | SessionStartedEvent
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
  | RateLimitUpdatedEvent;
/**
 * A notice about the connection that carries events. It is not in the log.
 */
export type ConnectionEvent = QueuedNotice | GapNotice | PingNotice | UnknownNotice;
/**
 * A part of a prompt.
 */
export type PromptPart = PromptText | PromptImage | PromptFile;
/**
 * An MCP server that the agent may use.
 */
export type McpServer = McpRegisteredServer | McpStdioServer | McpHttpServer | McpSseServer;
/**
 * A part of a message.
 */
export type ChatPart = ChatText | ChatFile | ChatCall | ChatUnknownPart;
/**
 * A part of a message.
 */
export type AgUiInputPart = AgUiInputText | AgUiInputImage | AgUiInputDocument | AgUiInputOther;
/**
 * A call of `POST /rpc`.
 */
export type RpcRequest =
  | RpcSessionCreate
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
  | RpcMonitorSessions;
/**
 * What a client writes to the WebSocket of a session.
 */
export type ClientFrame =
  PermissionAnswerFrame | QuestionAnswerFrame | PromptFrame | InterruptFrame;
/**
 * Frames that the server writes to the WebSocket of a session, except events and connection events.
 */
export type ServerFrame = AckFrame | ProblemFrame | EventFrame;
/**
 * One `data:` line of `POST /v1/execute`.
 */
export type OutputEvent =
  | OutputAgentToken
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
  | OutputUnknown;
/**
 * An answer of `POST /rpc`.
 */
export type RpcResponse = RpcFailure | RpcResult;
/**
 * The body of a request that the gateway sends to a webhook.
 */
export type WebhookMessage =
  PermissionRequestedMessage | QuestionAskedMessage | RunEndedMessage | UnknownWebhookMessage;
/**
 * One event of the unified event stream, `UesEvent`.
 */
export type UesEvent =
  | UesInit
  | UesText
  | UesTextDelta
  | UesToolUse
  | UesToolResult
  | UesThinking
  | UesError
  | UesPermissionRequest
  | UesDone
  | UesExtension
  | UesUnknown;
/**
 * One `data:` line of the answer to `session.send`; `[DONE]` ends them.
 */
export type StreamEvent =
  | StreamSystem
  | StreamPartial
  | StreamText
  | StreamToolUse
  | StreamResult
  | StreamQueued
  | StreamError
  | StreamPing
  | StreamInterrupted
  | StreamUnknown;
/**
 * One event of a session of `/api/sessions`, with its payload.
 */
export type SessionEvent =
  | SessionPlan
  | SessionLog
  | SessionDiff
  | SessionAction
  | SessionToolResult
  | SessionError
  | SessionCancelled
  | SessionUnknown;
/**
 * One chunk of the AI SDK's UI message stream; `[DONE]` ends them.
 */
export type UiMessageChunk =
  | UiStart
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
  | UiUnknown;
/**
 * One event of AG-UI, protocol 1.0.
 */
export type AgUiEvent =
  | AgUiRunStarted
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
  | AgUiUnknown;
/**
 * How a run ended.
 */
export type AgUiOutcome = AgUiSuccess | AgUiCancelled | AgUiInterrupt | AgUiUnknownOutcome;
/**
 * A choice, or a group of choices.
 */
export type AcpConfigChoice = AcpConfigGroup | AcpConfigValue | AcpOtherConfigChoice;
/**
 * One update of a session.
 */
export type AcpUpdate =
  | AcpUserMessageChunk
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
  | AcpUnknownUpdate;
/**
 * A part of the content of a tool call.
 */
export type AcpToolCallContent =
  AcpToolCallBlock | AcpToolCallDiff | AcpToolCallTerminal | AcpToolCallUnknownContent;
/**
 * A piece of a message, as in the Model Context Protocol.
 */
export type AcpContentBlock =
  | AcpTextBlock
  | AcpImageBlock
  | AcpAudioBlock
  | AcpResourceLinkBlock
  | AcpResourceBlock
  | AcpUnknownBlock;

/**
 * A run started. The first event of every run; facts learnt later come as `sessionUpdated`.
 */
export interface SessionStartedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "sessionStarted";
  /**
   * The agent that runs.
   */
  agentType: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The version of these schemas. Always sent.
   */
  schemaVersion?: string;
  /**
   * The protocol spoken with the agent.
   */
  protocol?: string;
  /**
   * The vendor's name of the model.
   */
  model?: string;
  /**
   * The agent's working directory.
   */
  cwd?: string;
  /**
   * The tools that the agent reports.
   */
  tools?: string[];
  /**
   * The vendor's id of the conversation, to resume it with.
   */
  nativeSessionId?: string;
  /**
   * The version of the CLI.
   */
  agentVersion?: string;
  /**
   * The capabilities that the agent reports, in its own words.
   */
  capabilities?: {[key: string]: unknown};
  /**
   * Whether this version of the CLI was tested.
   */
  versionStatus?: "tested" | "untested" | (string & {});
  config?: SessionConfig;
  /**
   * The run resumes an earlier conversation.
   */
  resumed?: boolean;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * Facts about the session were learnt or changed.
 */
export interface SessionUpdatedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "sessionUpdated";
  /**
   * The vendor's name of the model.
   */
  model?: string;
  /**
   * The agent's working directory.
   */
  cwd?: string;
  /**
   * The tools that the agent reports.
   */
  tools?: string[];
  /**
   * The vendor's id of the conversation, to resume it with.
   */
  nativeSessionId?: string;
  /**
   * The version of the CLI.
   */
  agentVersion?: string;
  /**
   * The capabilities that the agent reports, in its own words.
   */
  capabilities?: {[key: string]: unknown};
  /**
   * The current mode of the agent.
   */
  approvalMode?: "ask" | "askDangerous" | "autoEdit" | "autoAll" | (string & {});
  /**
   * The agent has forgotten the conversation so far.
   */
  contextCleared?: boolean;
  /**
   * The cause, if the vendor reports it.
   */
  reason?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A run ended. The last event of every run, in every case.
 */
export interface SessionEndedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "sessionEnded";
  /**
   * How the run ended. `completed` only if it succeeded.
   */
  reason: "completed" | "failed" | "cancelled" | "timeout";
  /**
   * How the run ended, in detail.
   */
  detail?:
    | "maxTurns"
    | "maxBudget"
    | "interrupted"
    | "signal"
    | "idleTimeout"
    | "totalTimeout"
    | "spawn"
    | "startup"
    | "protocol"
    | "noResult"
    | "denied"
    | "loop"
    | "hookStopped"
    | "promptBlocked"
    | "toolDeferred"
    | "noStructuredOutput"
    | "noText"
    | "refusal"
    | "gatewayRestart"
    | "hostLost"
    | "homeGone"
    | "runMoved"
    | "outputTruncated"
    | "other"
    | (string & {});
  /**
   * What went wrong, in words.
   */
  error?: string;
  /**
   * The cause, with the same words for every agent.
   */
  errorCode?:
    | "connectionFailed"
    | "authenticationFailed"
    | "sessionNotFound"
    | "permissionDenied"
    | "toolExecutionFailed"
    | "timeout"
    | "protocolError"
    | "rateLimited"
    | "overloaded"
    | "serverError"
    | "contextOverflow"
    | "invalidRequest"
    | "contentFiltered"
    | "emptyResponse"
    | "cancelled"
    | "noResult"
    | "unsupported"
    | "agentNotInstalled"
    | "limitExceeded"
    | "unknown"
    | (string & {});
  /**
   * The exit code of the CLI.
   */
  exitCode?: number;
  /**
   * The signal that ended the CLI, as `SIGTERM`.
   */
  signal?: string;
  /**
   * Explains an exit code other than 0, or a signal, of a completed run. `hostEnded`: the host ended the process after its result. `vendorCode`: the vendor uses this code or signal for successful runs.
   */
  exitCause?: "hostEnded" | "vendorCode" | (string & {});
  durationMs?: number;
  /**
   * Of this run: the sum of its turns.
   */
  usage?: TokenUsage;
  /**
   * Of this run.
   */
  costUsd?: number;
  costSource?: "reported" | "estimated" | (string & {});
  permissionDenials?: PermissionDenial[];
  /**
   * The id to resume the conversation with.
   */
  nativeSessionId?: string;
  /**
   * The agent's final answer, if the vendor repeats it.
   */
  result?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A turn started: one prompt, until the agent is done with it.
 */
export interface TurnStartedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "turnStarted";
  /**
   * From 1, counted over all runs of a session.
   */
  turnNumber: number;
  prompt?: string;
  /**
   * What started it: a prompt, a background task that ended, a queued prompt, a slash command.
   */
  trigger?: "user" | "task" | "queue" | "command" | (string & {});
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A message of the user, as repeated by the agent.
 */
export interface UserMessageEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "userMessage";
  content: string;
  /**
   * `steer`: sent during a turn.
   */
  kind?: "prompt" | "steer" | "review" | (string & {});
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A turn succeeded.
 */
export interface TurnCompletedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "turnCompleted";
  /**
   * From 1, counted over all runs of a session.
   */
  turnNumber: number;
  /**
   * Of this turn, sub-agents included.
   */
  usage: TokenUsage;
  durationMs?: number;
  /**
   * The final answer, if the vendor repeats it.
   */
  result?: string;
  /**
   * Why the model stopped, in the vendor's words.
   */
  stopReason?: string;
  /**
   * Why the turn ended, in the vendor's words.
   */
  terminalReason?: string;
  /**
   * The answer to `outputSchema`.
   */
  structuredOutput?: unknown;
  /**
   * Of this turn; only if it was reported.
   */
  costUsd?: number;
  costSource?: "reported" | "estimated" | (string & {});
  usageByModel?: {[key: string]: TokenUsage};
  permissionDenials?: PermissionDenial[];
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A turn failed, or was cut off.
 */
export interface TurnFailedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "turnFailed";
  /**
   * From 1, counted over all runs of a session.
   */
  turnNumber: number;
  /**
   * What went wrong, in words.
   */
  error: string;
  /**
   * The cause, with the same words for every agent.
   */
  errorCode:
    | "connectionFailed"
    | "authenticationFailed"
    | "sessionNotFound"
    | "permissionDenied"
    | "toolExecutionFailed"
    | "timeout"
    | "protocolError"
    | "rateLimited"
    | "overloaded"
    | "serverError"
    | "contextOverflow"
    | "invalidRequest"
    | "contentFiltered"
    | "emptyResponse"
    | "cancelled"
    | "noResult"
    | "unsupported"
    | "agentNotInstalled"
    | "limitExceeded"
    | "unknown"
    | (string & {});
  usage?: TokenUsage;
  durationMs?: number;
  /**
   * The final answer, if the vendor repeats it.
   */
  result?: string;
  /**
   * Why the model stopped, in the vendor's words.
   */
  stopReason?: string;
  /**
   * Why the turn ended, in the vendor's words.
   */
  terminalReason?: string;
  /**
   * The answer to `outputSchema`.
   */
  structuredOutput?: unknown;
  /**
   * Of this turn; only if it was reported.
   */
  costUsd?: number;
  costSource?: "reported" | "estimated" | (string & {});
  usageByModel?: {[key: string]: TokenUsage};
  permissionDenials?: PermissionDenial[];
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A view of the usage so far. Must not be added up.
 */
export interface UsageReportedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "usageReported";
  usage: TokenUsage;
  scope: "message" | "turn" | "session" | (string & {});
  model?: string;
  costUsd?: number;
  /**
   * The size of the model's context, in tokens.
   */
  contextWindow?: number;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * The agent shortened its memory of the conversation.
 */
export interface ContextCompactedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "contextCompacted";
  phase: "started" | "completed" | "failed" | (string & {});
  trigger?: "auto" | "manual" | (string & {});
  tokensBefore?: number;
  tokensAfter?: number;
  error?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A piece of the agent's text.
 */
export interface TextChunkEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "textChunk";
  /**
   * The new part of the text; the contents of a block concatenate to its text.
   */
  content: string;
  /**
   * The block is closed by this chunk. Absent: false.
   */
  isComplete?: boolean;
  /**
   * The whole text of the block; only on its closing chunk.
   */
  text?: string;
  /**
   * The id of the block; always sent by us.
   */
  blockId?: string;
  /**
   * The vendor's id of the message.
   */
  messageId?: string;
  /**
   * The purpose of the text, in the vendor's words.
   */
  phase?: "commentary" | "final_answer" | (string & {});
  /**
   * Written by the CLI itself, not by a model.
   */
  local?: boolean;
  /**
   * The block was cut off: its text is incomplete.
   */
  interrupted?: boolean;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A piece of the agent's thoughts.
 */
export interface ThinkingChunkEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "thinkingChunk";
  /**
   * The new part of the text; the contents of a block concatenate to its text.
   */
  content: string;
  /**
   * The block is closed by this chunk. Absent: false.
   */
  isComplete?: boolean;
  /**
   * The whole text of the block; only on its closing chunk.
   */
  text?: string;
  /**
   * The id of the block; always sent by us.
   */
  blockId?: string;
  /**
   * The vendor's id of the message.
   */
  messageId?: string;
  kind?: "summary" | "raw" | (string & {});
  /**
   * The vendor does not show these thoughts.
   */
  redacted?: boolean;
  /**
   * The block was cut off: its text is incomplete.
   */
  interrupted?: boolean;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A block is void; readers must discard its chunks.
 */
export interface BlockDiscardedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "blockDiscarded";
  /**
   * A block, or the toolId of a tool whose input streamed but that never started.
   */
  blockId: string;
  /**
   * `retried`: the request was repeated. `superseded`: another text replaces it.
   */
  reason?: "retried" | "superseded" | (string & {});
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A piece of the input of a tool that has not started.
 */
export interface ToolInputChunkEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "toolInputChunk";
  /**
   * The id of the call; unique in the session.
   */
  toolId: string;
  /**
   * The next piece of JSON text.
   */
  content: string;
  /**
   * The tool, in the vendor's words.
   */
  toolName?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A tool call started.
 */
export interface ToolStartedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "toolStarted";
  /**
   * The id of the call; unique in the session.
   */
  toolId: string;
  /**
   * The tool, in the vendor's words.
   */
  toolName: string;
  /**
   * Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
   */
  arguments?: {[key: string]: unknown};
  /**
   * The kind of the tool, with the same words for every agent.
   */
  toolKind?:
    | "execute"
    | "read"
    | "edit"
    | "delete"
    | "move"
    | "search"
    | "fetch"
    | "think"
    | "agent"
    | "mcp"
    | "question"
    | "other"
    | (string & {});
  /**
   * A line about the call, for people.
   */
  title?: string;
  /**
   * The MCP server it belongs to.
   */
  server?: string;
  locations?: Location[];
  /**
   * When it started, if the vendor reports it later.
   */
  startedAt?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A tool call made progress.
 */
export interface ToolProgressEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "toolProgress";
  /**
   * The id of the call; unique in the session.
   */
  toolId: string;
  /**
   * Only the new output. Live, and perhaps incomplete: the result is authoritative.
   */
  output?: string;
  /**
   * Input that was written to the tool.
   */
  input?: string;
  /**
   * From 0 to 1.
   */
  progress?: number;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A tool call ran and returned.
 */
export interface ToolCompletedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "toolCompleted";
  /**
   * The id of the call; unique in the session.
   */
  toolId: string;
  /**
   * False if it returned a failure, also for an exit code other than 0.
   */
  success: boolean;
  result?: unknown;
  error?: string;
  exitCode?: number;
  /**
   * Only if the vendor reports it.
   */
  durationMs?: number;
  /**
   * The tool, in the vendor's words.
   */
  toolName?: string;
  /**
   * Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
   */
  arguments?: {[key: string]: unknown};
  /**
   * It continues in the background, as the task `taskId`.
   */
  background?: boolean;
  taskId?: string;
  /**
   * The result is not the whole output.
   */
  truncated?: boolean;
  /**
   * The file with the whole output.
   */
  outputPath?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A tool call did not run, or did not return.
 */
export interface ToolFailedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "toolFailed";
  /**
   * The id of the call; unique in the session.
   */
  toolId: string;
  /**
   * `denied`: refused. `cancelled`: interrupted. `notRun`: never started, unknown tool or bad arguments. `error`: crashed.
   */
  reason: "denied" | "cancelled" | "notRun" | "error" | (string & {});
  error?: string;
  /**
   * The tool, in the vendor's words.
   */
  toolName?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A file was changed. Emitted after the change.
 */
export interface FileChangedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "fileChanged";
  /**
   * As reported by the vendor.
   */
  filePath: string;
  changeType: "created" | "modified" | "deleted";
  /**
   * A unified diff.
   */
  diff?: string;
  /**
   * The content before.
   */
  before?: string;
  /**
   * The content after.
   */
  after?: string;
  /**
   * The new path of a file that was moved.
   */
  movedTo?: string;
  /**
   * The call that changed it.
   */
  toolId?: string;
  /**
   * Inferred from a call that succeeded; the vendor does not report it.
   */
  inferred?: boolean;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * The whole current plan. Emitted only when it changes.
 */
export interface PlanUpdatedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "planUpdated";
  entries: PlanEntry[];
  explanation?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * The agent asks for permission and waits.
 */
export interface PermissionRequestedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "permissionRequested";
  /**
   * The id of the request; unique in the session.
   */
  requestId: string;
  /**
   * The tool, in the vendor's words.
   */
  toolName: string;
  /**
   * Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
   */
  arguments?: {[key: string]: unknown};
  /**
   * The call that waits.
   */
  toolId?: string;
  title?: string;
  toolKind?:
    | "execute"
    | "read"
    | "edit"
    | "delete"
    | "move"
    | "search"
    | "fetch"
    | "think"
    | "agent"
    | "mcp"
    | "question"
    | "other"
    | (string & {});
  locations?: Location[];
  changes?: ProposedChange[];
  options?: PermissionOption[];
  /**
   * Why the agent asks.
   */
  reason?: string;
  /**
   * The plan, if the request is to approve one.
   */
  plan?: string;
  /**
   * Whether an answer may change `arguments`. Absent: not known.
   */
  canChangeArguments?: boolean;
  /**
   * An unanswered request counts as denied after this time.
   */
  expiresAt?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A permission request was answered, or can no longer be answered.
 */
export interface PermissionResolvedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "permissionResolved";
  /**
   * The id of the request; unique in the session.
   */
  requestId: string;
  outcome: "allowed" | "denied" | "expired" | "cancelled" | "unknown" | (string & {});
  optionId?: string;
  by?: "user" | "policy" | "agent" | (string & {});
  message?: string;
  /**
   * Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.
   */
  updatedArguments?: {[key: string]: unknown};
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * The agent asks the user questions and waits.
 */
export interface QuestionAskedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "questionAsked";
  /**
   * The id of the request; unique in the session.
   */
  requestId: string;
  questions: Question[];
  /**
   * The call that waits.
   */
  toolId?: string;
  message?: string;
  /**
   * The JSON Schema of the answer, if it is a form.
   */
  schema?: {[key: string]: unknown};
  /**
   * The page to answer on.
   */
  url?: string;
  /**
   * The MCP server that asks.
   */
  server?: string;
  /**
   * An unanswered request counts as denied after this time.
   */
  expiresAt?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A question was answered, or can no longer be answered.
 */
export interface QuestionAnsweredEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "questionAnswered";
  /**
   * The id of the request; unique in the session.
   */
  requestId: string;
  outcome: "answered" | "declined" | "expired" | "cancelled" | "unknown" | (string & {});
  /**
   * By question id: the chosen label or the given text; several if the question is multiSelect.
   */
  answers?: {[key: string]: string | string[]};
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * The agent started a sub-agent.
 */
export interface SubagentStartedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "subagentStarted";
  subagentId: string;
  /**
   * The name or the task of the sub-agent.
   */
  label: string;
  /**
   * The call that started it.
   */
  toolId?: string;
  prompt?: string;
  model?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A sub-agent ended.
 */
export interface SubagentCompletedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "subagentCompleted";
  subagentId: string;
  success: boolean;
  /**
   * The answer of the sub-agent.
   */
  summary?: string;
  /**
   * The vendor's figure; it is included in the usage of the turn.
   */
  usage?: TokenUsage;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A background task started.
 */
export interface TaskStartedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "taskStarted";
  taskId: string;
  kind: "shell" | "agent" | "other" | (string & {});
  /**
   * The call that started it.
   */
  toolId?: string;
  title?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A background task made progress.
 */
export interface TaskProgressEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "taskProgress";
  taskId: string;
  /**
   * Only the new part.
   */
  output?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A background task ended.
 */
export interface TaskCompletedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "taskCompleted";
  taskId: string;
  success: boolean;
  /**
   * In the vendor's words.
   */
  status?: string;
  outputFile?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A hook of the user started.
 */
export interface HookStartedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "hookStarted";
  hookId: string;
  /**
   * The hook, in the vendor's words.
   */
  name: string;
  /**
   * The event of the hook, in the vendor's words.
   */
  hookEvent?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A hook made progress.
 */
export interface HookProgressEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "hookProgress";
  hookId: string;
  /**
   * Only the new part.
   */
  output?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A hook ended.
 */
export interface HookCompletedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "hookCompleted";
  hookId: string;
  /**
   * The hook, in the vendor's words.
   */
  name: string;
  success: boolean;
  output?: string;
  exitCode?: number;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * An error. Emitted once, whether or not it ends the turn.
 */
export interface ErrorEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "error";
  message: string;
  /**
   * The cause, with the same words for every agent.
   */
  errorCode:
    | "connectionFailed"
    | "authenticationFailed"
    | "sessionNotFound"
    | "permissionDenied"
    | "toolExecutionFailed"
    | "timeout"
    | "protocolError"
    | "rateLimited"
    | "overloaded"
    | "serverError"
    | "contextOverflow"
    | "invalidRequest"
    | "contentFiltered"
    | "emptyResponse"
    | "cancelled"
    | "noResult"
    | "unsupported"
    | "agentNotInstalled"
    | "limitExceeded"
    | "unknown"
    | (string & {});
  /**
   * The error ends the turn or the run.
   */
  fatal: boolean;
  /**
   * Present if the failed call is retried.
   */
  retry?: Retry;
  httpStatus?: number;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A message for the operator of the agent.
 */
export interface LogEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "log";
  level: "debug" | "info" | "warn" | "error" | (string & {});
  message: string;
  /**
   * The author: `adapter`, `runner`, `gateway`, `agent`, `stderr`.
   */
  source?: string;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A line that is not a JSON object.
 */
export interface RawOutputEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "rawOutput";
  stream: "stdout" | "stderr";
  line: string;
  /**
   * The line was longer; only its beginning is kept.
   */
  truncated?: boolean;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * The vendor reported how much of a limit is used.
 */
export interface RateLimitUpdatedEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: "rateLimitUpdated";
  /**
   * In the vendor's words.
   */
  status: "allowed" | "warning" | "rejected" | (string & {});
  /**
   * When the limit is reset.
   */
  resetsAt?: string;
  /**
   * Which limit, in the vendor's words.
   */
  window?: string;
  usedPercent?: number;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * A native event without a unified type, whole. Its type is `<agent>:<native name>`.
 */
export interface ExtensionEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  /**
   * `<agent>:<native type or method, verbatim>`.
   */
  type: `${string}:${string}`;
  /**
   * The native event.
   */
  data: unknown;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
}
/**
 * An event of a type that this version does not know, from a newer sender. Pass it on or skip it.
 */
export interface UnknownEvent {
  /**
   * `<sessionId>.<seq>`: unique among all events.
   */
  id: string;
  /**
   * The session. It never changes, even if the vendor's own id does.
   */
  sessionId: string;
  /**
   * When the event was emitted: ISO 8601, UTC, milliseconds.
   */
  timestamp: string;
  type: UnknownTag;
  /**
   * Position in the session: from 1, without gaps.
   */
  seq?: number;
  /**
   * The number of the run in the session: from 1.
   */
  run?: number;
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The tool call whose sub-agent this event belongs to.
   */
  parentToolId?: string;
  /**
   * The sub-agent this event belongs to.
   */
  subagentId?: string;
  origin?: Origin;
  /**
   * The native line this event came from, as JSON; only when the run asked for it.
   */
  raw?: unknown;
  /**
   * Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.
   */
  omitted?: string[];
  [k: string]: unknown;
}
/**
 * The native line that an event came from.
 */
export interface Origin {
  /**
   * Its number on the CLI's standard output, from 1.
   */
  line?: number;
  /**
   * Its type, in the vendor's words.
   */
  type?: string;
  /**
   * Its own time, if it has one.
   */
  timestamp?: string;
}
/**
 * Tokens, counted in the same way for every agent: parts never exceed the whole. If completeness is `unknown`, the numbers are 0 and have no meaning.
 */
export interface TokenUsage {
  /**
   * All input, cached or not.
   */
  inputTokens: number;
  /**
   * All output, reasoning included.
   */
  outputTokens: number;
  /**
   * inputTokens + outputTokens.
   */
  totalTokens: number;
  /**
   * The part of inputTokens that was read from a cache.
   */
  cachedTokens?: number;
  /**
   * The part of inputTokens that was written to a cache.
   */
  cacheWriteTokens?: number;
  /**
   * The part of outputTokens that was reasoning.
   */
  reasoningTokens?: number;
  /**
   * `reported` (also when absent): the vendor's own total. `partial`: some calls are not counted. `unknown`: skip it when adding or showing.
   */
  completeness?: "reported" | "partial" | "unknown" | (string & {});
}
/**
 * The configuration of a run, which may be stricter than the requested one.
 */
export interface SessionConfig {
  agentType?: string;
  /**
   * The caller's name of the project.
   */
  projectId?: string;
  /**
   * The working directory; it must lie in an allowed workspace.
   */
  cwd?: string;
  /**
   * The vendor's name of the model.
   */
  model?: string;
  /**
   * Which actions need approval, from the strictest to the loosest. `ask`: every tool; `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`: everything is approved.
   */
  approvalMode?: "ask" | "askDangerous" | "autoEdit" | "autoAll";
  /**
   * From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no sandbox; `fullAccess`: the agent is asked to use none.
   */
  sandboxMode?: "readOnly" | "workspaceWrite" | "none" | "fullAccess";
  /**
   * A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
   */
  permissionTier?: "dry-run" | "supervised" | "autonomous" | (string & {});
  /**
   * A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask + readOnly, ask = ask.
   */
  permissionMode?: "default" | "accept_edits" | "bypass" | "plan" | "ask" | (string & {});
  /**
   * Only these tools exist. Native names, or `kind:<toolKind>`.
   */
  allowedTools?: string[];
  /**
   * These tools need no approval. Native names, or `kind:<toolKind>`.
   */
  autoApproveTools?: string[];
  /**
   * These tools do not exist. Native names, or `kind:<toolKind>`.
   */
  disallowedTools?: string[];
  /**
   * The maximum number of turns of the model.
   */
  maxTurns?: number;
  /**
   * The maximum cost, in US dollars.
   */
  maxBudgetUsd?: number;
  /**
   * The protocol to use with the agent; chosen by the request's needs when absent.
   */
  protocol?: string;
  /**
   * The fields that were lowered to the server's cap, by name.
   */
  capped?: string[];
  /**
   * The guarantees that are missing in this configuration, in words.
   */
  notGuaranteed?: string[];
}
/**
 * An action that the agent was denied.
 */
export interface PermissionDenial {
  toolId?: string;
  toolName?: string;
  message?: string;
  /**
   * The source of the denial.
   */
  source?: "answer" | "expired" | "vendor" | "stderr" | "inferred" | (string & {});
}
/**
 * A failed attempt that will be retried.
 */
export interface Retry {
  /**
   * Which attempt failed, from 1.
   */
  attempt?: number;
  maxAttempts?: number;
  /**
   * How long until the next attempt.
   */
  delayMs?: number;
}
/**
 * A place in a file.
 */
export interface Location {
  path: string;
  line?: number;
}
/**
 * A change to a file that has not been made yet.
 */
export interface ProposedChange {
  /**
   * As reported by the vendor.
   */
  filePath: string;
  changeType: "created" | "modified" | "deleted" | (string & {});
  /**
   * A unified diff.
   */
  diff?: string;
  /**
   * The content before.
   */
  before?: string;
  /**
   * The content after.
   */
  after?: string;
}
/**
 * One step of a plan.
 */
export interface PlanEntry {
  content: string;
  status: "pending" | "inProgress" | "completed" | "cancelled" | (string & {});
  priority?: "high" | "medium" | "low" | (string & {});
}
/**
 * One way to answer a permission request.
 */
export interface PermissionOption {
  optionId: string;
  kind: "allow" | "allowSession" | "allowRule" | "deny" | "denyAndStop" | (string & {});
  label?: string;
}
/**
 * One question to the user.
 */
export interface Question {
  id: string;
  header?: string;
  question: string;
  options?: QuestionOption[];
  multiSelect?: boolean;
  /**
   * Any text may be given instead of an option.
   */
  allowOther?: boolean;
  /**
   * The answer must not be shown or logged.
   */
  isSecret?: boolean;
}
/**
 * One answer to choose.
 */
export interface QuestionOption {
  label: string;
  description?: string;
}
/**
 * The session waits for its turn to run.
 */
export interface QueuedNotice {
  type: "queued";
  sessionId: string;
  timestamp: string;
  /**
   * From 1.
   */
  position: number;
}
/**
 * Events are missing here because they are no longer stored.
 */
export interface GapNotice {
  type: "gap";
  sessionId: string;
  timestamp: string;
  /**
   * The first missing event.
   */
  fromSeq: number;
  /**
   * The last missing event.
   */
  toSeq: number;
  reason: "retention" | "unknown" | (string & {});
}
/**
 * The connection is alive.
 */
export interface PingNotice {
  type: "ping";
  sessionId: string;
  timestamp: string;
}
/**
 * A notice that this version does not know. Skip it.
 */
export interface UnknownNotice {
  type: UnknownTag;
  sessionId: string;
  timestamp: string;
  [k: string]: unknown;
}
/**
 * Starts a session.
 */
export interface SessionRequest {
  /**
   * The agent to run, as registered at the server.
   */
  agentType: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The task of the agent: text of at most 100,000 characters, or parts. Absent: the session is prepared and waits for its first prompt.
   */
  prompt?: string | PromptPart[];
  /**
   * The session to resume.
   */
  sessionId?: string;
  config?: RequestedConfig;
  /**
   * The JSON Schema that the answer must satisfy.
   */
  outputSchema?: {[key: string]: unknown};
  /**
   * Additions to the agent's environment.
   */
  env?: {[key: string]: string};
  /**
   * MCP servers for the agent, in addition to those of its own settings.
   */
  mcpServers?: McpServer[];
  /**
   * What happens when the reader disconnects. Absent: `continue`.
   */
  onDisconnect?: "continue" | "cancel";
}
/**
 * Text.
 */
export interface PromptText {
  type: "text";
  text: string;
}
/**
 * An image of at most 10 MB.
 */
export interface PromptImage {
  type: "image";
  /**
   * A path in the workspace. Either this or `data`.
   */
  path?: string;
  /**
   * The content, base64. Either this or `path`.
   */
  data?: string;
  /**
   * Detected from the content when absent.
   */
  mimeType?: string;
}
/**
 * A file of at most 10 MB.
 */
export interface PromptFile {
  type: "file";
  /**
   * A path in the workspace. Either this or `data`.
   */
  path?: string;
  /**
   * The content, base64. Either this or `path`.
   */
  data?: string;
  /**
   * Detected from the content when absent.
   */
  mimeType?: string;
  /**
   * The name that the agent sees.
   */
  name?: string;
}
/**
 * A server that the gateway's owner has registered.
 */
export interface McpRegisteredServer {
  type: "registered";
  /**
   * The name it is registered by.
   */
  name: string;
}
/**
 * A server that is started as a process and speaks over stdio.
 */
export interface McpStdioServer {
  type: "stdio";
  /**
   * Unique in the request; tools are named after it.
   */
  name: string;
  /**
   * The program, by name or absolute path.
   */
  command: string;
  args?: string[];
  /**
   * Additions to the server's environment.
   */
  env?: {[key: string]: string};
}
/**
 * A server that is reached over Streamable HTTP.
 */
export interface McpHttpServer {
  type: "http";
  /**
   * Unique in the request; tools are named after it.
   */
  name: string;
  /**
   * An absolute `http:` or `https:` URL.
   */
  url: string;
  /**
   * Sent with every request to the server.
   */
  headers?: {[key: string]: string};
}
/**
 * A server that is reached over HTTP with server-sent events.
 */
export interface McpSseServer {
  type: "sse";
  /**
   * Unique in the request; tools are named after it.
   */
  name: string;
  /**
   * An absolute `http:` or `https:` URL.
   */
  url: string;
  /**
   * Sent with every request to the server.
   */
  headers?: {[key: string]: string};
}
/**
 * The configuration that a request asks for.
 */
export interface RequestedConfig {
  /**
   * The caller's name of the project.
   */
  projectId?: string;
  /**
   * The working directory; it must lie in an allowed workspace.
   */
  cwd?: string;
  /**
   * The vendor's name of the model.
   */
  model?: string;
  /**
   * Which actions need approval, from the strictest to the loosest. `ask`: every tool; `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`: everything is approved.
   */
  approvalMode?: "ask" | "askDangerous" | "autoEdit" | "autoAll";
  /**
   * From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no sandbox; `fullAccess`: the agent is asked to use none.
   */
  sandboxMode?: "readOnly" | "workspaceWrite" | "none" | "fullAccess";
  /**
   * A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
   */
  permissionTier?: "dry-run" | "supervised" | "autonomous";
  /**
   * A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask + readOnly, ask = ask.
   */
  permissionMode?: "default" | "accept_edits" | "bypass" | "plan" | "ask";
  /**
   * Only these tools exist. Native names, or `kind:<toolKind>`.
   */
  allowedTools?: string[];
  /**
   * These tools need no approval. Native names, or `kind:<toolKind>`.
   */
  autoApproveTools?: string[];
  /**
   * These tools do not exist. Native names, or `kind:<toolKind>`.
   */
  disallowedTools?: string[];
  /**
   * The maximum number of turns of the model.
   */
  maxTurns?: number;
  /**
   * The maximum cost, in US dollars.
   */
  maxBudgetUsd?: number;
  /**
   * The protocol to use with the agent; chosen by the request's needs when absent.
   */
  protocol?: string;
  /**
   * @deprecated
   * Another name for `cwd`.
   */
  workingDirectory?: string;
  /**
   * @deprecated
   * Another name for `disallowedTools`.
   */
  blockedTools?: string[];
  /**
   * @deprecated
   * Another name for `permissionTier`.
   */
  tier?: "dry-run" | "supervised" | "autonomous";
}
/**
 * One run of one agent: what an adapter plans from.
 */
export interface RunRequest {
  /**
   * The task of the agent: text of at most 100,000 characters, or parts.
   */
  prompt: string | PromptPart[];
  /**
   * The native id of the conversation to resume.
   */
  resume?: string;
  /**
   * A user can answer permissions and questions.
   */
  interactive?: boolean;
  /**
   * Stream text as it is written, if a protocol supports it.
   */
  deltas?: boolean;
  /**
   * The caller's name of the project.
   */
  projectId?: string;
  /**
   * The working directory; it must lie in an allowed workspace.
   */
  cwd?: string;
  /**
   * The vendor's name of the model.
   */
  model?: string;
  /**
   * Which actions need approval, from the strictest to the loosest. `ask`: every tool; `askDangerous`: dangerous tools; `autoEdit`: file edits are approved; `autoAll`: everything is approved.
   */
  approvalMode?: "ask" | "askDangerous" | "autoEdit" | "autoAll";
  /**
   * From the strictest to the loosest: `readOnly`; `workspaceWrite`; `none`: the agent adds no sandbox; `fullAccess`: the agent is asked to use none.
   */
  sandboxMode?: "readOnly" | "workspaceWrite" | "none" | "fullAccess";
  /**
   * A preset, from the strictest to the loosest: dry-run = ask + readOnly, supervised = autoEdit + workspaceWrite, autonomous = autoAll + fullAccess.
   */
  permissionTier?: "dry-run" | "supervised" | "autonomous";
  /**
   * A preset: default = the agent's own, accept_edits = autoEdit, bypass = autoAll, plan = ask + readOnly, ask = ask.
   */
  permissionMode?: "default" | "accept_edits" | "bypass" | "plan" | "ask";
  /**
   * Only these tools exist. Native names, or `kind:<toolKind>`.
   */
  allowedTools?: string[];
  /**
   * These tools need no approval. Native names, or `kind:<toolKind>`.
   */
  autoApproveTools?: string[];
  /**
   * These tools do not exist. Native names, or `kind:<toolKind>`.
   */
  disallowedTools?: string[];
  /**
   * The maximum number of turns of the model.
   */
  maxTurns?: number;
  /**
   * The maximum cost, in US dollars.
   */
  maxBudgetUsd?: number;
  /**
   * The protocol to use with the agent; chosen by the request's needs when absent.
   */
  protocol?: string;
  /**
   * @deprecated
   * Another name for `cwd`.
   */
  workingDirectory?: string;
  /**
   * @deprecated
   * Another name for `disallowedTools`.
   */
  blockedTools?: string[];
  /**
   * @deprecated
   * Another name for `permissionTier`.
   */
  tier?: "dry-run" | "supervised" | "autonomous";
  /**
   * The JSON Schema that the answer must satisfy.
   */
  outputSchema?: {[key: string]: unknown};
  /**
   * Additions to the agent's environment.
   */
  env?: {[key: string]: string};
  /**
   * MCP servers for the agent, in addition to those of its own settings.
   */
  mcpServers?: McpServer[];
}
/**
 * A further prompt in a session.
 */
export interface TurnRequest {
  /**
   * The task of the agent: text of at most 100,000 characters, or parts.
   */
  prompt: string | PromptPart[];
  /**
   * What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it, `interrupt` the turn, or `steer`: add the prompt to the running turn.
   */
  ifBusy?: "queue" | "refuse" | "interrupt" | "steer";
  /**
   * MCP servers for the agent, in addition to those of its own settings.
   */
  mcpServers?: McpServer[];
}
/**
 * The answer to a permission request.
 */
export interface PermissionAnswer {
  outcome: "allowed" | "denied";
  /**
   * One of the options of the request.
   */
  optionId?: string;
  /**
   * A message to the agent, sent with the answer.
   */
  message?: string;
  /**
   * Run the tool with these instead.
   */
  arguments?: {[key: string]: unknown};
  /**
   * With `denied`: end the turn as well.
   */
  stop?: boolean;
}
/**
 * The answers to the questions of one request.
 */
export interface QuestionAnswer {
  /**
   * By question id: the chosen label or the given text; several if the question is multiSelect.
   */
  answers: {[key: string]: string | string[]};
  /**
   * The user declines to answer; `answers` is empty.
   */
  declined?: boolean;
}
/**
 * Runs a task: the request of `POST /v1/execute`.
 */
export interface ExecuteRequest {
  /**
   * The same key gives the same run.
   */
  idempotency_key: string;
  /**
   * The task of the agent.
   */
  task: string;
  /**
   * The agent: `claude`, `codex`, `gemini`, `echo`, …
   */
  driver: string;
  model?: string;
  /**
   * The token, if there is no Bearer header.
   */
  auth_token?: string;
  config?: RequestedConfig;
  /**
   * The session to resume.
   */
  session_id?: string;
}
/**
 * Starts a session: the request of `POST /api/sessions`.
 */
export interface ApiSessionRequest {
  agentId: string;
  /**
   * The name of an allowed workspace's folder.
   */
  projectId: string;
  prompt: string;
}
/**
 * A message of a chat: what the AI SDK's chat transport sends.
 */
export interface ChatRequest {
  /**
   * The chat's id. Its first message starts a session, further ones continue it.
   */
  id: string;
  /**
   * The last one is the prompt, or answers permissions. The agent keeps the earlier ones itself.
   */
  messages: ChatMessage[];
  /**
   * `regenerate-message` repeats a prompt whose run failed; a completed answer cannot be replaced.
   */
  trigger?: "submit-message" | "regenerate-message";
  /**
   * The message that is answered, repeated or changed.
   */
  messageId?: string;
  /**
   * The agent to run; required by the first message.
   */
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  config?: RequestedConfig;
  /**
   * The JSON Schema that the answer must satisfy.
   */
  outputSchema?: {[key: string]: unknown};
  /**
   * Additions to the agent's environment.
   */
  env?: {[key: string]: string};
  /**
   * MCP servers for the agent, in addition to those of its own settings.
   */
  mcpServers?: McpServer[];
  /**
   * What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the stream of a prompt of its own.
   */
  ifBusy?: "queue" | "refuse" | "interrupt" | "steer";
}
/**
 * A message of a chat.
 */
export interface ChatMessage {
  id: string;
  role: "system" | "user" | "assistant";
  parts: ChatPart[];
  metadata?: unknown;
}
/**
 * Text.
 */
export interface ChatText {
  type: "text";
  text: string;
}
/**
 * A file or an image.
 */
export interface ChatFile {
  type: "file";
  mediaType: string;
  /**
   * A data URL: the server fetches nothing.
   */
  url: string;
  /**
   * The name that the agent sees.
   */
  filename?: string;
}
/**
 * A call of a tool.
 */
export interface ChatCall {
  type: "dynamic-tool";
  toolCallId: string;
  /**
   * Such as `approval-responded`: its permission was answered.
   */
  state: string;
  approval?: ChatApproval;
}
/**
 * A part of any other type.
 */
export interface ChatUnknownPart {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * A permission that a call waits for, and its answer.
 */
export interface ChatApproval {
  id: string;
  approved?: boolean;
  /**
   * A message to the agent, sent with the answer.
   */
  reason?: string;
}
/**
 * A run of AG-UI: its `RunAgentInput`.
 */
export interface AgUiRunRequest {
  /**
   * The thread. Its first run starts a session, further ones continue it.
   */
  threadId: string;
  /**
   * The client's id of this run.
   */
  runId: string;
  protocolVersion?: string;
  parentRunId?: string;
  /**
   * Ignored: agents share no state.
   */
  state?: unknown;
  /**
   * The last one is the prompt if it is from the user. Otherwise the response is the current thread.
   */
  messages: AgUiMessage[];
  /**
   * Must be empty: an agent runs its own tools.
   */
  tools?: {[key: string]: unknown}[];
  /**
   * Put before the prompt.
   */
  context?: AgUiContext[];
  forwardedProps?: AgUiForwardedProps;
  /**
   * Answers to the interrupts of the run before.
   */
  resume?: AgUiResume[];
}
/**
 * A message of a thread.
 */
export interface AgUiMessage {
  id: string;
  /**
   * Such as `user`.
   */
  role: string;
  /**
   * Of a user's message: text, or a list of parts.
   */
  content?: string | AgUiInputPart[] | {[key: string]: unknown};
}
/**
 * Text.
 */
export interface AgUiInputText {
  type: "text";
  text: string;
}
/**
 * An image.
 */
export interface AgUiInputImage {
  type: "image";
  source: AgUiSource;
}
/**
 * A file.
 */
export interface AgUiInputDocument {
  type: "document";
  source: AgUiSource;
}
/**
 * A part of any other type.
 */
export interface AgUiInputOther {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * Where the content of a part is.
 */
export interface AgUiSource {
  /**
   * `data`, since the server fetches nothing; `url` and `file` are refused.
   */
  type: string;
  /**
   * The content, base64.
   */
  value: string;
  mimeType?: string;
}
/**
 * Context for the agent.
 */
export interface AgUiContext {
  description: string;
  value: string;
}
/**
 * Additional fields of the application.
 */
export interface AgUiForwardedProps {
  /**
   * The agent to run; `?agentType=` of the address may name it too.
   */
  agentType?: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  config?: RequestedConfig;
  /**
   * The JSON Schema that the answer must satisfy.
   */
  outputSchema?: {[key: string]: unknown};
  /**
   * Additions to the agent's environment.
   */
  env?: {[key: string]: string};
  /**
   * MCP servers for the agent, in addition to those of its own settings.
   */
  mcpServers?: McpServer[];
  /**
   * What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the stream of a prompt of its own.
   */
  ifBusy?: "queue" | "refuse" | "interrupt" | "steer";
}
/**
 * The answer to an interrupt.
 */
export interface AgUiResume {
  interruptId: string;
  /**
   * `cancelled`: denied, or declined.
   */
  status: "resolved" | "cancelled";
  /**
   * Of a permission `{approved, editedArgs?, message?}`; of a question `{answers: {<questionId>: …}}`.
   */
  payload?: unknown;
}
/**
 * A login for browsers: the request of `POST /v1/login`.
 */
export interface LoginRequest {
  /**
   * A token of the server.
   */
  token: string;
  /**
   * `cookie` (also when absent): the answer sets a cookie. `ticket`: the answer has a short-lived ticket for the URL of a stream.
   */
  as?: "cookie" | "ticket";
}
/**
 * Creates a session; starts no process.
 */
export interface RpcSessionCreate {
  method: "session.create";
  params: RpcSessionCreateParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.create.
 */
export interface RpcSessionCreateParams {
  /**
   * An existing folder inside an allowed workspace; `~/` is the home folder of the server, and a relative path starts at the first workspace.
   */
  path: string;
  /**
   * Absent: `auto`.
   */
  mode?: "auto" | "code" | "plan" | "ask";
  /**
   * Absent: the agent's own.
   */
  model?: string;
  /**
   * Absent: `claude`. `claude`, `codex`, `gemini`, `opencode`, `echo`, …
   */
  cli_type?: string;
}
/**
 * Sends a message; answers with a stream of StreamEvents.
 */
export interface RpcSessionSend {
  method: "session.send";
  params: RpcSessionSendParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.send.
 */
export interface RpcSessionSendParams {
  sessionId: string;
  message: string;
}
/**
 * Resumes a session.
 */
export interface RpcSessionResume {
  method: "session.resume";
  params: RpcSessionResumeParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.resume.
 */
export interface RpcSessionResumeParams {
  sessionId: string;
  /**
   * The native id to resume.
   */
  sdkSessionId?: string;
}
/**
 * Ends a session.
 */
export interface RpcSessionDestroy {
  method: "session.destroy";
  params: RpcSessionDestroyParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.destroy.
 */
export interface RpcSessionDestroyParams {
  sessionId: string;
}
/**
 * Lists the sessions.
 */
export interface RpcSessionList {
  method: "session.list";
  params?: RpcNoParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * Sets the mode, from the next message on.
 */
export interface RpcSessionSetMode {
  method: "session.set_mode";
  params: RpcSessionSetModeParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.set_mode.
 */
export interface RpcSessionSetModeParams {
  sessionId: string;
  mode: "auto" | "code" | "plan" | "ask";
}
/**
 * Sets the model, from the next message on.
 */
export interface RpcSessionSetModel {
  method: "session.set_model";
  params: RpcSessionSetModelParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.set_model.
 */
export interface RpcSessionSetModelParams {
  sessionId: string;
  /**
   * Null: the agent's own.
   */
  model: string | null;
}
/**
 * Interrupts and clears the queue.
 */
export interface RpcSessionInterrupt {
  method: "session.interrupt";
  params: RpcSessionInterruptParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.interrupt.
 */
export interface RpcSessionInterruptParams {
  sessionId: string;
}
/**
 * Returns the queue.
 */
export interface RpcSessionQueueStats {
  method: "session.queue_stats";
  params: RpcSessionQueueStatsParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.queue_stats.
 */
export interface RpcSessionQueueStatsParams {
  sessionId: string;
}
/**
 * Returns the missed events.
 */
export interface RpcSessionReconnect {
  method: "session.reconnect";
  params: RpcSessionReconnectParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * The parameters of session.reconnect.
 */
export interface RpcSessionReconnectParams {
  sessionId: string;
}
/**
 * Returns the health of the server.
 */
export interface RpcHealthCheck {
  method: "health.check";
  params?: RpcNoParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * Lists the sessions with their queues.
 */
export interface RpcMonitorSessions {
  method: "monitor.sessions";
  params?: RpcNoParams;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
  jsonrpc?: "2.0";
}
/**
 * No parameters; any that are sent are ignored.
 */
export interface RpcNoParams {}
/**
 * Answers a permission request.
 */
export interface PermissionAnswerFrame {
  type: "permissionAnswer";
  /**
   * Returned in the `ack` or `problem` that answers this frame.
   */
  ref?: string;
  /**
   * The request to answer.
   */
  requestId: string;
  outcome: "allowed" | "denied";
  /**
   * One of the options of the request.
   */
  optionId?: string;
  /**
   * A message to the agent, sent with the answer.
   */
  message?: string;
  /**
   * Run the tool with these instead.
   */
  arguments?: {[key: string]: unknown};
  /**
   * With `denied`: end the turn as well.
   */
  stop?: boolean;
}
/**
 * Answers a question.
 */
export interface QuestionAnswerFrame {
  type: "questionAnswer";
  /**
   * Returned in the `ack` or `problem` that answers this frame.
   */
  ref?: string;
  /**
   * The request to answer.
   */
  requestId: string;
  /**
   * By question id: the chosen label or the given text; several if the question is multiSelect.
   */
  answers: {[key: string]: string | string[]};
  /**
   * The user declines to answer; `answers` is empty.
   */
  declined?: boolean;
}
/**
 * A further prompt.
 */
export interface PromptFrame {
  type: "prompt";
  /**
   * Returned in the `ack` or `problem` that answers this frame.
   */
  ref?: string;
  /**
   * The task of the agent: text of at most 100,000 characters, or parts.
   */
  prompt: string | PromptPart[];
  /**
   * What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it, `interrupt` the turn, or `steer`: add the prompt to the running turn.
   */
  ifBusy?: "queue" | "refuse" | "interrupt" | "steer";
  /**
   * MCP servers for the agent, in addition to those of its own settings.
   */
  mcpServers?: McpServer[];
}
/**
 * Interrupts the turn.
 */
export interface InterruptFrame {
  type: "interrupt";
  /**
   * Returned in the `ack` or `problem` that answers this frame.
   */
  ref?: string;
}
/**
 * A client's frame was carried out.
 */
export interface AckFrame {
  type: "ack";
  /**
   * Returned in the `ack` or `problem` that answers this frame.
   */
  ref?: string;
}
/**
 * A client's frame was refused.
 */
export interface ProblemFrame {
  type: "problem";
  /**
   * Returned in the `ack` or `problem` that answers this frame.
   */
  ref?: string;
  problem: Problem;
}
/**
 * An event, or a connection event.
 */
export interface EventFrame {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * Why a request was refused, and what to do (`application/problem+json`).
 */
export interface Problem {
  /**
   * The kind of problem: a stable URI for programs.
   */
  type: string;
  /**
   * The kind of problem, in words.
   */
  title: string;
  /**
   * The HTTP status.
   */
  status: number;
  /**
   * The cause in this case, and the remedy.
   */
  detail: string;
  errors?: ProblemError[];
  /**
   * The allowed values.
   */
  allowed?: string[];
}
/**
 * One error in the request.
 */
export interface ProblemError {
  /**
   * The place in the request, as a JSON Pointer.
   */
  path: string;
  message: string;
}
/**
 * A session, as the gateway returns it.
 */
export interface Session {
  id: string;
  agentType: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  state: "queued" | "running" | "done" | "failed" | "cancelled" | (string & {});
  createdAt: string;
  updatedAt: string;
  /**
   * The seq of its newest event; 0 before the first.
   */
  lastSeq: number;
  /**
   * The number of its newest turn; 0 before the first.
   */
  turn: number;
  usage?: TokenUsage;
  nativeSessionId?: string;
  /**
   * The client's own id of the session, such as the id of a chat.
   */
  alias?: string;
}
/**
 * A page of sessions.
 */
export interface SessionPage {
  sessions: Session[];
  /**
   * The `cursor` of the next page; null at the end.
   */
  next: string | null;
}
/**
 * A page of events.
 */
export interface EventPage {
  events: UnifiedEvent[];
  /**
   * The `after` of the next page; null at the end of an ended session.
   */
  next: number | null;
}
/**
 * A further prompt was accepted.
 */
export interface TurnAccepted {
  turnNumber?: number;
  /**
   * In the queue, from 1.
   */
  position?: number;
}
/**
 * The agents that the gateway knows.
 */
export interface AgentList {
  agents: AgentInfo[];
}
/**
 * One agent: whether it is installed, and what it supports.
 */
export interface AgentInfo {
  agentType: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  name: string;
  installed: boolean;
  version?: string;
  versionStatus?: "tested" | "untested" | (string & {});
  /**
   * Why a command that is installed has no version: its exit code and error output.
   */
  problem?: string;
  /**
   * The versions that were tested.
   */
  tested: string[];
  /**
   * The supported features.
   */
  can: string[];
  /**
   * The unsupported features, in words.
   */
  cannot: string[];
  /**
   * By protocol: the supported fields of a request.
   */
  supports?: {[key: string]: AgentSupport};
  /**
   * By protocol: the effect of each pair of modes.
   */
  modes?: {[key: string]: AgentModes};
}
/**
 * The fields of a request that an agent supports.
 */
export interface AgentSupport {
  /**
   * The supported fields; their values may still be refused.
   */
  fields: string[];
  /**
   * By unsupported field: why it is refused.
   */
  refused: {[key: string]: string};
}
/**
 * The effect of the modes of a request.
 */
export interface AgentModes {
  /**
   * Neither mode is requested: the agent's own settings decide.
   */
  own: AgentMode;
  /**
   * By approval mode, then by sandbox mode.
   */
  pairs: {[key: string]: {[key: string]: AgentMode}};
}
/**
 * The effect of a pair of modes; or why it is refused.
 */
export interface AgentMode {
  /**
   * Why it is refused; then the other fields are absent.
   */
  refused?: string;
  /**
   * How the agent is started, in Markdown.
   */
  summary?: string;
  /**
   * The granted mode, which may be stricter than the requested one.
   */
  approvalMode?: "ask" | "askDangerous" | "autoEdit" | "autoAll" | (string & {});
  /**
   * The granted mode, which may be stricter than the requested one.
   */
  sandboxMode?: "readOnly" | "workspaceWrite" | "none" | "fullAccess" | (string & {});
  /**
   * The missing guarantees, in words.
   */
  notGuaranteed?: string[];
}
/**
 * The gateway, its features and limits.
 */
export interface GatewayInfo {
  schemaVersion: string;
  version: string;
  features: {[key: string]: unknown};
  limits: GatewayLimits;
  /**
   * The processes that share the sessions; at least the one that answers.
   */
  nodes: GatewayNode[];
  /**
   * The webhooks of the gateway; only for the scope `admin`.
   */
  webhooks?: WebhookStatus[];
}
/**
 * A webhook, and the state of its deliveries.
 */
export interface WebhookStatus {
  /**
   * Its name in the log of the gateway.
   */
  id: string;
  /**
   * The host of its URL; the rest may be a secret.
   */
  host: string;
  /**
   * `disabled`: the receiver answered 410.
   */
  state: "active" | "failing" | "disabled" | (string & {});
  /**
   * Pending deliveries.
   */
  pending: number;
  /**
   * Deliveries since the start of the gateway.
   */
  delivered: number;
  /**
   * Deliveries that failed for good since the start of the gateway.
   */
  abandoned: number;
  /**
   * Why the newest failed attempt failed.
   */
  lastError?: string;
}
/**
 * The limits of the gateway. Larger values are refused or cut.
 */
export interface GatewayLimits {
  /**
   * Bytes of one event.
   */
  maxLineBytes: number;
  /**
   * Bytes of a repeated value; a larger one may be omitted.
   */
  maxRepeatBytes: number;
  /**
   * Characters of a prompt, and of each text part.
   */
  maxPromptCharacters: number;
  /**
   * Bytes of an image or a file in a prompt.
   */
  maxPromptPartBytes: number;
  /**
   * Parts of a prompt.
   */
  maxPromptParts: number;
  /**
   * Bytes of all images and files of a prompt.
   */
  maxPromptBytes: number;
  /**
   * Bytes of a request's body, and of a WebSocket message.
   */
  maxBodyBytes: number;
  /**
   * Events of one page.
   */
  maxPageEvents: number;
  /**
   * Sessions of one page.
   */
  maxPageSessions: number;
  /**
   * Runs at the same time.
   */
  maxRunning: number;
  /**
   * Runs that wait in the queue.
   */
  maxWaiting: number;
}
/**
 * A process of the gateway.
 */
export interface GatewayNode {
  /**
   * Unique among the nodes.
   */
  name: string;
  /**
   * `gateway`: answers requests; `worker`: runs agents.
   */
  roles: ("gateway" | "worker" | (string & {}))[];
  /**
   * The agents that it can run.
   */
  agents: string[];
  load: NodeLoad;
  /**
   * Where it listens.
   */
  url?: string;
  /**
   * The workers that it belongs to.
   */
  pool?: string;
  /**
   * The home folder that it shares with others, which may continue its sessions.
   */
  sharedHome?: string;
  /**
   * It is stopping, and takes no further runs.
   */
  isDraining?: boolean;
  version?: string;
  startedAt?: string;
}
/**
 * The current load of a node.
 */
export interface NodeLoad {
  /**
   * Runs.
   */
  running: number;
  /**
   * Runs that wait. Nodes that share a queue each have its length.
   */
  waiting: number;
  /**
   * The maximum number of runs at the same time.
   */
  maxRunning?: number;
}
/**
 * The caller is logged in: the answer of `POST /v1/login`.
 */
export interface LoginResult {
  /**
   * The name of the token's owner.
   */
  owner: string;
  /**
   * What the caller may do.
   */
  scopes: ("run" | "read" | "answer" | "admin" | (string & {}))[];
  /**
   * When the cookie or ticket expires.
   */
  expiresAt: string;
  /**
   * Passed as `?ticket=` in the URL of a stream; for `as: ticket`.
   */
  ticket?: string;
}
/**
 * All schemas.
 */
export interface SchemaIndex {
  schemas: SchemaEntry[];
}
/**
 * One schema.
 */
export interface SchemaEntry {
  /**
   * `unified`, `native/codex/exec`, …
   */
  name: string;
  $id: string;
  /**
   * Below the folder of the index.
   */
  path: string;
  title: string;
  /**
   * The definition that a value of this schema must satisfy.
   */
  root: string;
  /**
   * By name of a definition: how its members are distinguished. Choose the member first, then validate against `#/$defs/<member>`.
   */
  unions: {[key: string]: SchemaUnion};
}
/**
 * How the members of a union are distinguished: by the value of one property (`tag`, `members`), or by which key is present (`keys`).
 */
export interface SchemaUnion {
  /**
   * The property whose value selects the member.
   */
  tag?: string;
  /**
   * By value of the tag: the name of the definition.
   */
  members?: {[key: string]: string};
  /**
   * The first key that is present selects the member.
   */
  keys?: SchemaKey[];
  extension?: SchemaExtension;
  /**
   * The definition for any other tag, or for none of the keys.
   */
  unknown?: string;
}
/**
 * A key that selects the member of a union.
 */
export interface SchemaKey {
  key: string;
  definition: string;
}
/**
 * The member for a tag that is not in `members` and matches a pattern.
 */
export interface SchemaExtension {
  /**
   * A regular expression.
   */
  pattern: string;
  definition: string;
}
/**
 * A session, as `/api/sessions` returns it.
 */
export interface ApiSession {
  id: string;
  agentId: string;
  projectId: string;
  prompt: string;
  state: "running" | "done" | "failed" | "cancelled";
  createdAt: string;
  updatedAt: string;
}
/**
 * The state of a session: the answer to its creation and its cancellation.
 */
export interface ApiSessionState {
  id: string;
  state: "running" | "done" | "failed" | "cancelled";
}
/**
 * A page of the values of a dialect.
 */
export interface DialectPage {
  /**
   * Values of the requested dialect.
   */
  events: {[key: string]: unknown}[];
  /**
   * The `after` of the next page; null at the end of an ended session.
   */
  next: number | null;
}
/**
 * A piece of the reply; concatenated, the pieces are the whole reply.
 */
export interface OutputAgentToken {
  kind: "agent_token";
  text: string;
}
/**
 * A piece of the agent's thoughts; not part of the reply.
 */
export interface OutputThinking {
  kind: "thinking";
  text: string;
}
/**
 * A tool call started or ended.
 */
export interface OutputToolCall {
  kind: "tool_call";
  id: string;
  name: string;
  status: "started" | "completed" | "failed";
  detail?: string;
  input?: unknown;
}
/**
 * What a tool call returned.
 */
export interface OutputToolResult {
  kind: "tool_result";
  tool_call_id: string;
  output: unknown;
  is_error: boolean;
}
/**
 * A nested agent.
 */
export interface OutputSubagent {
  kind: "subagent";
  id: string;
  status: "started" | "completed" | "failed" | (string & {});
  label: string;
}
/**
 * A hook of the user; SessionStart, Stop and Notification are omitted.
 */
export interface OutputHook {
  kind: "hook";
  id: string;
  name: string;
  status: "started" | "completed" | "failed" | (string & {});
}
/**
 * The tokens of this turn.
 */
export interface OutputUsage {
  kind: "usage";
  /**
   * Without input read from or written to a cache.
   */
  input_tokens: number;
  output_tokens: number;
  cache_read: number;
  cache_write: number;
}
/**
 * Any other line of the CLI's output.
 */
export interface OutputStdout {
  kind: "stdout";
  line: string;
}
/**
 * A line of the CLI's error output; only if the run failed.
 */
export interface OutputStderr {
  kind: "stderr";
  line: string;
}
/**
 * The gateway failed; a session_end with an exit code other than 0 follows.
 */
export interface OutputError {
  kind: "error";
  message: string;
}
/**
 * The end of the stream.
 */
export interface OutputSessionEnd {
  kind: "session_end";
  /**
   * The CLI's exit code; 128 + n for a signal; 1 if the run failed though the code was 0.
   */
  exit_code: number;
  duration_ms: number;
}
/**
 * A kind that this version does not know. Skip it.
 */
export interface OutputUnknown {
  kind: UnknownTag;
  [k: string]: unknown;
}
/**
 * A task and its whole outcome, as one value.
 */
export interface ExecuteResult {
  session_id: string;
  /**
   * The whole text of the agent.
   */
  text: string;
  exit_code: number;
  duration_ms: number;
  events: OutputEvent[];
}
/**
 * The answer to a permission request or a question was accepted.
 */
export interface AnswerAccepted {
  requestId: string;
  outcome: "allowed" | "denied" | "answered" | "declined" | (string & {});
}
/**
 * Whether the server is alive, or accepts requests.
 */
export interface Health {
  ok: boolean;
  /**
   * Why it does not accept requests.
   */
  reason?: string;
  /**
   * Sessions whose log cannot be read.
   */
  quarantined?: number;
}
/**
 * The capabilities that the gateway offers to AG-UI clients.
 */
export interface AgUiCapabilities {
  /**
   * Name and version of the server.
   */
  identity?: {[key: string]: unknown};
  /**
   * How runs are streamed.
   */
  transport?: {[key: string]: unknown};
  /**
   * The supported use of tools.
   */
  tools?: {[key: string]: unknown};
  /**
   * What is kept.
   */
  state?: {[key: string]: unknown};
  /**
   * Whether agents start sub-agents.
   */
  multiAgent?: {[key: string]: unknown};
  /**
   * Whether reasoning is streamed.
   */
  reasoning?: {[key: string]: unknown};
  /**
   * The supported parts of a message.
   */
  multimodal?: {[key: string]: unknown};
  /**
   * Approvals and interrupts.
   */
  humanInTheLoop?: {[key: string]: unknown};
  /**
   * The agents of this server.
   */
  custom?: {[key: string]: unknown};
}
/**
 * An agent, as `/api/agents` lists it.
 */
export interface ApiAgent {
  /**
   * Passed as `agentId`.
   */
  id: string;
  name: string;
  installed: boolean;
  version?: string;
}
/**
 * A workspace, as `/api/projects` lists it.
 */
export interface ApiProject {
  /**
   * Passed as `projectId`.
   */
  id: string;
  name: string;
  path: string;
}
/**
 * A line of the audit log: what a caller did, or why it was refused.
 */
export interface AuditRecord {
  time: string;
  /**
   * `request`: any other request, which was refused.
   */
  action:
    | "request"
    | "login"
    | "sessionCreated"
    | "turnAdded"
    | "permissionAnswered"
    | "questionAnswered"
    | "cancelled"
    | "deleted"
    | "changed"
    | (string & {});
  outcome: "done" | "refused" | (string & {});
  /**
   * The owner of the token; absent if the caller is unknown.
   */
  owner?: string;
  /**
   * The address that the request came from.
   */
  address: string;
  /**
   * The id of the request, as in the log of requests.
   */
  requestId: string;
  method?: string;
  /**
   * The route's template, such as `/v1/sessions/:id`.
   */
  route?: string;
  sessionId?: string;
  agentType?: string;
  /**
   * The id of the permission or the question.
   */
  answered?: string;
  /**
   * How it was answered.
   */
  decision?: string;
  /**
   * The HTTP status of a refusal.
   */
  status?: number;
  /**
   * The kind of a refusal, such as `exceeds-cap`.
   */
  problem?: string;
  /**
   * Why it was refused, in words.
   */
  reason?: string;
}
/**
 * The call failed.
 */
export interface RpcFailure {
  error: RpcError;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
}
/**
 * The call succeeded.
 */
export interface RpcResult {
  result: unknown;
  /**
   * Returned unchanged.
   */
  id?: string | number | null;
}
/**
 * Why a call failed.
 */
export interface RpcError {
  /**
   * -32700 not JSON, -32600 no request, -32601 no such method, -32602 wrong parameter, -32000 anything else.
   */
  code: number;
  message: string;
  data?: unknown;
}
/**
 * An agent asks for permission and waits.
 */
export interface PermissionRequestedMessage {
  type: "permission.requested";
  /**
   * When the event was emitted.
   */
  timestamp: string;
  data: PermissionRequestedEventData;
}
/**
 * An agent asks a question and waits.
 */
export interface QuestionAskedMessage {
  type: "question.asked";
  /**
   * When the event was emitted.
   */
  timestamp: string;
  data: QuestionAskedEventData;
}
/**
 * A run of a session has ended.
 */
export interface RunEndedMessage {
  type: "run.ended";
  /**
   * When the event was emitted.
   */
  timestamp: string;
  data: SessionEndedEventData;
}
/**
 * A message of a later version.
 */
export interface UnknownWebhookMessage {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The event, and the session that it belongs to.
 */
export interface PermissionRequestedEventData {
  sessionId: string;
  /**
   * Which execution of the session: from 1.
   */
  run: number;
  agentType: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The name of the session's owner.
   */
  owner: string;
  /**
   * The id that a client gave the session, such as that of a chat.
   */
  alias?: string;
  /**
   * Long texts of the event are cut; the session's log has them in full.
   */
  truncated?: boolean;
  event: PermissionRequestedEvent;
}
/**
 * The event, and the session that it belongs to.
 */
export interface QuestionAskedEventData {
  sessionId: string;
  /**
   * Which execution of the session: from 1.
   */
  run: number;
  agentType: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The name of the session's owner.
   */
  owner: string;
  /**
   * The id that a client gave the session, such as that of a chat.
   */
  alias?: string;
  /**
   * Long texts of the event are cut; the session's log has them in full.
   */
  truncated?: boolean;
  event: QuestionAskedEvent;
}
/**
 * The event, and the session that it belongs to.
 */
export interface SessionEndedEventData {
  sessionId: string;
  /**
   * Which execution of the session: from 1.
   */
  run: number;
  agentType: "claude" | "codex" | "gemini" | "opencode" | "qwen" | "acp" | "echo" | (string & {});
  /**
   * The name of the session's owner.
   */
  owner: string;
  /**
   * The id that a client gave the session, such as that of a chat.
   */
  alias?: string;
  /**
   * Long texts of the event are cut; the session's log has them in full.
   */
  truncated?: boolean;
  event: SessionEndedEvent;
}
/**
 * The session started.
 */
export interface UesInit {
  type: "init";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesInitPayload;
}
/**
 * What init carries.
 */
export interface UesInitPayload {
  /**
   * Empty if the agent does not report it.
   */
  model: string;
  cwd: string;
  tools: string[];
  capabilities?: {[key: string]: unknown};
}
/**
 * A whole message.
 */
export interface UesText {
  type: "text";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesTextPayload;
}
/**
 * What text carries.
 */
export interface UesTextPayload {
  content: string;
}
/**
 * A piece of a message.
 */
export interface UesTextDelta {
  type: "text_delta";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesTextDeltaPayload;
}
/**
 * What text_delta carries.
 */
export interface UesTextDeltaPayload {
  delta: string;
}
/**
 * A tool is called.
 */
export interface UesToolUse {
  type: "tool_use";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesToolUsePayload;
}
/**
 * What tool_use carries.
 */
export interface UesToolUsePayload {
  toolName: string;
  toolUseId: string;
  input: {[key: string]: unknown};
  description?: string;
}
/**
 * A tool call ended.
 */
export interface UesToolResult {
  type: "tool_result";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesToolResultPayload;
}
/**
 * What tool_result carries.
 */
export interface UesToolResultPayload {
  toolUseId: string;
  toolName: string;
  status: "success" | "error" | "denied";
  output: unknown;
  durationMs?: number;
}
/**
 * A summary of the agent's thoughts.
 */
export interface UesThinking {
  type: "thinking";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesThinkingPayload;
}
/**
 * What thinking carries.
 */
export interface UesThinkingPayload {
  summary: string;
}
/**
 * An error.
 */
export interface UesError {
  type: "error";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesErrorPayload;
}
/**
 * What error carries.
 */
export interface UesErrorPayload {
  code?: string;
  message: string;
  recoverable: boolean;
}
/**
 * The agent asks for permission.
 */
export interface UesPermissionRequest {
  type: "permission_request";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesPermissionRequestPayload;
}
/**
 * What permission_request carries.
 */
export interface UesPermissionRequestPayload {
  toolName: string;
  toolUseId: string;
  input: {[key: string]: unknown};
  reason?: string;
}
/**
 * The session ended; the last event.
 */
export interface UesDone {
  type: "done";
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload: UesDonePayload;
}
/**
 * What done carries.
 */
export interface UesDonePayload {
  status: "success" | "error" | "interrupted" | "max_turns" | "max_budget";
  result?: string;
  /**
   * The agent's own id of the conversation, to resume it.
   */
  resumeToken?: string;
  usage: UesUsage;
  durationMs: number;
}
/**
 * An adapter's own event, as `codex:file_change`.
 */
export interface UesExtension {
  type: `${string}:${string}`;
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload?: unknown;
}
/**
 * A type that this version does not know. Skip it.
 */
export interface UesUnknown {
  type: UnknownTag;
  /**
   * The agent.
   */
  agent: "claude-code" | "codex" | "gemini" | "opencode" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  timestamp: number;
  sessionId: string;
  /**
   * The vendor's own fields.
   */
  metadata?: {[key: string]: unknown};
  payload?: unknown;
  [k: string]: unknown;
}
/**
 * The usage of the session.
 */
export interface UesUsage {
  inputTokens: number;
  outputTokens: number;
  toolUses: number;
  totalCostUsd?: number;
  tokens?: UesTokenReport;
  cost?: UesCost;
}
/**
 * The tokens in detail; absent if they are not known.
 */
export interface UesTokenReport {
  /**
   * Whether the totals include all calls.
   */
  coverage: "complete" | "partial" | (string & {});
  totals: UesTokens;
  /**
   * By model; they add up to the totals.
   */
  records?: UesTokenRecord[];
}
/**
 * The tokens of one model.
 */
export interface UesTokenRecord {
  model?: string;
  tokens: UesTokens;
}
/**
 * Totals and their parts; an absent part is not known.
 */
export interface UesTokens {
  input: UesInputTokens;
  output: UesOutputTokens;
}
/**
 * All input, and its parts.
 */
export interface UesInputTokens {
  total: number;
  uncached?: number;
  cacheRead?: number;
  cacheWrite?: number;
}
/**
 * All output, and its parts.
 */
export interface UesOutputTokens {
  total: number;
  visible?: number;
  reasoning?: number;
}
/**
 * The cost, as the agent reports it.
 */
export interface UesCost {
  amount: number;
  currency: string;
  /**
   * Where the amount comes from.
   */
  source: "agent-estimate" | (string & {});
}
/**
 * Facts about the session.
 */
export interface StreamSystem {
  type: "system";
  subtype: "init" | (string & {});
  /**
   * The native id of the conversation.
   */
  session_id?: string;
  model?: string;
  /**
   * The native line; on request.
   */
  raw?: unknown;
}
/**
 * A piece of text; the next `text` replaces the pieces before it.
 */
export interface StreamPartial {
  type: "partial";
  content: string;
}
/**
 * A whole text.
 */
export interface StreamText {
  type: "text";
  content: string;
  /**
   * The native line; on request.
   */
  raw?: unknown;
}
/**
 * A tool is called, or runs.
 */
export interface StreamToolUse {
  type: "tool_use";
  tool: string;
  /**
   * The tool's arguments; for AskUserQuestion the list of questions.
   */
  input?: {[key: string]: unknown} | StreamQuestion[];
  /**
   * The current activity.
   */
  message?: string;
  /**
   * The native line; on request.
   */
  raw?: unknown;
}
/**
 * The agent finished. Last event.
 */
export interface StreamResult {
  type: "result";
  /**
   * The id to resume the conversation with.
   */
  session_id?: string;
  /**
   * The native line; on request.
   */
  raw?: unknown;
}
/**
 * The session is busy; the message waits.
 */
export interface StreamQueued {
  type: "queued";
  /**
   * From 1.
   */
  position: number;
}
/**
 * An error. Last event.
 */
export interface StreamError {
  type: "error";
  message: string;
}
/**
 * The connection is alive; every 30 seconds.
 */
export interface StreamPing {
  type: "ping";
}
/**
 * The operation was interrupted. Last event.
 */
export interface StreamInterrupted {
  type: "interrupted";
}
/**
 * A type that this version does not know. Skip it.
 */
export interface StreamUnknown {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * One question of AskUserQuestion.
 */
export interface StreamQuestion {
  header: string;
  options: StreamQuestionOption[];
  multiSelect?: boolean;
}
/**
 * One answer to choose.
 */
export interface StreamQuestionOption {
  description: string;
  label?: string;
}
/**
 * A plan or a thought of the agent.
 */
export interface SessionPlan {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "plan";
  payload: SessionPlanPayload;
}
/**
 * What plan carries.
 */
export interface SessionPlanPayload {
  message: string;
}
/**
 * A text of the agent.
 */
export interface SessionLog {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "log";
  payload: SessionLogPayload;
}
/**
 * What log carries.
 */
export interface SessionLogPayload {
  line: string;
}
/**
 * A file was changed.
 */
export interface SessionDiff {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "diff";
  payload: SessionDiffPayload;
}
/**
 * What diff carries.
 */
export interface SessionDiffPayload {
  file: string;
  diff?: string;
}
/**
 * A tool is called.
 */
export interface SessionAction {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "action";
  payload: SessionActionPayload;
}
/**
 * What action carries.
 */
export interface SessionActionPayload {
  tool: string;
  args?: {[key: string]: unknown};
}
/**
 * A tool call ended.
 */
export interface SessionToolResult {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "toolResult";
  payload: SessionToolResultPayload;
}
/**
 * What toolResult carries.
 */
export interface SessionToolResultPayload {
  tool: string;
  success: boolean;
  output?: unknown;
}
/**
 * The session failed.
 */
export interface SessionError {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "error";
  payload: SessionErrorPayload;
}
/**
 * What error carries.
 */
export interface SessionErrorPayload {
  message: string;
}
/**
 * The session was cancelled.
 */
export interface SessionCancelled {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "cancelled";
  payload: SessionCancelledPayload;
}
/**
 * What cancelled carries.
 */
export interface SessionCancelledPayload {}
/**
 * A type that this version does not know.
 */
export interface SessionUnknown {
  type: UnknownTag;
  id: string;
  sessionId: string;
  timestamp: string;
  payload: {[key: string]: unknown};
  [k: string]: unknown;
}
/**
 * A message starts: a run.
 */
export interface UiStart {
  type: "start";
  messageId?: string;
  messageMetadata?: UiRunMetadata;
}
/**
 * The message is complete.
 */
export interface UiFinish {
  type: "finish";
  finishReason?:
    | "stop"
    | "length"
    | "content-filter"
    | "tool-calls"
    | "error"
    | "interrupted"
    | "other"
    | (string & {});
  messageMetadata?: UiRunMetadata;
}
/**
 * The run was cancelled.
 */
export interface UiAbort {
  type: "abort";
  reason?: string;
}
/**
 * The run failed.
 */
export interface UiError {
  type: "error";
  errorText: string;
}
/**
 * Facts about the message, added to those before.
 */
export interface UiMessageMetadata {
  type: "message-metadata";
  messageMetadata: UiRunMetadata;
}
/**
 * A step starts: a turn.
 */
export interface UiStartStep {
  type: "start-step";
}
/**
 * A step ends.
 */
export interface UiFinishStep {
  type: "finish-step";
}
/**
 * The parts of the current step are removed; AI SDK 7.
 */
export interface UiResetStep {
  type: "reset-step";
}
/**
 * A part of text starts.
 */
export interface UiTextStart {
  type: "text-start";
  /**
   * Of the part that it belongs to.
   */
  id: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * The next piece of a text.
 */
export interface UiTextDelta {
  type: "text-delta";
  /**
   * Of the part that it belongs to.
   */
  id: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
  /**
   * The next piece.
   */
  delta: string;
}
/**
 * A part of text is complete.
 */
export interface UiTextEnd {
  type: "text-end";
  /**
   * Of the part that it belongs to.
   */
  id: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * A part of reasoning starts.
 */
export interface UiReasoningStart {
  type: "reasoning-start";
  /**
   * Of the part that it belongs to.
   */
  id: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * The next piece of reasoning.
 */
export interface UiReasoningDelta {
  type: "reasoning-delta";
  /**
   * Of the part that it belongs to.
   */
  id: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
  /**
   * The next piece.
   */
  delta: string;
}
/**
 * A part of reasoning is complete.
 */
export interface UiReasoningEnd {
  type: "reasoning-end";
  /**
   * Of the part that it belongs to.
   */
  id: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * The arguments of a tool call start to arrive.
 */
export interface UiToolInputStart {
  type: "tool-input-start";
  toolCallId: string;
  /**
   * The agent runs the tool itself; always set by us.
   */
  providerExecuted?: boolean;
  /**
   * The reader need not know the tool; always set by us.
   */
  dynamic?: boolean;
  toolMetadata?: {[key: string]: unknown};
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
  toolName: string;
  title?: string;
  inputEncoding?: "json" | "text" | (string & {});
}
/**
 * The next piece of a call's arguments, as text.
 */
export interface UiToolInputDelta {
  type: "tool-input-delta";
  toolCallId: string;
  inputTextDelta: string;
}
/**
 * A call's arguments, whole; sent again when they were not known at first.
 */
export interface UiToolInputAvailable {
  type: "tool-input-available";
  toolCallId: string;
  /**
   * The agent runs the tool itself; always set by us.
   */
  providerExecuted?: boolean;
  /**
   * The reader need not know the tool; always set by us.
   */
  dynamic?: boolean;
  toolMetadata?: {[key: string]: unknown};
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
  toolName: string;
  title?: string;
  /**
   * The arguments.
   */
  input: unknown;
}
/**
 * A call was withdrawn, or its arguments are not valid.
 */
export interface UiToolInputError {
  type: "tool-input-error";
  toolCallId: string;
  /**
   * The agent runs the tool itself; always set by us.
   */
  providerExecuted?: boolean;
  /**
   * The reader need not know the tool; always set by us.
   */
  dynamic?: boolean;
  toolMetadata?: {[key: string]: unknown};
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
  toolName: string;
  title?: string;
  input: unknown;
  errorText: string;
}
/**
 * A call waits for permission.
 */
export interface UiToolApprovalRequest {
  type: "tool-approval-request";
  approvalId: string;
  toolCallId: string;
  reason?: string;
  isAutomatic?: boolean;
  signature?: string;
}
/**
 * A permission was given or denied; AI SDK 7.
 */
export interface UiToolApprovalResponse {
  type: "tool-approval-response";
  approvalId: string;
  approved: boolean;
  reason?: string;
  providerExecuted?: boolean;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * What a call returned.
 */
export interface UiToolOutputAvailable {
  type: "tool-output-available";
  toolCallId: string;
  /**
   * The agent runs the tool itself; always set by us.
   */
  providerExecuted?: boolean;
  /**
   * The reader need not know the tool; always set by us.
   */
  dynamic?: boolean;
  toolMetadata?: {[key: string]: unknown};
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
  /**
   * The result; while `preliminary`, the end of its output.
   */
  output: unknown;
  /**
   * The call still runs.
   */
  preliminary?: boolean;
}
/**
 * A call failed.
 */
export interface UiToolOutputError {
  type: "tool-output-error";
  toolCallId: string;
  /**
   * The agent runs the tool itself; always set by us.
   */
  providerExecuted?: boolean;
  /**
   * The reader need not know the tool; always set by us.
   */
  dynamic?: boolean;
  toolMetadata?: {[key: string]: unknown};
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
  errorText: string;
}
/**
 * A call was not permitted.
 */
export interface UiToolOutputDenied {
  type: "tool-output-denied";
  toolCallId: string;
}
/**
 * A page that the answer is based on.
 */
export interface UiSourceUrl {
  type: "source-url";
  sourceId: string;
  url: string;
  title?: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * A document that the answer is based on.
 */
export interface UiSourceDocument {
  type: "source-document";
  sourceId: string;
  mediaType: string;
  title: string;
  filename?: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * A file of the answer.
 */
export interface UiFile {
  type: "file";
  url: string;
  mediaType: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * A file of the reasoning; AI SDK 7.
 */
export interface UiReasoningFile {
  type: "reasoning-file";
  url: string;
  mediaType: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * A message of the user's that was added to the running turn; AI SDK 7.
 */
export interface UiSteeringMessage {
  type: "steering-message";
  id: string;
  parts: {[key: string]: unknown}[];
}
/**
 * A provider's own part; AI SDK 7.
 */
export interface UiCustom {
  type: "custom";
  kind: string;
  /**
   * Facts by provider.
   */
  providerMetadata?: {[key: string]: {[key: string]: unknown}};
}
/**
 * One of our own parts, as `data-permission`. A part with the same type and id replaces the earlier one.
 */
export interface UiData {
  type: `data-${string}`;
  id?: string;
  data: unknown;
  /**
   * Not part of the message.
   */
  transient?: boolean;
}
/**
 * A type that this version does not know. Skip it.
 */
export interface UiUnknown {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * Facts about a message, and so about its run.
 */
export interface UiRunMetadata {
  sessionId?: string;
  run?: number;
  /**
   * The newest event that the message contains: where to resume.
   */
  seq?: number;
  agentType?: string;
  model?: string;
  usage?: TokenUsage;
  costUsd?: number;
  durationMs?: number;
}
/**
 * A run starts.
 */
export interface AgUiRunStarted {
  type: "RUN_STARTED";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  /**
   * The session.
   */
  threadId: string;
  /**
   * `<sessionId>/<run>`.
   */
  runId: string;
  protocolVersion?: string;
  parentRunId?: string;
  /**
   * What the run was started with.
   */
  input?: {[key: string]: unknown};
}
/**
 * The run ended, completed or cancelled.
 */
export interface AgUiRunFinished {
  type: "RUN_FINISHED";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  /**
   * The session.
   */
  threadId: string;
  /**
   * `<sessionId>/<run>`.
   */
  runId: string;
  result?: unknown;
  outcome?: AgUiOutcome;
  usage?: AgUiUsage[];
}
/**
 * The run failed.
 */
export interface AgUiRunError {
  type: "RUN_ERROR";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  message: string;
  /**
   * The errorCode.
   */
  code?: string;
  usage?: AgUiUsage[];
}
/**
 * A step starts: a turn.
 */
export interface AgUiStepStarted {
  type: "STEP_STARTED";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  stepName: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A step ends.
 */
export interface AgUiStepFinished {
  type: "STEP_FINISHED";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  stepName: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A message starts.
 */
export interface AgUiTextMessageStart {
  type: "TEXT_MESSAGE_START";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  role?: "developer" | "system" | "assistant" | "user" | (string & {});
  name?: string;
}
/**
 * The next piece of a message.
 */
export interface AgUiTextMessageContent {
  type: "TEXT_MESSAGE_CONTENT";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  /**
   * The next piece.
   */
  delta: string;
}
/**
 * A message is complete.
 */
export interface AgUiTextMessageEnd {
  type: "TEXT_MESSAGE_END";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A message in one event. Not sent by us.
 */
export interface AgUiTextMessageChunk {
  type: "TEXT_MESSAGE_CHUNK";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId?: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  role?: "developer" | "system" | "assistant" | "user" | (string & {});
  name?: string;
  /**
   * The next piece.
   */
  delta?: string;
}
/**
 * Reasoning starts.
 */
export interface AgUiReasoningStart {
  type: "REASONING_START";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A message of reasoning starts.
 */
export interface AgUiReasoningMessageStart {
  type: "REASONING_MESSAGE_START";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  role: "reasoning";
}
/**
 * The next piece of reasoning.
 */
export interface AgUiReasoningMessageContent {
  type: "REASONING_MESSAGE_CONTENT";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  /**
   * The next piece.
   */
  delta: string;
}
/**
 * A message of reasoning is complete.
 */
export interface AgUiReasoningMessageEnd {
  type: "REASONING_MESSAGE_END";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * Reasoning in one event. Not sent by us.
 */
export interface AgUiReasoningMessageChunk {
  type: "REASONING_MESSAGE_CHUNK";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId?: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  /**
   * The next piece.
   */
  delta?: string;
}
/**
 * Reasoning ends.
 */
export interface AgUiReasoningEnd {
  type: "REASONING_END";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * Encrypted reasoning. Not sent by us.
 */
export interface AgUiReasoningEncryptedValue {
  type: "REASONING_ENCRYPTED_VALUE";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  subtype: "tool-call" | "message" | (string & {});
  entityId: string;
  encryptedValue: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A tool call starts; its arguments follow.
 */
export interface AgUiToolCallStart {
  type: "TOOL_CALL_START";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  toolCallId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  toolCallName: string;
  parentMessageId?: string;
}
/**
 * The next piece of a call's arguments, as JSON text.
 */
export interface AgUiToolCallArgs {
  type: "TOOL_CALL_ARGS";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  toolCallId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  /**
   * The next piece.
   */
  delta: string;
}
/**
 * A call's arguments are complete.
 */
export interface AgUiToolCallEnd {
  type: "TOOL_CALL_END";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  toolCallId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A call in one event. Not sent by us.
 */
export interface AgUiToolCallChunk {
  type: "TOOL_CALL_CHUNK";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  toolCallId?: string;
  toolCallName?: string;
  parentMessageId?: string;
  /**
   * The next piece.
   */
  delta?: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * What a call returned.
 */
export interface AgUiToolCallResult {
  type: "TOOL_CALL_RESULT";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  toolCallId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  /**
   * Text from us; may be a list of parts.
   */
  content: string | {[key: string]: unknown}[];
  role?: "tool";
}
/**
 * A sub-agent starts.
 */
export interface AgUiSubagentStarted {
  type: "SUBAGENT_STARTED";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  subagentRunId: string;
  name: string;
  /**
   * Its prompt.
   */
  description?: string;
  parentSubagentRunId?: string;
  parentToolCallId?: string;
  parentMessageId?: string;
}
/**
 * A sub-agent ended.
 */
export interface AgUiSubagentFinished {
  type: "SUBAGENT_FINISHED";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  subagentRunId: string;
  result?: unknown;
  outcome?: AgUiSubagentOutcome;
}
/**
 * A sub-agent failed.
 */
export interface AgUiSubagentError {
  type: "SUBAGENT_ERROR";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  subagentRunId: string;
  message: string;
  code?: string;
}
/**
 * An activity to show next to the messages, whole.
 */
export interface AgUiActivitySnapshot {
  type: "ACTIVITY_SNAPSHOT";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  /**
   * `PLAN` for a plan.
   */
  activityType: string;
  content: unknown;
  replace?: boolean;
}
/**
 * An activity changed.
 */
export interface AgUiActivityDelta {
  type: "ACTIVITY_DELTA";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messageId: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
  /**
   * `PLAN` for a plan.
   */
  activityType: string;
  /**
   * A JSON Patch (RFC 6902).
   */
  patch: AgUiPatch[];
}
/**
 * The state that agent and front end share, whole. Not sent by us.
 */
export interface AgUiStateSnapshot {
  type: "STATE_SNAPSHOT";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  snapshot: unknown;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * The shared state changed. Not sent by us.
 */
export interface AgUiStateDelta {
  type: "STATE_DELTA";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  /**
   * A JSON Patch (RFC 6902).
   */
  delta: AgUiPatch[];
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * All messages of the thread.
 */
export interface AgUiMessagesSnapshot {
  type: "MESSAGES_SNAPSHOT";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  messages: {[key: string]: unknown}[];
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * An event of another protocol. Not sent by us.
 */
export interface AgUiRaw {
  type: "RAW";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  event: unknown;
  source?: string;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A unified event that AG-UI has no event for.
 */
export interface AgUiCustom {
  type: "CUSTOM";
  /**
   * Milliseconds since 1970.
   */
  timestamp?: number;
  rawEvent?: unknown;
  metadata?: unknown;
  /**
   * The type of the unified event.
   */
  name: string;
  /**
   * The event, without the fields that every event has.
   */
  value: unknown;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * A type that this version does not know. Skip it.
 */
export interface AgUiUnknown {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The run completed.
 */
export interface AgUiSuccess {
  type: "success";
  pendingToolCallIds?: string[];
}
/**
 * The run was cancelled.
 */
export interface AgUiCancelled {
  type: "cancelled";
}
/**
 * The run waits for an answer.
 */
export interface AgUiInterrupt {
  type: "interrupt";
  interrupts: AgUiInterruption[];
}
/**
 * An outcome that this version does not know.
 */
export interface AgUiUnknownOutcome {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * One question that a run waits for.
 */
export interface AgUiInterruption {
  id: string;
  reason: string;
  message?: string;
  toolCallId?: string;
  /**
   * The JSON Schema of the answer.
   */
  responseSchema?: unknown;
  /**
   * ISO 8601.
   */
  expiresAt?: string;
  metadata?: unknown;
  /**
   * The sub-agent that it belongs to. Absent: the main agent.
   */
  subagentRunId?: string;
}
/**
 * How a sub-agent ended.
 */
export interface AgUiSubagentOutcome {
  type: "success" | "suspended" | (string & {});
  interruptIds?: string[];
}
/**
 * Tokens of one model.
 */
export interface AgUiUsage {
  provider?: string;
  model?: string;
  inputTokens?: number;
  outputTokens?: number;
  totalTokens?: number;
  reasoningTokens?: number;
  cachedInputTokens?: number;
  cacheWriteInputTokens?: number;
}
/**
 * One operation of a JSON Patch.
 */
export interface AgUiPatch {
  op: "add" | "remove" | "replace" | "move" | "copy" | "test" | (string & {});
  /**
   * A JSON Pointer.
   */
  path: string;
  /**
   * A JSON Pointer; for `move` and `copy`.
   */
  from?: string;
  /**
   * For `add`, `replace` and `test`.
   */
  value?: unknown;
}
/**
 * The agent reports progress.
 */
export interface AcpSessionUpdateNotification {
  jsonrpc?: "2.0";
  method: "session/update";
  params: AcpSessionUpdateParams;
}
/**
 * A setting of the session, such as its model or its mode.
 */
export interface AcpConfigOption {
  id: string;
  currentValue: string | boolean;
  name?: string | null;
  description?: string | null;
  category?: "mode" | "model" | "model_config" | "thought_level" | (string & {}) | null;
  type?: "select" | "boolean" | (string & {});
  /**
   * The choices.
   */
  options?: AcpConfigChoice[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Choices that belong together.
 */
export interface AcpConfigGroup {
  /**
   * The group's id.
   */
  group: string;
  name?: string | null;
  options: AcpConfigValue[];
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * One choice.
 */
export interface AcpConfigValue {
  value: string;
  name?: string | null;
  description?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A choice of a kind that this version does not know.
 */
export interface AcpOtherConfigChoice {
  name?: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * An update of a session.
 */
export interface AcpSessionUpdateParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  update: AcpUpdate;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A piece of the user's message; the agent repeats it when a session is loaded.
 */
export interface AcpUserMessageChunk {
  sessionUpdate: "user_message_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  content: AcpContentBlock;
  messageId?: string | null;
}
/**
 * The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the first prompt.
 */
export interface AcpAgentMessageChunk {
  sessionUpdate: "agent_message_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  content: AcpContentBlock;
  messageId?: string | null;
}
/**
 * The next piece of the agent's thoughts.
 */
export interface AcpAgentThoughtChunk {
  sessionUpdate: "agent_thought_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  content: AcpContentBlock;
  messageId?: string | null;
}
/**
 * A tool call started. Gemini CLI omits it if it asked for permission first, and repeats ended calls when a session is loaded.
 */
export interface AcpToolCall {
  sessionUpdate: "tool_call";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * In Gemini CLI it begins with the tool's name and `__`.
   */
  toolCallId: string;
  name?: string | null;
  kind?:
    | "read"
    | "edit"
    | "delete"
    | "move"
    | "search"
    | "execute"
    | "think"
    | "fetch"
    | "switch_mode"
    | "other"
    | (string & {})
    | null;
  status?: "pending" | "in_progress" | "completed" | "failed" | (string & {}) | null;
  /**
   * The whole content of the call: it replaces the earlier content. The text that the model received may be missing.
   */
  content?: AcpToolCallContent[] | null;
  locations?: AcpLocation[] | null;
  /**
   * The arguments, if the agent sends them.
   */
  rawInput?: unknown;
  /**
   * The result, if the agent sends it.
   */
  rawOutput?: unknown;
  /**
   * A line for people; opencode first gives the tool's name.
   */
  title: string;
}
/**
 * A tool call continued or ended; only the changed fields are sent. Gemini CLI sends none after a refusal.
 */
export interface AcpToolCallUpdate {
  sessionUpdate: "tool_call_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * In Gemini CLI it begins with the tool's name and `__`.
   */
  toolCallId: string;
  name?: string | null;
  kind?:
    | "read"
    | "edit"
    | "delete"
    | "move"
    | "search"
    | "execute"
    | "think"
    | "fetch"
    | "switch_mode"
    | "other"
    | (string & {})
    | null;
  status?: "pending" | "in_progress" | "completed" | "failed" | (string & {}) | null;
  /**
   * The whole content of the call: it replaces the earlier content. The text that the model received may be missing.
   */
  content?: AcpToolCallContent[] | null;
  locations?: AcpLocation[] | null;
  /**
   * The arguments, if the agent sends them.
   */
  rawInput?: unknown;
  /**
   * The result, if the agent sends it.
   */
  rawOutput?: unknown;
  title?: string | null;
}
/**
 * The plan, whole; it replaces the one before.
 */
export interface AcpPlan {
  sessionUpdate: "plan";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  entries: AcpPlanEntry[];
}
/**
 * The list of slash commands; it may come before the first prompt.
 */
export interface AcpAvailableCommandsUpdate {
  sessionUpdate: "available_commands_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  availableCommands: AcpCommand[];
}
/**
 * The agent changed its mode.
 */
export interface AcpCurrentModeUpdate {
  sessionUpdate: "current_mode_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  currentModeId: string;
}
/**
 * Settings changed; all of them are sent.
 */
export interface AcpConfigOptionUpdate {
  sessionUpdate: "config_option_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  configOptions: AcpConfigOption[];
}
/**
 * Facts of the session changed; null removes a fact.
 */
export interface AcpSessionInfoUpdate {
  sessionUpdate: "session_info_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  title?: string | null;
  updatedAt?: string | null;
}
/**
 * How full the context is, and what the session cost so far.
 */
export interface AcpUsageUpdate {
  sessionUpdate: "usage_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * Tokens in the context.
   */
  used: number;
  /**
   * Tokens that the context can hold.
   */
  size: number;
  cost?: AcpCost | null;
}
/**
 * A notice for people.
 */
export interface AcpNotice {
  sessionUpdate: "notice";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  severity: "info" | "warning" | "error" | (string & {});
  title: string;
  description?: string | null;
}
/**
 * The agent shortens the conversation to fit.
 */
export interface AcpCompactionUpdate {
  sessionUpdate: "compaction_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  compactionId: string;
  status: "in_progress" | "completed" | "failed" | "cancelled" | (string & {});
  summary?: AcpContentBlock[] | null;
  error?: string | null;
}
/**
 * The next piece of the summary that replaces the conversation.
 */
export interface AcpCompactionSummaryChunk {
  sessionUpdate: "compaction_summary_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  compactionId: string;
  content: AcpContentBlock;
}
/**
 * A kind of update that this version does not know.
 */
export interface AcpUnknownUpdate {
  sessionUpdate: UnknownTag;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  [k: string]: unknown;
}
/**
 * One step of a plan.
 */
export interface AcpPlanEntry {
  content: string;
  status: "pending" | "in_progress" | "completed" | (string & {});
  priority?: "high" | "medium" | "low" | (string & {});
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A slash command.
 */
export interface AcpCommand {
  /**
   * Without the slash; it may have spaces.
   */
  name: string;
  description?: string | null;
  /**
   * Absent: the command takes no input.
   */
  input?: AcpCommandInput | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The input of a command.
 */
export interface AcpCommandInput {
  hint?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Text, or another block of content.
 */
export interface AcpToolCallBlock {
  type: "content";
  content: AcpContentBlock;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A change of a file: intended while the call is pending, made once it completed.
 */
export interface AcpToolCallDiff {
  type: "diff";
  path: string;
  /**
   * The text after.
   */
  newText: string;
  oldText?: string | null;
  _meta?: AcpDiffMeta | null;
}
/**
 * The output of a command that the host runs.
 */
export interface AcpToolCallTerminal {
  type: "terminal";
  terminalId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A type that this version does not know.
 */
export interface AcpToolCallUnknownContent {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * An agent's own additions to a diff.
 */
export interface AcpDiffMeta {
  /**
   * Sent by Gemini CLI; `update` by codex-acp.
   */
  kind?: "add" | "modify" | "update" | "delete" | (string & {});
}
/**
 * A place in a file that a tool call works on.
 */
export interface AcpLocation {
  path: string;
  line?: number | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Text.
 */
export interface AcpTextBlock {
  type: "text";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  text: string;
}
/**
 * An image.
 */
export interface AcpImageBlock {
  type: "image";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * Base64.
   */
  data: string;
  mimeType: string;
  uri?: string | null;
}
/**
 * Sound.
 */
export interface AcpAudioBlock {
  type: "audio";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * Base64.
   */
  data: string;
  mimeType: string;
}
/**
 * A file by its address.
 */
export interface AcpResourceLinkBlock {
  type: "resource_link";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  uri: string;
  name?: string | null;
  title?: string | null;
  description?: string | null;
  mimeType?: string | null;
  size?: number | null;
}
/**
 * A file with its content.
 */
export interface AcpResourceBlock {
  type: "resource";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  resource: AcpResource;
}
/**
 * A type that this version does not know.
 */
export interface AcpUnknownBlock {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The content of a file: `text`, or bytes as `blob`.
 */
export interface AcpResource {
  uri: string;
  mimeType?: string | null;
  text?: string;
  /**
   * Base64.
   */
  blob?: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The audience of a block, and its priority.
 */
export interface AcpAnnotations {
  audience?: ("user" | "assistant" | (string & {}))[] | null;
  priority?: number | null;
  lastModified?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Money, cumulative over the session.
 */
export interface AcpCost {
  amount: number;
  /**
   * Such as `USD`.
   */
  currency: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}

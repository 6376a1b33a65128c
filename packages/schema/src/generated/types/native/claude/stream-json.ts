// @generated from schemas/v1/native/claude/stream-json.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line that Claude Code, or Qwen Code, prints with `--output-format stream-json`.
 */
export type ClaudeOutputMessage =
  | ClaudeSystemMessage
  | ClaudeAssistantMessage
  | ClaudeUserMessage
  | ClaudeStreamEventMessage
  | ClaudeResultMessage
  | ClaudeRateLimitEvent
  | ClaudePromptSuggestion
  | ClaudeToolProgress
  | ClaudeToolUseSummary
  | ClaudeTranscriptMirror
  | ClaudeCommandLifecycle
  | ClaudeConversationReset
  | ClaudeControlRequest
  | ClaudeControlResponse
  | ClaudeControlCancelRequest
  | ClaudeKeepAlive
  | ClaudeUnknownOutput;
/**
 * Something about the session, its tasks or its hooks.
 */
export type ClaudeSystemMessage =
  | ClaudeSystemInit
  | ClaudeSystemStatus
  | ClaudeSystemCompactBoundary
  | ClaudeSystemSessionStateChanged
  | ClaudeSystemSessionTitleChanged
  | ClaudeSystemCommandsChanged
  | ClaudeSystemThinkingTokens
  | ClaudeSystemApiRetry
  | ClaudeSystemRetry
  | ClaudeSystemModelFallback
  | ClaudeSystemModelRefusalFallback
  | ClaudeSystemModelRefusalNoFallback
  | ClaudeSystemTaskStarted
  | ClaudeSystemTaskProgress
  | ClaudeSystemTaskUpdated
  | ClaudeSystemTaskNotification
  | ClaudeSystemBackgroundTasksChanged
  | ClaudeSystemHookStarted
  | ClaudeSystemHookProgress
  | ClaudeSystemHookResponse
  | ClaudeSystemPermissionDenied
  | ClaudeSystemNotification
  | ClaudeSystemInformational
  | ClaudeSystemPluginInstall
  | ClaudeUnknownSystemMessage;
/**
 * A sub-agent or a command started. Commands are reported only after a while.
 */
export type ClaudeSystemTaskStarted = ClaudeSystemTaskStartedData | ClaudeSystemTaskStartedLine;
/**
 * A sub-agent uses a tool.
 */
export type ClaudeSystemTaskProgress = ClaudeSystemTaskProgressData | ClaudeSystemTaskProgressLine;
/**
 * A task ended. May be repeated.
 */
export type ClaudeSystemTaskNotification =
  ClaudeSystemTaskNotificationData | ClaudeSystemTaskNotificationLine;
/**
 * One block of an assistant message.
 */
export type ClaudeContentBlock =
  | ClaudeTextBlock
  | ClaudeThinkingBlock
  | ClaudeRedactedThinkingBlock
  | ClaudeToolUseBlock
  | ClaudeServerToolUseBlock
  | ClaudeWebSearchResultBlock
  | ClaudeUnknownContentBlock;
/**
 * Where a text comes from.
 */
export type ClaudeCitation = ClaudeCharCitation | ClaudeUnknownCitation;
/**
 * One block of a user message.
 */
export type ClaudeUserBlock =
  | ClaudeTextBlock
  | ClaudeImageBlock
  | ClaudeDocumentBlock
  | ClaudeToolResultBlock
  | ClaudeUnknownUserBlock;
/**
 * One part of a tool result that is more than a text.
 */
export type ClaudeToolResultPart = ClaudeTextBlock | ClaudeImageBlock | ClaudeUnknownToolResultPart;
/**
 * Where the data of an image or a document is.
 */
export type ClaudeMediaSource = ClaudeInlineSource | ClaudeUrlSource | ClaudeUnknownSource;
/**
 * An event of the API's own stream.
 */
export type ClaudeStreamEvent =
  | ClaudeMessageStart
  | ClaudeContentBlockStart
  | ClaudeContentBlockDelta
  | ClaudeContentBlockStop
  | ClaudeMessageDelta
  | ClaudeMessageStop
  | ClaudeGoalState
  | ClaudeUnknownStreamEvent;
/**
 * What is added to a block.
 */
export type ClaudeDelta =
  | ClaudeTextDelta
  | ClaudeThinkingDelta
  | ClaudeSignatureDelta
  | ClaudeInputJsonDelta
  | ClaudeCitationsDelta
  | ClaudeUnknownDelta;
/**
 * A turn ended. Not always the last line: tasks, suggestions and further turns may follow.
 */
export type ClaudeResultMessage =
  | ClaudeResultSuccess
  | ClaudeResultErrorDuringExecution
  | ClaudeResultErrorMaxTurns
  | ClaudeResultErrorMaxBudgetUsd
  | ClaudeResultErrorMaxStructuredOutputRetries
  | ClaudeUnknownResult;
/**
 * What the CLI asks.
 */
export type ClaudeControlRequestBody =
  | ClaudeCanUseToolRequest
  | ClaudeElicitationRequest
  | ClaudeHookCallbackRequest
  | ClaudeMcpMessageRequest
  | ClaudeUnknownControlRequest;
/**
 * A change to what is allowed from now on.
 */
export type ClaudePermissionUpdate =
  ClaudeAddRules | ClaudeAddDirectories | ClaudeSetMode | ClaudeUnknownPermissionUpdate;
/**
 * An answer of the CLI: success or error.
 */
export type ClaudeControlResponseBody =
  ClaudeControlSuccess | ClaudeControlError | ClaudeUnknownControlResponse;

/**
 * A turn starts, with its tools and settings. Comes once per turn, not per process.
 */
export interface ClaudeSystemInit {
  subtype: "init";
  type: "system";
  /**
   * What `--resume` takes. It changes when the context is cleared.
   */
  session_id: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * May have a suffix, such as `[1m]`.
   */
  model?: string;
  cwd?: string;
  original_cwd?: string;
  additional_directories?: string[];
  /**
   * The sub-agent tool is listed as `Task`, and called `Agent`.
   */
  tools?: string[];
  mcp_servers?: ClaudeMcpServer[];
  permissionMode?:
    "default" | "acceptEdits" | "plan" | "dontAsk" | "bypassPermissions" | (string & {});
  /**
   * Qwen Code's name for `permissionMode`.
   */
  permission_mode?: "default" | "yolo" | (string & {});
  slash_commands?: string[];
  terminal_slash_commands?: string[];
  agents?: string[];
  skills?: string[];
  plugins?: ClaudePlugin[];
  capabilities?: string[];
  /**
   * `none` without a key.
   */
  apiKeySource?: string;
  claude_code_version?: string;
  qwen_code_version?: string;
  output_style?: string;
  view_mode?: string;
  memory_paths?: {[key: string]: unknown};
  messaging_socket_path?: string;
  analytics_disabled?: boolean;
  product_feedback_disabled?: boolean;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string | null;
  per_turn_effort_active?: boolean;
  ultrathink_available?: boolean;
  ultrathink_typed_raises?: boolean;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
}
/**
 * An MCP server, and whether it works.
 */
export interface ClaudeMcpServer {
  name: string;
  status: "connected" | "failed" | "pending" | "needs-auth" | "disabled" | (string & {});
}
/**
 * A plugin that is loaded.
 */
export interface ClaudePlugin {
  name: string;
  path?: string;
  source?: string;
}
/**
 * What the CLI does now, a change of mode, or the end of a compaction.
 */
export interface ClaudeSystemStatus {
  subtype: "status";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * Null: nothing any more.
   */
  status: "requesting" | "compacting" | (string & {}) | null;
  /**
   * The mode from now on.
   */
  permissionMode?:
    "default" | "acceptEdits" | "plan" | "dontAsk" | "bypassPermissions" | (string & {});
  compact_result?: "success" | "failed" | (string & {});
  compact_error?: string;
  compact_output_chars?: number;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
}
/**
 * The context was compacted: what came before is a summary now.
 */
export interface ClaudeSystemCompactBoundary {
  subtype: "compact_boundary";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  compact_metadata: ClaudeCompaction;
  logical_parent_uuid?: string | null;
}
/**
 * How the context was compacted.
 */
export interface ClaudeCompaction {
  trigger: "auto" | "manual" | (string & {});
  /**
   * Size of the context before.
   */
  pre_tokens: number;
  /**
   * Size of the context after.
   */
  post_tokens?: number;
  cumulative_dropped_tokens?: number;
  duration_ms?: number;
  preserved_segment?: {[key: string]: unknown} | null;
  preserved_messages?: {[key: string]: unknown} | null;
}
/**
 * The session is busy, waits for an answer, or is done.
 */
export interface ClaudeSystemSessionStateChanged {
  subtype: "session_state_changed";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  state: "running" | "requires_action" | "idle" | (string & {});
}
/**
 * The session has a new title.
 */
export interface ClaudeSystemSessionTitleChanged {
  subtype: "session_title_changed";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  title: string;
}
/**
 * The slash commands changed: skills or plugins were added.
 */
export interface ClaudeSystemCommandsChanged {
  subtype: "commands_changed";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  commands: ClaudeSlashCommand[];
}
/**
 * A slash command.
 */
export interface ClaudeSlashCommand {
  /**
   * Without its slash.
   */
  name: string;
  description?: string;
  argumentHint?: string | null;
  aliases?: string[];
  builtin?: boolean;
}
/**
 * The model thinks: an estimate of how much, so far.
 */
export interface ClaudeSystemThinkingTokens {
  subtype: "thinking_tokens";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * Of the thought so far.
   */
  estimated_tokens: number;
  estimated_tokens_delta?: number;
}
/**
 * A call of the API failed and will be tried again.
 */
export interface ClaudeSystemApiRetry {
  subtype: "api_retry";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * From 1.
   */
  attempt: number;
  max_retries?: number;
  /**
   * How long it waits, in milliseconds; with fractions.
   */
  retry_delay_ms?: number;
  /**
   * The HTTP status; null: no answer at all.
   */
  error_status?: number | null;
  error:
    | "authentication_failed"
    | "billing_error"
    | "rate_limit"
    | "overloaded"
    | "server_error"
    | "invalid_request"
    | "model_not_found"
    | "max_output_tokens"
    | "unknown"
    | (string & {});
}
/**
 * A call of the API of Qwen Code failed and will be tried again.
 */
export interface ClaudeSystemRetry {
  subtype: "retry";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  parent_tool_use_id?: string | null;
  data: ClaudeSystemRetryData;
}
/**
 * Which attempt failed, and what becomes of its answer.
 */
export interface ClaudeSystemRetryData {
  /**
   * From 1.
   */
  attempt: number;
  maxRetries?: number;
  /**
   * How long it waits, in milliseconds.
   */
  delayMs?: number;
  reason?: string;
  discardedToolCalls?: number;
  /**
   * The text so far stays.
   */
  preserveText?: boolean;
}
/**
 * Another model takes over, as set by `--fallback-model`.
 */
export interface ClaudeSystemModelFallback {
  subtype: "model_fallback";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  trigger?: "overloaded" | (string & {});
  original_model?: string;
  fallback_model: string;
  /**
   * A notice for the user.
   */
  content?: string;
}
/**
 * A model refused, and another one is asked instead.
 */
export interface ClaudeSystemModelRefusalFallback {
  subtype: "model_refusal_fallback";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  fallback_model: string;
  trigger?: "refusal" | (string & {});
  direction?: "retry" | (string & {});
  /**
   * How long the other model stays.
   */
  scope?: "session" | (string & {});
  /**
   * The lines that no longer count.
   */
  retracted_message_uuids?: string[];
  original_model: string;
  request_id?: string | null;
  api_refusal_category?: string | null;
  api_refusal_explanation?: string | null;
  refused_user_message_uuid?: string | null;
  /**
   * A notice for the user; may be empty.
   */
  content?: string;
}
/**
 * A model refused, and no other one is asked.
 */
export interface ClaudeSystemModelRefusalNoFallback {
  subtype: "model_refusal_no_fallback";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  original_model: string;
  request_id?: string | null;
  api_refusal_category?: string | null;
  api_refusal_explanation?: string | null;
  refused_user_message_uuid?: string | null;
  /**
   * A notice for the user; may be empty.
   */
  content?: string;
}
/**
 * A sub-agent or a command started. Commands are reported only after a while. As Qwen Code prints it.
 */
export interface ClaudeSystemTaskStartedData {
  data: ClaudeTaskData;
  parent_tool_use_id?: string | null;
  type: "system";
  subtype: "task_started";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * A sub-agent or a command started. Commands are reported only after a while.
 */
export interface ClaudeSystemTaskStartedLine {
  type: "system";
  subtype: "task_started";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  task_id: string;
  run_id?: string;
  /**
   * The tool call that it came from.
   */
  tool_use_id?: string | null;
  description: string;
  task_type?: "local_agent" | "local_bash" | (string & {});
  subagent_type?: string;
  /**
   * The prompt of the sub-agent.
   */
  prompt?: string;
  is_backgrounded?: boolean;
  /**
   * 1: started by the main agent.
   */
  spawn_depth?: number;
}
/**
 * A sub-agent uses a tool. As Qwen Code prints it.
 */
export interface ClaudeSystemTaskProgressData {
  data: ClaudeTaskData;
  parent_tool_use_id?: string | null;
  type: "system";
  subtype: "task_progress";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * A sub-agent uses a tool.
 */
export interface ClaudeSystemTaskProgressLine {
  type: "system";
  subtype: "task_progress";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  task_id: string;
  run_id?: string;
  /**
   * The tool call that it came from.
   */
  tool_use_id?: string | null;
  /**
   * What it does now.
   */
  description: string;
  subagent_type?: string;
  last_tool_name?: string;
  usage?: ClaudeTaskUsage | null;
}
/**
 * A task changed; only the changes are listed.
 */
export interface ClaudeSystemTaskUpdated {
  subtype: "task_updated";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  task_id: string;
  run_id?: string;
  /**
   * The tool call that it came from.
   */
  tool_use_id?: string | null;
  patch: ClaudeTaskPatch;
}
/**
 * A task ended. May be repeated. As Qwen Code prints it.
 */
export interface ClaudeSystemTaskNotificationData {
  data: ClaudeTaskData;
  parent_tool_use_id?: string | null;
  type: "system";
  subtype: "task_notification";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * A task ended. May be repeated.
 */
export interface ClaudeSystemTaskNotificationLine {
  type: "system";
  subtype: "task_notification";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  task_id: string;
  run_id?: string;
  /**
   * The tool call that it came from.
   */
  tool_use_id?: string | null;
  status: "completed" | "failed" | "stopped" | (string & {});
  /**
   * Its answer, or its description.
   */
  summary?: string | null;
  summary_is_report?: boolean;
  /**
   * Empty: there is none.
   */
  output_file?: string | null;
  usage?: ClaudeTaskUsage | null;
}
/**
 * All tasks that run in the background now.
 */
export interface ClaudeSystemBackgroundTasksChanged {
  subtype: "background_tasks_changed";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  tasks: ClaudeBackgroundTask[];
}
/**
 * The fields of a task, as Qwen Code prints them.
 */
export interface ClaudeTaskData {
  task_id: string;
  /**
   * The tool call that it came from.
   */
  tool_use_id?: string | null;
  description?: string;
  subagent_type?: string;
  status?: "completed" | "failed" | "stopped" | (string & {});
  summary?: string | null;
  usage?: ClaudeTaskUsage | null;
}
/**
 * The changed fields of a task.
 */
export interface ClaudeTaskPatch {
  status?: "running" | "completed" | "failed" | "killed" | (string & {});
  /**
   * Milliseconds since 1970.
   */
  end_time?: number | null;
  error?: string | null;
}
/**
 * An estimate of what a sub-agent used so far. Must not be added to other figures.
 */
export interface ClaudeTaskUsage {
  total_tokens: number;
  tool_uses?: number;
  duration_ms?: number;
}
/**
 * A task that runs in the background.
 */
export interface ClaudeBackgroundTask {
  task_id: string;
  run_id?: string;
  task_type?: "local_agent" | "local_bash" | (string & {});
  subagent_type?: string;
  description?: string;
}
/**
 * A hook of the user's started.
 */
export interface ClaudeSystemHookStarted {
  subtype: "hook_started";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * This run of the hook.
   */
  hook_id?: string;
  /**
   * The event and what it was about, such as `PreToolUse:Bash`.
   */
  hook_name: string;
  hook_event:
    | "SessionStart"
    | "UserPromptSubmit"
    | "PreToolUse"
    | "PostToolUse"
    | "Notification"
    | "PreCompact"
    | "SubagentStop"
    | "Stop"
    | (string & {});
}
/**
 * A hook printed something.
 */
export interface ClaudeSystemHookProgress {
  subtype: "hook_progress";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * This run of the hook.
   */
  hook_id?: string;
  /**
   * The event and what it was about, such as `PreToolUse:Bash`.
   */
  hook_name: string;
  hook_event:
    | "SessionStart"
    | "UserPromptSubmit"
    | "PreToolUse"
    | "PostToolUse"
    | "Notification"
    | "PreCompact"
    | "SubagentStop"
    | "Stop"
    | (string & {});
  /**
   * All output so far, not only what is new.
   */
  output: string;
  /**
   * Likewise.
   */
  stdout?: string;
  /**
   * Likewise.
   */
  stderr?: string;
}
/**
 * A hook ended.
 */
export interface ClaudeSystemHookResponse {
  subtype: "hook_response";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * This run of the hook.
   */
  hook_id?: string;
  /**
   * The event and what it was about, such as `PreToolUse:Bash`.
   */
  hook_name: string;
  hook_event:
    | "SessionStart"
    | "UserPromptSubmit"
    | "PreToolUse"
    | "PostToolUse"
    | "Notification"
    | "PreCompact"
    | "SubagentStop"
    | "Stop"
    | (string & {});
  outcome?: "success" | "error" | "cancelled" | (string & {});
  exit_code?: number | null;
  /**
   * Both outputs together.
   */
  output?: string;
  stdout?: string;
  stderr?: string;
}
/**
 * A tool was refused by a rule or a mode; the user was not asked.
 */
export interface ClaudeSystemPermissionDenied {
  subtype: "permission_denied";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  tool_name: string;
  tool_use_id: string;
  /**
   * The text that the model receives.
   */
  message?: string;
  decision_reason_type?: "rule" | "mode" | "subcommandResults" | (string & {});
}
/**
 * Something the user should see, such as an error of a hook.
 */
export interface ClaudeSystemNotification {
  subtype: "notification";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  text: string;
  /**
   * What kind of notice it is.
   */
  key?: string;
  priority?: "immediate" | (string & {});
}
/**
 * A notice about the turn, such as a prompt that a hook blocked.
 */
export interface ClaudeSystemInformational {
  subtype: "informational";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  content: string;
  level?: "notice" | "warning" | (string & {});
  prevent_continuation?: boolean;
  isMeta?: boolean;
  timestamp?: string;
  prompt_submit_outcome?: ClaudePromptOutcome | null;
}
/**
 * The fate of a prompt.
 */
export interface ClaudePromptOutcome {
  kind: "blocked_by_hook" | (string & {});
  prompt_kept?: boolean;
  reason?: string | null;
}
/**
 * Plugins are being installed, before the first turn.
 */
export interface ClaudeSystemPluginInstall {
  subtype: "plugin_install";
  type: "system";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  status: "started" | "installed" | "completed" | (string & {});
  /**
   * One of the plugins, or their market.
   */
  name?: string;
}
/**
 * A system line of a subtype that this version does not know.
 */
export interface ClaudeUnknownSystemMessage {
  subtype: UnknownTag;
  type: "system";
  [k: string]: unknown;
}
/**
 * A finished block of the assistant, or several of them. Errors of the API have this form too.
 */
export interface ClaudeAssistantMessage {
  type: "assistant";
  message: ClaudeApiMessage;
  /**
   * The tool call whose sub-agent wrote it; null: the main agent.
   */
  parent_tool_use_id?: string | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  timestamp?: string;
  /**
   * The request to the API.
   */
  request_id?: string;
  /**
   * The sub-agent; equals the `task_id` of its task.
   */
  agent_id?: string;
  subagent_type?: string;
  /**
   * The task of the sub-agent, in short.
   */
  task_description?: string;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  tool_use_meta?: ClaudeToolUseMeta[];
  /**
   * Present: the text is an error message, not the model's.
   */
  error?:
    | "authentication_failed"
    | "billing_error"
    | "rate_limit"
    | "overloaded"
    | "server_error"
    | "invalid_request"
    | "model_not_found"
    | "max_output_tokens"
    | "unknown"
    | (string & {});
  is_api_error_message?: boolean;
  api_error?: string | null;
  api_error_type?: string | null;
  /**
   * The HTTP status.
   */
  api_error_status?: number | null;
  api_error_params?: {[key: string]: unknown} | null;
  /**
   * The block was cut off.
   */
  aborted?: boolean;
  /**
   * The `uuid`s of lines that it replaces.
   */
  supersedes?: string[];
  refused_message_id?: string | null;
  thinking_duration_ms?: number;
  thinking_display?: string;
  /**
   * The text is the output of a local slash command.
   */
  local_command_source?: string;
  local_command_run?: ClaudeLocalCommandRun;
  /**
   * What the command `/context` measured.
   */
  context_usage?: {[key: string]: unknown};
}
/**
 * A message of the API with the blocks that are finished.
 */
export interface ClaudeApiMessage {
  /**
   * The message of the API. The lines of its blocks share it.
   */
  id: string;
  type?: "message" | (string & {});
  role?: "assistant";
  /**
   * `<synthetic>`: written by the CLI, not by a model.
   */
  model?: string;
  /**
   * Null in most lines: it is not yet known.
   */
  stop_reason?:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  stop_sequence?: string | null;
  stop_details?: ClaudeStopDetails | null;
  /**
   * As at the start of the message, the same on each of its lines.
   */
  usage?: ClaudeUsage;
  container?: {[key: string]: unknown} | null;
  context_management?: {[key: string]: unknown} | null;
  diagnostics?: unknown;
  content: ClaudeContentBlock[];
}
/**
 * A message of the API that has just started.
 */
export interface ClaudeApiMessageStart {
  /**
   * The message of the API. The lines of its blocks share it.
   */
  id: string;
  type?: "message" | (string & {});
  role?: "assistant";
  /**
   * `<synthetic>`: written by the CLI, not by a model.
   */
  model?: string;
  /**
   * Null in most lines: it is not yet known.
   */
  stop_reason?:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  stop_sequence?: string | null;
  stop_details?: ClaudeStopDetails | null;
  /**
   * As at the start of the message, the same on each of its lines.
   */
  usage?: ClaudeUsage;
  container?: {[key: string]: unknown} | null;
  context_management?: {[key: string]: unknown} | null;
  diagnostics?: unknown;
  /**
   * Still empty.
   */
  content?: ClaudeContentBlock[];
}
/**
 * Why the model stopped.
 */
export interface ClaudeStopDetails {
  type: string;
  category?: string | null;
  explanation?: string | null;
}
/**
 * How to show a call of an MCP tool.
 */
export interface ClaudeToolUseMeta {
  /**
   * The tool call.
   */
  id: string;
  display_name?: string;
  server_display_name?: string;
}
/**
 * The local slash command that was run.
 */
export interface ClaudeLocalCommandRun {
  /**
   * Without its slash.
   */
  command: string;
  args?: string;
}
/**
 * Input of the model: results of tools, a sub-agent's prompt, replayed or synthetic messages, the mark of an interruption.
 */
export interface ClaudeUserMessage {
  type: "user";
  message: ClaudeUserContent;
  /**
   * The tool call of the sub-agent that receives it; null: the main agent.
   */
  parent_tool_use_id?: string | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  timestamp?: string;
  /**
   * The sub-agent; equals the `task_id` of its task.
   */
  agent_id?: string;
  subagent_type?: string;
  /**
   * The task of the sub-agent, in short.
   */
  task_description?: string;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  /**
   * The tool's own result. Every tool has its own shape; an error is a text.
   */
  tool_use_result?: unknown;
  tool_result_meta?: ClaudeToolResultMeta[];
  /**
   * A message that the host wrote, repeated.
   */
  isReplay?: boolean;
  /**
   * The CLI wrote it, not the user.
   */
  isSynthetic?: boolean;
  refused_message_id?: string | null;
}
/**
 * The content of a user message.
 */
export interface ClaudeUserContent {
  role?: "user";
  content: string | ClaudeUserBlock[];
}
/**
 * The decision whether a tool may run.
 */
export interface ClaudeToolResultMeta {
  /**
   * The tool call.
   */
  id: string;
  permission_decision?: ClaudePermissionDecision | null;
  /**
   * Present: the tool did not run.
   */
  non_execution_kind?: "user-rejected" | "permission-rule" | (string & {}) | null;
}
/**
 * A decision about a tool call, and its source.
 */
export interface ClaudePermissionDecision {
  decision: "accept" | "reject" | (string & {});
  source?: string;
  reason_type?: string | null;
}
/**
 * Text.
 */
export interface ClaudeTextBlock {
  type: "text";
  text: string;
  citations?: ClaudeCitation[] | null;
}
/**
 * A thought of the model.
 */
export interface ClaudeThinkingBlock {
  type: "thinking";
  /**
   * May be empty: then only the signature is given.
   */
  thinking: string;
  signature?: string;
}
/**
 * Thoughts that are not shown. The block comes whole, without deltas.
 */
export interface ClaudeRedactedThinkingBlock {
  type: "redacted_thinking";
  /**
   * Encrypted.
   */
  data: string;
}
/**
 * A call of a tool that the CLI runs.
 */
export interface ClaudeToolUseBlock {
  type: "tool_use";
  /**
   * The call; its result names it.
   */
  id: string;
  name: string;
  /**
   * Empty while it is still being streamed.
   */
  input: {[key: string]: unknown};
}
/**
 * A call of a tool that the API runs.
 */
export interface ClaudeServerToolUseBlock {
  type: "server_tool_use";
  /**
   * The call; its result names it.
   */
  id: string;
  name: string;
  /**
   * Empty while it is still being streamed.
   */
  input: {[key: string]: unknown};
}
/**
 * What a web search at the API found.
 */
export interface ClaudeWebSearchResultBlock {
  type: "web_search_tool_result";
  tool_use_id: string;
  content: ClaudeWebSearchResult[] | ClaudeWebSearchError;
}
/**
 * A block of a type that this version does not know.
 */
export interface ClaudeUnknownContentBlock {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * One page that a web search found.
 */
export interface ClaudeWebSearchResult {
  type?: "web_search_result" | (string & {});
  title?: string | null;
  url: string;
  encrypted_content?: string;
  page_age?: string | null;
}
/**
 * A web search at the API failed.
 */
export interface ClaudeWebSearchError {
  type?: "web_search_tool_result_error" | (string & {});
  error_code: string;
}
/**
 * A place in a document, counted in characters.
 */
export interface ClaudeCharCitation {
  type: "char_location";
  cited_text: string;
  document_index?: number;
  document_title?: string | null;
  start_char_index?: number;
  /**
   * The first character after the text.
   */
  end_char_index?: number;
}
/**
 * A citation of a type that this version does not know.
 */
export interface ClaudeUnknownCitation {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * An image.
 */
export interface ClaudeImageBlock {
  type: "image";
  source: ClaudeMediaSource;
}
/**
 * A document.
 */
export interface ClaudeDocumentBlock {
  type: "document";
  source: ClaudeMediaSource;
  title?: string | null;
}
/**
 * The result of a tool call.
 */
export interface ClaudeToolResultBlock {
  type: "tool_result";
  /**
   * The call that it answers.
   */
  tool_use_id: string;
  content?: string | ClaudeToolResultPart[];
  /**
   * Absent means false. An exit code is only in the text.
   */
  is_error?: boolean;
}
/**
 * A block of a type that this version does not know.
 */
export interface ClaudeUnknownUserBlock {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * A part of a type that this version does not know.
 */
export interface ClaudeUnknownToolResultPart {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The data itself.
 */
export interface ClaudeInlineSource {
  type: "base64";
  media_type: string;
  /**
   * Base64.
   */
  data: string;
}
/**
 * An address that holds the data.
 */
export interface ClaudeUrlSource {
  type: "url";
  url: string;
}
/**
 * A source of a type that this version does not know.
 */
export interface ClaudeUnknownSource {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * Tokens of a message or of a turn. On an assistant line the output is not yet counted.
 */
export interface ClaudeUsage {
  /**
   * Claude Code: without what was cached. Qwen Code: all input, cached or not.
   */
  input_tokens: number;
  output_tokens: number;
  /**
   * Input that was written to the cache.
   */
  cache_creation_input_tokens?: number | null;
  /**
   * Input that was read from the cache.
   */
  cache_read_input_tokens?: number | null;
  /**
   * Qwen Code only.
   */
  total_tokens?: number;
  cache_creation?: ClaudeCacheCreation | null;
  output_tokens_details?: ClaudeOutputDetails | null;
  server_tool_use?: ClaudeServerToolUsage | null;
  service_tier?: string | null;
  inference_geo?: string | null;
  iterations?: unknown[] | null;
  speed?: string | null;
  fallback_credit?: unknown;
}
/**
 * The final tokens of a message: totals that replace those of its start, not additions.
 */
export interface ClaudeUsageUpdate {
  input_tokens?: number | null;
  output_tokens: number;
  /**
   * Input that was written to the cache.
   */
  cache_creation_input_tokens?: number | null;
  /**
   * Input that was read from the cache.
   */
  cache_read_input_tokens?: number | null;
  cache_creation?: ClaudeCacheCreation | null;
  output_tokens_details?: ClaudeOutputDetails | null;
  server_tool_use?: ClaudeServerToolUsage | null;
  service_tier?: string | null;
  inference_geo?: string | null;
  iterations?: unknown[] | null;
  speed?: string | null;
  fallback_credit?: unknown;
}
/**
 * How long the input that was written to the cache is kept.
 */
export interface ClaudeCacheCreation {
  /**
   * Five minutes.
   */
  ephemeral_5m_input_tokens?: number;
  /**
   * One hour.
   */
  ephemeral_1h_input_tokens?: number;
}
/**
 * The parts of the output tokens.
 */
export interface ClaudeOutputDetails {
  thinking_tokens?: number;
}
/**
 * Calls of tools that run at the API.
 */
export interface ClaudeServerToolUsage {
  web_search_requests?: number;
  web_fetch_requests?: number;
}
/**
 * Tokens and cost of one model, sub-agents and side calls included.
 */
export interface ClaudeModelUsage {
  /**
   * Without what was cached.
   */
  inputTokens: number;
  outputTokens: number;
  cacheReadInputTokens?: number;
  cacheCreationInputTokens?: number;
  cacheCreationEphemeral5mInputTokens?: number;
  cacheCreationEphemeral1hInputTokens?: number;
  /**
   * Part of the output.
   */
  thinkingTokens?: number;
  webSearchRequests?: number;
  /**
   * An estimate from the CLI's own price table.
   */
  costUSD?: number;
  /**
   * Tokens.
   */
  contextWindow?: number;
  maxOutputTokens?: number;
  /**
   * The model without a suffix such as `[1m]`.
   */
  canonicalModel?: string;
  provider?: string;
  costBasis?: string;
}
/**
 * A live piece of the main agent's message. Only with `--include-partial-messages`.
 */
export interface ClaudeStreamEventMessage {
  type: "stream_event";
  event: ClaudeStreamEvent;
  parent_tool_use_id?: string | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  api_message_id?: string;
  /**
   * Time to the first token.
   */
  ttft_ms?: number;
  thinking_display?: string;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  owed_rows?: unknown[];
  abandoned_blocks?: ClaudeAbandonedBlocks;
}
/**
 * A message starts. It may never end, if the stream breaks.
 */
export interface ClaudeMessageStart {
  type: "message_start";
  message: ClaudeApiMessageStart;
}
/**
 * A block starts.
 */
export interface ClaudeContentBlockStart {
  type: "content_block_start";
  /**
   * Which block of the message.
   */
  index: number;
  /**
   * Empty, except for a block that comes whole.
   */
  content_block: ClaudeContentBlock;
}
/**
 * More of a block.
 */
export interface ClaudeContentBlockDelta {
  type: "content_block_delta";
  /**
   * Which block of the message.
   */
  index: number;
  delta: ClaudeDelta;
}
/**
 * A block ends. Its assistant line came before.
 */
export interface ClaudeContentBlockStop {
  type: "content_block_stop";
  /**
   * Which block of the message.
   */
  index: number;
}
/**
 * The message is about to end: why, and its final usage.
 */
export interface ClaudeMessageDelta {
  type: "message_delta";
  delta: ClaudeMessageEnd;
  usage: ClaudeUsageUpdate;
  context_management?: {[key: string]: unknown} | null;
}
/**
 * The message ends.
 */
export interface ClaudeMessageStop {
  type: "message_stop";
}
/**
 * The goal of a session of Qwen Code.
 */
export interface ClaudeGoalState {
  type: "goal_state";
  goal_state: {[key: string]: unknown};
}
/**
 * A stream event of a type that this version does not know.
 */
export interface ClaudeUnknownStreamEvent {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * Why the message ends.
 */
export interface ClaudeMessageEnd {
  /**
   * Null: the stream broke, the CLI closed it.
   */
  stop_reason:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  stop_sequence?: string | null;
  stop_details?: ClaudeStopDetails | null;
  container?: {[key: string]: unknown} | null;
}
/**
 * Blocks of a broken stream that will not be finished.
 */
export interface ClaudeAbandonedBlocks {
  api_message_id: string;
  /**
   * The first of them.
   */
  from_block_index: number;
}
/**
 * More text.
 */
export interface ClaudeTextDelta {
  type: "text_delta";
  text: string;
}
/**
 * More of a thought.
 */
export interface ClaudeThinkingDelta {
  type: "thinking_delta";
  /**
   * May be empty.
   */
  thinking: string;
  /**
   * Of the thought so far.
   */
  estimated_tokens?: number;
}
/**
 * The signature of a thought.
 */
export interface ClaudeSignatureDelta {
  type: "signature_delta";
  signature: string;
}
/**
 * More of a tool's input.
 */
export interface ClaudeInputJsonDelta {
  type: "input_json_delta";
  /**
   * A piece of JSON text, not a whole value. The first is often empty.
   */
  partial_json: string;
}
/**
 * A citation for the text.
 */
export interface ClaudeCitationsDelta {
  type: "citations_delta";
  citation: ClaudeCitation;
}
/**
 * A delta of a type that this version does not know.
 */
export interface ClaudeUnknownDelta {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The turn ran to its end. It failed if `is_error` is true.
 */
export interface ClaudeResultSuccess {
  type: "result";
  subtype: "success";
  /**
   * Qwen Code sets false even when the API failed.
   */
  is_error: boolean;
  /**
   * The last text again, or the text of the error.
   */
  result: string;
  /**
   * The output that satisfies `--json-schema`, if the model gave it.
   */
  structured_output?: unknown;
  deferred_tool_use?: ClaudeDeferredToolUse;
  /**
   * The local slash command, if the turn was nothing else.
   */
  local_command?: string;
  /**
   * The main agent's calls of this turn, without sub-agents. Zero after an interruption or a budget. Qwen Code: also of the turns that were continued.
   */
  usage?: ClaudeUsage;
  /**
   * By model; of the whole process, not of this turn.
   */
  modelUsage?: {[key: string]: ClaudeModelUsage};
  /**
   * By model; of this turn.
   */
  model_usage_since_last_result?: {[key: string]: ClaudeModelUsage};
  /**
   * Of the whole process, by the CLI's own price table.
   */
  total_cost_usd?: number;
  /**
   * The same in versions before 1.0.
   */
  total_cost?: number;
  /**
   * Of the turn, in versions before 1.0.
   */
  cost_usd?: number;
  /**
   * Counts messages, not calls of the API.
   */
  num_turns?: number;
  duration_ms?: number;
  /**
   * Spent waiting for the API.
   */
  duration_api_ms?: number;
  /**
   * Time to the first token.
   */
  ttft_ms?: number;
  ttft_stream_ms?: number;
  time_to_request_ms?: number;
  first_content_frame_ms?: number;
  request_sent_wall_ms?: number;
  stop_reason?:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  /**
   * What ended the turn.
   */
  terminal_reason?:
    | "completed"
    | "api_error"
    | "max_turns"
    | "budget_exhausted"
    | "structured_output_retry_exhausted"
    | "aborted_streaming"
    | "aborted_tools"
    | "prompt_too_long"
    | "image_error"
    | "hook_stopped"
    | "tool_deferred"
    | (string & {})
    | null;
  permission_denials?: ClaudePermissionDenial[];
  /**
   * From 0.
   */
  result_index?: number;
  /**
   * Turns that still wait.
   */
  queued_turn_count?: number;
  subagent_stats?: ClaudeSubagentStats | null;
  safety_stops?: number;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string | null;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  first_request_input_tokens?: number;
  first_request_cache_read_input_tokens?: number;
  /**
   * What started the turn, if not the user.
   */
  origin?: ClaudeResultOrigin;
  api_error?: string | null;
  api_error_type?: string | null;
  /**
   * The HTTP status; null: none.
   */
  api_error_status?: number | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * The turn was interrupted, or could not start.
 */
export interface ClaudeResultErrorDuringExecution {
  type: "result";
  subtype: "error_during_execution";
  /**
   * Also false where the turn was interrupted.
   */
  is_error: boolean;
  /**
   * What went wrong.
   */
  errors?: string[];
  /**
   * The main agent's calls of this turn, without sub-agents. Zero after an interruption or a budget. Qwen Code: also of the turns that were continued.
   */
  usage?: ClaudeUsage;
  /**
   * By model; of the whole process, not of this turn.
   */
  modelUsage?: {[key: string]: ClaudeModelUsage};
  /**
   * By model; of this turn.
   */
  model_usage_since_last_result?: {[key: string]: ClaudeModelUsage};
  /**
   * Of the whole process, by the CLI's own price table.
   */
  total_cost_usd?: number;
  /**
   * The same in versions before 1.0.
   */
  total_cost?: number;
  /**
   * Of the turn, in versions before 1.0.
   */
  cost_usd?: number;
  /**
   * Counts messages, not calls of the API.
   */
  num_turns?: number;
  duration_ms?: number;
  /**
   * Spent waiting for the API.
   */
  duration_api_ms?: number;
  /**
   * Time to the first token.
   */
  ttft_ms?: number;
  ttft_stream_ms?: number;
  time_to_request_ms?: number;
  first_content_frame_ms?: number;
  request_sent_wall_ms?: number;
  stop_reason?:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  /**
   * What ended the turn.
   */
  terminal_reason?:
    | "completed"
    | "api_error"
    | "max_turns"
    | "budget_exhausted"
    | "structured_output_retry_exhausted"
    | "aborted_streaming"
    | "aborted_tools"
    | "prompt_too_long"
    | "image_error"
    | "hook_stopped"
    | "tool_deferred"
    | (string & {})
    | null;
  permission_denials?: ClaudePermissionDenial[];
  /**
   * From 0.
   */
  result_index?: number;
  /**
   * Turns that still wait.
   */
  queued_turn_count?: number;
  subagent_stats?: ClaudeSubagentStats | null;
  safety_stops?: number;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string | null;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  first_request_input_tokens?: number;
  first_request_cache_read_input_tokens?: number;
  /**
   * What started the turn, if not the user.
   */
  origin?: ClaudeResultOrigin;
  api_error?: string | null;
  api_error_type?: string | null;
  /**
   * The HTTP status; null: none.
   */
  api_error_status?: number | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * The turn reached the limit of `--max-turns`. Its last tools were run.
 */
export interface ClaudeResultErrorMaxTurns {
  type: "result";
  subtype: "error_max_turns";
  /**
   * Also false where the turn was interrupted.
   */
  is_error: boolean;
  /**
   * What went wrong.
   */
  errors?: string[];
  /**
   * The main agent's calls of this turn, without sub-agents. Zero after an interruption or a budget. Qwen Code: also of the turns that were continued.
   */
  usage?: ClaudeUsage;
  /**
   * By model; of the whole process, not of this turn.
   */
  modelUsage?: {[key: string]: ClaudeModelUsage};
  /**
   * By model; of this turn.
   */
  model_usage_since_last_result?: {[key: string]: ClaudeModelUsage};
  /**
   * Of the whole process, by the CLI's own price table.
   */
  total_cost_usd?: number;
  /**
   * The same in versions before 1.0.
   */
  total_cost?: number;
  /**
   * Of the turn, in versions before 1.0.
   */
  cost_usd?: number;
  /**
   * Counts messages, not calls of the API.
   */
  num_turns?: number;
  duration_ms?: number;
  /**
   * Spent waiting for the API.
   */
  duration_api_ms?: number;
  /**
   * Time to the first token.
   */
  ttft_ms?: number;
  ttft_stream_ms?: number;
  time_to_request_ms?: number;
  first_content_frame_ms?: number;
  request_sent_wall_ms?: number;
  stop_reason?:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  /**
   * What ended the turn.
   */
  terminal_reason?:
    | "completed"
    | "api_error"
    | "max_turns"
    | "budget_exhausted"
    | "structured_output_retry_exhausted"
    | "aborted_streaming"
    | "aborted_tools"
    | "prompt_too_long"
    | "image_error"
    | "hook_stopped"
    | "tool_deferred"
    | (string & {})
    | null;
  permission_denials?: ClaudePermissionDenial[];
  /**
   * From 0.
   */
  result_index?: number;
  /**
   * Turns that still wait.
   */
  queued_turn_count?: number;
  subagent_stats?: ClaudeSubagentStats | null;
  safety_stops?: number;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string | null;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  first_request_input_tokens?: number;
  first_request_cache_read_input_tokens?: number;
  /**
   * What started the turn, if not the user.
   */
  origin?: ClaudeResultOrigin;
  api_error?: string | null;
  api_error_type?: string | null;
  /**
   * The HTTP status; null: none.
   */
  api_error_status?: number | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * The turn reached the limit of `--max-budget-usd`.
 */
export interface ClaudeResultErrorMaxBudgetUsd {
  type: "result";
  subtype: "error_max_budget_usd";
  /**
   * Also false where the turn was interrupted.
   */
  is_error: boolean;
  /**
   * What went wrong.
   */
  errors?: string[];
  /**
   * The main agent's calls of this turn, without sub-agents. Zero after an interruption or a budget. Qwen Code: also of the turns that were continued.
   */
  usage?: ClaudeUsage;
  /**
   * By model; of the whole process, not of this turn.
   */
  modelUsage?: {[key: string]: ClaudeModelUsage};
  /**
   * By model; of this turn.
   */
  model_usage_since_last_result?: {[key: string]: ClaudeModelUsage};
  /**
   * Of the whole process, by the CLI's own price table.
   */
  total_cost_usd?: number;
  /**
   * The same in versions before 1.0.
   */
  total_cost?: number;
  /**
   * Of the turn, in versions before 1.0.
   */
  cost_usd?: number;
  /**
   * Counts messages, not calls of the API.
   */
  num_turns?: number;
  duration_ms?: number;
  /**
   * Spent waiting for the API.
   */
  duration_api_ms?: number;
  /**
   * Time to the first token.
   */
  ttft_ms?: number;
  ttft_stream_ms?: number;
  time_to_request_ms?: number;
  first_content_frame_ms?: number;
  request_sent_wall_ms?: number;
  stop_reason?:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  /**
   * What ended the turn.
   */
  terminal_reason?:
    | "completed"
    | "api_error"
    | "max_turns"
    | "budget_exhausted"
    | "structured_output_retry_exhausted"
    | "aborted_streaming"
    | "aborted_tools"
    | "prompt_too_long"
    | "image_error"
    | "hook_stopped"
    | "tool_deferred"
    | (string & {})
    | null;
  permission_denials?: ClaudePermissionDenial[];
  /**
   * From 0.
   */
  result_index?: number;
  /**
   * Turns that still wait.
   */
  queued_turn_count?: number;
  subagent_stats?: ClaudeSubagentStats | null;
  safety_stops?: number;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string | null;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  first_request_input_tokens?: number;
  first_request_cache_read_input_tokens?: number;
  /**
   * What started the turn, if not the user.
   */
  origin?: ClaudeResultOrigin;
  api_error?: string | null;
  api_error_type?: string | null;
  /**
   * The HTTP status; null: none.
   */
  api_error_status?: number | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * The model never gave output that satisfies `--json-schema`.
 */
export interface ClaudeResultErrorMaxStructuredOutputRetries {
  type: "result";
  subtype: "error_max_structured_output_retries";
  /**
   * Also false where the turn was interrupted.
   */
  is_error: boolean;
  /**
   * What went wrong.
   */
  errors?: string[];
  /**
   * The main agent's calls of this turn, without sub-agents. Zero after an interruption or a budget. Qwen Code: also of the turns that were continued.
   */
  usage?: ClaudeUsage;
  /**
   * By model; of the whole process, not of this turn.
   */
  modelUsage?: {[key: string]: ClaudeModelUsage};
  /**
   * By model; of this turn.
   */
  model_usage_since_last_result?: {[key: string]: ClaudeModelUsage};
  /**
   * Of the whole process, by the CLI's own price table.
   */
  total_cost_usd?: number;
  /**
   * The same in versions before 1.0.
   */
  total_cost?: number;
  /**
   * Of the turn, in versions before 1.0.
   */
  cost_usd?: number;
  /**
   * Counts messages, not calls of the API.
   */
  num_turns?: number;
  duration_ms?: number;
  /**
   * Spent waiting for the API.
   */
  duration_api_ms?: number;
  /**
   * Time to the first token.
   */
  ttft_ms?: number;
  ttft_stream_ms?: number;
  time_to_request_ms?: number;
  first_content_frame_ms?: number;
  request_sent_wall_ms?: number;
  stop_reason?:
    | "end_turn"
    | "tool_use"
    | "max_tokens"
    | "stop_sequence"
    | "refusal"
    | "pause_turn"
    | "model_context_window_exceeded"
    | (string & {})
    | null;
  /**
   * What ended the turn.
   */
  terminal_reason?:
    | "completed"
    | "api_error"
    | "max_turns"
    | "budget_exhausted"
    | "structured_output_retry_exhausted"
    | "aborted_streaming"
    | "aborted_tools"
    | "prompt_too_long"
    | "image_error"
    | "hook_stopped"
    | "tool_deferred"
    | (string & {})
    | null;
  permission_denials?: ClaudePermissionDenial[];
  /**
   * From 0.
   */
  result_index?: number;
  /**
   * Turns that still wait.
   */
  queued_turn_count?: number;
  subagent_stats?: ClaudeSubagentStats | null;
  safety_stops?: number;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string | null;
  user_message_uuid?: string | null;
  user_message_uuids?: string[];
  first_request_input_tokens?: number;
  first_request_cache_read_input_tokens?: number;
  /**
   * What started the turn, if not the user.
   */
  origin?: ClaudeResultOrigin;
  api_error?: string | null;
  api_error_type?: string | null;
  /**
   * The HTTP status; null: none.
   */
  api_error_status?: number | null;
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
}
/**
 * A turn ended in a way that this version does not know.
 */
export interface ClaudeUnknownResult {
  subtype: UnknownTag;
  type: "result";
  is_error?: boolean;
  result?: string;
  errors?: string[];
  [k: string]: unknown;
}
/**
 * A tool call that was not allowed.
 */
export interface ClaudePermissionDenial {
  tool_name: string;
  tool_use_id: string;
  tool_input?: {[key: string]: unknown};
}
/**
 * A tool call that a hook deferred.
 */
export interface ClaudeDeferredToolUse {
  id: string;
  name: string;
  input?: {[key: string]: unknown};
}
/**
 * What started the turn.
 */
export interface ClaudeResultOrigin {
  kind: "task-notification" | (string & {});
  producer?: string;
  /**
   * The run of a task.
   */
  runId?: string;
}
/**
 * How many sub-agents there were, and how they ended.
 */
export interface ClaudeSubagentStats {
  spawned?: number;
  /**
   * By where they were asked to run.
   */
  requested?: {[key: string]: number};
  started_in_background?: number;
  max_depth?: number;
  spawned_by_subagents?: number;
  completed?: number;
  failed?: number;
  /**
   * Counts by cause.
   */
  killed?: {[key: string]: number};
  /**
   * By the limit that was reached.
   */
  refused?: {[key: string]: number};
  /**
   * By type of sub-agent.
   */
  by_type?: {[key: string]: number};
}
/**
 * How much of a subscription is used. Never with an API key.
 */
export interface ClaudeRateLimitEvent {
  type: "rate_limit_event";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  rate_limit_info: ClaudeRateLimit;
}
/**
 * The state of a limit.
 */
export interface ClaudeRateLimit {
  status: "allowed" | "allowed_warning" | "rejected" | (string & {});
  /**
   * Seconds since 1970.
   */
  resetsAt?: number | null;
  rateLimitType?: "five_hour" | "seven_day" | (string & {}) | null;
  /**
   * 0 to 1.
   */
  utilization?: number | null;
  /**
   * 0 to 1.
   */
  surpassedThreshold?: number | null;
  overageStatus?: "allowed" | "rejected" | (string & {}) | null;
  overageDisabledReason?: string | null;
  isUsingOverage?: boolean;
  /**
   * By type of limit.
   */
  unifiedWindows?: {[key: string]: unknown} | null;
}
/**
 * What the user might ask next. After a result.
 */
export interface ClaudePromptSuggestion {
  type: "prompt_suggestion";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  suggestion: string;
}
/**
 * A tool is still running. Only in remote environments.
 */
export interface ClaudeToolProgress {
  type: "tool_progress";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * An id of its own, such as `bash-progress-0`, not that of the call.
   */
  tool_use_id: string;
  /**
   * The call that runs.
   */
  parent_tool_use_id: string | null;
  tool_name?: string;
  elapsed_time_seconds: number;
  task_id?: string | null;
}
/**
 * A short summary of some tool calls. Comes a step later.
 */
export interface ClaudeToolUseSummary {
  type: "tool_use_summary";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  summary: string;
  preceding_tool_use_ids: string[];
}
/**
 * What was appended to the CLI's own file of the session.
 */
export interface ClaudeTranscriptMirror {
  type: "transcript_mirror";
  filePath: string;
  entries: {[key: string]: unknown}[];
}
/**
 * The state of a message that the host wrote.
 */
export interface ClaudeCommandLifecycle {
  type: "command_lifecycle";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * The `uuid` that the host gave it.
   */
  command_uuid: string;
  state: "queued" | "started" | "completed" | (string & {});
}
/**
 * The context was cleared: a new conversation starts.
 */
export interface ClaudeConversationReset {
  type: "conversation_reset";
  /**
   * The conversation. It changes when the context is cleared.
   */
  session_id?: string;
  /**
   * This line's own id; never the same twice.
   */
  uuid?: string;
  /**
   * The `session_id` from now on.
   */
  new_conversation_id: string;
  trigger?: "clear" | (string & {});
  user_message_uuid?: string | null;
  timestamp?: string;
}
/**
 * The CLI asks its host and waits for the answer.
 */
export interface ClaudeControlRequest {
  type: "control_request";
  /**
   * The answer names it.
   */
  request_id: string;
  request: ClaudeControlRequestBody;
}
/**
 * Asks whether a tool may run. AskUserQuestion and ExitPlanMode ask the user.
 */
export interface ClaudeCanUseToolRequest {
  subtype: "can_use_tool";
  tool_name: string;
  input: {[key: string]: unknown};
  /**
   * The call; its assistant line may come later.
   */
  tool_use_id?: string;
  display_name?: string;
  title?: string | null;
  description?: string | null;
  permission_suggestions?: ClaudePermissionUpdate[] | null;
  /**
   * The path that is the reason to ask.
   */
  blocked_path?: string | null;
  decision_reason?: string | null;
  requires_user_interaction?: boolean;
  server_policy_ask_only?: boolean;
  /**
   * The sub-agent that calls; absent: the main agent.
   */
  agent_id?: string | null;
}
/**
 * An MCP server asks the user something.
 */
export interface ClaudeElicitationRequest {
  subtype: "elicitation";
  mcp_server_name: string;
  message: string;
  mode?: "form" | "url" | (string & {}) | null;
  /**
   * JSON Schema of the form.
   */
  requested_schema?: {[key: string]: unknown} | null;
  property_order?: string[] | null;
  /**
   * The page to answer on.
   */
  url?: string | null;
  elicitation_id?: string | null;
}
/**
 * A hook that the host registered must run.
 */
export interface ClaudeHookCallbackRequest {
  subtype: "hook_callback";
  /**
   * As registered by `initialize`.
   */
  callback_id: string;
  /**
   * What a hook is given: `hook_event_name`, `tool_name` and more.
   */
  input: {[key: string]: unknown};
  /**
   * Without a tool call some other id.
   */
  tool_use_id?: string | null;
}
/**
 * A message to or from an MCP server that lives in the host.
 */
export interface ClaudeMcpMessageRequest {
  subtype: "mcp_message";
  server_name: string;
  /**
   * JSON-RPC.
   */
  message: {[key: string]: unknown};
}
/**
 * A request that this version does not know. It must be answered with an error.
 */
export interface ClaudeUnknownControlRequest {
  subtype: UnknownTag;
  [k: string]: unknown;
}
/**
 * Allow, deny or ask for certain calls of a tool.
 */
export interface ClaudeAddRules {
  type: "addRules";
  rules: ClaudePermissionRule[];
  behavior: "allow" | "deny" | "ask" | (string & {});
  /**
   * Where it is kept.
   */
  destination: "session" | "localSettings" | "projectSettings" | "userSettings" | (string & {});
}
/**
 * Allow work in further directories.
 */
export interface ClaudeAddDirectories {
  type: "addDirectories";
  directories: string[];
  /**
   * Where it is kept.
   */
  destination: "session" | "localSettings" | "projectSettings" | "userSettings" | (string & {});
}
/**
 * Change the permission mode.
 */
export interface ClaudeSetMode {
  type: "setMode";
  mode: "default" | "acceptEdits" | "plan" | "dontAsk" | "bypassPermissions" | (string & {});
  /**
   * Where it is kept.
   */
  destination: "session" | "localSettings" | "projectSettings" | "userSettings" | (string & {});
}
/**
 * A change of a type that this version does not know.
 */
export interface ClaudeUnknownPermissionUpdate {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The calls of a tool that a rule applies to.
 */
export interface ClaudePermissionRule {
  toolName: string;
  /**
   * Absent: all calls.
   */
  ruleContent?: string | null;
}
/**
 * The CLI answers a request of its host.
 */
export interface ClaudeControlResponse {
  type: "control_response";
  response: ClaudeControlResponseBody;
}
/**
 * The request was carried out.
 */
export interface ClaudeControlSuccess {
  subtype: "success";
  request_id: string;
  response?: ClaudeControlResult | null;
  pending_permission_requests?: unknown[];
  pending_user_dialog_requests?: unknown[];
}
/**
 * The request was refused, or it failed.
 */
export interface ClaudeControlError {
  subtype: "error";
  request_id: string;
  error: string;
  error_code?: "unsupported_request" | "bypass_not_launched" | (string & {});
}
/**
 * An answer of a kind that this version does not know.
 */
export interface ClaudeUnknownControlResponse {
  subtype: UnknownTag;
  request_id: string;
  [k: string]: unknown;
}
/**
 * The result of a request. Every request has fields of its own; most of these belong to `initialize`.
 */
export interface ClaudeControlResult {
  commands?: ClaudeSlashCommand[];
  /**
   * Sub-agents: `name`, `description`, `model`.
   */
  agents?: {[key: string]: unknown}[];
  models?: ClaudeModelChoice[];
  /**
   * The account, and where its key comes from.
   */
  account?: {[key: string]: unknown};
  claude_code_version?: string;
  current_permission_mode?:
    "default" | "acceptEdits" | "plan" | "dontAsk" | "bypassPermissions" | (string & {});
  session_state?: "idle" | "running" | "requires_action" | (string & {});
  output_style?: string;
  available_output_styles?: string[];
  user_output_styles_dir?: string;
  /**
   * The process of the CLI.
   */
  pid?: number;
  capabilities?: string[];
  hooks_applied?: boolean;
  hook_on_failure_supported?: boolean;
  hooks_when_unanswered_kept?: number;
  other_hook_ask_outranks_host?: boolean;
  feedback_mode?: unknown;
  analytics_disabled?: boolean;
  remote_control_available?: boolean;
  remote_control_auto_enable?: boolean;
  remote_control_auto_connect_default?: boolean;
  remote_control_auto_on_by_default?: boolean;
  ide_rc_auto_enable_gate?: boolean;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string | null;
  /**
   * Of `interrupt`: messages that still wait.
   */
  still_queued?: unknown[];
}
/**
 * A model that can be chosen.
 */
export interface ClaudeModelChoice {
  /**
   * What `set_model` and `--model` take.
   */
  value: string;
  resolvedModel?: string;
  displayName?: string;
  description?: string;
  supportsEffort?: boolean;
  supportedEffortLevels?: string[];
  supportsAdaptiveThinking?: boolean;
  supportsThinkingOff?: boolean;
  supportsFastMode?: boolean;
  supportsAutoMode?: boolean;
}
/**
 * A request no longer needs an answer.
 */
export interface ClaudeControlCancelRequest {
  type: "control_cancel_request";
  /**
   * The request that is withdrawn.
   */
  request_id: string;
}
/**
 * The connection is alive.
 */
export interface ClaudeKeepAlive {
  type: "keep_alive";
}
/**
 * A line of a type that this version does not know. Pass it on unchanged.
 */
export interface ClaudeUnknownOutput {
  type: UnknownTag;
  [k: string]: unknown;
}

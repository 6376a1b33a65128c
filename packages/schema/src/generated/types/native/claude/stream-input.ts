// @generated from schemas/v1/native/claude/stream-input.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line that a host writes to Claude Code with `--input-format stream-json`.
 */
export type ClaudeInputMessage =
  | ClaudeUserInput
  | ClaudeHostRequest
  | ClaudeHostResponse
  | ClaudeControlCancelRequest
  | ClaudeKeepAlive
  | ClaudeUnknownInput;
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
 * Where a text comes from.
 */
export type ClaudeCitation = ClaudeCharCitation | ClaudeUnknownCitation;
/**
 * What a host asks.
 */
export type ClaudeHostRequestBody =
  | ClaudeInitializeRequest
  | ClaudeInterruptRequest
  | ClaudeSetModelRequest
  | ClaudeSetPermissionModeRequest
  | ClaudeSetMaxThinkingTokensRequest
  | ClaudeMcpMessageRequest
  | ClaudeStopTaskRequest
  | ClaudeBackgroundTasksRequest
  | ClaudeUnknownHostRequest;
/**
 * An answer of the host: success or error.
 */
export type ClaudeHostResponseBody =
  ClaudeHostSuccess | ClaudeHostError | ClaudeUnknownHostResponse;
/**
 * What a host answers; which one depends on the request.
 */
export type ClaudeHostAnswer =
  | ClaudePermissionDeny
  | ClaudePermissionAllow
  | ClaudeElicitationAnswer
  | ClaudeMcpMessageAnswer
  | ClaudeHookAnswer;
/**
 * A change to what is allowed from now on.
 */
export type ClaudePermissionUpdate =
  ClaudeAddRules | ClaudeAddDirectories | ClaudeSetMode | ClaudeUnknownPermissionUpdate;

/**
 * A prompt. During a turn it waits; several that wait become one, joined by line breaks.
 */
export interface ClaudeUserInput {
  type: "user";
  message: ClaudeUserInputContent;
  parent_tool_use_id?: string | null;
  /**
   * May be empty.
   */
  session_id?: string;
  /**
   * The replayed message keeps it.
   */
  uuid?: string;
}
/**
 * The content of a prompt.
 */
export interface ClaudeUserInputContent {
  role: "user";
  /**
   * A text may be a slash command.
   */
  content: string | ClaudeUserBlock[];
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
 * The host asks something of the CLI, which answers.
 */
export interface ClaudeHostRequest {
  type: "control_request";
  /**
   * The answer names it.
   */
  request_id: string;
  request: ClaudeHostRequestBody;
}
/**
 * Announces what the host supports. Optional, before the first prompt.
 */
export interface ClaudeInitializeRequest {
  subtype: "initialize";
  /**
   * By the event of the hook.
   */
  hooks?: {[key: string]: ClaudeHookMatcher[]} | null;
  /**
   * MCP servers that live in the host.
   */
  sdkMcpServers?: string[];
  /**
   * The JSON Schema of the structured output.
   */
  jsonSchema?: {[key: string]: unknown};
  systemPrompt?: string | string[];
  appendSystemPrompt?: string;
  /**
   * Sub-agents, by name.
   */
  agents?: {[key: string]: unknown};
  /**
   * Print a `prompt_suggestion` after a result.
   */
  promptSuggestions?: boolean;
  /**
   * Print the texts and thoughts of sub-agents too.
   */
  forwardSubagentText?: boolean;
  agentProgressSummaries?: boolean;
}
/**
 * Interrupts the turn; the CLI keeps running.
 */
export interface ClaudeInterruptRequest {
  subtype: "interrupt";
}
/**
 * Changes the model.
 */
export interface ClaudeSetModelRequest {
  subtype: "set_model";
  /**
   * Null: the default one.
   */
  model: string | null;
}
/**
 * Changes the permission mode.
 */
export interface ClaudeSetPermissionModeRequest {
  subtype: "set_permission_mode";
  /**
   * `bypassPermissions` only if the CLI was started with it.
   */
  mode: "default" | "acceptEdits" | "plan" | "dontAsk" | "bypassPermissions" | (string & {});
}
/**
 * Limits how much the model may think.
 */
export interface ClaudeSetMaxThinkingTokensRequest {
  subtype: "set_max_thinking_tokens";
  /**
   * Null: no limit of the host's.
   */
  max_thinking_tokens: number | null;
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
 * Ends a task.
 */
export interface ClaudeStopTaskRequest {
  subtype: "stop_task";
  task_id: string;
}
/**
 * Moves running tasks into the background.
 */
export interface ClaudeBackgroundTasksRequest {
  subtype: "background_tasks";
}
/**
 * A request that this version does not know. The CLI answers with an error if it does not know it either.
 */
export interface ClaudeUnknownHostRequest {
  subtype: UnknownTag;
  [k: string]: unknown;
}
/**
 * Which hooks of the host to call, and when.
 */
export interface ClaudeHookMatcher {
  /**
   * The tools that it is for; absent: all.
   */
  matcher?: string | null;
  /**
   * The callback ids that `hook_callback` will contain.
   */
  hookCallbackIds: string[];
  /**
   * Seconds.
   */
  timeout?: number | null;
}
/**
 * The host answers a request of the CLI.
 */
export interface ClaudeHostResponse {
  type: "control_response";
  response: ClaudeHostResponseBody;
}
/**
 * The answer.
 */
export interface ClaudeHostSuccess {
  subtype: "success";
  request_id: string;
  response: ClaudeHostAnswer;
}
/**
 * The host cannot answer. A tool that waits is denied, and the turn continues.
 */
export interface ClaudeHostError {
  subtype: "error";
  request_id: string;
  error: string;
}
/**
 * An answer of a kind that this version does not know.
 */
export interface ClaudeUnknownHostResponse {
  subtype: UnknownTag;
  request_id: string;
  [k: string]: unknown;
}
/**
 * The tool may not run. The turn continues, unless it is interrupted.
 */
export interface ClaudePermissionDeny {
  /**
   * The text that the model receives.
   */
  message: string;
  behavior: "deny";
  /**
   * End the turn.
   */
  interrupt?: boolean;
  toolUseID?: string;
}
/**
 * The tool may run.
 */
export interface ClaudePermissionAllow {
  behavior: "allow";
  /**
   * What it runs with; for AskUserQuestion also `answers`, by question.
   */
  updatedInput?: {[key: string]: unknown};
  updatedPermissions?: ClaudePermissionUpdate[] | null;
  toolUseID?: string;
}
/**
 * What the user answers to an MCP server.
 */
export interface ClaudeElicitationAnswer {
  action: "accept" | "decline" | "cancel" | (string & {});
  /**
   * The values of the form.
   */
  content?: {[key: string]: unknown} | null;
}
/**
 * What an MCP server in the host answers.
 */
export interface ClaudeMcpMessageAnswer {
  /**
   * JSON-RPC.
   */
  mcp_response: {[key: string]: unknown};
}
/**
 * The decision of a host's hook, or an answer of an unknown kind.
 */
export interface ClaudeHookAnswer {
  /**
   * False: the turn ends.
   */
  continue?: boolean;
  stopReason?: string;
  suppressOutput?: boolean;
  decision?: "approve" | "block" | (string & {});
  reason?: string;
  systemMessage?: string;
  /**
   * The output that the hook event allows.
   */
  hookSpecificOutput?: {[key: string]: unknown};
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
 * A line of a type that this version does not know. The CLI skips it.
 */
export interface ClaudeUnknownInput {
  type: UnknownTag;
  [k: string]: unknown;
}

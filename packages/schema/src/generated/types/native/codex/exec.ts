// @generated from schemas/v1/native/codex/exec.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line of the output.
 */
export type CodexLine =
  CodexEvent | CodexOlderLine | CodexOlderPrompt | CodexOlderSettings | CodexBareText;
/**
 * A line with a type. No line has a time, a number or the id of its turn.
 */
export type CodexEvent =
  | CodexThreadStarted
  | CodexTurnStarted
  | CodexTurnCompleted
  | CodexTurnFailed
  | CodexError
  | CodexItemStarted
  | CodexItemUpdated
  | CodexItemCompleted
  | CodexSessionCreated
  | CodexResult
  | CodexUnknownEvent;
/**
 * An item started.
 */
export type CodexItemStarted = CodexFlatItemStarted | CodexItemStartedLine;
/**
 * An item changed.
 */
export type CodexItemUpdated = CodexFlatItemUpdated | CodexItemUpdatedLine;
/**
 * An item ended.
 */
export type CodexItemCompleted = CodexFlatItemCompleted | CodexItemCompletedLine;
/**
 * An item grew, in a line without an `item`.
 */
export type CodexFlatItemUpdated =
  | CodexFlatAgentMessage
  | CodexFlatCommandExecution
  | CodexFlatFileChange
  | CodexFlatMcpToolCall
  | CodexFlatUnknownItem;
/**
 * What happened, in the words of versions before 0.45.
 */
export type CodexOlderMessage =
  | CodexOlderCommandBegin
  | CodexOlderCommandOutput
  | CodexOlderCommandEnd
  | CodexOlderPatchBegin
  | CodexOlderPatchEnd
  | CodexOlderMcpBegin
  | CodexOlderMcpEnd
  | CodexOlderSearchBegin
  | CodexOlderSearchEnd
  | CodexOlderImageView
  | CodexOlderText
  | CodexOlderReasoning
  | CodexOlderRawReasoning
  | CodexOlderPlan
  | CodexOlderSession
  | CodexOlderStart
  | CodexOlderEnd
  | CodexOlderAbort
  | CodexOlderTokens
  | CodexOlderRetry
  | CodexOlderFailure
  | CodexOlderNotice
  | CodexOlderUnknownMessage;
/**
 * An item, in today's form or in that of older versions.
 */
export type CodexItemForm = CodexItem | CodexOlderItem;
/**
 * An action or a message of the agent.
 */
export type CodexItem =
  | CodexAgentMessageItem
  | CodexReasoningItem
  | CodexErrorItem
  | CodexTodoListItem
  | CodexCommandExecutionItem
  | CodexFileChangeItem
  | CodexMcpToolCallItem
  | CodexWebSearchItem
  | CodexCollabToolCallItem
  | CodexUnknownItem;
/**
 * One part of what an MCP tool returned.
 */
export type CodexMcpContent = CodexMcpText | CodexMcpImage | CodexMcpUnknownContent;

/**
 * The first line of a run.
 */
export interface CodexThreadStarted {
  type: "thread.started";
  /**
   * The id to resume the thread with. A resumed run repeats it, a fork has a new one.
   */
  thread_id: string;
}
/**
 * The one turn of the run starts. It has no id.
 */
export interface CodexTurnStarted {
  type: "turn.started";
}
/**
 * The turn succeeded. The last line of a successful run.
 */
export interface CodexTurnCompleted {
  type: "turn.completed";
  usage: CodexUsage;
}
/**
 * The turn failed. The last line of such a run; it has no usage.
 */
export interface CodexTurnFailed {
  type: "turn.failed";
  error: CodexFailure;
}
/**
 * An error: a retry if the message begins with `Reconnecting`; otherwise the run ends, and `turn.failed` follows with the same message.
 */
export interface CodexError {
  type: "error";
  message: string;
}
/**
 * The first line of a run in versions before `thread.started`.
 */
export interface CodexSessionCreated {
  type: "session.created";
  /**
   * The id to resume the session with.
   */
  session_id: string;
}
/**
 * The whole output of a turn, as printed by wrappers that print one result per turn.
 */
export interface CodexResult {
  type: "result";
  /**
   * The agent's answer.
   */
  text: string;
}
/**
 * A line of a type that this version does not know.
 */
export interface CodexUnknownEvent {
  type: UnknownTag;
  /**
   * The agent's answer, if the line is the whole output of a turn.
   */
  text?: unknown;
  [k: string]: unknown;
}
/**
 * What happened, in versions before 0.45.
 */
export interface CodexOlderLine {
  msg: CodexOlderMessage;
  /**
   * The number of the turn.
   */
  id?: string;
}
/**
 * The second line of a run before 0.45.
 */
export interface CodexOlderPrompt {
  prompt: string;
}
/**
 * The first line of a run before 0.45: its settings, each in words.
 */
export interface CodexOlderSettings {
  workdir: string;
  model?: string;
  provider?: string;
  sandbox?: string;
  approval?: string;
  "reasoning effort"?: string;
  "reasoning summaries"?: string;
}
/**
 * The whole output of a turn, in a line without a type.
 */
export interface CodexBareText {
  /**
   * The agent's answer.
   */
  text: string;
}
/**
 * Tokens of the whole thread so far, over all turns and earlier runs; never of one turn alone. All zero if nothing is known.
 */
export interface CodexUsage {
  /**
   * All input, cached or not.
   */
  input_tokens: number;
  /**
   * Part of the input.
   */
  cached_input_tokens?: number;
  /**
   * Part of the input.
   */
  cache_write_input_tokens?: number;
  /**
   * All output, reasoning included.
   */
  output_tokens: number;
  /**
   * Part of the output.
   */
  reasoning_output_tokens?: number;
}
/**
 * Why a turn failed.
 */
export interface CodexFailure {
  /**
   * For people; sometimes the body of the API's answer as JSON text.
   */
  message: string;
}
/**
 * An item started. Texts, reasoning and warnings have no such line.
 */
export interface CodexItemStartedLine {
  item: CodexItemForm;
  type: "item.started";
}
/**
 * An item changed; the line has the whole item. Today only plans are updated.
 */
export interface CodexItemUpdatedLine {
  item: CodexItemForm;
  type: "item.updated";
}
/**
 * An item ended. The line is missing if the run was cut off.
 */
export interface CodexItemCompletedLine {
  item: CodexItemForm;
  type: "item.completed";
}
/**
 * An item started, in a line without an `item`.
 */
export interface CodexFlatItemStarted {
  /**
   * The type of the item. Flat lines have no id: they refer to the open item of that type.
   */
  item_type:
    | "agent_message"
    | "reasoning"
    | "command_execution"
    | "file_change"
    | "mcp_tool_call"
    | "web_search"
    | "todo_list"
    | "error"
    | (string & {});
  type: "item.started";
}
/**
 * An item ended, in a line without an `item`.
 */
export interface CodexFlatItemCompleted {
  /**
   * The type of the item. Flat lines have no id: they refer to the open item of that type.
   */
  item_type:
    | "agent_message"
    | "reasoning"
    | "command_execution"
    | "file_change"
    | "mcp_tool_call"
    | "web_search"
    | "todo_list"
    | "error"
    | (string & {});
  type: "item.completed";
  status: "success" | "failed" | (string & {});
  exit_code?: number | null;
}
/**
 * A text grew.
 */
export interface CodexFlatAgentMessage {
  item_type: "agent_message";
  type: "item.updated";
  /**
   * The text so far, not only what is new.
   */
  content: string;
}
/**
 * A command runs.
 */
export interface CodexFlatCommandExecution {
  item_type: "command_execution";
  type: "item.updated";
  command_line: string;
  /**
   * The output so far, not only what is new.
   */
  aggregated_output: string;
}
/**
 * Files are changed.
 */
export interface CodexFlatFileChange {
  item_type: "file_change";
  type: "item.updated";
  changes: CodexFlatChange[];
}
/**
 * A tool of an MCP server runs.
 */
export interface CodexFlatMcpToolCall {
  item_type: "mcp_tool_call";
  type: "item.updated";
  tool_name: string;
  /**
   * Only in the first of these lines.
   */
  tool_input?: unknown;
  /**
   * Empty while there is none.
   */
  tool_result?: unknown;
}
/**
 * An item of another type grew.
 */
export interface CodexFlatUnknownItem {
  item_type: UnknownTag;
  type: "item.updated";
  [k: string]: unknown;
}
/**
 * One changed file of a flat line.
 */
export interface CodexFlatChange {
  path: string;
  before?: string | null;
  after?: string | null;
}
/**
 * A command started.
 */
export interface CodexOlderCommandBegin {
  type: "exec_command_begin";
  /**
   * The model's id of the call.
   */
  call_id: string;
  /**
   * The program and its arguments.
   */
  command: string[];
  cwd?: string;
  parsed_cmd?: {[key: string]: unknown}[];
}
/**
 * A command printed something.
 */
export interface CodexOlderCommandOutput {
  type: "exec_command_output_delta";
  /**
   * The model's id of the call.
   */
  call_id: string;
  stream?: "stdout" | "stderr" | (string & {});
  /**
   * Bytes, in base64; in the first versions a list of them.
   */
  chunk: string | number[];
}
/**
 * A command ended.
 */
export interface CodexOlderCommandEnd {
  type: "exec_command_end";
  /**
   * The model's id of the call.
   */
  call_id: string;
  /**
   * What it printed on both outputs.
   */
  aggregated_output?: string;
  stdout?: string;
  stderr?: string;
  exit_code: number;
  /**
   * As the model gets it.
   */
  formatted_output?: string;
  duration?: CodexOlderDuration;
}
/**
 * Files are about to be changed.
 */
export interface CodexOlderPatchBegin {
  type: "patch_apply_begin";
  /**
   * The model's id of the call.
   */
  call_id: string;
  /**
   * By path: `add`, `delete` or `update` with what belongs to it.
   */
  changes: {[key: string]: unknown};
}
/**
 * Files were changed, or not.
 */
export interface CodexOlderPatchEnd {
  type: "patch_apply_end";
  /**
   * The model's id of the call.
   */
  call_id: string;
  success: boolean;
  stdout?: string;
  stderr?: string;
}
/**
 * A tool of an MCP server was called.
 */
export interface CodexOlderMcpBegin {
  type: "mcp_tool_call_begin";
  /**
   * The model's id of the call.
   */
  call_id: string;
  invocation: CodexOlderInvocation;
}
/**
 * A tool of an MCP server answered.
 */
export interface CodexOlderMcpEnd {
  type: "mcp_tool_call_end";
  /**
   * The model's id of the call.
   */
  call_id: string;
  invocation: CodexOlderInvocation;
  /**
   * `Ok` with the server's result, or `Err` with words.
   */
  result: unknown;
  duration?: CodexOlderDuration;
}
/**
 * A search in the web started.
 */
export interface CodexOlderSearchBegin {
  type: "web_search_begin";
  /**
   * The model's id of the call.
   */
  call_id: string;
}
/**
 * A search in the web ended.
 */
export interface CodexOlderSearchEnd {
  type: "web_search_end";
  /**
   * The model's id of the call.
   */
  call_id: string;
  query?: string;
}
/**
 * A picture was shown to the model.
 */
export interface CodexOlderImageView {
  type: "view_image_tool_call";
  /**
   * The model's id of the call.
   */
  call_id: string;
  path: string;
}
/**
 * The agent's text, whole.
 */
export interface CodexOlderText {
  type: "agent_message";
  message: string;
}
/**
 * A summary of what the model thought, whole.
 */
export interface CodexOlderReasoning {
  type: "agent_reasoning";
  text: string;
}
/**
 * What the model thought, whole.
 */
export interface CodexOlderRawReasoning {
  type: "agent_reasoning_raw_content";
  text: string;
}
/**
 * The whole plan.
 */
export interface CodexOlderPlan {
  type: "plan_update";
  explanation?: string | null;
  plan: CodexOlderStep[];
}
/**
 * The session is there.
 */
export interface CodexOlderSession {
  type: "session_configured";
  /**
   * The id to resume the session with.
   */
  session_id: string;
  model?: string;
}
/**
 * The one turn of the run starts.
 */
export interface CodexOlderStart {
  type: "task_started";
  model_context_window: number | null;
}
/**
 * The turn succeeded. Most versions do not print it: their exit code says so.
 */
export interface CodexOlderEnd {
  type: "task_complete";
  last_agent_message: string | null;
}
/**
 * The turn was cut off.
 */
export interface CodexOlderAbort {
  type: "turn_aborted";
  reason: "interrupted" | "replaced" | (string & {});
}
/**
 * Tokens that were used.
 */
export interface CodexOlderTokens {
  type: "token_count";
  /**
   * Null: nothing is known. The first versions have the tokens of one call of the model instead.
   */
  info?: CodexOlderTokenInfo | null;
  input_tokens?: number;
  cached_input_tokens?: number;
  output_tokens?: number;
  reasoning_output_tokens?: number;
  rate_limits?: {[key: string]: unknown} | null;
}
/**
 * A request to the model failed and is made again.
 */
export interface CodexOlderRetry {
  type: "stream_error";
  /**
   * With `retrying 1/5 in 200ms…`.
   */
  message: string;
}
/**
 * The turn failed.
 */
export interface CodexOlderFailure {
  type: "error";
  message: string;
}
/**
 * Something happens in the background.
 */
export interface CodexOlderNotice {
  type: "background_event";
  message: string;
}
/**
 * A message that has no meaning of its own, such as the end of a paragraph of reasoning.
 */
export interface CodexOlderUnknownMessage {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * A time span.
 */
export interface CodexOlderDuration {
  secs: number;
  nanos: number;
}
/**
 * A call of a tool of an MCP server.
 */
export interface CodexOlderInvocation {
  server: string;
  tool: string;
  arguments?: unknown;
}
/**
 * A step of the plan.
 */
export interface CodexOlderStep {
  step: string;
  status: "pending" | "in_progress" | "completed" | (string & {});
}
/**
 * Tokens, in all and of the last call of the model.
 */
export interface CodexOlderTokenInfo {
  total_token_usage: CodexUsage;
  last_token_usage: CodexUsage;
  model_context_window?: number | null;
}
/**
 * A whole text of the agent. Only ever completed, never streamed.
 */
export interface CodexAgentMessageItem {
  type: "agent_message";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  /**
   * JSON text if the request had an output schema.
   */
  text: string;
}
/**
 * The summary of the agent's thoughts. Only ever completed.
 */
export interface CodexReasoningItem {
  type: "reasoning";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  /**
   * The parts of the summary, joined by line breaks.
   */
  text: string;
}
/**
 * A warning: it does not end the turn. Only ever completed.
 */
export interface CodexErrorItem {
  type: "error";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  message: string;
}
/**
 * The plan: started once, updated whole, completed at the turn's end.
 */
export interface CodexTodoListItem {
  type: "todo_list";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  items: CodexTodo[];
}
/**
 * One step of the plan.
 */
export interface CodexTodo {
  text: string;
  /**
   * No field marks the step in progress.
   */
  completed: boolean;
}
/**
 * A shell command.
 */
export interface CodexCommandExecutionItem {
  type: "command_execution";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  /**
   * As given to the shell: `/bin/bash -lc '…'`.
   */
  command: string;
  /**
   * Standard output and error as one; empty while the command runs.
   */
  aggregated_output: string;
  exit_code?: number | null;
  /**
   * An exit code other than 0 is `failed`. `declined`: the reviewer refused it.
   */
  status: "in_progress" | "completed" | "failed" | "declined" | (string & {});
}
/**
 * A patch. While it is in progress, and if it fails, it shows the intended changes.
 */
export interface CodexFileChangeItem {
  type: "file_change";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  changes: CodexFileUpdate[];
  status: "in_progress" | "completed" | "failed" | (string & {});
}
/**
 * One file of a patch. There is no diff.
 */
export interface CodexFileUpdate {
  /**
   * Absolute. For a renamed file the old path; the new one is missing.
   */
  path: string;
  kind: "add" | "delete" | "update" | (string & {});
}
/**
 * A call of a tool of an MCP server.
 */
export interface CodexMcpToolCallItem {
  type: "mcp_tool_call";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  server: string;
  tool: string;
  /**
   * Mostly an object.
   */
  arguments: unknown;
  /**
   * Null until it returns, and if it could not be called.
   */
  result?: CodexMcpResult | null;
  /**
   * Why the call itself failed.
   */
  error?: CodexMcpError | null;
  status: "in_progress" | "completed" | "failed" | (string & {});
}
/**
 * What the MCP tool returned, also if it reported a failure.
 */
export interface CodexMcpResult {
  content: CodexMcpContent[];
  structured_content?: unknown;
  _meta?: unknown;
}
/**
 * Why an MCP tool could not be called.
 */
export interface CodexMcpError {
  message: string;
}
/**
 * A web search, or a page that was opened.
 */
export interface CodexWebSearchItem {
  type: "web_search";
  /**
   * The line has the key `id` twice: first `item_<n>`, then the provider's id, which most parsers keep.
   */
  id: string;
  /**
   * Empty until it is completed.
   */
  query: string;
  action?: CodexWebSearchAction | null;
}
/**
 * What was done on the web; final only when the item is completed.
 */
export interface CodexWebSearchAction {
  /**
   * `other` while it runs.
   */
  type: "search" | "open_page" | "find_in_page" | "other" | (string & {});
  query?: string | null;
  queries?: string[] | null;
  url?: string | null;
  pattern?: string | null;
}
/**
 * The agent starts, messages or ends sub-agents, whose own items are not printed.
 */
export interface CodexCollabToolCallItem {
  type: "collab_tool_call";
  /**
   * `item_<n>`. Unique only in one process: a resumed run starts at 0.
   */
  id: string;
  tool: "spawn_agent" | "send_input" | "wait" | "close_agent" | (string & {});
  sender_thread_id?: string;
  /**
   * The sub-agents; a new one has its id only when completed.
   */
  receiver_thread_ids: string[];
  prompt?: string | null;
  /**
   * By thread id.
   */
  agents_states?: {[key: string]: CodexAgentState};
  status: "in_progress" | "completed" | "failed" | (string & {});
}
/**
 * The state of a sub-agent.
 */
export interface CodexAgentState {
  status:
    | "pending_init"
    | "running"
    | "interrupted"
    | "completed"
    | "errored"
    | "shutdown"
    | "not_found"
    | (string & {});
  message?: string | null;
}
/**
 * An item of a type that this version does not know.
 */
export interface CodexUnknownItem {
  type: UnknownTag;
  id?: string;
  [k: string]: unknown;
}
/**
 * An item of the first versions: `item_type` is its type, and a text is called `assistant_message`.
 */
export interface CodexOlderItem {
  item_type:
    | "assistant_message"
    | "reasoning"
    | "command_execution"
    | "file_change"
    | "mcp_tool_call"
    | "web_search"
    | "todo_list"
    | "error"
    | (string & {});
  id?: string;
  /**
   * Of a text or of reasoning.
   */
  text?: string;
  command?: string;
  /**
   * Standard output and error as one.
   */
  aggregated_output?: string;
  exit_code?: number | null;
  status?: "in_progress" | "completed" | "failed" | (string & {});
  changes?: CodexFileUpdate[];
  /**
   * Of an MCP call.
   */
  server?: string;
  /**
   * Of an MCP call.
   */
  tool?: string;
  /**
   * Of an MCP call.
   */
  arguments?: unknown;
  /**
   * Of a web search.
   */
  query?: string;
  items?: CodexTodo[];
  /**
   * Of an error.
   */
  message?: string;
}
/**
 * A text that an MCP tool returned.
 */
export interface CodexMcpText {
  type: "text";
  text: string;
}
/**
 * An image that an MCP tool returned.
 */
export interface CodexMcpImage {
  type: "image";
  /**
   * The image in base64.
   */
  data: string;
  mimeType?: string;
}
/**
 * A part of another type: audio, a resource, a link to one.
 */
export interface CodexMcpUnknownContent {
  type: UnknownTag;
  [k: string]: unknown;
}

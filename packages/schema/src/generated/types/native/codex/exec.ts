// @generated from schemas/v1/native/codex/exec.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line of the output.
 */
export type CodexLine = CodexEvent | CodexBareText;
/**
 * A line with a type. No line has a time, a number or the id of its turn.
 */
export type CodexEvent =
  | CodexThreadStarted
  | CodexTurnStarted
  | CodexItemStarted
  | CodexItemUpdated
  | CodexItemCompleted
  | CodexTurnCompleted
  | CodexTurnFailed
  | CodexError
  | CodexSessionCreated
  | CodexResult
  | CodexUnknownEvent;
/**
 * An item began.
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
 * An item, in today's form or in that of older versions.
 */
export type CodexItemForm = CodexItem | CodexOlderItem;
/**
 * Something that the agent did or said.
 */
export type CodexItem =
  | CodexAgentMessageItem
  | CodexReasoningItem
  | CodexCommandExecutionItem
  | CodexFileChangeItem
  | CodexMcpToolCallItem
  | CodexCollabToolCallItem
  | CodexWebSearchItem
  | CodexTodoListItem
  | CodexErrorItem
  | CodexUnknownItem;
/**
 * One part of what an MCP tool returned.
 */
export type CodexMcpContent = CodexMcpText | CodexMcpImage | CodexMcpUnknownContent;

/**
 * A line of a type that is not known here.
 */
export interface CodexUnknownEvent {
  type: UnknownTag;
  /**
   * Where the line is all that a turn said, the agent's answer.
   */
  text?: unknown;
  [k: string]: unknown;
}
/**
 * The first line of a run.
 */
export interface CodexThreadStarted {
  type: "thread.started";
  /**
   * What resumes the thread. A resumed run repeats it, a fork has a new one.
   */
  thread_id: string;
}
/**
 * The one turn of the run begins. It has no id.
 */
export interface CodexTurnStarted {
  type: "turn.started";
}
/**
 * The turn succeeded. The last line of a run that went well.
 */
export interface CodexTurnCompleted {
  type: "turn.completed";
  usage: CodexUsage;
}
/**
 * Tokens of the whole thread so far, over all its turns, also those of earlier runs: never of one turn alone. All zero where nothing is known.
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
 * The turn failed. The last line of such a run; it has no usage.
 */
export interface CodexTurnFailed {
  type: "turn.failed";
  error: CodexFailure;
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
 * Something went wrong: a retry when the message begins with `Reconnecting`, else the end, and then `turn.failed` follows with the same message.
 */
export interface CodexError {
  type: "error";
  message: string;
}
/**
 * The first line of a run, as versions before `thread.started` had it.
 */
export interface CodexSessionCreated {
  type: "session.created";
  /**
   * What resumes the session.
   */
  session_id: string;
}
/**
 * All that a turn said, as wrappers that print one result per turn have it.
 */
export interface CodexResult {
  type: "result";
  /**
   * The agent's answer.
   */
  text: string;
}
/**
 * All that a turn said, in a line without a type.
 */
export interface CodexBareText {
  /**
   * The agent's answer.
   */
  text: string;
}
/**
 * An item began. Texts, reasoning and warnings have no such line.
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
 * An item ended. What was started has no such line when the run is cut off.
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
   * What the line is about. Flat lines have no id: the open item of that type is meant.
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
   * What the line is about. Flat lines have no id: the open item of that type is meant.
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
 * One changed file of a flat line.
 */
export interface CodexFlatChange {
  path: string;
  before?: string | null;
  after?: string | null;
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
 * An item of a type that is not known here.
 */
export interface CodexUnknownItem {
  type: UnknownTag;
  id?: string;
  [k: string]: unknown;
}
/**
 * An item of the first versions: `item_type` says what it is, and a text is called `assistant_message`.
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
 * A whole text of the agent. Only ever completed, never streamed.
 */
export interface CodexAgentMessageItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "agent_message";
  /**
   * JSON text where an output schema was asked for.
   */
  text: string;
}
/**
 * The summary of what the agent thought. Only ever completed.
 */
export interface CodexReasoningItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "reasoning";
  /**
   * The parts of the summary, joined by line breaks.
   */
  text: string;
}
/**
 * A warning: it does not end the turn. Only ever completed.
 */
export interface CodexErrorItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "error";
  message: string;
}
/**
 * The plan: started once, updated whole, completed at the turn's end.
 */
export interface CodexTodoListItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "todo_list";
  items: CodexTodo[];
}
/**
 * One step of the plan.
 */
export interface CodexTodo {
  text: string;
  /**
   * Nothing says that a step is being worked on.
   */
  completed: boolean;
}
/**
 * A shell command.
 */
export interface CodexCommandExecutionItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "command_execution";
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
 * A patch. While it is in progress, and if it fails, it is what was intended.
 */
export interface CodexFileChangeItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "file_change";
  changes: CodexFileUpdate[];
  status: "in_progress" | "completed" | "failed" | (string & {});
}
/**
 * One file of a patch. There is no diff.
 */
export interface CodexFileUpdate {
  /**
   * Absolute. Of a renamed file the old path; the new one is missing.
   */
  path: string;
  kind: "add" | "delete" | "update" | (string & {});
}
/**
 * A call of a tool of an MCP server.
 */
export interface CodexMcpToolCallItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "mcp_tool_call";
  server: string;
  tool: string;
  /**
   * Mostly an object.
   */
  arguments: unknown;
  /**
   * Null until it returns, and where it could not be called.
   */
  result?: CodexMcpResult | null;
  /**
   * Why the call itself failed.
   */
  error?: CodexMcpError | null;
  status: "in_progress" | "completed" | "failed" | (string & {});
}
/**
 * What the MCP tool returned, also when it says that it failed.
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
  /**
   * The line has the key `id` twice: first `item_<n>`, then the provider's id, which most parsers keep.
   */
  id: string;
  type: "web_search";
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
 * The agent deals with its sub-agents, whose own items are not printed.
 */
export interface CodexCollabToolCallItem {
  /**
   * `item_<n>`. Unique only in one process: a resumed run begins at 0.
   */
  id: string;
  type: "collab_tool_call";
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
 * How a sub-agent is doing.
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

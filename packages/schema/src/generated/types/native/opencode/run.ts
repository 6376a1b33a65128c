// @generated from schemas/v1/native/opencode/run.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line of `opencode run --format json`. No line marks the end of the run.
 */
export type OpencodeRunEvent =
  | OpencodeRunStepStart
  | OpencodeRunText
  | OpencodeRunReasoning
  | OpencodeRunToolUse
  | OpencodeRunStepFinish
  | OpencodeRunError
  | OpencodeRunUnknown;
/**
 * The state of a tool call.
 */
export type OpencodeToolState =
  | OpencodePendingTool
  | OpencodeRunningTool
  | OpencodeCompletedTool
  | OpencodeFailedTool
  | OpencodeUnknownToolState;
/**
 * Why something failed.
 */
export type OpencodeError =
  | OpencodeApiError
  | OpencodeAuthError
  | OpencodeContextOverflowError
  | OpencodeContentFilterError
  | OpencodeOutputLengthError
  | OpencodeStructuredOutputError
  | OpencodeAbortedError
  | OpencodeUnexpectedError
  | OpencodeOtherError;

/**
 * A call of the model started; printed again, with the same message, when the call is retried.
 */
export interface OpencodeRunStepStart {
  type: "step_start";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The id to resume the conversation with.
   */
  sessionID: string;
  part: OpencodeRunStepStartPart;
}
/**
 * A text was finished; always whole.
 */
export interface OpencodeRunText {
  type: "text";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The id to resume the conversation with.
   */
  sessionID: string;
  part: OpencodeRunTextPart;
}
/**
 * Thoughts were finished; only with `--thinking`.
 */
export interface OpencodeRunReasoning {
  type: "reasoning";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The id to resume the conversation with.
   */
  sessionID: string;
  part: OpencodeRunReasoningPart;
}
/**
 * A tool call ended, successfully or not; the only line about it. Calls come in the order in which they end.
 */
export interface OpencodeRunToolUse {
  type: "tool_use";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The id to resume the conversation with.
   */
  sessionID: string;
  part: OpencodeRunToolPart;
}
/**
 * A call of the model ended; absent when it failed.
 */
export interface OpencodeRunStepFinish {
  type: "step_finish";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The id to resume the conversation with.
   */
  sessionID: string;
  part: OpencodeRunStepFinishPart;
}
/**
 * The run failed; the same error may be printed twice.
 */
export interface OpencodeRunError {
  type: "error";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The id to resume the conversation with.
   */
  sessionID: string;
  error: OpencodeError;
}
/**
 * A line that this version does not know.
 */
export interface OpencodeRunUnknown {
  type: UnknownTag;
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The id to resume the conversation with.
   */
  sessionID?: string;
  part?: unknown;
  [k: string]: unknown;
}
/**
 * The beginning of a step.
 */
export interface OpencodeRunStepStartPart {
  /**
   * Unique among parts.
   */
  id?: string;
  /**
   * The same as before: the step is retried.
   */
  messageID: string;
  /**
   * The same as on the line.
   */
  sessionID?: string;
  type: "step-start";
  /**
   * The state of the files, as a git tree; absent outside of git.
   */
  snapshot?: string;
}
/**
 * A text of the model.
 */
export interface OpencodeRunTextPart {
  /**
   * Unique among parts.
   */
  id?: string;
  /**
   * New for each step; the same when a step is retried.
   */
  messageID?: string;
  /**
   * The same as on the line.
   */
  sessionID?: string;
  type: "text";
  /**
   * The whole text so far; empty when the part is new.
   */
  text: string;
  time?: OpencodeTimeSpan;
  /**
   * Written by opencode, not by the user or the model.
   */
  synthetic?: boolean;
  /**
   * Not sent to the model.
   */
  ignored?: boolean;
  /**
   * The provider's additions.
   */
  metadata?: {[key: string]: unknown};
}
/**
 * Thoughts of the model.
 */
export interface OpencodeRunReasoningPart {
  /**
   * Unique among parts.
   */
  id?: string;
  /**
   * New for each step; the same when a step is retried.
   */
  messageID?: string;
  /**
   * The same as on the line.
   */
  sessionID?: string;
  type: "reasoning";
  /**
   * The whole text so far; empty when the part is new.
   */
  text: string;
  time?: OpencodeTimeSpan;
  /**
   * The provider's additions.
   */
  metadata?: {[key: string]: unknown};
}
/**
 * A tool call that ended.
 */
export interface OpencodeRunToolPart {
  /**
   * Unique among parts.
   */
  id?: string;
  /**
   * New for each step; the same when a step is retried.
   */
  messageID?: string;
  /**
   * The same as on the line.
   */
  sessionID?: string;
  type: "tool";
  /**
   * The model's own id of the call.
   */
  callID: string;
  /**
   * `invalid`: no such tool; its name and the error are in the input.
   */
  tool: string;
  state: OpencodeToolState;
  /**
   * The provider's additions.
   */
  metadata?: {[key: string]: unknown};
}
/**
 * The end of a step.
 */
export interface OpencodeRunStepFinishPart {
  /**
   * Unique among parts.
   */
  id?: string;
  /**
   * New for each step; the same when a step is retried.
   */
  messageID?: string;
  /**
   * The same as on the line.
   */
  sessionID?: string;
  type: "step-finish";
  /**
   * Why the model stopped.
   */
  reason:
    | "stop"
    | "tool-calls"
    | "length"
    | "content-filter"
    | "error"
    | "other"
    | "unknown"
    | (string & {});
  /**
   * Of this step alone.
   */
  tokens: OpencodeTokens;
  /**
   * Of this step, in US dollars: opencode's estimate; 0 without a price.
   */
  cost?: number;
  /**
   * The state of the files, as a git tree; absent outside of git.
   */
  snapshot?: string;
}
/**
 * The model started to write a call; its arguments are not known yet.
 */
export interface OpencodePendingTool {
  status: "pending";
  /**
   * Empty.
   */
  input: {[key: string]: unknown};
  /**
   * The arguments so far, as text.
   */
  raw?: string;
}
/**
 * The tool runs; repeated whenever there is more output.
 */
export interface OpencodeRunningTool {
  status: "running";
  /**
   * The arguments of the call.
   */
  input: {[key: string]: unknown};
  title?: string;
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
}
/**
 * The tool returned. A command that failed or was aborted is completed too: see `metadata.exit`.
 */
export interface OpencodeCompletedTool {
  status: "completed";
  /**
   * The arguments of the call.
   */
  input: {[key: string]: unknown};
  /**
   * The text that the model receives.
   */
  output: string;
  /**
   * A line about the call, for people.
   */
  title?: string;
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
  attachments?: OpencodeAttachment[];
}
/**
 * The tool did not return, or was refused.
 */
export interface OpencodeFailedTool {
  status: "error";
  /**
   * The arguments of the call.
   */
  input: {[key: string]: unknown};
  /**
   * The text that the model receives.
   */
  error: string;
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
}
/**
 * A state that this version does not know.
 */
export interface OpencodeUnknownToolState {
  status: UnknownTag;
  /**
   * The arguments of the call.
   */
  input?: {[key: string]: unknown};
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
  [k: string]: unknown;
}
/**
 * Metadata of a tool, in addition to its output; the fields differ by tool.
 */
export interface OpencodeToolMetadata {
  /**
   * The output is incomplete.
   */
  truncated?: boolean;
  /**
   * The file that has all of the output.
   */
  outputPath?: string;
  /**
   * bash: all output so far.
   */
  output?: string;
  exit?: number | null;
  /**
   * write: the path.
   */
  filepath?: string;
  /**
   * write: the file was there before.
   */
  exists?: boolean;
  /**
   * edit: a unified diff.
   */
  diff?: string;
  /**
   * edit: the change.
   */
  filediff?: OpencodeFileDiff;
  /**
   * write, edit: diagnostics of language servers, by path.
   */
  diagnostics?: {[key: string]: unknown};
  /**
   * read: the beginning of the file.
   */
  preview?: string;
  /**
   * read: the instruction files that were also read.
   */
  loaded?: unknown[];
  /**
   * read: the part of the file to show.
   */
  display?: {[key: string]: unknown};
  /**
   * glob: how many files.
   */
  count?: number;
  /**
   * grep: how many lines.
   */
  matches?: number;
  /**
   * todowrite: the whole list.
   */
  todos?: OpencodeTodo[];
  /**
   * question: the labels chosen, by question.
   */
  answers?: string[][];
  /**
   * task: the session of the sub-agent.
   */
  sessionId?: string;
  /**
   * task: the session that it was started from.
   */
  parentSessionId?: string;
  /**
   * task: the model of the sub-agent.
   */
  model?: OpencodeModel;
}
/**
 * One step of the model's list.
 */
export interface OpencodeTodo {
  content: string;
  status: "pending" | "in_progress" | "completed" | "cancelled" | (string & {});
  priority?: "high" | "medium" | "low" | (string & {});
  id?: string;
}
/**
 * A file that a tool gives to the model.
 */
export interface OpencodeAttachment {
  type?: "file" | (string & {});
  mime: string;
  /**
   * Its place, or the content as a data URL.
   */
  url: string;
  filename?: string;
}
/**
 * The change of one file.
 */
export interface OpencodeFileDiff {
  /**
   * Its path.
   */
  file?: string;
  /**
   * A unified diff.
   */
  patch?: string;
  /**
   * The content before; in older versions, instead of a patch.
   */
  before?: string;
  /**
   * The content after; in older versions, instead of a patch.
   */
  after?: string;
  /**
   * Lines added.
   */
  additions?: number;
  /**
   * Lines removed.
   */
  deletions?: number;
  status?: "added" | "deleted" | "modified" | (string & {});
}
/**
 * The model of a message or a sub-agent.
 */
export interface OpencodeModel {
  providerID?: string;
  modelID: string;
  /**
   * The reasoning effort, in the provider's words.
   */
  variant?: string;
}
/**
 * A span of time, in milliseconds since 1970.
 */
export interface OpencodeTimeSpan {
  start?: number;
  /**
   * Absent while it runs.
   */
  end?: number;
  /**
   * When the output was dropped from the conversation.
   */
  compacted?: number;
}
/**
 * Tokens. The parts do not overlap: input, output, reasoning and cache add up to the total.
 */
export interface OpencodeTokens {
  /**
   * Only if the provider reported usage: without it, zeros mean unknown.
   */
  total?: number;
  /**
   * Without input read from or written to the cache.
   */
  input: number;
  /**
   * Without reasoning.
   */
  output: number;
  reasoning: number;
  cache: OpencodeCacheTokens;
}
/**
 * Input that went through the provider's cache.
 */
export interface OpencodeCacheTokens {
  read: number;
  write: number;
}
/**
 * The provider refused a request.
 */
export interface OpencodeApiError {
  name: "APIError";
  data: OpencodeApiErrorData;
}
/**
 * There are no valid credentials for the provider.
 */
export interface OpencodeAuthError {
  name: "ProviderAuthError";
  data: OpencodeAuthErrorData;
}
/**
 * The conversation is longer than the context of the model.
 */
export interface OpencodeContextOverflowError {
  name: "ContextOverflowError";
  data: OpencodeContextOverflowErrorData;
}
/**
 * The provider's content filter blocked the answer.
 */
export interface OpencodeContentFilterError {
  name: "ContentFilterError";
  data: OpencodeErrorMessage;
}
/**
 * The answer reached the maximum length.
 */
export interface OpencodeOutputLengthError {
  name: "MessageOutputLengthError";
  data: OpencodeOptionalMessage;
}
/**
 * The model gave no answer in the requested form.
 */
export interface OpencodeStructuredOutputError {
  name: "StructuredOutputError";
  data: OpencodeStructuredOutputErrorData;
}
/**
 * The turn was aborted on request.
 */
export interface OpencodeAbortedError {
  name: "MessageAbortedError";
  data: OpencodeErrorMessage;
}
/**
 * Any other error, such as a model that does not exist.
 */
export interface OpencodeUnexpectedError {
  name: "UnknownError";
  data: OpencodeUnexpectedErrorData;
}
/**
 * An error that this version does not know.
 */
export interface OpencodeOtherError {
  name: UnknownTag;
  data?: OpencodeOptionalMessage;
  [k: string]: unknown;
}
/**
 * The provider's answer.
 */
export interface OpencodeApiErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  /**
   * The HTTP status.
   */
  statusCode?: number;
  /**
   * The same request may succeed later.
   */
  isRetryable?: boolean;
  /**
   * As the provider sent them; may hold private data.
   */
  responseHeaders?: {[key: string]: string};
  /**
   * As the provider sent it; may hold private data.
   */
  responseBody?: string;
  /**
   * `url` is the requested address.
   */
  metadata?: {[key: string]: string};
}
/**
 * The provider.
 */
export interface OpencodeAuthErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  providerID?: string;
}
/**
 * The provider's answer.
 */
export interface OpencodeContextOverflowErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  /**
   * As the provider sent it; may hold private data.
   */
  responseBody?: string;
}
/**
 * The number of attempts.
 */
export interface OpencodeStructuredOutputErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  retries?: number;
}
/**
 * The details of the error.
 */
export interface OpencodeUnexpectedErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  /**
   * The reference in opencode's log.
   */
  ref?: string;
}
/**
 * Only a message.
 */
export interface OpencodeErrorMessage {
  /**
   * The cause, in words.
   */
  message: string;
}
/**
 * A message, if there is one.
 */
export interface OpencodeOptionalMessage {
  /**
   * The cause, in words.
   */
  message?: string;
}

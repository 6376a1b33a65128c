// @generated from schemas/v1/native/opencode/run.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line of `opencode run --format json`. No line says that the run is over.
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
 * How far a tool call has come.
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
 * A call of the model began; printed again, with the same message, when the call is retried.
 */
export interface OpencodeRunStepStart {
  type: "step_start";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The conversation: what resumes it.
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
   * The conversation: what resumes it.
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
   * The conversation: what resumes it.
   */
  sessionID: string;
  part: OpencodeRunReasoningPart;
}
/**
 * A tool call ended, well or not; the only line about it. Calls come in the order in which they end.
 */
export interface OpencodeRunToolUse {
  type: "tool_use";
  /**
   * When it was printed: milliseconds since 1970.
   */
  timestamp?: number;
  /**
   * The conversation: what resumes it.
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
   * The conversation: what resumes it.
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
   * The conversation: what resumes it.
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
   * The conversation: what resumes it.
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
   * The same as before: the step is made again.
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
   * A new one for each step; the same again when a step is retried.
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
   * What the provider adds.
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
   * A new one for each step; the same again when a step is retried.
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
   * What the provider adds.
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
   * A new one for each step; the same again when a step is retried.
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
   * What the provider adds.
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
   * A new one for each step; the same again when a step is retried.
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
 * The model began to write a call; its arguments are not known yet.
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
   * The output is not all there was.
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
   * write, edit: what language servers say, by path.
   */
  diagnostics?: {[key: string]: unknown};
  /**
   * read: the beginning of the file.
   */
  preview?: string;
  /**
   * read: the instruction files that were read along.
   */
  loaded?: unknown[];
  /**
   * read: what to show of the file.
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
 * How one file differs from what it was.
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
   * The content before; older versions, instead of a patch.
   */
  before?: string;
  /**
   * The content after; older versions, instead of a patch.
   */
  after?: string;
  /**
   * Lines added.
   */
  additions?: number;
  /**
   * Lines taken away.
   */
  deletions?: number;
  status?: "added" | "deleted" | "modified" | (string & {});
}
/**
 * The model that a message or a sub-agent is for.
 */
export interface OpencodeModel {
  providerID?: string;
  modelID: string;
  /**
   * How hard the model is to think, in the provider's words.
   */
  variant?: string;
}
/**
 * From when to when, in milliseconds since 1970.
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
   * Only where the provider reported usage: without it, zeros mean unknown.
   */
  total?: number;
  /**
   * Without what came from the cache or went into it.
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
 * What the provider answered.
 */
export interface OpencodeApiErrorData {
  /**
   * What went wrong, in words.
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
   * `url` is the address that was asked.
   */
  metadata?: {[key: string]: string};
}
/**
 * There are no valid credentials for the provider.
 */
export interface OpencodeAuthError {
  name: "ProviderAuthError";
  data: OpencodeAuthErrorData;
}
/**
 * Which provider it was.
 */
export interface OpencodeAuthErrorData {
  /**
   * What went wrong, in words.
   */
  message: string;
  providerID?: string;
}
/**
 * The conversation is longer than the model can hold.
 */
export interface OpencodeContextOverflowError {
  name: "ContextOverflowError";
  data: OpencodeContextOverflowErrorData;
}
/**
 * What the provider answered.
 */
export interface OpencodeContextOverflowErrorData {
  /**
   * What went wrong, in words.
   */
  message: string;
  /**
   * As the provider sent it; may hold private data.
   */
  responseBody?: string;
}
/**
 * The provider held the answer back for its content.
 */
export interface OpencodeContentFilterError {
  name: "ContentFilterError";
  data: OpencodeErrorMessage;
}
/**
 * The answer reached the greatest length.
 */
export interface OpencodeOutputLengthError {
  name: "MessageOutputLengthError";
  data: OpencodeOptionalMessage;
}
/**
 * The model gave no answer of the form that was asked for.
 */
export interface OpencodeStructuredOutputError {
  name: "StructuredOutputError";
  data: OpencodeStructuredOutputErrorData;
}
/**
 * How often it was tried.
 */
export interface OpencodeStructuredOutputErrorData {
  /**
   * What went wrong, in words.
   */
  message: string;
  retries?: number;
}
/**
 * The turn was aborted on request.
 */
export interface OpencodeAbortedError {
  name: "MessageAbortedError";
  data: OpencodeErrorMessage;
}
/**
 * Anything that opencode has no name for, such as a model that does not exist.
 */
export interface OpencodeUnexpectedError {
  name: "UnknownError";
  data: OpencodeUnexpectedErrorData;
}
/**
 * What is known of it.
 */
export interface OpencodeUnexpectedErrorData {
  /**
   * What went wrong, in words.
   */
  message: string;
  /**
   * Where to find it in the log of opencode.
   */
  ref?: string;
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
 * Nothing but words.
 */
export interface OpencodeErrorMessage {
  /**
   * What went wrong, in words.
   */
  message: string;
}
/**
 * Words, where there are any.
 */
export interface OpencodeOptionalMessage {
  /**
   * What went wrong, in words.
   */
  message?: string;
}

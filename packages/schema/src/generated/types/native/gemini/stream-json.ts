// @generated from schemas/v1/native/gemini/stream-json.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line of `gemini --output-format stream-json`.
 */
export type GeminiStreamEvent =
  | GeminiInit
  | GeminiMessage
  | GeminiResult
  | GeminiToolUse
  | GeminiToolResult
  | GeminiError
  | GeminiUnknownEvent;

/**
 * The first line. If flags, authentication or settings fail before it, stdout stays empty.
 */
export interface GeminiInit {
  type: "init";
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so this is not the end of a single tool.
   */
  timestamp?: string;
  /**
   * Any text, not always a UUID. No other line contains it.
   */
  session_id: string;
  /**
   * The requested name, such as `auto`, not the model that answers.
   */
  model?: string;
}
/**
 * The prompt, or the next piece of the answer. Thoughts are never printed.
 */
export interface GeminiMessage {
  type: "message";
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so this is not the end of a single tool.
   */
  timestamp?: string;
  /**
   * `user` is the prompt as sent: stdin before it, commands and `@file` not expanded.
   */
  role: "user" | "assistant" | (string & {});
  /**
   * For an assistant only the new text. A repeated request repeats text without a mark.
   */
  content: string;
  /**
   * True on every piece of an answer; no whole message follows.
   */
  delta?: boolean;
}
/**
 * The last line. It is missing after a signal, after a closed pipe, and before `init`.
 */
export interface GeminiResult {
  type: "result";
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so this is not the end of a single tool.
   */
  timestamp?: string;
  /**
   * `error` can come with exit code 0, and `success` for a run that a hook or a loop stopped.
   */
  status: "success" | "error" | (string & {});
  stats?: GeminiStats;
  /**
   * May be missing on `error`: then the last `error` line has the cause.
   */
  error?: GeminiErrorDetail;
}
/**
 * The model called a tool.
 */
export interface GeminiToolUse {
  type: "tool_use";
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so this is not the end of a single tool.
   */
  timestamp?: string;
  /**
   * An MCP server's tool is `mcp_<server>_<tool>`.
   */
  tool_name: string;
  /**
   * Joins a call and its result. Not always unique: two calls with one id have one result.
   */
  tool_id: string;
  /**
   * As sent by the model, even if a hook changed them later.
   */
  parameters: {[key: string]: unknown};
}
/**
 * A tool call ended; text, and even the next answer, may come between the call and its result.
 */
export interface GeminiToolResult {
  type: "tool_result";
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so this is not the end of a single tool.
   */
  timestamp?: string;
  /**
   * Joins a call and its result. Not always unique: two calls with one id have one result.
   */
  tool_id: string;
  /**
   * A shell command whose exit code is not 0 is a `success`.
   */
  status: "success" | "error" | (string & {});
  /**
   * The output for people, often empty or missing; the model received another text.
   */
  output?: string;
  error?: GeminiErrorDetail;
}
/**
 * A problem that does not by itself end the run: a loop, a hook, an empty answer.
 */
export interface GeminiError {
  type: "error";
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so this is not the end of a single tool.
   */
  timestamp?: string;
  severity: "warning" | "error" | (string & {});
  message: string;
}
/**
 * A type that no tested version prints.
 */
export interface GeminiUnknownEvent {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The usage of this process, including its router, sub-agents and web searches; a resumed session starts at 0.
 */
export interface GeminiStats {
  /**
   * Input, output, thoughts and prompts of tools; the last two are not shown separately.
   */
  total_tokens: number;
  /**
   * Cached input is included.
   */
  input_tokens: number;
  /**
   * Without thoughts.
   */
  output_tokens: number;
  /**
   * The part of `input_tokens` that came from a cache.
   */
  cached?: number;
  /**
   * The part of `input_tokens` that did not.
   */
  input?: number;
  /**
   * Milliseconds; 0 in every result that an error handler wrote.
   */
  duration_ms?: number;
  /**
   * Failed and refused calls and those of sub-agents are included.
   */
  tool_calls?: number;
  /**
   * By the model that answered.
   */
  models?: {[key: string]: GeminiModelStats};
}
/**
 * The usage of one model.
 */
export interface GeminiModelStats {
  /**
   * Input, output, thoughts and prompts of tools; the last two are not shown separately.
   */
  total_tokens: number;
  /**
   * Cached input is included.
   */
  input_tokens: number;
  /**
   * Without thoughts.
   */
  output_tokens: number;
  /**
   * The part of `input_tokens` that came from a cache.
   */
  cached?: number;
  /**
   * The part of `input_tokens` that did not.
   */
  input?: number;
}
/**
 * Why a run or a tool call failed.
 */
export interface GeminiErrorDetail {
  /**
   * For a tool call this may be longer than its `output`.
   */
  message: string;
  /**
   * A tool that is not allowed is usually not offered at all, so its call is `tool_not_registered`.
   */
  type?:
    | "unknown"
    | "Error"
    | "FatalTurnLimitedError"
    | "no_space_left"
    | "file_not_found"
    | "invalid_tool_params"
    | "tool_not_registered"
    | "policy_violation"
    | "unhandled_exception"
    | "edit_no_occurrence_found"
    | "mcp_tool_error"
    | "web_fetch_processing_error"
    | "stop_execution"
    | "TOOL_EXECUTION_ERROR"
    | (string & {});
}

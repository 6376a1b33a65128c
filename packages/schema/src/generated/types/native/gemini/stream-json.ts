// @generated from schemas/v1/native/gemini/stream-json.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line of `gemini --output-format stream-json`.
 */
export type GeminiStreamEvent =
  | GeminiInit
  | GeminiMessage
  | GeminiToolUse
  | GeminiToolResult
  | GeminiError
  | GeminiResult
  | GeminiUnknownEvent;

/**
 * The first line. What fails before it (flags, authentication, settings) leaves stdout empty.
 */
export interface GeminiInit {
  type: "init";
  /**
   * Any text, not always a UUID. No other line has it.
   */
  session_id: string;
  /**
   * The name that was asked for, such as `auto`, not the one that answers.
   */
  model?: string;
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so it is not when a tool ended.
   */
  timestamp?: string;
}
/**
 * The prompt, or the next piece of the answer. Thoughts are never printed.
 */
export interface GeminiMessage {
  type: "message";
  /**
   * `user` is the prompt as sent: stdin before it, commands and `@file` not expanded.
   */
  role: "user" | "assistant" | (string & {});
  /**
   * Of an assistant only what is new. A request made again repeats text without a mark.
   */
  content: string;
  /**
   * True on every piece of an answer; no whole message follows.
   */
  delta?: boolean;
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so it is not when a tool ended.
   */
  timestamp?: string;
}
/**
 * The last line. It is missing after a signal, after a closed pipe, and before `init`.
 */
export interface GeminiResult {
  type: "result";
  /**
   * `error` with exit code 0 happens, as does `success` of a run that a hook or a loop stopped.
   */
  status: "success" | "error" | (string & {});
  stats?: GeminiStats;
  /**
   * May be missing on `error`: then the last `error` line says why.
   */
  error?: GeminiErrorDetail;
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so it is not when a tool ended.
   */
  timestamp?: string;
}
/**
 * What this process used, its router, sub-agents and web searches included; a resumed session begins at 0.
 */
export interface GeminiStats {
  /**
   * Input, output, thoughts and the prompts of tools; the last two are not distinguished.
   */
  total_tokens: number;
  /**
   * What was cached is included.
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
 * What one model used.
 */
export interface GeminiModelStats {
  /**
   * Input, output, thoughts and the prompts of tools; the last two are not distinguished.
   */
  total_tokens: number;
  /**
   * What was cached is included.
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
   * A tool that is not allowed is mostly not offered at all, so its call is `tool_not_registered`.
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
/**
 * The model called a tool.
 */
export interface GeminiToolUse {
  type: "tool_use";
  /**
   * An MCP server's tool is `mcp_<server>_<tool>`.
   */
  tool_name: string;
  /**
   * Joins a call and its result. Not always unique: two calls with one id have one result.
   */
  tool_id: string;
  /**
   * As the model gave them, also where a hook then changed them.
   */
  parameters: {[key: string]: unknown};
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so it is not when a tool ended.
   */
  timestamp?: string;
}
/**
 * A tool call ended; text, and even the next answer, may stand between the call and this.
 */
export interface GeminiToolResult {
  type: "tool_result";
  /**
   * Joins a call and its result. Not always unique: two calls with one id have one result.
   */
  tool_id: string;
  /**
   * A shell command that exits with another code than 0 is a `success`.
   */
  status: "success" | "error" | (string & {});
  /**
   * What is shown to people, often empty or missing; the model received something else.
   */
  output?: string;
  error?: GeminiErrorDetail;
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so it is not when a tool ended.
   */
  timestamp?: string;
}
/**
 * Something that does not by itself end the run: a loop, a hook, an empty answer.
 */
export interface GeminiError {
  type: "error";
  severity: "warning" | "error" | (string & {});
  message: string;
  /**
   * UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so it is not when a tool ended.
   */
  timestamp?: string;
}
/**
 * A type that no tested version prints.
 */
export interface GeminiUnknownEvent {
  type: UnknownTag;
  [k: string]: unknown;
}

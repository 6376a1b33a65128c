// @generated from schemas/v1/native/gemini/core-event.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One event, with the names of Gemini CLI's core.
 */
export type GeminiCoreEvent =
  | GeminiCoreContent
  | GeminiCoreThought
  | GeminiCoreCitation
  | GeminiCoreModelInfo
  | GeminiCoreChatCompressed
  | GeminiCoreToolCall
  | GeminiCoreToolCallRequest
  | GeminiCoreFinished
  | GeminiCoreResult
  | GeminiCoreError
  | GeminiCoreRetry
  | GeminiCoreUnknown;
/**
 * The run failed, in one of two forms.
 */
export type GeminiCoreError = GeminiCoreErrorStatus | GeminiCoreErrorValue;

/**
 * The next piece of the answer.
 */
export interface GeminiCoreContent {
  type: "content";
  value: string;
}
/**
 * A short thought of the model.
 */
export interface GeminiCoreThought {
  type: "thought";
  value: GeminiCoreThoughtSummary;
}
/**
 * A thought: its headline and the rest.
 */
export interface GeminiCoreThoughtSummary {
  subject: string;
  description: string;
}
/**
 * The sources of the answer, as one text, at its end.
 */
export interface GeminiCoreCitation {
  type: "citation";
  value: string;
}
/**
 * Which model answers.
 */
export interface GeminiCoreModelInfo {
  type: "model_info";
  /**
   * The model's name.
   */
  value: string;
}
/**
 * The conversation was shortened to fit.
 */
export interface GeminiCoreChatCompressed {
  type: "chat_compressed";
  value: GeminiCoreCompression | null;
}
/**
 * How much a conversation was shortened.
 */
export interface GeminiCoreCompression {
  /**
   * Tokens before.
   */
  originalTokenCount: number;
  /**
   * Tokens after.
   */
  newTokenCount: number;
  /**
   * 1: it was shortened; a higher number: why it was not.
   */
  compressionStatus?: number;
}
/**
 * A tool is called. The call has no id, and its result no event.
 */
export interface GeminiCoreToolCall {
  type: "tool_call";
  name: string;
  /**
   * The arguments of the tool.
   */
  args: {[key: string]: unknown};
}
/**
 * The model asks for a tool call.
 */
export interface GeminiCoreToolCallRequest {
  type: "tool_call_request";
  value: GeminiCoreToolRequest;
}
/**
 * The requested tool call.
 */
export interface GeminiCoreToolRequest {
  callId: string;
  name: string;
  /**
   * The arguments of the tool.
   */
  args: {[key: string]: unknown};
  /**
   * Requested by the CLI, not by the model.
   */
  isClientInitiated?: boolean;
  prompt_id?: string;
}
/**
 * The model's answer to one request is complete.
 */
export interface GeminiCoreFinished {
  type: "finished";
  /**
   * Older versions send only the reason.
   */
  value:
    | GeminiCoreFinish
    | "STOP"
    | "MAX_TOKENS"
    | "SAFETY"
    | "RECITATION"
    | "LANGUAGE"
    | "OTHER"
    | "BLOCKLIST"
    | "PROHIBITED_CONTENT"
    | "SPII"
    | "MALFORMED_FUNCTION_CALL"
    | "UNEXPECTED_TOOL_CALL"
    | "IMAGE_SAFETY"
    | (string & {})
    | null;
}
/**
 * Why the answer ended, and its usage.
 */
export interface GeminiCoreFinish {
  reason?:
    | "STOP"
    | "MAX_TOKENS"
    | "SAFETY"
    | "RECITATION"
    | "LANGUAGE"
    | "OTHER"
    | "BLOCKLIST"
    | "PROHIBITED_CONTENT"
    | "SPII"
    | "MALFORMED_FUNCTION_CALL"
    | "UNEXPECTED_TOOL_CALL"
    | "IMAGE_SAFETY"
    | (string & {});
  usageMetadata?: GeminiUsageMetadata;
}
/**
 * The run ended.
 */
export interface GeminiCoreResult {
  type: "result";
  status: "success" | "error" | "cancelled" | (string & {});
  stats?: GeminiCoreStats;
  error?: GeminiCoreErrorDetail;
  /**
   * UTC, ISO 8601.
   */
  timestamp?: string;
}
/**
 * The usage of the run.
 */
export interface GeminiCoreStats {
  total_tokens?: number;
  input_tokens?: number;
  output_tokens?: number;
  thought_tokens?: number;
  cache_tokens?: number;
  tool_tokens?: number;
  /**
   * Milliseconds.
   */
  duration_ms?: number;
  tool_calls?: number;
}
/**
 * An error with a code.
 */
export interface GeminiCoreErrorStatus {
  type: "error";
  error: GeminiCoreErrorDetail;
  status?: "error" | (string & {});
}
/**
 * An error in the core's form.
 */
export interface GeminiCoreErrorValue {
  value: GeminiCoreErrorHolder;
  type: "error";
}
/**
 * The wrapper of an error event's error.
 */
export interface GeminiCoreErrorHolder {
  error: GeminiCoreErrorDetail;
}
/**
 * Why something failed.
 */
export interface GeminiCoreErrorDetail {
  message: string;
  /**
   * Such as `INVALID_CHUNK`.
   */
  code?: string | number;
  /**
   * The HTTP status of the model's server.
   */
  status?: string | number;
}
/**
 * The request is repeated; the answer so far is void.
 */
export interface GeminiCoreRetry {
  type: "retry";
}
/**
 * The usage of one answer; the API omits figures that are 0.
 */
export interface GeminiUsageMetadata {
  /**
   * Cached input is included.
   */
  promptTokenCount?: number;
  /**
   * Without thoughts.
   */
  candidatesTokenCount?: number;
  /**
   * The sum.
   */
  totalTokenCount?: number;
  /**
   * The part of the prompt that came from a cache.
   */
  cachedContentTokenCount?: number;
  thoughtsTokenCount?: number;
  /**
   * Not part of `promptTokenCount`.
   */
  toolUsePromptTokenCount?: number;
  /**
   * The prompt, by modality.
   */
  promptTokensDetails?: {[key: string]: unknown}[];
  /**
   * The answer, by modality.
   */
  candidatesTokensDetails?: {[key: string]: unknown}[];
  /**
   * What was cached, by modality.
   */
  cacheTokensDetails?: {[key: string]: unknown}[];
  /**
   * The prompts of tools, by modality.
   */
  toolUsePromptTokensDetails?: {[key: string]: unknown}[];
}
/**
 * A type that this version does not know.
 */
export interface GeminiCoreUnknown {
  type: UnknownTag;
  [k: string]: unknown;
}

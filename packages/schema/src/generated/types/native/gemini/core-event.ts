// @generated from schemas/v1/native/gemini/core-event.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One event as Gemini CLI's core names them inside.
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
 * What the model thinks, in short.
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
 * The sources of the answer, as one text; at its end.
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
   * 1: it was shortened; higher: why it was not.
   */
  compressionStatus?: number;
}
/**
 * A tool is called. There is no id and no event for its result.
 */
export interface GeminiCoreToolCall {
  type: "tool_call";
  name: string;
  /**
   * What the tool is called with.
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
 * The tool call that is asked for.
 */
export interface GeminiCoreToolRequest {
  callId: string;
  name: string;
  /**
   * What the tool is called with.
   */
  args: {[key: string]: unknown};
  /**
   * The CLI asked for it, not the model.
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
   * Older versions give the reason alone.
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
 * Why the answer ended, and what it used.
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
 * What the run used.
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
 * An error as the core has it.
 */
export interface GeminiCoreErrorValue {
  value: GeminiCoreErrorHolder;
  type: "error";
}
/**
 * What holds the error of an error event.
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
 * What one answer used; the API leaves out what is 0.
 */
export interface GeminiUsageMetadata {
  /**
   * What was cached is included.
   */
  promptTokenCount?: number;
  /**
   * Without thoughts.
   */
  candidatesTokenCount?: number;
  /**
   * All of them together.
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
 * A type that is not described here.
 */
export interface GeminiCoreUnknown {
  type: UnknownTag;
  [k: string]: unknown;
}

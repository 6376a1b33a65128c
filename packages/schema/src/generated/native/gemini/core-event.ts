// @generated from schemas/v1/native/gemini/core-event.schema.json by `npm run generate`. Do not edit.

import { createUnionValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { GeminiCoreEvent } from "../../types/native/gemini/core-event.ts";
import {
  GeminiCoreContent as validateGeminiCoreContent,
  GeminiCoreThought as validateGeminiCoreThought,
  GeminiCoreCitation as validateGeminiCoreCitation,
  GeminiCoreModelInfo as validateGeminiCoreModelInfo,
  GeminiCoreChatCompressed as validateGeminiCoreChatCompressed,
  GeminiCoreToolCall as validateGeminiCoreToolCall,
  GeminiCoreToolCallRequest as validateGeminiCoreToolCallRequest,
  GeminiCoreFinished as validateGeminiCoreFinished,
  GeminiCoreResult as validateGeminiCoreResult,
  GeminiCoreError as validateGeminiCoreError,
  GeminiCoreRetry as validateGeminiCoreRetry,
  GeminiCoreUnknown as validateGeminiCoreUnknown,
} from "../../validators/native/gemini/core-event.js";

export type {
  GeminiCoreEvent,
  GeminiCoreContent,
  GeminiCoreThought,
  GeminiCoreThoughtSummary,
  GeminiCoreCitation,
  GeminiCoreModelInfo,
  GeminiCoreChatCompressed,
  GeminiCoreCompression,
  GeminiCoreToolCall,
  GeminiCoreToolCallRequest,
  GeminiCoreToolRequest,
  GeminiCoreFinished,
  GeminiCoreFinish,
  GeminiCoreResult,
  GeminiCoreStats,
  GeminiCoreError,
  GeminiCoreErrorStatus,
  GeminiCoreErrorValue,
  GeminiCoreErrorHolder,
  GeminiCoreErrorDetail,
  GeminiCoreRetry,
  GeminiUsageMetadata,
  GeminiCoreUnknown,
} from "../../types/native/gemini/core-event.ts";

/** Checks a value against the schema `native/gemini/core-event`. */
export const validate: Validate<GeminiCoreEvent> = /* @__PURE__ */ createUnionValidator({
  tag: "type",
  members: {
    "content": validateGeminiCoreContent,
    "thought": validateGeminiCoreThought,
    "citation": validateGeminiCoreCitation,
    "model_info": validateGeminiCoreModelInfo,
    "chat_compressed": validateGeminiCoreChatCompressed,
    "tool_call": validateGeminiCoreToolCall,
    "tool_call_request": validateGeminiCoreToolCallRequest,
    "finished": validateGeminiCoreFinished,
    "result": validateGeminiCoreResult,
    "error": validateGeminiCoreError,
    "retry": validateGeminiCoreRetry,
  },
  unknown: validateGeminiCoreUnknown,
});

/** One event in the form of older descriptions of Gemini CLI; no recorded version prints it. */
export const isGeminiCoreEvent = (value: unknown): value is GeminiCoreEvent => validate(value).ok;

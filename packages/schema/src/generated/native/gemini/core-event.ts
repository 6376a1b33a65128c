// @generated from schemas/v1/native/gemini/core-event.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { GeminiCoreEvent } from "../../types/native/gemini/core-event.ts";
import { GeminiCoreEvent as compiled } from "../../validators/native/gemini/core-event.js";

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
export const validate: Validate<GeminiCoreEvent> = /* @__PURE__ */ createValidator(compiled);

/** One event in the form of older descriptions of Gemini CLI; no recorded version prints it. */
export const isGeminiCoreEvent = (value: unknown): value is GeminiCoreEvent => validate(value).ok;

// @generated from schemas/v1/native/gemini/api-chunk.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { GeminiApiChunk } from "../../types/native/gemini/api-chunk.ts";
import { GeminiApiChunk as compiled } from "../../validators/native/gemini/api-chunk.js";

export type {
  GeminiApiChunk,
  GeminiTextChunk,
  GeminiCandidatesChunk,
  GeminiUsageChunk,
  GeminiFeedbackChunk,
  GeminiErrorChunk,
  GeminiOtherChunk,
  GeminiPromptFeedback,
  GeminiApiError,
  GeminiCandidate,
  GeminiContent,
  GeminiPart,
  GeminiFunctionCall,
  GeminiFunctionResponse,
  GeminiInlineData,
  GeminiFileData,
  GeminiExecutableCode,
  GeminiCodeExecutionResult,
  GeminiUsageMetadata,
} from "../../types/native/gemini/api-chunk.ts";

/** Checks a value against the schema `native/gemini/api-chunk`. */
export const validate: Validate<GeminiApiChunk> = /* @__PURE__ */ createValidator(compiled);

/** One piece of an answer of the Gemini API, or a bare text; no recorded version of Gemini CLI prints it. */
export const isGeminiApiChunk = (value: unknown): value is GeminiApiChunk => validate(value).ok;

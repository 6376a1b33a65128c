// @generated from schemas/v1/native/gemini/stream-json.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { GeminiStreamEvent } from "../../types/native/gemini/stream-json.ts";
import { GeminiStreamEvent as compiled } from "../../validators/native/gemini/stream-json.js";

export type {
  GeminiStreamEvent,
  GeminiInit,
  GeminiMessage,
  GeminiResult,
  GeminiToolUse,
  GeminiToolResult,
  GeminiError,
  GeminiUnknownEvent,
  GeminiStats,
  GeminiModelStats,
  GeminiErrorDetail,
} from "../../types/native/gemini/stream-json.ts";

/** Checks a value against the schema `native/gemini/stream-json`. */
export const validate: Validate<GeminiStreamEvent> = /* @__PURE__ */ createValidator(compiled);

/** One line that Gemini CLI prints with `--output-format stream-json`. */
export const isGeminiStreamEvent = (value: unknown): value is GeminiStreamEvent => validate(value).ok;

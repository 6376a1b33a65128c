// @generated from schemas/v1/dialects/ues.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { UesEvent } from "../contract.ts";
import { UesEvent as compiled } from "../validators/dialects/ues.js";

export type {
  UesEvent,
  UesInit,
  UesInitPayload,
  UesText,
  UesTextPayload,
  UesTextDelta,
  UesTextDeltaPayload,
  UesToolUse,
  UesToolUsePayload,
  UesToolResult,
  UesToolResultPayload,
  UesThinking,
  UesThinkingPayload,
  UesError,
  UesErrorPayload,
  UesPermissionRequest,
  UesPermissionRequestPayload,
  UesDone,
  UesDonePayload,
  UesExtension,
  UesUnknown,
  UesUsage,
  UesTokenReport,
  UesTokenRecord,
  UesTokens,
  UesInputTokens,
  UesOutputTokens,
  UesCost,
} from "../contract.ts";

/** Checks a value against the schema `dialects/ues`. */
export const validate: Validate<UesEvent> = /* @__PURE__ */ createValidator(compiled);

/** One event of the unified event stream, `UesEvent`. */
export const isUesEvent = (value: unknown): value is UesEvent => validate(value).ok;

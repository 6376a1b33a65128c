// @generated from schemas/v1/dialects/ai-sdk.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { UiMessageChunk } from "../contract.ts";
import { UiMessageChunk as compiled } from "../validators/dialects/ai-sdk.js";

export type {
  UiMessageChunk,
  UiStart,
  UiFinish,
  UiAbort,
  UiError,
  UiMessageMetadata,
  UiStartStep,
  UiFinishStep,
  UiResetStep,
  UiTextStart,
  UiTextDelta,
  UiTextEnd,
  UiReasoningStart,
  UiReasoningDelta,
  UiReasoningEnd,
  UiToolInputStart,
  UiToolInputDelta,
  UiToolInputAvailable,
  UiToolInputError,
  UiToolApprovalRequest,
  UiToolApprovalResponse,
  UiToolOutputAvailable,
  UiToolOutputError,
  UiToolOutputDenied,
  UiSourceUrl,
  UiSourceDocument,
  UiFile,
  UiReasoningFile,
  UiSteeringMessage,
  UiCustom,
  UiData,
  UiUnknown,
  UiRunMetadata,
  TokenUsage,
} from "../contract.ts";

/** Checks a value against the schema `dialects/ai-sdk`. */
export const validate: Validate<UiMessageChunk> = /* @__PURE__ */ createValidator(compiled);

/** One chunk of the AI SDK's UI message stream; `[DONE]` ends them. */
export const isUiMessageChunk = (value: unknown): value is UiMessageChunk => validate(value).ok;

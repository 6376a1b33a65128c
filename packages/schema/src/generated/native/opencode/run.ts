// @generated from schemas/v1/native/opencode/run.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { OpencodeRunEvent } from "../../types/native/opencode/run.ts";
import { OpencodeRunEvent as compiled } from "../../validators/native/opencode/run.js";

export type {
  OpencodeRunEvent,
  OpencodeRunStepStart,
  OpencodeRunText,
  OpencodeRunReasoning,
  OpencodeRunToolUse,
  OpencodeRunStepFinish,
  OpencodeRunError,
  OpencodeRunUnknown,
  OpencodeRunStepStartPart,
  OpencodeRunTextPart,
  OpencodeRunReasoningPart,
  OpencodeRunToolPart,
  OpencodeRunStepFinishPart,
  OpencodeToolState,
  OpencodePendingTool,
  OpencodeRunningTool,
  OpencodeCompletedTool,
  OpencodeFailedTool,
  OpencodeUnknownToolState,
  OpencodeToolMetadata,
  OpencodeTodo,
  OpencodeAttachment,
  OpencodeFileDiff,
  OpencodeModel,
  OpencodeTimeSpan,
  OpencodeTokens,
  OpencodeCacheTokens,
  OpencodeError,
  OpencodeApiError,
  OpencodeAuthError,
  OpencodeContextOverflowError,
  OpencodeContentFilterError,
  OpencodeOutputLengthError,
  OpencodeStructuredOutputError,
  OpencodeAbortedError,
  OpencodeUnexpectedError,
  OpencodeOtherError,
  OpencodeApiErrorData,
  OpencodeAuthErrorData,
  OpencodeContextOverflowErrorData,
  OpencodeStructuredOutputErrorData,
  OpencodeUnexpectedErrorData,
  OpencodeErrorMessage,
  OpencodeOptionalMessage,
} from "../../types/native/opencode/run.ts";

/** Checks a value against the schema `native/opencode/run`. */
export const validate: Validate<OpencodeRunEvent> = /* @__PURE__ */ createValidator(compiled);

/** One line of the standard output of `opencode run --format json`. */
export const isOpencodeRunEvent = (value: unknown): value is OpencodeRunEvent => validate(value).ok;

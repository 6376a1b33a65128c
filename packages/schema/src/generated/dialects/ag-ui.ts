// @generated from schemas/v1/dialects/ag-ui.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { AgUiEvent } from "../contract.ts";
import { AgUiEvent as compiled } from "../validators/dialects/ag-ui.js";

export type {
  AgUiEvent,
  AgUiRunStarted,
  AgUiRunFinished,
  AgUiRunError,
  AgUiStepStarted,
  AgUiStepFinished,
  AgUiTextMessageStart,
  AgUiTextMessageContent,
  AgUiTextMessageEnd,
  AgUiTextMessageChunk,
  AgUiReasoningStart,
  AgUiReasoningMessageStart,
  AgUiReasoningMessageContent,
  AgUiReasoningMessageEnd,
  AgUiReasoningMessageChunk,
  AgUiReasoningEnd,
  AgUiReasoningEncryptedValue,
  AgUiToolCallStart,
  AgUiToolCallArgs,
  AgUiToolCallEnd,
  AgUiToolCallChunk,
  AgUiToolCallResult,
  AgUiSubagentStarted,
  AgUiSubagentFinished,
  AgUiSubagentError,
  AgUiActivitySnapshot,
  AgUiActivityDelta,
  AgUiStateSnapshot,
  AgUiStateDelta,
  AgUiMessagesSnapshot,
  AgUiRaw,
  AgUiCustom,
  AgUiUnknown,
  AgUiOutcome,
  AgUiSuccess,
  AgUiCancelled,
  AgUiInterrupt,
  AgUiUnknownOutcome,
  AgUiInterruption,
  AgUiSubagentOutcome,
  AgUiUsage,
  AgUiPatch,
} from "../contract.ts";

/** Checks a value against the schema `dialects/ag-ui`. */
export const validate: Validate<AgUiEvent> = /* @__PURE__ */ createValidator(compiled);

/** One event of AG-UI, protocol 1.0. */
export const isAgUiEvent = (value: unknown): value is AgUiEvent => validate(value).ok;

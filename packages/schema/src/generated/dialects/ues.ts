// @generated from schemas/v1/dialects/ues.schema.json by `npm run generate`. Do not edit.

import { createUnionValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { UesEvent } from "../contract.ts";
import {
  UesInit as validateUesInit,
  UesText as validateUesText,
  UesTextDelta as validateUesTextDelta,
  UesToolUse as validateUesToolUse,
  UesToolResult as validateUesToolResult,
  UesThinking as validateUesThinking,
  UesError as validateUesError,
  UesPermissionRequest as validateUesPermissionRequest,
  UesDone as validateUesDone,
  UesExtension as validateUesExtension,
  UesUnknown as validateUesUnknown,
} from "../validators/dialects/ues.js";

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
export const validate: Validate<UesEvent> = /* @__PURE__ */ createUnionValidator({
  tag: "type",
  members: {
    "init": validateUesInit,
    "text": validateUesText,
    "text_delta": validateUesTextDelta,
    "tool_use": validateUesToolUse,
    "tool_result": validateUesToolResult,
    "thinking": validateUesThinking,
    "error": validateUesError,
    "permission_request": validateUesPermissionRequest,
    "done": validateUesDone,
  },
  extension: { pattern: /^[a-z][a-z0-9-]*:/, validator: validateUesExtension },
  unknown: validateUesUnknown,
});

/** One event of the unified event stream, `UesEvent`. */
export const isUesEvent = (value: unknown): value is UesEvent => validate(value).ok;

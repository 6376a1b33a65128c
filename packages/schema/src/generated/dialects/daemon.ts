// @generated from schemas/v1/dialects/daemon.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { StreamEvent } from "../contract.ts";
import { StreamEvent as compiled } from "../validators/dialects/daemon.js";

export type {
  StreamEvent,
  StreamSystem,
  StreamPartial,
  StreamText,
  StreamToolUse,
  StreamResult,
  StreamQueued,
  StreamError,
  StreamPing,
  StreamInterrupted,
  StreamUnknown,
  StreamQuestion,
  StreamQuestionOption,
} from "../contract.ts";

/** Checks a value against the schema `dialects/daemon`. */
export const validate: Validate<StreamEvent> = /* @__PURE__ */ createValidator(compiled);

/** One `data:` line of the answer to `session.send`; `[DONE]` ends them. */
export const isStreamEvent = (value: unknown): value is StreamEvent => validate(value).ok;

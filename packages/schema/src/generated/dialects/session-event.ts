// @generated from schemas/v1/dialects/session-event.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { SessionEvent } from "../contract.ts";
import { SessionEvent as compiled } from "../validators/dialects/session-event.js";

export type {
  SessionEvent,
  SessionPlan,
  SessionPlanPayload,
  SessionLog,
  SessionLogPayload,
  SessionDiff,
  SessionDiffPayload,
  SessionAction,
  SessionActionPayload,
  SessionToolResult,
  SessionToolResultPayload,
  SessionError,
  SessionErrorPayload,
  SessionCancelled,
  SessionCancelledPayload,
  SessionUnknown,
} from "../contract.ts";

/** Checks a value against the schema `dialects/session-event`. */
export const validate: Validate<SessionEvent> = /* @__PURE__ */ createValidator(compiled);

/** One event of a session of `/api/sessions`, with its payload. */
export const isSessionEvent = (value: unknown): value is SessionEvent => validate(value).ok;

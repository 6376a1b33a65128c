// @generated from schemas/v1/native/claude/session-event.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../../create-validator.ts";
import type { Validate } from "../../../validation.ts";
import type { SessionEvent } from "../../types/native/claude/session-event.ts";
import { SessionEvent as compiled } from "../../validators/native/claude/session-event.js";

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
} from "../../types/native/claude/session-event.ts";

/** Checks a value against the schema `native/claude/session-event`. */
export const validate: Validate<SessionEvent> = /* @__PURE__ */ createValidator(compiled);

/** The events that an older server in front of Claude Code sends: the family session-event. */
export const isSessionEvent = (value: unknown): value is SessionEvent => validate(value).ok;

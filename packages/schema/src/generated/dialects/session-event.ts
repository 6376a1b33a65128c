// @generated from schemas/v1/dialects/session-event.schema.json by `npm run generate`. Do not edit.

import { createUnionValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { SessionEvent } from "../contract.ts";
import {
  SessionPlan as validateSessionPlan,
  SessionLog as validateSessionLog,
  SessionDiff as validateSessionDiff,
  SessionAction as validateSessionAction,
  SessionToolResult as validateSessionToolResult,
  SessionError as validateSessionError,
  SessionCancelled as validateSessionCancelled,
  SessionUnknown as validateSessionUnknown,
} from "../validators/dialects/session-event.js";

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
export const validate: Validate<SessionEvent> = /* @__PURE__ */ createUnionValidator({
  tag: "type",
  members: {
    "plan": validateSessionPlan,
    "log": validateSessionLog,
    "diff": validateSessionDiff,
    "action": validateSessionAction,
    "toolResult": validateSessionToolResult,
    "error": validateSessionError,
    "cancelled": validateSessionCancelled,
  },
  unknown: validateSessionUnknown,
});

/** One event of a session of `/api/sessions`, with its payload. */
export const isSessionEvent = (value: unknown): value is SessionEvent => validate(value).ok;

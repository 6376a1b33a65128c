// @generated from schemas/v1/native/claude/session-event.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One event of a session of `/api/sessions`, with its payload.
 */
export type SessionEvent =
  | SessionPlan
  | SessionLog
  | SessionDiff
  | SessionAction
  | SessionToolResult
  | SessionError
  | SessionCancelled
  | SessionUnknown;

/**
 * A plan or a thought of the agent.
 */
export interface SessionPlan {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "plan";
  payload: SessionPlanPayload;
}
/**
 * What plan carries.
 */
export interface SessionPlanPayload {
  message: string;
}
/**
 * A text of the agent.
 */
export interface SessionLog {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "log";
  payload: SessionLogPayload;
}
/**
 * What log carries.
 */
export interface SessionLogPayload {
  line: string;
}
/**
 * A file was changed.
 */
export interface SessionDiff {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "diff";
  payload: SessionDiffPayload;
}
/**
 * What diff carries.
 */
export interface SessionDiffPayload {
  file: string;
  diff?: string;
}
/**
 * A tool is called.
 */
export interface SessionAction {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "action";
  payload: SessionActionPayload;
}
/**
 * What action carries.
 */
export interface SessionActionPayload {
  tool: string;
  args?: {[key: string]: unknown};
}
/**
 * A tool call ended.
 */
export interface SessionToolResult {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "toolResult";
  payload: SessionToolResultPayload;
}
/**
 * What toolResult carries.
 */
export interface SessionToolResultPayload {
  tool: string;
  success: boolean;
  output?: unknown;
}
/**
 * The session failed.
 */
export interface SessionError {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "error";
  payload: SessionErrorPayload;
}
/**
 * What error carries.
 */
export interface SessionErrorPayload {
  message: string;
}
/**
 * The session was cancelled.
 */
export interface SessionCancelled {
  id: string;
  sessionId: string;
  timestamp: string;
  type: "cancelled";
  payload: SessionCancelledPayload;
}
/**
 * What cancelled carries.
 */
export interface SessionCancelledPayload {}
/**
 * A type that this version does not know.
 */
export interface SessionUnknown {
  type: UnknownTag;
  id: string;
  sessionId: string;
  timestamp: string;
  payload: {[key: string]: unknown};
  [k: string]: unknown;
}

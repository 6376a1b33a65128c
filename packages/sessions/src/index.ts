export { requireScope, scopes, type Caller, type Scope } from "./caller.ts";
export { createMemoryStore } from "./create-memory-store.ts";
export { createWatchers, type Watchers } from "./create-watchers.ts";
export { createSessions, type Sessions, type SessionsOptions } from "./create-sessions.ts";
export type { Accepted, BeginRequest, TurnOfSession } from "./create-turns.ts";
export { isEnvPattern } from "./check-env.ts";
export { decodeRecord } from "./decode-record.ts";
export { fingerprintOf, type IdempotencyKey } from "./idempotency.ts";
export { isOver } from "./learn-facts.ts";
export type { KnownAgent } from "./plan-run.ts";
export { observeStore } from "./observe-store.ts";
export type { QuarantinedSession } from "./quarantine.ts";
export type { ReadItem } from "./read-log.ts";
export { toSession, type RecordPage } from "./read-sessions.ts";
export {
  fieldProblem,
  SessionProblem,
  type ProblemDetails,
  type ProblemKind,
} from "./session-problem.ts";
export {
  StoreFullError,
  type Claim,
  type LogRecord,
  type PageQuery,
  type SessionChanges,
  type SessionQuery,
  type SessionSettings,
  type Store,
  type StoredSession,
  type LogUpdate,
} from "./store.ts";

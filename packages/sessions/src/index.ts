export { requireScope, scopes, type Caller, type CallerOrigin, type Scope } from "./caller.ts";
export { byState } from "./by-state.ts";
export { createMailbox, type Mailbox } from "./create-mailbox.ts";
export { createClock, type Clock } from "./clock.ts";
export { createMemoryLeases, type MemoryLeases } from "./create-memory-leases.ts";
export { createMemoryNodes } from "./create-memory-nodes.ts";
export { createMemoryStore } from "./create-memory-store.ts";
export { createMemoryWork, type WorkJournal } from "./create-memory-work.ts";
export { createProcessSignals } from "./create-process-signals.ts";
export { createWatchers, type Watchers } from "./create-watchers.ts";
export {
  createSessions,
  type Sessions,
  type SessionsLoad,
  type SessionsOptions,
} from "./create-sessions.ts";
export { defaultMaxRunning } from "./create-context.ts";
export type { Accepted, BeginRequest, TurnOfSession } from "./create-turns.ts";
export { isEnvPattern } from "./check-env.ts";
export type { Delivery, DeliveryQueue, NewDelivery } from "./deliveries.ts";
export { decodeRecord } from "./decode-record.ts";
export { describeAgent } from "./describe-agent.ts";
export { followRequests, type FollowedRequests } from "./follow-requests.ts";
export { fingerprintOf, type IdempotencyKey } from "./idempotency.ts";
export { isOver } from "./learn-facts.ts";
export type { Lease, Leases } from "./leases.ts";
export {
  cutPage,
  packRecords,
  requestTypes,
  unpackRecords,
  type RecordPack,
} from "./pack-records.ts";
export type { NodeLoad, NodeRole, Nodes, NodeState } from "./nodes.ts";
export type { KnownAgent } from "./plan-run.ts";
export { isFirstNode, type Membership } from "./membership.ts";
export { observeStore } from "./observe-store.ts";
export type { SessionsObserver } from "./create-observers.ts";
export { isInstalled, probeAgent, type ProbeResult } from "./probe-agent.ts";
export type { QuarantinedSession } from "./quarantine.ts";
export { capModes } from "./cap-modes.ts";
export { resolveWorkspace } from "./resolve-workspace.ts";
export { resolveMcpServers, type RegisteredMcpServers } from "./resolve-mcp-servers.ts";
export type { RequestsView } from "./open-requests.ts";
export type { ReadItem } from "./read-log.ts";
export type { RunOfSession, RunSignal, SignalReply, Signals } from "./signals.ts";
export { toSession, type RecordPage } from "./read-sessions.ts";
export {
  fieldProblem,
  SessionProblem,
  type ProblemDetails,
  type ProblemKind,
} from "./session-problem.ts";
export {
  StoreConflictError,
  StoreFullError,
  StoreUnavailableError,
  type Batch,
  type Claim,
  type Expectation,
  type LogRecord,
  type PageQuery,
  type SessionChanges,
  type SessionQuery,
  type SessionSettings,
  type Store,
  type StoreStats,
  type StoredSession,
  type LogUpdate,
} from "./store.ts";
export type {
  TakenWork,
  Work,
  WorkFilter,
  WorkInput,
  WorkItem,
  WorkOffer,
  WorkRoute,
} from "./work.ts";

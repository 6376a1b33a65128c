import type { RunOptions, StartRun, WarmAgent } from "@agentstream/runner";
import type { PermissionAnswer, QuestionAnswer, UnifiedEvent } from "@agentstream/schema";

import { findByAlias, promptAlias } from "./aliases.ts";
import { answerOnce } from "./answer-once.ts";
import { answerPermission, answerQuestion } from "./answer-requests.ts";
import { requireScope, type Caller } from "./caller.ts";
import type { Clock } from "./clock.ts";
import type { Context } from "./context.ts";
import { createContext } from "./create-context.ts";
import type { SessionsObserver } from "./create-observers.ts";
import {
  addTurn,
  beginSession,
  type Accepted,
  type BeginRequest,
  type TurnOfSession,
} from "./create-turns.ts";
import { cancelSession, removeSession, type Cancelled } from "./end-session.ts";
import { firstOpenRun } from "./first-open-run.ts";
import type { IdempotencyKey } from "./idempotency.ts";
import { isOver } from "./learn-facts.ts";
import { readMark, writeMark } from "./marks.ts";
import type { Membership } from "./membership.ts";
import { viewRequests, type RequestsView } from "./open-requests.ts";
import type { PlannedRun, Policy, RunInput } from "./plan-run.ts";
import {
  changeSettings,
  prepareSession,
  type NextSettings,
  type PreparedSession,
} from "./prepare-session.ts";
import type { Quarantine } from "./quarantine.ts";
import type { ReadItem, ReadOptions } from "./read-log.ts";
import {
  getSession,
  listSessions,
  readEvents,
  readPage,
  readSession,
  type EventPageQuery,
  type ListQuery,
  type RecordPage,
  type SessionList,
} from "./read-sessions.ts";
import { recover, startRecovery } from "./recover.ts";
import { startRetention } from "./retention.ts";
import { shutDown } from "./shut-down.ts";
import type { Signals } from "./signals.ts";
import type { Store, StoredSession, StoreStats } from "./store.ts";
import type { Work } from "./work.ts";

/** Conversations with agents: their runs, their log, and the rights of their callers. */
export interface Sessions {
  readonly policy: Policy;
  readonly load: () => Promise<SessionsLoad>;
  /** The sessions that cannot be closed or read. */
  readonly quarantine: Pick<Quarantine, "list" | "watch">;
  /** How much there is; undefined: the store does not count. */
  readonly stats: () => Promise<StoreStats | undefined>;
  readonly observe: (observer: SessionsObserver) => void;
  /** Rejects with the reason if the store cannot be read or written. */
  readonly checkStore: () => Promise<void>;
  readonly begin: (
    caller: Caller,
    request: BeginRequest,
    key?: IdempotencyKey,
  ) => Promise<Accepted>;
  /** Makes a session that waits for its first prompt; with `isWarm` its agent starts, where it can wait. */
  readonly prepare: (
    caller: Caller,
    session: PreparedSession,
    key?: IdempotencyKey,
  ) => Promise<StoredSession>;
  /** Changes how the next prompts run. */
  readonly change: (caller: Caller, id: string, next: NextSettings) => Promise<StoredSession>;
  /** A text that is kept with a session, by its name. */
  readonly readMark: (caller: Caller, id: string, name: string) => Promise<string | undefined>;
  readonly writeMark: (caller: Caller, id: string, name: string, value: string) => Promise<void>;
  /** How many prompts of a session wait. */
  readonly waitingIn: (id: string) => Promise<number>;
  readonly addTurn: (
    caller: Caller,
    id: string,
    turn: TurnOfSession,
    key?: IdempotencyKey,
  ) => Promise<Accepted>;
  /** The session that the caller knows by an id of its own; undefined: there is none yet. */
  readonly findAlias: (caller: Caller, alias: string) => Promise<StoredSession | undefined>;
  /** The first prompt of an alias starts a session, a further one continues it. */
  readonly promptAlias: (
    caller: Caller,
    alias: string,
    turn: TurnOfSession,
    key?: IdempotencyKey,
  ) => Promise<Accepted>;
  /** The number of the run that runs or waits next; of an ended session, its last one. */
  readonly currentRun: (session: StoredSession) => Promise<number>;
  readonly get: (caller: Caller, id: string) => Promise<StoredSession>;
  readonly list: (caller: Caller, query: ListQuery) => Promise<SessionList>;
  readonly read: (caller: Caller, id: string, options: ReadOptions) => AsyncIterable<ReadItem>;
  /** The events alone, as objects: those of the log, then what is appended. */
  readonly events: (
    caller: Caller,
    id: string,
    options?: ReadOptions,
  ) => AsyncIterable<UnifiedEvent>;
  readonly page: (caller: Caller, id: string, query: EventPageQuery) => Promise<RecordPage>;
  /** Stops the running run; waiting ones never start. Calling it again changes nothing. */
  readonly cancel: (caller: Caller, id: string) => Promise<Cancelled>;
  /** Cancels the session, and deletes it with its log. */
  readonly remove: (caller: Caller, id: string) => Promise<void>;
  /** Which requests of a session wait for an answer now, and which are settled: answered, expired, or their run has ended. */
  readonly requests: (id: string) => Promise<RequestsView>;
  /** Resolves when the outcome of the request is in the log; the first answer counts. */
  readonly answerPermission: (
    caller: Caller,
    id: string,
    requestId: string,
    answer: PermissionAnswer,
    key?: IdempotencyKey,
  ) => Promise<void>;
  readonly answerQuestion: (
    caller: Caller,
    id: string,
    requestId: string,
    answer: QuestionAnswer,
    key?: IdempotencyKey,
  ) => Promise<void>;
  /** Accepts nothing new; running runs get this time to finish, then they are stopped. */
  readonly close: (graceMs: number) => Promise<void>;
}

/** How many runs there are, and may be. */
export interface SessionsLoad {
  readonly running: number;
  /** Agents that wait for a further prompt of their session. */
  readonly warm: number;
  readonly maxRunning: number;
  readonly waiting: number;
  readonly maxWaiting: number;
}

export interface SessionsOptions extends Policy {
  readonly store: Store;
  /** Where accepted prompts wait. Absent: in the memory of this process. */
  readonly work?: Work | undefined;
  /** How answers and cancels reach a run. Absent: it is of this process. */
  readonly signals?: Signals | undefined;
  /** The name of this process among those that share the store. Absent: the name of the machine. */
  readonly name?: string | undefined;
  /** Its place among the processes that share the store. Absent: it runs what it accepts. */
  readonly membership?: Membership | undefined;
  /**
   * How long a run is its worker's after the last sign of life, for processes that share a store. Absent: for as long
   * as the process lives, which owns the store alone.
   */
  readonly leaseMs?: number | undefined;
  readonly startRun: StartRun;
  /** Starts the agents of sessions that wait for their first prompt. Absent: they start with the prompt. */
  readonly warmAgent?: WarmAgent;
  /** Ends the processes that an earlier server left running. */
  readonly sweep?: () => Promise<unknown>;
  /** The limit of running runs; 0: none runs here. Absent: 16. */
  readonly maxRunning?: number;
  /** The limit of waiting runs. Absent: 1000. */
  readonly maxWaiting?: number;
  /** How much one run may write to its log, in bytes. Absent: without limit. */
  readonly maxLogBytes?: number | undefined;
  /** The limits of one owner. Absent: those of all together. */
  readonly maxRunningPerOwner?: number | undefined;
  readonly maxWaitingPerOwner?: number | undefined;
  /** How long the agent of a run waits for a further prompt of its session, where its protocol can. Absent: not at all. */
  readonly lingerMs?: number | undefined;
  /** How many agents may wait at once. Absent: 8. */
  readonly maxWarm?: number | undefined;
  /** How long ended sessions are kept. Absent: for ever. */
  readonly retainMs?: number;
  /** For every run: timeouts, folders. */
  readonly runOptions?: RunOptions;
  readonly now?: () => number;
  /** The time for all that waits; instead of `now`. */
  readonly clock?: Clock | undefined;
  /** The ids of sessions. Absent: UUIDv7. */
  readonly createId?: (() => string) | undefined;
  /** How a request becomes a run. Absent: by the policy. */
  readonly planRun?: ((input: RunInput) => Promise<PlannedRun>) | undefined;
}

/**
 * Opens the sessions of a store; runs that were running when it was last closed are closed first, and those that wait
 * are started as there are slots.
 */
export async function createSessions(options: SessionsOptions): Promise<Sessions> {
  const context = createContext(options);
  await options.sweep?.();
  await recover(context);
  // those who open the sessions may want to observe what waited
  context.clock.after(0, () => void context.worker.poke());
  const stops = [startRecovery(context), startRetention(context, options.retainMs)];
  return {
    policy: context.policy,
    load: () => loadOf(context),
    quarantine: context.quarantine,
    stats: async () => context.store.stats?.(),
    observe: (observer) => context.observers.add(observer),
    checkStore: async () => context.store.check?.(),
    begin: (caller, request, key) => beginSession(context, caller, request, key),
    prepare: (caller, session, key) => prepareSession(context, caller, session, key),
    change: (caller, id, next) => changeSettings(context, caller, id, next),
    readMark: (caller, id, name) => readMark(context, caller, id, name),
    writeMark: (caller, id, name, value) => writeMark(context, caller, id, name, value),
    waitingIn: (id) => context.work.count({ sessionId: id }),
    addTurn: (caller, id, turn, key) => addTurn(context, caller, id, turn, key),
    async findAlias(caller, alias) {
      requireScope(caller, "read");
      return findByAlias(context, caller, alias);
    },
    promptAlias: (caller, alias, turn, key) => promptAlias(context, caller, alias, turn, key),
    currentRun: async (session) =>
      isOver(session.state) ? session.runs : firstOpenRun(context.store, session),
    get: (caller, id) => getSession(context, caller, id),
    list: (caller, query) => listSessions(context, caller, query),
    read: (caller, id, readOptions) => readSession(context, caller, id, readOptions),
    events: (caller, id, readOptions = {}) => readEvents(context, caller, id, readOptions),
    page: (caller, id, query) => readPage(context, caller, id, query),
    cancel: (caller, id) => cancelSession(context, caller, id),
    remove: (caller, id) => removeSession(context, caller, id),
    requests: (id) => viewRequests(context, id),
    answerPermission: (caller, id, requestId, answer, key) =>
      answerOnce(context, caller, id, key, () =>
        answerPermission(context, caller, id, requestId, answer),
      ),
    answerQuestion: (caller, id, requestId, answer, key) =>
      answerOnce(context, caller, id, key, () =>
        answerQuestion(context, caller, id, requestId, answer),
      ),
    async close(graceMs) {
      for (const stop of stops) stop();
      await shutDown(context, graceMs);
    },
  };
}

const loadOf = async (context: Context): Promise<SessionsLoad> => ({
  running: context.worker.running(),
  warm: context.warm.count(),
  maxRunning: context.maxRunning,
  waiting: await context.work.count(),
  maxWaiting: context.maxWaiting,
});

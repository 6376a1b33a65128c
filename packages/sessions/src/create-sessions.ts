import type { RunOptions, StartRun } from "@agentstream/runner";
import type { PermissionAnswer, QuestionAnswer, UnifiedEvent } from "@agentstream/schema";
import type { RequestEvent } from "@agentstream/stream";

import { findByAlias, promptAlias } from "./aliases.ts";
import { answerOnce } from "./answer-once.ts";
import { answerPermission, answerQuestion, isSettled } from "./answer-requests.ts";
import { requireScope, type Caller } from "./caller.ts";
import { createContext } from "./create-context.ts";
import {
  addTurn,
  beginSession,
  type Accepted,
  type BeginRequest,
  type TurnOfSession,
} from "./create-turns.ts";
import { cancelSession, removeSession, type Cancelled } from "./end-session.ts";
import type { IdempotencyKey } from "./idempotency.ts";
import type { Policy } from "./plan-run.ts";
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
import { recover } from "./recover.ts";
import { startRetention } from "./retention.ts";
import { shutDown } from "./shut-down.ts";
import type { Store, StoredSession } from "./store.ts";

/** Conversations with agents: their runs, their log, and the rights of their callers. */
export interface Sessions {
  readonly policy: Policy;
  readonly load: () => SessionsLoad;
  /** The sessions that cannot be closed or read. */
  readonly quarantine: Pick<Quarantine, "list" | "watch">;
  /** Rejects with the reason if the store cannot be read or written. */
  readonly checkStore: () => Promise<void>;
  readonly begin: (
    caller: Caller,
    request: BeginRequest,
    key?: IdempotencyKey,
  ) => Promise<Accepted>;
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
  readonly currentRun: (session: StoredSession) => number;
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
  /** The request, while it waits for an answer. */
  readonly openRequest: (id: string, requestId: string) => RequestEvent | undefined;
  /** Whether a request of a session is over: answered, expired, or its run has ended. */
  readonly isSettled: (id: string, request: RequestEvent) => boolean;
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
interface SessionsLoad {
  readonly running: number;
  readonly maxRunning: number;
  readonly waiting: number;
  readonly maxWaiting: number;
}

export interface SessionsOptions extends Policy {
  readonly store: Store;
  readonly startRun: StartRun;
  /** Ends the processes that an earlier server left running. */
  readonly sweep?: () => Promise<unknown>;
  /** The limit of running runs. Absent: 16. */
  readonly maxRunning?: number;
  /** The limit of waiting runs. Absent: 1000. */
  readonly maxWaiting?: number;
  /** How much one run may write to its log, in bytes. Absent: without limit. */
  readonly maxLogBytes?: number | undefined;
  /** The limits of one owner. Absent: those of all together. */
  readonly maxRunningPerOwner?: number | undefined;
  readonly maxWaitingPerOwner?: number | undefined;
  /** How long ended sessions are kept. Absent: for ever. */
  readonly retainMs?: number;
  /** For every run: timeouts, folders. */
  readonly runOptions?: RunOptions;
  readonly now?: () => number;
}

/** Opens the sessions of a store; runs that were running when it was last closed are closed first. */
export async function createSessions(options: SessionsOptions): Promise<Sessions> {
  const context = createContext(options);
  await options.sweep?.();
  await recover(context);
  const stopRetention = startRetention(context, options.retainMs);
  return {
    policy: context.policy,
    load: () => ({
      running: context.scheduler.running(),
      maxRunning: context.maxRunning,
      waiting: context.scheduler.waiting(),
      maxWaiting: context.maxWaiting,
    }),
    quarantine: context.quarantine,
    checkStore: async () => context.store.check?.(),
    begin: (caller, request, key) => beginSession(context, caller, request, key),
    addTurn: (caller, id, turn, key) => addTurn(context, caller, id, turn, key),
    async findAlias(caller, alias) {
      requireScope(caller, "read");
      return findByAlias(context, caller, alias);
    },
    promptAlias: (caller, alias, turn, key) => promptAlias(context, caller, alias, turn, key),
    currentRun: ({ id, runs }) => (context.lives.get(id)?.ended ?? runs - 1) + 1,
    get: (caller, id) => getSession(context, caller, id),
    list: (caller, query) => listSessions(context, caller, query),
    read: (caller, id, readOptions) => readSession(context, caller, id, readOptions),
    events: (caller, id, readOptions = {}) => readEvents(context, caller, id, readOptions),
    page: (caller, id, query) => readPage(context, caller, id, query),
    cancel: (caller, id) => cancelSession(context, caller, id),
    remove: (caller, id) => removeSession(context, caller, id),
    openRequest: (id, requestId) => context.lives.get(id)?.requests.get(requestId),
    isSettled: (id, request) => isSettled(context, id, request),
    answerPermission: (caller, id, requestId, answer, key) =>
      answerOnce(context, caller, id, key, () =>
        answerPermission(context, caller, id, requestId, answer),
      ),
    answerQuestion: (caller, id, requestId, answer, key) =>
      answerOnce(context, caller, id, key, () =>
        answerQuestion(context, caller, id, requestId, answer),
      ),
    async close(graceMs) {
      stopRetention();
      await shutDown(context, graceMs);
    },
  };
}

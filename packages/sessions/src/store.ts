import type { SessionRequest, SessionState, TokenUsage } from "@agentstream/schema";
import type { Undefinable } from "@agentstream/stream";

import type { DeliveryQueue, NewDelivery } from "./deliveries.ts";
import type { Leases } from "./leases.ts";

/** Where sessions and their logs are kept. `@agentstream/sessions/testing` has the suite for implementations. */
export interface Store {
  /**
   * With its claim, or not at all: what was claimed before comes back. Fails if there is a session of that id, or of
   * that owner and alias.
   */
  readonly create: (session: StoredSession, claim?: Claim) => Promise<Claim | undefined>;
  readonly find: (id: string) => Promise<StoredSession | undefined>;
  /** The session that a client of this owner has given this name. */
  readonly findAlias: (owner: string, alias: string) => Promise<StoredSession | undefined>;
  /**
   * With the claim, or not at all: what was claimed before comes back. Throws a StoreConflictError if the session is
   * not as expected: of those who reserve the number of a run at once, one gets it.
   */
  readonly update: (
    id: string,
    changes: SessionChanges,
    options?: UpdateOptions,
  ) => Promise<Claim | undefined>;
  /** Newest first. */
  readonly list: (query: SessionQuery) => Promise<readonly StoredSession[]>;
  /** With its log and its claims. */
  readonly remove: (id: string) => Promise<void>;
  /**
   * All of it or nothing, with the changes of its session; then watchers are called. The records continue the log: a
   * writer that expects another last seq, or whose lease is not the session's, gets a StoreConflictError.
   * `urgent`: these close a run, and may use the space that is reserved for that.
   */
  readonly append: (id: string, batch: Batch) => Promise<void>;
  /** Records in their order: as many as both limits allow, at least one if there is one. */
  readonly read: (id: string, page: PageQuery) => Promise<readonly LogRecord[]>;
  /** The seq of a run's first record. */
  readonly firstSeq: (id: string, run: number) => Promise<number | undefined>;
  /** The records of a run that ask for an answer, or settle such a request: those of `requestTypes`. */
  readonly requests: (id: string, run: number) => Promise<readonly LogRecord[]>;
  /** Undefined: it is the caller's now. Otherwise the earlier claim. */
  readonly claim: (claim: Claim) => Promise<Claim | undefined>;
  readonly findClaim: (scope: string, key: string) => Promise<Claim | undefined>;
  readonly release: (scope: string, key: string) => Promise<void>;
  /**
   * Resolves when it watches: the listener is called after each append and each change from then on, until the
   * returned function is called. Updates that have a state come in order and none is missing; without one they only
   * say that something has changed, and one comes after a time in which some may have been lost.
   */
  readonly watch: (id: string, listener: (update: LogUpdate) => void) => Promise<() => void>;
  readonly leases: Leases;
  readonly deliveries: DeliveryQueue;
  /** Rejects with the reason if it cannot be read or written; quick, for it is called often. */
  readonly check?: () => Promise<void>;
  /** How much there is; quick, for it is called every few seconds. */
  readonly stats?: () => Promise<StoreStats>;
  readonly close: () => Promise<void>;
}

export interface StoreStats {
  readonly sessions: Readonly<Record<SessionState, number>>;
  /** What the log takes, with all that belongs to it. */
  readonly bytes: number;
}

export interface StoredSession {
  readonly id: string;
  readonly owner: string;
  readonly agentType: string;
  readonly state: SessionState;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lastSeq: number;
  readonly turn: number;
  /** How many prompts were accepted: each is a run, also before it starts. */
  readonly runs: number;
  /** They apply to further runs, too. */
  readonly settings: SessionSettings;
  readonly usage?: TokenUsage | undefined;
  readonly nativeSessionId?: string | undefined;
  /** Where the agent's own memory of it lies: that of the worker that ran its first run. */
  readonly home?: string | undefined;
  /** The id that a client gave it, such as that of a chat: one session of an owner has it. */
  readonly alias?: string | undefined;
}

/** What a request sets for its runs, in addition to their prompt. */
export type RunSetting = "config" | "outputSchema" | "env" | "mcpServers";

/** Fields that are undefined are absent. */
export type SessionSettings = Undefinable<Pick<SessionRequest, RunSetting | "onDisconnect">> & {
  /** The names of MCP servers that were sent with secrets: those are not kept. */
  readonly secretMcpServers?: readonly string[] | undefined;
};

/** Fields that are undefined stay as they are. */
export type SessionChanges = Undefinable<
  Partial<
    Pick<
      StoredSession,
      "state" | "updatedAt" | "turn" | "runs" | "usage" | "nativeSessionId" | "home" | "settings"
    >
  >
>;

export interface Batch {
  readonly records: readonly LogRecord[];
  /** Of the writer's lease. Absent: it has none, and nobody may hold one. */
  readonly epoch?: number | undefined;
  readonly expect?: Expectation | undefined;
  readonly changes?: SessionChanges | undefined;
  readonly urgent?: boolean | undefined;
  /** Who must get which of the records. */
  readonly deliveries?: readonly NewDelivery[] | undefined;
}

interface UpdateOptions {
  readonly claim?: Claim | undefined;
  readonly expect?: Expectation | undefined;
}

/** How a session must still be for a change of it. Fields that are undefined do not count. */
export type Expectation = Undefinable<Partial<Pick<StoredSession, "runs" | "state">>>;

/** One event of the log: the bytes are served as they are. */
export interface LogRecord {
  readonly seq: number;
  readonly run: number;
  readonly type: string;
  /** The major version of the schema of its event. */
  readonly major: number;
  readonly bytes: Uint8Array;
}

export interface PageQuery {
  /** The seq after which it begins. */
  readonly after: number;
  readonly limit: number;
  readonly maxBytes?: number;
}

export interface SessionQuery {
  /** Absent: everyone's. */
  readonly owner?: string | undefined;
  readonly agentType?: string | undefined;
  readonly states?: readonly SessionState[] | undefined;
  /** Only those whose last change is older. */
  readonly updatedBefore?: number | undefined;
  /** The id of the last session of the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A key that only one caller can have, in its scope. It lives as long as its session. */
export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly sessionId: string;
  /** Returned to the next caller that claims the key. */
  readonly value: string;
}

/** A session after a change. */
export interface LogUpdate {
  /** The appended records; empty if only its state changed, or if they must be read. */
  readonly records: readonly LogRecord[];
  readonly lastSeq: number;
  /** Absent: it must be looked up. */
  readonly state?: SessionState | undefined;
  /** The session was removed, with its log. */
  readonly isRemoved?: boolean;
}

/** There is no room for more. Nothing was written. */
export class StoreFullError extends Error {}

/** The log or the session is not as the writer thought: another one has written. Nothing was written. */
export class StoreConflictError extends Error {}

/** The store does not answer. Whether it has done what it was asked is not known. */
export class StoreUnavailableError extends Error {}

export const isExpected = (session: StoredSession, { runs, state }: Expectation = {}): boolean =>
  (runs === undefined || runs === session.runs) && (state === undefined || state === session.state);

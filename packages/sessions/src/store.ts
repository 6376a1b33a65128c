import type { SessionRequest, SessionState, TokenUsage } from "@agentstream/schema";

/** Where sessions and their logs are kept. Whoever implements it runs the suite of `@agentstream/sessions/testing`. */
export interface Store {
  /** With its claim, or not at all: what was claimed before comes back. Fails if there is a session of that id. */
  readonly create: (session: StoredSession, claim?: Claim) => Promise<Claim | undefined>;
  readonly find: (id: string) => Promise<StoredSession | undefined>;
  /** With the claim, or not at all: what was claimed before comes back. */
  readonly update: (
    id: string,
    changes: SessionChanges,
    claim?: Claim,
  ) => Promise<Claim | undefined>;
  /** Newest first. */
  readonly list: (query: SessionQuery) => Promise<readonly StoredSession[]>;
  /** With its log and its claims. */
  readonly remove: (id: string) => Promise<void>;
  /**
   * All of it or nothing, with the changes of its session; then whoever watches is told. The records go on where
   * the log ends. `urgent`: these close a run, and may use what is kept free for them.
   */
  readonly append: (id: string, batch: Batch) => Promise<void>;
  /** Records in their order: as many as both limits allow, one at least if there is one. */
  readonly read: (id: string, page: PageQuery) => Promise<readonly LogRecord[]>;
  /** The seq of a run's first record. */
  readonly firstSeq: (id: string, run: number) => Promise<number | undefined>;
  /** Undefined: it is the caller's now. Otherwise what was claimed before. */
  readonly claim: (claim: Claim) => Promise<Claim | undefined>;
  readonly findClaim: (scope: string, key: string) => Promise<Claim | undefined>;
  readonly release: (scope: string, key: string) => Promise<void>;
  /** Hears of all that is appended and of each change, until the function that comes back is called. */
  readonly watch: (id: string, listener: (tail: Tail) => void) => () => void;
  readonly close: () => Promise<void>;
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
  /** How many runs it was promised: each accepted prompt is one, though it may not have begun. */
  readonly runs: number;
  /** What its further runs begin with, too. */
  readonly settings: SessionSettings;
  readonly usage?: TokenUsage | undefined;
  readonly nativeSessionId?: string | undefined;
}

/** What a request sets for runs, besides their prompt. */
export type RunSetting = "config" | "outputSchema" | "env" | "mcpServers";

export type SessionSettings = Pick<SessionRequest, RunSetting | "onDisconnect">;

export type SessionChanges = Partial<
  Pick<
    StoredSession,
    "state" | "updatedAt" | "turn" | "runs" | "usage" | "nativeSessionId" | "settings"
  >
>;

interface Batch {
  readonly records: readonly LogRecord[];
  readonly changes?: SessionChanges;
  readonly urgent?: boolean;
}

/** One event of the log: the bytes are served as they are. */
export interface LogRecord {
  readonly seq: number;
  readonly run: number;
  readonly type: string;
  /** The major version of the schema that it was written by. */
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

/** A key that one alone may have, in its scope. It lives as long as its session. */
export interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly sessionId: string;
  /** What the next one to claim it is told. */
  readonly value: string;
}

/** How a session stands after a change. */
export interface Tail {
  /** What was appended; nothing, if only its state changed. */
  readonly records: readonly LogRecord[];
  readonly lastSeq: number;
  readonly state: SessionState;
  /** It is gone, with its log. */
  readonly isRemoved?: boolean;
}

/** There is no room for more. Nothing of what was to be written is there. */
export class StoreFullError extends Error {}

import type { RunOptions, StartRun } from "@agentstream/runner";

import type { Caller } from "./caller.ts";
import { owns } from "./caller.ts";
import type { createLocks } from "./create-locks.ts";
import type { Scheduler } from "./create-scheduler.ts";
import { createLiveSession, type LiveSession } from "./live-session.ts";
import type { Policy } from "./plan-run.ts";
import type { Quarantine } from "./quarantine.ts";
import { SessionProblem } from "./session-problem.ts";
import { StoreFullError, type Store, type StoredSession } from "./store.ts";

/** The state that all parts of the sessions share. */
export interface Context {
  readonly store: Store;
  readonly policy: Policy;
  readonly startRun: StartRun;
  /** For every run: timeouts, folders. */
  readonly runOptions: RunOptions;
  readonly scheduler: Scheduler;
  /** The sessions of which a run waits or runs. */
  readonly lives: Map<string, LiveSession>;
  readonly lock: ReturnType<typeof createLocks>;
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** In bytes, of one run. */
  readonly maxLogBytes: number;
  readonly quarantine: Quarantine;
  /** The sessions that are being deleted: nobody finds them any more. */
  readonly removing: Set<string>;
  readonly maxWaitingPerOwner: number;
  readonly now: () => number;
  readonly watchQueue: (id: string, listener: () => void) => () => void;
  /** No run starts any more. */
  isStopping: boolean;
}

/** A session of the caller's; another owner's is reported as not found. */
export async function findSession(
  { store, removing }: Context,
  caller: Caller,
  id: string,
): Promise<StoredSession> {
  const session = removing.has(id) ? undefined : await store.find(id);
  if (session !== undefined && owns(caller, session)) return session;
  throw new SessionProblem("notFound", "No session of this id; GET /v1/sessions lists yours.");
}

/** The session in memory, with this run as its newest. */
export function liveOf({ lives }: Context, id: string, run: number): LiveSession {
  const live = lives.get(id) ?? createLiveSession(run);
  live.lastRun = run;
  lives.set(id, live);
  return live;
}

/** Rejects with a retry delay when storage is full. */
export async function whileRoom<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StoreFullError)) throw error;
    throw new SessionProblem(
      "storageFull",
      "The server's disk is full; no run was started. Retry after 30 s.",
      { retryAfterSeconds: 30 },
    );
  }
}

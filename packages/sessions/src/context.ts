import type { Caller } from "./caller.ts";
import { owns } from "./caller.ts";
import type { createLocks } from "./create-locks.ts";
import type { Scheduler } from "./create-scheduler.ts";
import { createLiveSession, type LiveSession } from "./live-session.ts";
import type { Policy } from "./plan-run.ts";
import type { RunContext } from "./run-session.ts";
import { SessionProblem } from "./session-problem.ts";
import { StoreFullError, type Store, type StoredSession } from "./store.ts";

/** What all parts of the sessions work on. */
export interface Context {
  readonly store: Store;
  readonly policy: Policy;
  readonly running: RunContext;
  readonly scheduler: Scheduler;
  /** The sessions that run, wait or are read with a say in their run. */
  readonly lives: Map<string, LiveSession>;
  readonly lock: ReturnType<typeof createLocks>;
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly now: () => number;
  readonly watchQueue: (id: string, listener: () => void) => () => void;
  /** No run begins any more. */
  isStopping: boolean;
}

/** A session of the caller's; what is another's is not there. */
export async function findSession(
  { store }: Context,
  caller: Caller,
  id: string,
): Promise<StoredSession> {
  const session = await store.find(id);
  if (session !== undefined && owns(caller, session)) return session;
  throw new SessionProblem("notFound", "There is no such session; GET /v1/sessions lists yours.");
}

export function liveOf({ lives }: Context, session: StoredSession): LiveSession {
  const live = lives.get(session.id) ?? createLiveSession(session.runs);
  lives.set(session.id, live);
  return live;
}

/** Where there is no room nothing begins: the caller is told when to come again. */
export async function whileRoom<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StoreFullError)) throw error;
    throw new SessionProblem("storageFull", "The server's disk is full: nothing was begun.", {
      retryAfterSeconds: 30,
    });
  }
}

import type { RunOptions, StartRun, WarmAgent } from "@agentstream/runner";
import type { Ending } from "@agentstream/stream";

import type { Caller } from "./caller.ts";
import { owns } from "./caller.ts";
import type { Clock } from "./clock.ts";
import type { createLocks } from "./create-locks.ts";
import type { Observers } from "./create-observers.ts";
import type { WarmAgents } from "./create-warm-agents.ts";
import type { Worker } from "./create-worker.ts";
import { cancelledByHost, type HeldRun } from "./held-run.ts";
import type { Membership } from "./membership.ts";
import type { PlannedRun, Policy, RunInput } from "./plan-run.ts";
import type { Secrets } from "./plan-work.ts";
import type { Quarantine } from "./quarantine.ts";
import type { RunPlace } from "./run-host.ts";
import { SessionProblem } from "./session-problem.ts";
import type { Signals } from "./signals.ts";
import { StoreFullError, type Store, type StoredSession } from "./store.ts";
import type { Work } from "./work.ts";

/** The state that all parts of the sessions share. */
export interface Context {
  readonly store: Store;
  readonly work: Work;
  readonly signals: Signals;
  readonly clock: Clock;
  /** Of this process, as the holder of leases. */
  readonly name: string;
  /** The workers that run the prompts accepted here; undefined: all. */
  readonly pool: string | undefined;
  /** How long a lease lasts; Infinity: as long as the process. */
  readonly leaseMs: number;
  readonly createId: () => string;
  readonly observers: Observers;
  readonly policy: Policy;
  readonly planRun: (input: RunInput, place?: RunPlace) => Promise<PlannedRun>;
  /** Absent: this process has its store alone. */
  readonly membership: Membership | undefined;
  readonly secrets: Secrets;
  readonly startRun: StartRun;
  /** Starts an agent before its first prompt. */
  readonly warmAgent: WarmAgent | undefined;
  /** For every run: timeouts, folders. */
  readonly runOptions: RunOptions;
  readonly worker: Worker;
  readonly warm: WarmAgents;
  /** The runs of this process, by session. */
  readonly held: Map<string, HeldRun>;
  /** How many read a session here. */
  readonly readers: Map<string, number>;
  readonly lock: ReturnType<typeof createLocks>;
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** In bytes, of one run. */
  readonly maxLogBytes: number;
  readonly quarantine: Quarantine;
  /** The sessions that are being deleted: nobody finds them any more. */
  readonly removing: Set<string>;
  readonly maxWaitingPerOwner: number;
  /** Calls the listener when the position of a session may have changed, or `isClosed`. */
  readonly watchQueue: (listener: () => void) => () => void;
  readonly wakeReaders: () => void;
  readonly phase: {
    /** No run starts any more. */
    isStopping: boolean;
    /** Readers end. */
    isClosed: boolean;
    /** When the store or the queue was away last. */
    awayAt: number;
  };
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

/** For how long a run that was reserved may wait to be promised by the one that did so. */
export const graceOf = ({ leaseMs }: Pick<Context, "leaseMs">): number =>
  leaseMs === Infinity ? 0 : leaseMs;

/** How long another process may need to find its connection again, after this one has found its own. */
const reconnectMs = 5000;

/**
 * Whether the store was away a moment ago: the workers that live have not all extended their leases since, though
 * some have expired.
 */
export const wasJustAway = ({ phase, clock, leaseMs }: Context): boolean =>
  leaseMs !== Infinity && clock.now() - phase.awayAt < leaseMs + reconnectMs;

/** Stops the run that runs; those that wait never start. */
export async function dropRuns(
  { store, work, signals }: Context,
  id: string,
  through: number,
  ending: Ending = cancelledByHost,
): Promise<void> {
  await work.cancel(id, through, ending);
  const lease = await store.leases.find(id);
  if (lease !== undefined && lease.run <= through) await signals.send(lease, { type: "cancel" });
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

import { hostname } from "node:os";

import { v7 } from "uuid";

import { carryOut } from "./carry-out.ts";
import { createClock } from "./clock.ts";
import type { Context } from "./context.ts";
import { createLocks } from "./create-locks.ts";
import { createMemoryWork } from "./create-memory-work.ts";
import { createMoves } from "./create-moves.ts";
import { createObservers } from "./create-observers.ts";
import { createProcessSignals } from "./create-process-signals.ts";
import type { SessionsOptions } from "./create-sessions.ts";
import { createWarmAgents } from "./create-warm-agents.ts";
import { createWorker } from "./create-worker.ts";
import { fitsNode } from "./membership.ts";
import { createPatientStore } from "./patient-store.ts";
import { planRun, type Policy } from "./plan-run.ts";
import { createSecrets } from "./plan-work.ts";
import { createQuarantine } from "./quarantine.ts";
import type { TakenWork, WorkOffer, WorkRoute } from "./work.ts";

export const defaultMaxRunning = 16;

export function createContext(options: SessionsOptions): Context {
  const { store, startRun, warmAgent, runOptions = {}, clock = createClock(options.now) } = options;
  const { work = createMemoryWork(undefined, clock), signals = createProcessSignals() } = options;
  const { membership } = options;
  const limits = limitsOf(options);
  const { lingerMs = 0, maxWarm = 8, leaseMs = Infinity, name = hostname() } = options;
  const policy = policyOf(options);
  const observers = createObservers();
  const moves = createMoves();
  work.watch(moves.emit);
  const worker = createWorker({
    work,
    clock,
    offer: offerOf(options, name, leaseMs),
    slots: limits.maxRunning,
    carryOut: createCarrier(() => context),
    onStart: observers.runStarted,
    onAway: () => void (context.phase.awayAt = clock.now()),
  });
  const context: Context = {
    store: observers.watch(store),
    work,
    signals,
    clock,
    name,
    pool: membership?.self().pool,
    membership,
    leaseMs,
    createId: options.createId ?? v7,
    observers,
    policy,
    planRun: options.planRun ?? ((input, place) => planRun(policy, input, place)),
    secrets: createSecrets(),
    startRun,
    warmAgent,
    runOptions,
    worker,
    warm: createWarmAgents({ lingerMs, maxWarm }),
    held: new Map(),
    readers: new Map(),
    lock: createLocks(),
    ...limits,
    quarantine: createQuarantine(),
    removing: new Set(),
    watchQueue: moves.watch,
    wakeReaders: moves.emit,
    phase: { isStopping: false, isClosed: false, awayAt: -Infinity },
  };
  return context;
}

function limitsOf({
  maxRunning = defaultMaxRunning,
  maxLogBytes = Infinity,
  maxWaiting = 1000,
  maxWaitingPerOwner = maxWaiting,
}: SessionsOptions): Pick<
  Context,
  "maxRunning" | "maxLogBytes" | "maxWaiting" | "maxWaitingPerOwner"
> {
  return { maxRunning, maxLogBytes, maxWaiting, maxWaitingPerOwner };
}

/** The limit of an owner is one over all workers, and the number of those is not known. */
const anyNumber = 1_000_000;

function offerOf(
  { membership, maxRunning = defaultMaxRunning, maxRunningPerOwner }: SessionsOptions,
  worker: string,
  ttlMs: number,
): Omit<WorkOffer, "hasSlot"> {
  if (membership === undefined)
    return { worker, ttlMs, maxPerOwner: maxRunningPerOwner ?? maxRunning };
  const fits = (route: WorkRoute): boolean => fitsNode(membership.self(), route);
  return { worker, ttlMs, maxPerOwner: maxRunningPerOwner ?? anyNumber, fits };
}

const policyOf = ({
  agents,
  workspaces,
  allowTier,
  allowEnv,
  defaultTier,
  mcpServers,
}: SessionsOptions): Policy => ({
  agents,
  workspaces,
  allowTier,
  allowEnv,
  defaultTier,
  mcpServers,
});

/** What carries out runs: its store waits while it is away. */
function createCarrier(contextOf: () => Context): (taken: TakenWork) => Promise<void> {
  // made once, and not for each run
  let patient: Context | undefined;
  return (taken) => {
    patient ??= patientOf(contextOf());
    return carryOut(patient, taken);
  };
}

const patientOf = (context: Context): Context => ({
  ...context,
  store: createPatientStore(context.store, context.clock),
});

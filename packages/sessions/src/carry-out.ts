import type { Run } from "@agentstream/runner";
import { messageOf, type Ending } from "@agentstream/stream";

import { pause } from "./clock.ts";
import { closeRun } from "./close-run.ts";
import { graceOf, wasJustAway, type Context } from "./context.ts";
import { firstOpenRun } from "./first-open-run.ts";
import {
  endOfLost,
  gatewayRestart,
  handleSignal,
  keepExtending,
  lose,
  type HeldRun,
} from "./held-run.ts";
import { homeOf } from "./membership.ts";
import { whileAway } from "./patient-store.ts";
import type { PlannedRun } from "./plan-run.ts";
import { planWork } from "./plan-work.ts";
import { quarantineSession } from "./recover.ts";
import { memoryOf } from "./route-of.ts";
import { LogFullError, startSessionRun, storeRun } from "./run-session.ts";
import {
  StoreConflictError,
  StoreFullError,
  StoreUnavailableError,
  type StoredSession,
} from "./store.ts";
import type { TakenWork, WorkRoute } from "./work.ts";

/** How long to wait before the end of a run is written again, while there is no room for it, or the session is asked for again. */
const retryMs = 1000;

/** Carries out one promised run, or stores why it never started. Never rejects; after it the run is over, or another worker's. */
export async function carryOut(context: Context, taken: TakenWork): Promise<void> {
  const { store, work, clock, name, leaseMs } = context;
  const { sessionId, run } = taken;
  try {
    if (wasJustAway(context) && (await store.find(sessionId))?.state === "running")
      return await work.giveBack(taken, leaseMs);
    const lease = await store.leases.acquire({ sessionId, run, holder: name }, leaseMs);
    if (lease === undefined) {
      if ((await store.find(sessionId)) === undefined) return await work.done(taken);
      return await work.giveBack(taken, retryMs);
    }
    const held: HeldRun = { taken, lease, run: undefined, ending: undefined, isLost: false };
    const { isOver, route } = await hold(context, held);
    await store.leases.release(lease);
    if (isOver) context.secrets.take(sessionId, run);
    await whileAway(clock, () =>
      isOver ? work.done(taken) : work.giveBack(taken, retryMs, route),
    );
  } catch (error) {
    // while the store is away nothing can be done: when the lease has expired, what is open is closed
    if (!(error instanceof StoreUnavailableError)) context.quarantine.add(sessionId, error);
  }
}

interface Outcome {
  /** False: the run must be taken again later. */
  readonly isOver: boolean;
  /** By those that this fits. Absent: by anyone. */
  readonly route?: WorkRoute;
}

async function hold(context: Context, held: HeldRun): Promise<Outcome> {
  const { sessionId } = held.lease;
  const { clock, signals, work } = context;
  const stopExtending = keepExtending(context, held);
  context.held.set(sessionId, held);
  try {
    const stopListening = await whileAway(clock, () =>
      signals.listen(held.lease, (signal) => handleSignal(held, signal)),
    );
    try {
      // it may have been cancelled before it could be informed
      held.ending ??= await whileAway(clock, () => work.endingOf(held.taken));
      return await settle(context, held);
    } finally {
      // a listener of a run that is over is never called again
      void stopListening().catch(() => {});
    }
  } finally {
    stopExtending();
    if (context.held.get(sessionId) === held) context.held.delete(sessionId);
  }
}

const isDone: Outcome = { isOver: true };

async function settle(context: Context, held: HeldRun): Promise<Outcome> {
  const { store, clock } = context;
  const { run, queuedAt } = held.taken;
  const session = await store.find(held.lease.sessionId);
  if (session === undefined) return isDone;
  const first = await firstOpenRun(store, session);
  if (run < first) return isDone;
  if (first < run) {
    // its place was reserved by somebody who may be about to promise it
    if (clock.now() - queuedAt < graceOf(context)) return { isOver: false };
    for (let open = first; open < run; open++) await close(context, held, open, gatewayRestart);
  }
  const wasStarted = session.state === "running" && first === run;
  const ending = wasStarted ? endOfLost(context) : held.ending;
  const home = ending === undefined ? otherHome(context, session) : undefined;
  if (home !== undefined) return { isOver: false, route: { ...held.taken.route, home } };
  const end = ending ?? (await attempt(context, held));
  if (end !== undefined && !held.isLost) await close(context, held, run, end);
  return isDone;
}

/** Where the memory of the session is, if not here: it may have been made since the prompt was accepted. */
function otherHome({ membership }: Context, session: StoredSession): string | undefined {
  const home = membership && memoryOf(session);
  return membership === undefined || home === homeOf(membership.self()) ? undefined : home;
}

/** Runs it; returns how it must be closed, if it did not end by itself. */
async function attempt(context: Context, held: HeldRun): Promise<Ending | undefined> {
  const { sessionId: id } = held.lease;
  try {
    // runs before it may just have been closed
    const session = await context.store.find(id);
    if (session === undefined) return undefined;
    const planned = await planWork(context, session, held.taken);
    if (held.ending !== undefined) return held.ending;
    const run = await startSessionRun(context, session, held.lease, planned);
    held.run = run;
    // it may have been cancelled while it started
    if (hasEnding(held)) run.cancel();
    const hasEnded = await storeRun(context, session, held.lease, run);
    keepAgent(context, id, run, planned);
    return hasEnded ? undefined : lostAgent;
  } catch (error) {
    if (error instanceof StoreConflictError) lose(held);
    held.run?.cancel();
    held.run?.cancel();
    return endingOf(error);
  }
}

const hasEnding = ({ ending }: HeldRun): boolean => ending !== undefined;

/** The agent waits for the next prompt, unless there will be none. */
function keepAgent(context: Context, id: string, run: Run, planned: PlannedRun): void {
  const kept = run.kept();
  if (kept === undefined) return;
  if (context.phase.isStopping || context.removing.has(id)) void kept.end();
  else context.warm.put(id, kept, planned);
}

const lostAgent: Ending = {
  reason: "failed",
  detail: "other",
  errorCode: "noResult",
  error: "The run ended without an end event.",
};

function endingOf(error: unknown): Ending {
  const message = messageOf(error);
  return error instanceof StoreFullError || error instanceof LogFullError
    ? { reason: "failed", detail: "other", errorCode: "serverError", error: message }
    : { reason: "failed", detail: "startup", errorCode: "unknown", error: message };
}

/** Writes the end of the run as soon as there is room for it. */
async function close(context: Context, held: HeldRun, run: number, ending: Ending): Promise<void> {
  const { sessionId } = held.lease;
  for (;;) {
    try {
      return await closeRun(context, held.lease, { run, ending });
    } catch (error) {
      if (error instanceof StoreConflictError) return lose(held);
      if (!(error instanceof StoreFullError))
        return await quarantineSession(context, sessionId, error);
      // the next start closes it, or it is deleted with its log
      if (context.phase.isStopping || context.removing.has(sessionId)) return;
      await pause(context.clock, retryMs);
    }
  }
}

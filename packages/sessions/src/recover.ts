import { pause, repeat } from "./clock.ts";
import { closeRun } from "./close-run.ts";
import { graceOf, wasJustAway, type Context } from "./context.ts";
import { createEndHomeless, type EndHomeless } from "./end-homeless.ts";
import { firstOpenRun } from "./first-open-run.ts";
import { endOfLost, gatewayRestart } from "./held-run.ts";
import { isOver } from "./learn-facts.ts";
import type { Lease } from "./leases.ts";
import { isFirstNode } from "./membership.ts";
import {
  StoreConflictError,
  StoreFullError,
  StoreUnavailableError,
  type StoredSession,
} from "./store.ts";

const pageSize = 100;
/** How long to wait before the store is tried again, while there is no room in it. */
const retryMs = 1000;

/**
 * Closes the runs that were running when their server last stopped, and those that nobody has promised. What waits
 * stays. A session that cannot be closed is put into quarantine; what there is no room for is closed as soon as there is.
 */
export async function recover(
  context: Context,
  endHomeless: EndHomeless = createEndHomeless(),
): Promise<void> {
  const waiting: StoredSession[] = [];
  for (let cursor: string | undefined; ;) {
    const states = ["queued", "running"] as const;
    const sessions = await context.store.list({ states, cursor, limit: pageSize });
    for (const session of sessions) {
      await endHomeless(context, session);
      if (!(await closeOrQuarantine(context, session))) waiting.push(session);
    }
    cursor = sessions.at(-1)?.id;
    if (cursor === undefined) break;
  }
  void closeLater(context, waiting);
}

/** Where leases expire, closes the runs of those that did, at intervals. */
export function startRecovery(context: Context): () => void {
  const { store, clock, leaseMs, membership } = context;
  if (leaseMs === Infinity) return () => {};
  const endHomeless = createEndHomeless();
  let rounds = 0;
  return repeat(clock, leaseMs / 2, async () => {
    try {
      const expired = await store.leases.expired(pageSize);
      if (wasJustAway(context)) return;
      // a run that was never promised has no lease: now and then one process looks through all
      const isTheOne = membership === undefined || isFirstNode(membership);
      if (++rounds % 4 === 0 && isTheOne) await recover(context, endHomeless);
      for (const { sessionId } of expired) {
        const session = await store.find(sessionId);
        if (session !== undefined) await closeOrQuarantine(context, session);
      }
    } catch {
      context.phase.awayAt = clock.now();
    }
  });
}

/** False: there is no room for it now. */
async function closeOrQuarantine(context: Context, session: StoredSession): Promise<boolean> {
  try {
    await closeSession(context, session);
  } catch (error) {
    if (error instanceof StoreFullError) return false;
    if (error instanceof StoreUnavailableError) throw error;
    await quarantineSession(context, session.id, error);
  }
  return true;
}

async function closeLater(context: Context, waiting: readonly StoredSession[]): Promise<void> {
  for (const session of waiting)
    while (!context.phase.isStopping && !context.removing.has(session.id)) {
      if (await closeOrQuarantine(context, session).catch(() => false)) break;
      await pause(context.clock, retryMs);
    }
}

/** The log stays as it is; the session counts as failed. */
export async function quarantineSession(
  { store, quarantine, clock }: Context,
  id: string,
  error: unknown,
): Promise<void> {
  quarantine.add(id, error);
  try {
    await store.update(id, { state: "failed", updatedAt: clock.now() });
  } catch (failure) {
    quarantine.add(id, failure);
  }
}

/** Every accepted run that nobody holds and nobody has promised gets an end in the log. */
async function closeSession(
  context: Context,
  { id: sessionId, runs }: StoredSession,
): Promise<void> {
  const { store, name, leaseMs } = context;
  const wanted = { sessionId, run: runs, holder: name };
  const lease = await store.leases.acquire(wanted, leaseMs);
  if (lease === undefined) return;
  try {
    await closeUnpromised(context, lease);
  } catch (error) {
    if (!(error instanceof StoreConflictError)) throw error;
  } finally {
    await store.leases.release(lease);
  }
}

async function closeUnpromised(context: Context, lease: Lease): Promise<void> {
  const { store, work, clock } = context;
  const session = await store.find(lease.sessionId);
  if (session === undefined || isOver(session.state)) return;
  const { id, owner, agentType, runs, state, updatedAt } = session;
  const first = await firstOpenRun(store, session);
  const wasStarted = state === "running";
  const isPromised = await work.has(id, first);
  // the one that accepted it may be about to promise it
  if (!wasStarted && !isPromised && clock.now() - updatedAt < graceOf(context)) return;
  for (let run = first; run <= runs; run++) {
    const isLost = wasStarted && run === first;
    if (isLost || !(await work.has(id, run))) {
      const ending = isLost ? endOfLost(context) : gatewayRestart;
      await closeRun(context, lease, { run, ending });
      await work.cancel(id, run, ending);
      continue;
    }
    // the end of one that is not promised waits for those before it
    for (let later = run + 1; later <= runs; later++)
      await work.enqueue({
        sessionId: id,
        run: later,
        owner,
        route: { agentType },
        input: { agentType, prompt: "" },
        queuedAt: clock.now(),
        ending: gatewayRestart,
      });
    return;
  }
  // the end was written, but not the state
  if (first > runs) await store.update(id, { state: "failed", updatedAt: clock.now() });
}

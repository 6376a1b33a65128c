import { closeRun } from "./close-run.ts";
import type { Context } from "./context.ts";
import { gatewayRestart } from "./live-session.ts";
import { StoreFullError, type StoredSession } from "./store.ts";

const pageSize = 100;
/** How long to wait before the store is tried again, while there is no room in it. */
const retryMs = 1000;

/**
 * Closes the runs that were running or waiting when the server last stopped. A session that cannot be closed is put
 * into quarantine; what there is no room for is closed as soon as there is.
 */
export async function recover(context: Context): Promise<void> {
  const waiting: StoredSession[] = [];
  for (let cursor: string | undefined; ;) {
    const states = ["queued", "running"] as const;
    const sessions = await context.store.list({ states, cursor, limit: pageSize });
    for (const session of sessions)
      if (!(await closeOrQuarantine(context, session))) waiting.push(session);
    cursor = sessions.at(-1)?.id;
    if (cursor === undefined) break;
  }
  void closeLater(context, waiting);
}

/** False: there is no room for it now. */
async function closeOrQuarantine(context: Context, session: StoredSession): Promise<boolean> {
  try {
    await closeSession(context, session);
  } catch (error) {
    if (error instanceof StoreFullError) return false;
    await quarantineSession(context, session.id, error);
  }
  return true;
}

async function closeLater(context: Context, waiting: readonly StoredSession[]): Promise<void> {
  for (const session of waiting)
    while (!context.isStopping && !context.removing.has(session.id)) {
      if (await closeOrQuarantine(context, session)) break;
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
}

/** The log stays as it is; the session counts as failed. */
export async function quarantineSession(
  { store, quarantine, now }: Context,
  id: string,
  error: unknown,
): Promise<void> {
  quarantine.add(id, error);
  try {
    await store.update(id, { state: "failed", updatedAt: now() });
  } catch (failure) {
    quarantine.add(id, failure);
  }
}

/** Every accepted run gets an end in the log, also one that never started. */
async function closeSession(context: Context, session: StoredSession): Promise<void> {
  const { store, policy, now } = context;
  const { id: sessionId, agentType, runs } = session;
  const adapter = policy.agents.get(agentType)?.adapter;
  const [last] = await store.read(sessionId, { after: session.lastSeq - 1, limit: 1 });
  const isOpen = last !== undefined && last.type !== "sessionEnded";
  const first = last === undefined ? 1 : isOpen ? last.run : last.run + 1;
  for (let run = first; run <= runs; run++)
    await closeRun(context, { sessionId, run, adapter, ending: gatewayRestart });
  // the end was written, but not the state
  if (first > runs) await store.update(sessionId, { state: "failed", updatedAt: now() });
}

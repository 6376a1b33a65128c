import { closeRun } from "./close-run.ts";
import type { Context } from "./context.ts";
import { gatewayRestart } from "./live-session.ts";
import type { StoredSession } from "./store.ts";

const pageSize = 100;

/** Closes the runs that were running or waiting when the server last stopped. */
export async function recover(context: Context): Promise<number> {
  let closed = 0;
  for (let cursor: string | undefined; ;) {
    const states = ["queued", "running"] as const;
    const sessions = await context.store.list({ states, cursor, limit: pageSize });
    for (const session of sessions) await closeSession(context, session);
    closed += sessions.length;
    cursor = sessions.at(-1)?.id;
    if (cursor === undefined) return closed;
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

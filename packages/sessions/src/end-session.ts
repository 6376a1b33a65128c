import { requireScope, type Caller } from "./caller.ts";
import { findSession, type Context } from "./context.ts";
import { createMailbox } from "./create-mailbox.ts";
import { dropRuns } from "./create-turns.ts";
import { isOver } from "./learn-facts.ts";
import type { LogUpdate, StoredSession } from "./store.ts";

export interface Cancelled {
  readonly session: StoredSession;
  /** False: it was over already. */
  readonly wasRunning: boolean;
}

export async function cancelSession(
  context: Context,
  caller: Caller,
  id: string,
): Promise<Cancelled> {
  requireScope(caller, "run");
  return context.lock(id, async () => {
    const session = await findSession(context, caller, id);
    const wasRunning = !isOver(session.state);
    if (wasRunning) dropRuns(context, id, session.runs);
    return { session, wasRunning };
  });
}

export async function removeSession(context: Context, caller: Caller, id: string): Promise<void> {
  requireScope(caller, "run");
  const { removing, store } = context;
  // under the lock: no turn is accepted after it
  await context.lock(id, async () => {
    const { runs } = await findSession(context, caller, id);
    removing.add(id);
    dropRuns(context, id, runs);
  });
  try {
    await waitForEnd(context, id);
    await store.remove(id);
  } finally {
    removing.delete(id);
  }
}

/** Waits until no run of the session is in memory. */
async function waitForEnd(context: Context, id: string): Promise<void> {
  const mailbox = createMailbox<LogUpdate>();
  const stop = context.store.watch(id, mailbox.put);
  try {
    while (context.lives.has(id)) await mailbox.wait({ timeoutMs: 100 });
  } finally {
    stop();
  }
}

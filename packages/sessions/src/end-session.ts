import { requireScope, type Caller } from "./caller.ts";
import { pause } from "./clock.ts";
import { dropRuns, findSession, type Context } from "./context.ts";
import { isOver } from "./learn-facts.ts";
import type { StoredSession } from "./store.ts";

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
    if (wasRunning) await dropRuns(context, id, session.runs);
    else void context.warm.end(id);
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
    await dropRuns(context, id, runs);
  });
  try {
    await waitForEnd(context, id);
    await context.warm.end(id);
    await store.remove(id);
  } finally {
    removing.delete(id);
  }
}

const checkMs = 20;

/** Waits until no run of the session waits or runs. */
async function waitForEnd({ store, work, clock }: Context, id: string): Promise<void> {
  const isBusy = async (): Promise<boolean> =>
    (await work.count({ sessionId: id })) > 0 || (await store.leases.find(id)) !== undefined;
  while (await isBusy()) await pause(clock, checkMs);
}

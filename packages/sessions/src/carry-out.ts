import { createOpenRequests, type Ending } from "@agentstream/stream";

import { closeRun } from "./close-run.ts";
import type { Context } from "./context.ts";
import type { LiveSession } from "./live-session.ts";
import type { PlannedRun } from "./plan-run.ts";
import { quarantineSession } from "./recover.ts";
import { LogFullError, startSessionRun, storeRun } from "./run-session.ts";
import { StoreFullError } from "./store.ts";

/** How long to wait before the end of a run is written again, while there is no room for it. */
const retryMs = 1000;

/** Carries out one accepted run, or stores why it never started. Never rejects; after it the run is closed. */
export async function carryOut(
  context: Context,
  id: string,
  number: number,
  planned: PlannedRun,
  live: LiveSession,
): Promise<void> {
  const { dropped } = live;
  const isDropped = dropped !== undefined && number <= dropped.through;
  const ending = isDropped ? dropped.ending : await attempt(context, id, number, planned, live);
  if (ending !== undefined) await close(context, id, number, planned, ending);
  live.run = undefined;
  live.ended = number;
  if (live.ended === live.lastRun && context.lives.get(id) === live) context.lives.delete(id);
}

/** Runs it; returns how it must be closed, if it did not end by itself. */
async function attempt(
  context: Context,
  id: string,
  number: number,
  planned: PlannedRun,
  live: LiveSession,
): Promise<Ending | undefined> {
  live.requests = createOpenRequests();
  try {
    const session = await context.store.find(id);
    if (session === undefined) return undefined;
    const run = await startSessionRun(context, session, number, planned);
    live.run = run;
    // it may have been dropped while it started
    if (live.dropped !== undefined && number <= live.dropped.through) run.cancel();
    const { follow } = live.requests;
    const hasEnded = await storeRun(context, session, number, run, follow);
    return hasEnded ? undefined : lost;
  } catch (error) {
    live.run?.cancel();
    live.run?.cancel();
    return endingOf(error);
  }
}

const lost: Ending = {
  reason: "failed",
  detail: "other",
  errorCode: "noResult",
  error: "The run ended without an end event.",
};

function endingOf(error: unknown): Ending {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof StoreFullError || error instanceof LogFullError
    ? { reason: "failed", detail: "other", errorCode: "serverError", error: message }
    : { reason: "failed", detail: "startup", errorCode: "unknown", error: message };
}

/** Writes the end of the run as soon as there is room for it. */
async function close(
  context: Context,
  sessionId: string,
  run: number,
  { agent }: PlannedRun,
  ending: Ending,
): Promise<void> {
  for (;;) {
    try {
      return await closeRun(context, { sessionId, run, adapter: agent.adapter, ending });
    } catch (error) {
      if (!(error instanceof StoreFullError))
        return await quarantineSession(context, sessionId, error);
      // the next start closes it, or it is deleted with its log
      if (context.isStopping || context.removing.has(sessionId)) return;
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
  }
}

import type { Run } from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";
import { isKnownUsage, type EventDraft } from "@agentstream/stream";

import { appendEnd } from "./append-end.ts";
import type { Context } from "./context.ts";
import { encodeRecord } from "./encode-record.ts";
import { finalState, learnFacts, type SessionFacts } from "./learn-facts.ts";
import { resumeAt, type PlannedRun } from "./plan-run.ts";
import type { StoredSession } from "./store.ts";

/** Starts a run of a session. Throws why it cannot start. */
export async function startSessionRun(
  { store, startRun, runOptions, now }: Context,
  session: StoredSession,
  number: number,
  planned: PlannedRun,
): Promise<Run> {
  await store.update(session.id, { state: "running", updatedAt: now() });
  const { agent, request, plan, capped, isUnattended } = resumeAt(planned, session.nativeSessionId);
  return startRun(agent.adapter, request, {
    ...runOptions,
    ...agent.options,
    plan,
    cwdIsResolved: true,
    isUnattended,
    notices: capped.length === 0 ? [] : [cappedNotice(capped)],
    position: {
      sessionId: session.id,
      run: number,
      firstSeq: session.lastSeq + 1,
      firstTurn: session.turn + 1,
      resumed: session.nativeSessionId === undefined ? undefined : true,
      previousUsage: isKnownUsage(session.usage) ? session.usage : undefined,
    },
  });
}

const cappedNotice = (capped: readonly string[]): EventDraft => ({
  type: "log",
  level: "warn",
  source: "gateway",
  message: `The server's cap lowered ${capped.join(", ")}.`,
});

/** The run has written all that one run may. */
export class LogFullError extends Error {}

/** Stores a run to its end, and returns whether it had one. Each batch is in the log before a reader or the agent gets it. */
export async function storeRun(
  context: Context,
  session: StoredSession,
  number: number,
  run: Run,
  onStored: (event: UnifiedEvent) => void,
): Promise<boolean> {
  const { store, now, maxLogBytes } = context;
  const { id } = session;
  let size = 0;
  let facts: SessionFacts = session;
  let hasEnded = false;
  for await (const events of run.batches) {
    facts = learnFacts(facts, events);
    const records = events.map(encodeRecord);
    const state = finalState(events);
    size = records.reduce((sum, { bytes }) => sum + bytes.length, size);
    if (size > maxLogBytes && state === undefined)
      throw new LogFullError(
        `The log of the run exceeds ${maxLogBytes} bytes, the server's limit.`,
      );
    hasEnded ||= state !== undefined;
    if (state === undefined)
      await store.append(id, {
        records,
        changes: { ...facts, state: "running", updatedAt: now() },
      });
    else await appendEnd(context, { id, number, records, changes: facts, state });
    for (const event of events) onStored(event);
  }
  return hasEnded;
}

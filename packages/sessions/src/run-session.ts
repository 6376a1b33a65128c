import type { Run, RunOptions, StartRun } from "@agentstream/runner";
import { isKnownUsage } from "@agentstream/stream";

import { encodeRecord } from "./encode-record.ts";
import { finalState, learnFacts } from "./learn-facts.ts";
import type { LiveSession } from "./live-session.ts";
import type { PlannedRun } from "./plan-run.ts";
import type { Store, StoredSession } from "./store.ts";
import { createCappedTeller } from "./tell-capped.ts";

export interface RunContext {
  readonly store: Store;
  readonly startRun: StartRun;
  readonly now: () => number;
  readonly options: RunOptions;
}

/** Starts a run of a session. Throws why it cannot be. */
export async function beginRun(
  context: RunContext,
  session: StoredSession,
  number: number,
  { agent, request }: PlannedRun,
): Promise<Run> {
  const { store, startRun, now, options } = context;
  await store.update(session.id, { state: "running", updatedAt: now() });
  const resume = session.nativeSessionId;
  return startRun(
    agent.adapter,
    { ...request, ...(resume !== undefined && { resume }) },
    {
      ...options,
      ...agent.options,
      sessionId: session.id,
      run: number,
      firstSeq: session.lastSeq + 1,
      firstTurn: session.turn + 1,
      ...(resume !== undefined && { resumed: true }),
      ...(isKnownUsage(session.usage) && { previousUsage: session.usage }),
    },
  );
}

/** Takes a run to its end: each batch is in the log before anybody, the agent included, hears of it. */
export async function storeRun(
  { store, now }: RunContext,
  live: LiveSession,
  session: StoredSession,
  number: number,
  run: Run,
  capped: readonly string[],
): Promise<boolean> {
  const tellCapped = createCappedTeller(capped);
  let facts = {
    turn: session.turn,
    usage: session.usage,
    nativeSessionId: session.nativeSessionId,
  };
  let hasEnded = false;
  for await (const batch of run.batches) {
    const events = tellCapped(batch);
    const ended = finalState(events);
    hasEnded ||= ended !== undefined;
    const changes = learnFacts(facts, events);
    facts = { ...facts, ...changes };
    // a further prompt may have come meanwhile: then this end is not the session's
    const state = ended === undefined ? "running" : live.runs > number ? "queued" : ended;
    await store.append(session.id, {
      records: events.map(encodeRecord),
      changes: { ...changes, state, updatedAt: now() },
    });
    live.requests.follow(events);
  }
  return hasEnded;
}

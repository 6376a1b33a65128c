import type { Run } from "@agentstream/runner";
import { isKnownUsage, type EventDraft } from "@agentstream/stream";

import { appendEnd } from "./append-end.ts";
import { appendSurely } from "./append-surely.ts";
import type { Context } from "./context.ts";
import { encodeRecords } from "./encode-records.ts";
import { finalState, learnFacts, type SessionFacts } from "./learn-facts.ts";
import type { Lease } from "./leases.ts";
import { homeOf } from "./membership.ts";
import type { PlannedRun } from "./plan-run.ts";
import type { StoredSession } from "./store.ts";

/** Starts a run of a session. Throws why it cannot start. */
export async function startSessionRun(
  context: Context,
  session: StoredSession,
  lease: Lease,
  planned: PlannedRun,
): Promise<Run> {
  const { startRun, runOptions, clock, warm, membership } = context;
  const { agent, request, plan, capped, confines, isUnattended } = planned;
  const home = membership && homeOf(membership.self());
  const changes = { state: "running", home, updatedAt: clock.now() } as const;
  await appendSurely(context, lease, { records: [], changes });
  const notices = capped.length === 0 ? [] : [cappedNotice(capped)];
  const resumed = session.nativeSessionId === undefined ? undefined : true;
  const place = { run: lease.run, firstSeq: session.lastSeq + 1, firstTurn: session.turn + 1 };
  const position = { ...place, resumed };
  const startAnew = (): Run =>
    startRun(agent.adapter, request, {
      ...runOptions,
      ...agent.options,
      plan,
      confines,
      cwdIsResolved: true,
      isUnattended,
      keep: warm.keeps(planned),
      notices,
      position: {
        ...position,
        sessionId: session.id,
        previousUsage: isKnownUsage(session.usage) ? session.usage : undefined,
      },
    });
  const kept = await warm.take(session.id, planned);
  return kept?.startRun(request.prompt, { notices, position, startAnew }) ?? startAnew();
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
  lease: Lease,
  run: Run,
): Promise<boolean> {
  const { clock, maxLogBytes } = context;
  let size = 0;
  let facts: SessionFacts = session;
  let hasEnded = false;
  for await (const events of run.batches) {
    facts = learnFacts(facts, events);
    const records = encodeRecords(events);
    const state = finalState(events);
    size = records.reduce((sum, { bytes }) => sum + bytes.length, size);
    if (size > maxLogBytes && state === undefined)
      throw new LogFullError(
        `The log of the run exceeds ${maxLogBytes} bytes, the server's limit.`,
      );
    hasEnded ||= state !== undefined;
    if (state === undefined)
      await appendSurely(context, lease, {
        records,
        // not spread first: keys after a spread take 2 µs
        changes: { state: "running", updatedAt: clock.now(), ...facts },
      });
    else await appendEnd(context, lease, { number: lease.run, records, changes: facts, state });
  }
  return hasEnded;
}

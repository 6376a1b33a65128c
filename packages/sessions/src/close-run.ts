import type { Adapter, TranslatorOptions } from "@agentstream/adapter-kit";
import { createTranslator, decideEnding, type Protocol } from "@agentstream/adapter-kit/author";
import type { UnifiedEvent } from "@agentstream/schema";
import { closeAfter, type Ending } from "@agentstream/stream";
import { createOpenThings, follow } from "@agentstream/stream/internal";

import { appendEnd } from "./append-end.ts";
import type { Context } from "./context.ts";
import { decodeRecord } from "./decode-record.ts";
import { encodeRecords } from "./encode-records.ts";
import { finalState, learnFacts } from "./learn-facts.ts";
import type { Lease } from "./leases.ts";
import type { StoredSession } from "./store.ts";

interface RunToClose {
  readonly run: number;
  readonly ending: Ending;
}

/** Ends a run in the log, however little of it is there. */
export async function closeRun(
  context: Pick<Context, "store" | "policy" | "clock" | "quarantine">,
  lease: Lease,
  closing: RunToClose,
): Promise<void> {
  const { run, ending } = closing;
  const { store, policy, clock } = context;
  const session = await store.find(lease.sessionId);
  if (session === undefined) return;
  const first = await store.firstSeq(session.id, run);
  const adapter = policy.agents.get(session.agentType)?.adapter;
  const events =
    first === undefined
      ? eventsOfUnstartedRun(session, closing, adapter, clock.now)
      : await closingEventsOfLog(context, session.id, first, ending);
  if (events.length === 0) return;
  await appendEnd(context, lease, {
    number: run,
    records: encodeRecords(events),
    changes: learnFacts(session, events),
    state: finalState(events) ?? "failed",
    urgent: true,
  });
}

/** The events that close what is open at the end of the log. It is read page by page: a long run does not fit into memory. */
async function closingEventsOfLog(
  { store, quarantine, clock }: Pick<Context, "store" | "clock" | "quarantine">,
  id: string,
  first: number,
  ending: Ending,
): Promise<readonly UnifiedEvent[]> {
  const open = createOpenThings();
  let last: UnifiedEvent | undefined;
  for (let after = first - 1; ;) {
    const records = await store.read(id, { after, limit: 1000 });
    for (const record of records) {
      try {
        last = decodeRecord(record);
        follow(open, last);
      } catch (error) {
        // what cannot be read closes nothing and opens nothing
        quarantine.add(id, new Error(`Event ${record.seq} cannot be read: ${String(error)}`));
        if (last !== undefined) last = { ...last, seq: record.seq };
      }
    }
    const end = records.at(-1);
    if (end === undefined)
      return last === undefined ? [] : closeAfter(open, last, ending, clock.now());
    after = end.seq;
  }
}

/** The events of a run whose process was never started: its agent's translator, if it is known, gets a start and an end. */
function eventsOfUnstartedRun(
  { id: sessionId, agentType, lastSeq, turn }: StoredSession,
  { run, ending }: RunToClose,
  adapter: Adapter | undefined,
  now: () => number,
): readonly UnifiedEvent[] {
  const options = { sessionId, run, firstSeq: lastSeq + 1, firstTurn: turn + 1, now };
  const { handle } = adapter?.translator(options) ?? translatorOfUnknown(agentType, options);
  const { reason, ...failure } = ending;
  const sent = reason === "cancelled" ? "cancel" : undefined;
  return [
    ...handle({ type: "start" }).events,
    ...handle({ type: "exit", code: null, sent, failure }).events,
  ];
}

function translatorOfUnknown(agentType: string, options: TranslatorOptions) {
  const protocol: Protocol = {
    info: { agentType, protocol: "unknown", tested: [] },
    create: (emitter) => ({
      line: () => {},
      nameOf: () => "line",
      end: (exit) => decideEnding(exit, emitter),
    }),
  };
  return createTranslator(options, protocol);
}

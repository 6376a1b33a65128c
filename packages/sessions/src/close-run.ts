import type { Adapter, TranslatorOptions } from "@agentstream/adapter-kit";
import { createTranslator, decideEnding, type Protocol } from "@agentstream/adapter-kit/author";
import type { UnifiedEvent } from "@agentstream/schema";
import { closeAfter, type Ending } from "@agentstream/stream";
import { createOpenThings, follow } from "@agentstream/stream/internal";

import { appendEnd } from "./append-end.ts";
import type { Context } from "./context.ts";
import { decodeRecord } from "./decode-record.ts";
import { encodeRecord } from "./encode-record.ts";
import { finalState, learnFacts } from "./learn-facts.ts";
import type { StoredSession } from "./store.ts";

export interface RunToClose {
  readonly sessionId: string;
  readonly run: number;
  /** Undefined: the agent is not known any more. */
  readonly adapter: Adapter | undefined;
  readonly ending: Ending;
}

/** Ends a run in the log, however little of it is there. */
export async function closeRun(
  context: Pick<Context, "store" | "lock" | "now" | "quarantine">,
  closing: RunToClose,
): Promise<void> {
  const { sessionId: id, run, ending } = closing;
  const { store, now } = context;
  const session = await store.find(id);
  if (session === undefined) return;
  const first = await store.firstSeq(id, run);
  const events =
    first === undefined
      ? eventsOfUnstartedRun(session, closing, now)
      : await closingEventsOfLog(context, id, first, ending);
  if (events.length === 0) return;
  await appendEnd(context, {
    id,
    number: run,
    records: events.map(encodeRecord),
    changes: learnFacts(session, events),
    state: finalState(events) ?? "failed",
    urgent: true,
  });
}

/** The events that close what is open at the end of the log. It is read page by page: a long run does not fit into memory. */
async function closingEventsOfLog(
  { store, quarantine, now }: Pick<Context, "store" | "now" | "quarantine">,
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
    if (end === undefined) return last === undefined ? [] : closeAfter(open, last, ending, now());
    after = end.seq;
  }
}

/** The events of a run whose process was never started: its agent's translator gets a start and an end. */
function eventsOfUnstartedRun(
  { id: sessionId, agentType, lastSeq, turn }: StoredSession,
  { run, adapter, ending }: RunToClose,
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

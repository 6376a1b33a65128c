import type { Adapter } from "@agentstream/adapter-kit";
import { schemaVersion, type UnifiedEvent } from "@agentstream/schema";
import {
  closingEvents,
  createOpenThings,
  createStamper,
  follow,
  type Ending,
  type OpenThings,
} from "@agentstream/stream";

import { decodeRecord } from "./decode-record.ts";
import { encodeRecord } from "./encode-record.ts";
import { finalState, learnFacts } from "./learn-facts.ts";
import type { Store, StoredSession } from "./store.ts";

export interface RunToClose {
  readonly sessionId: string;
  readonly run: number;
  /** Tells the beginning of a run that never began; undefined: the agent is not known any more. */
  readonly adapter: Adapter | undefined;
  readonly ending: Ending;
  readonly now: () => number;
}

/** Ends a run in the log, however little of it is there. */
export async function closeRun(store: Store, closing: RunToClose): Promise<void> {
  const session = await store.find(closing.sessionId);
  if (session === undefined) return;
  const events = await buildEnd(store, session, closing);
  if (events.length === 0) return;
  const isLast = closing.run >= session.runs;
  await store.append(session.id, {
    records: events.map(encodeRecord),
    changes: {
      ...learnFacts(session, events),
      state: isLast ? (finalState(events) ?? "failed") : "queued",
      updatedAt: closing.now(),
    },
    urgent: true,
  });
}

async function buildEnd(
  store: Store,
  session: StoredSession,
  closing: RunToClose,
): Promise<readonly UnifiedEvent[]> {
  const first = await store.firstSeq(session.id, closing.run);
  if (first === undefined) return buildStillborn(session, closing);
  const { open, last } = await followLog(store, session.id, first);
  return stampEnd(session, closing, open, last);
}

/** What is open at the end of the log, read page by page: a long run does not fit into memory. */
async function followLog(
  store: Store,
  id: string,
  first: number,
): Promise<{ open: OpenThings; last: UnifiedEvent | undefined }> {
  const open = createOpenThings();
  let last: UnifiedEvent | undefined;
  for (let after = first - 1; ;) {
    const records = await store.read(id, { after, limit: 1000 });
    for (const record of records) {
      last = decodeRecord(record);
      follow(open, last);
    }
    const end = records.at(-1);
    if (end === undefined) return { open, last };
    after = end.seq;
  }
}

/** The events of a run whose process was never started. */
function buildStillborn(session: StoredSession, closing: RunToClose): readonly UnifiedEvent[] {
  const { run, adapter, now } = closing;
  const draft = { type: "sessionStarted", agentType: session.agentType, schemaVersion } as const;
  const beginning = adapter
    ?.translator({
      sessionId: session.id,
      run,
      firstSeq: session.lastSeq + 1,
      firstTurn: session.turn + 1,
      now,
    })
    .handle({ type: "start" }).events ?? [createStamper(placeOf(session, closing, 1))(draft)];
  const started = beginning.slice(0, 1);
  const open = createOpenThings();
  for (const event of started) follow(open, event);
  return [...started, ...stampEnd(session, closing, open, started.at(-1))];
}

function stampEnd(
  session: StoredSession,
  closing: RunToClose,
  open: OpenThings,
  last: UnifiedEvent | undefined,
): readonly UnifiedEvent[] {
  const from = last === undefined ? session.lastSeq : (last.seq ?? session.lastSeq);
  const stamp = createStamper(placeOf(session, closing, from + 1 - session.lastSeq, last));
  return closingEvents(open, closing.ending).map((draft) => stamp(draft));
}

const placeOf = (
  session: StoredSession,
  { run, now }: RunToClose,
  offset: number,
  last?: UnifiedEvent,
): Parameters<typeof createStamper>[0] => ({
  sessionId: session.id,
  run,
  firstSeq: session.lastSeq + offset,
  agentType: session.agentType,
  // the clock may have been set back meanwhile
  now: () => Math.max(now(), last === undefined ? 0 : Date.parse(last.timestamp)),
});

import type { QueuedNotice } from "@agentstream/schema";

import { createMailbox } from "./create-mailbox.ts";
import { isOver } from "./learn-facts.ts";
import type { LogRecord, Store, StoredSession, LogUpdate } from "./store.ts";

export interface ReadOptions {
  /** The seq after which it begins. Absent: from the start. */
  readonly after?: number | undefined;
  /** Only this run. */
  readonly run?: number | undefined;
  /** It begins with the whole run in which `after` stands: for whoever must have heard all of it. */
  readonly rewind?: boolean;
  /** It goes on past the end of the newest run. */
  readonly follow?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** What a reader is given: events of the log, or a notice that is none. */
export type ReadItem =
  | { readonly records: readonly LogRecord[] }
  | { readonly notice: QueuedNotice };

/** Where a session stands in the queue. */
export interface QueueView {
  readonly position: () => number | undefined;
  readonly watch: (listener: () => void) => () => void;
}

const pageLimit = 512;

/**
 * Reads the log from a place on, then what is appended. Nothing is kept for a reader but the newest batch: who is
 * slow reads pages from the store.
 */
export async function* readLog(
  store: Store,
  id: string,
  options: ReadOptions,
  queue: QueueView,
): AsyncGenerator<ReadItem, void, undefined> {
  const { run, follow = false, signal } = options;
  const mailbox = createMailbox<LogUpdate>();
  // before the session is looked up: nothing can come in between unseen
  const stops = [store.watch(id, mailbox.put), queue.watch(mailbox.poke)];
  let told: number | undefined;
  try {
    const session = await store.find(id);
    if (session === undefined) return;
    let tail: LogUpdate = { records: [], lastSeq: session.lastSeq, state: session.state };
    let after = await placeOf(store, session, options);
    while (!isAborted(signal)) {
      tail = mailbox.take() ?? tail;
      if (tail.isRemoved === true) return;
      const records = await nextRecords(store, id, after, tail);
      after = records.at(-1)?.seq ?? after;
      const mine = run === undefined ? records : records.filter((one) => one.run === run);
      if (mine.length > 0) yield { records: mine };
      if (mine.length > 0 && run !== undefined && mine.at(-1)?.type === "sessionEnded") return;
      if (records.length > 0) continue;
      if (isOver(tail.state) && !follow) return;
      const position = queue.position();
      if (position !== undefined && position !== told) yield { notice: queued(id, position) };
      told = position;
      await mailbox.wait({ signal });
    }
  } finally {
    for (const stop of stops) stop();
  }
}

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/** After which seq it begins. A run that has not begun yet begins behind all that is there. */
async function placeOf(
  store: Store,
  session: StoredSession,
  { after = 0, run, rewind = false }: ReadOptions,
): Promise<number> {
  if (rewind && after > 0) return placeOfRunAt(store, session, after);
  if (run === undefined) return after;
  const first = await store.firstSeq(session.id, run);
  return Math.max(after, first === undefined ? session.lastSeq : first - 1);
}

async function placeOfRunAt(store: Store, { id }: StoredSession, seq: number): Promise<number> {
  const [record] = await store.read(id, { after: seq - 1, limit: 1 });
  const first = record && (await store.firstSeq(id, record.run));
  return first === undefined ? 0 : first - 1;
}

/** The newest batch serves everyone who has come that far; all others read a page. */
function nextRecords(
  store: Store,
  id: string,
  after: number,
  { records, lastSeq }: LogUpdate,
): readonly LogRecord[] | Promise<readonly LogRecord[]> {
  if (after >= lastSeq) return [];
  return records[0]?.seq === after + 1 ? records : store.read(id, { after, limit: pageLimit });
}

const queued = (sessionId: string, position: number): QueuedNotice => ({
  type: "queued",
  sessionId,
  timestamp: new Date().toISOString(),
  position,
});

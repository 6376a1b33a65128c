import type { QueuedNotice } from "@agentstream/schema";

import type { Clock } from "./clock.ts";
import { createMailbox, type Mailbox } from "./create-mailbox.ts";
import { isOver } from "./learn-facts.ts";
import type { LogRecord, LogUpdate, Store, StoredSession } from "./store.ts";

export interface ReadOptions {
  /** Starts after this seq. Absent: at the first event. */
  readonly after?: number | undefined;
  /** Only this run. */
  readonly run?: number | undefined;
  /** Starts at the beginning of the run that contains `after`, for stateful readers. */
  readonly rewind?: boolean;
  /** Continues after the end of the newest run. */
  readonly follow?: boolean;
  readonly signal?: AbortSignal | undefined;
  /**
   * Gets what was appended right away, while the reader waits at the end of the log, instead of the generator's consumer;
   * returns false if it cannot take it now. The way through the generators takes 30 µs longer.
   */
  readonly handOn?: ((records: readonly LogRecord[]) => boolean) | undefined;
}

/** What a reader gets: events of the log, or a notice that is not in the log. */
export type ReadItem = Pick<LogUpdate, "records"> | { readonly notice: QueuedNotice };

/** The position of a session in the queue. */
export interface QueueView {
  readonly position: () => Promise<number | undefined>;
  readonly watch: (listener: () => void) => () => void;
  /** Whether the server stops: readers end. */
  readonly isClosed: () => boolean;
  readonly pace: ReturnType<Clock["createPacer"]>;
}

const pageLimit = 512;

/**
 * Reads the log from a position on, then what is appended. Only the newest batch is kept for a reader: a slow one
 * reads pages from the store.
 */
export async function* readLog(
  store: Store,
  id: string,
  options: ReadOptions,
  queue: QueueView,
): AsyncGenerator<ReadItem, void, undefined> {
  const { run, follow = false, signal } = options;
  const mailbox = createMailbox<LogUpdate>();
  const place: Place = { after: 0, update: noUpdate, isAtEnd: false };
  // before the session is looked up, so that nothing is missed in between
  const listener = createIntake(mailbox, place, options);
  const stops = [await store.watch(id, listener), queue.watch(mailbox.poke)];
  let reported: number | undefined;
  try {
    const session = await store.find(id);
    if (session === undefined) return;
    place.update = { records: [], lastSeq: session.lastSeq, state: session.state };
    place.after = await startOf(store, session, options);
    while (!isAborted(signal) && !queue.isClosed()) {
      const update = mailbox.take() ?? place.update;
      place.update = update;
      if (update.isRemoved === true) return;
      const { records } = await nextRecords(store, id, place.after, update);
      place.after = records.at(-1)?.seq ?? place.after;
      const mine = run === undefined ? records : records.filter((one) => one.run === run);
      if (mine.length > 0) yield mine === update.records ? update : { records: mine };
      if (mine.length > 0 && run !== undefined && mine.at(-1)?.type === "sessionEnded") return;
      if (records.length > 0) {
        await queue.pace();
        continue;
      }
      if (update.state === undefined) {
        const found = await store.find(id);
        if (found === undefined) return;
        place.update = { records: [], lastSeq: found.lastSeq, state: found.state };
        continue;
      }
      if (isOver(update.state) && !follow) return;
      const position = update.state === "queued" ? await queue.position() : undefined;
      if (position !== undefined && position !== reported) yield { notice: queued(id, position) };
      reported = position;
      place.isAtEnd = true;
      await mailbox.wait({ signal });
      place.isAtEnd = false;
    }
  } finally {
    for (const stop of stops) stop();
  }
}

/** How far a reader has come. */
interface Place {
  after: number;
  /** The newest one. */
  update: LogUpdate;
  /** It has everything, and waits. */
  isAtEnd: boolean;
}

const noUpdate: LogUpdate = { records: [], lastSeq: 0 };

/** Takes what is appended: it is handed on at once, or kept for the reader. Never both, so that the order stays. */
const createIntake =
  (mailbox: Mailbox<LogUpdate>, place: Place, { run, handOn }: ReadOptions) =>
  (update: LogUpdate): void => {
    const { records, lastSeq, state } = update;
    const isNext = place.isAtEnd && records[0]?.seq === place.after + 1;
    // the end of a run is also the end of its readers, which the reader decides
    const mayHandOn = isNext && run === undefined && state === "running";
    if (mayHandOn && handOn?.(records) === true) {
      // an older one
      mailbox.take();
      place.after = lastSeq;
      place.update = update;
      return;
    }
    place.isAtEnd = false;
    mailbox.put(update);
  };

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/** The seq before the first one to read. A run that has not started starts after the whole log. */
async function startOf(
  store: Store,
  session: StoredSession,
  { after = 0, run, rewind = false }: ReadOptions,
): Promise<number> {
  if (rewind && after > 0) return startOfRunAt(store, session, after);
  if (run === undefined) return after;
  const first = await store.firstSeq(session.id, run);
  return Math.max(after, first === undefined ? session.lastSeq : first - 1);
}

async function startOfRunAt(store: Store, { id }: StoredSession, seq: number): Promise<number> {
  const [record] = await store.read(id, { after: seq - 1, limit: 1 });
  const first = record && (await store.firstSeq(id, record.run));
  return first === undefined ? 0 : first - 1;
}

/** The newest update serves every reader that is up to date; all others read a page. */
function nextRecords(
  store: Store,
  id: string,
  after: number,
  update: LogUpdate,
): Records | Promise<Records> {
  if (after >= update.lastSeq) return none;
  if (update.records[0]?.seq === after + 1) return update;
  return store.read(id, { after, limit: pageLimit }).then((records) => ({ records }));
}

type Records = Pick<LogUpdate, "records">;

const none: Records = { records: [] };

const queued = (sessionId: string, position: number): QueuedNotice => ({
  type: "queued",
  sessionId,
  timestamp: new Date().toISOString(),
  position,
});

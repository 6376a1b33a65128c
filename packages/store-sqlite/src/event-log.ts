import {
  cutPage,
  requestTypes,
  unpackRecords,
  type LogRecord,
  type PageQuery,
  type RecordPack,
} from "@agentstream/sessions";
import type Database from "libsql";

import { bytesOf, numberOf, optionalTextOf, textOf } from "./row.ts";

export interface EventLog {
  readonly append: (session: string, packs: readonly RecordPack[]) => void;
  readonly read: (session: string, page: PageQuery) => readonly LogRecord[];
  readonly firstSeq: (session: string, run: number) => number | undefined;
  readonly requests: (session: string, run: number) => readonly LogRecord[];
  /** Deletes the first of a session's entries, at most 1 MiB of them or one; false, if none was left. */
  readonly removeSome: (session: string) => boolean;
}

const defaultMaxBytes = 1 << 20;
/** In one transaction, which holds up everything else. */
const mostRemoved = 1000;
/** From here on the bytes of an entry are kept apart. */
const largeBytes = 16 * 1024;
/** Large entries fill a page soon. */
const sizesAtOnce = 64;
const nothing = Buffer.alloc(0);

/** Whether they become one row of one table. */
export const isOneRow = (packs: readonly RecordPack[]): boolean =>
  packs.length === 1 && packs.every(({ bytes }) => bytes.length < largeBytes);

export function createEventLog(database: Database.Database): EventLog {
  const { insert, insertLarge, select, selectRequests, selectFirst, removeLarge, remove } =
    prepareLog(database);
  const findFitting = createPageFinder(database);
  return {
    append(session, packs) {
      for (const { seq, run, major, type, parts, hasRequests, bytes } of packs) {
        const isLarge = bytes.length >= largeBytes;
        const large = isLarge ? insertLarge.run(null, bytes).lastInsertRowid : null;
        const own = isLarge ? nothing : bytes;
        const asks = hasRequests ? 1 : null;
        insert.run(session, seq, run, major, type, parts ?? null, asks, own, large);
      }
    },
    read(session, { after, limit, maxBytes = defaultMaxBytes }) {
      // all at once: a statement that is left in the middle keeps the database's log from being moved on
      const { entries } = findFitting(session, { after, limit, maxBytes });
      const rows = select.all(session, session, after + 1, entries);
      return cutPage(rows.flatMap(recordsOf), { after, limit, maxBytes });
    },
    firstSeq(session, run) {
      const row = selectFirst.get(session, run);
      return row === undefined ? undefined : numberOf(row, "seq");
    },
    requests: (session, run) =>
      selectRequests
        .all(session, run)
        .flatMap(recordsOf)
        .filter(({ type }) => requestTypes.has(type)),
    removeSome(session) {
      const page = { after: 0, limit: mostRemoved, maxBytes: defaultMaxBytes };
      const { entries, lastEntry } = findFitting(session, page);
      removeLarge.run(session, lastEntry);
      remove.run(session, lastEntry);
      return entries > 0;
    },
  };
}

/** The statements of a log. */
function prepareLog(database: Database.Database) {
  const insert = database.prepare(
    "INSERT INTO events (session, seq, run, major, type, parts, hasRequests, bytes, large) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  // two parameters: libsql takes a single one that is an object for names of parameters
  const insertLarge = database.prepare("INSERT INTO large (id, bytes) VALUES (?, ?)");
  const selectEntries = `SELECT seq, run, major, type, parts, coalesce(large.bytes, events.bytes) AS bytes
    FROM events LEFT JOIN large ON id = large WHERE session = ?`;
  const select = database.prepare(
    `${selectEntries} AND seq >= ${entryOfNext} ORDER BY seq LIMIT ?`,
  );
  const selectRequests = database.prepare(
    `${selectEntries} AND run = ? AND hasRequests = 1 ORDER BY seq`,
  );
  const selectFirst = database.prepare(
    "SELECT seq FROM events WHERE session = ? AND run = ? AND type = 'sessionStarted' ORDER BY seq LIMIT 1",
  );
  const removeLarge = database.prepare(
    "DELETE FROM large WHERE id IN (SELECT large FROM events WHERE session = ? AND seq <= ?)",
  );
  const remove = database.prepare("DELETE FROM events WHERE session = ? AND seq <= ?");
  return { insert, insertLarge, select, selectRequests, selectFirst, removeLarge, remove };
}

/** The seq of the entry that has the record of a seq, or of the first one. */
const entryOfNext = "coalesce((SELECT max(seq) FROM events WHERE session = ? AND seq <= ?), 0)";

interface FittingPage {
  readonly entries: number;
  /** The seq of the last of these entries. */
  readonly lastEntry: number;
}

/** Finds the entries that fit into a page. The first one fits however large it is: a reader must get on. */
function createPageFinder(
  database: Database.Database,
): (session: string, page: Required<PageQuery>) => FittingPage {
  const selectSizes = database.prepare(
    `SELECT seq, coalesce(json_array_length(parts), 1) AS count,
      coalesce(length(large.bytes), length(events.bytes)) AS size
    FROM events LEFT JOIN large ON id = large
    WHERE session = ? AND seq >= ${entryOfNext} ORDER BY seq LIMIT ?`,
  );
  return (session, { after, limit, maxBytes }) => {
    let entries = 0;
    let lastEntry = 0;
    let next = after + 1;
    let total = 0;
    while (next - 1 - after < limit) {
      const rows = selectSizes.all(session, session, next, sizesAtOnce);
      for (const row of rows) {
        total += numberOf(row, "size");
        if (total > maxBytes && entries > 0) return { entries, lastEntry };
        entries++;
        lastEntry = numberOf(row, "seq");
        next = lastEntry + numberOf(row, "count");
        if (next - 1 - after >= limit) break;
      }
      if (rows.length < sizesAtOnce) break;
    }
    return { entries, lastEntry };
  };
}

const recordsOf = (row: unknown): LogRecord[] =>
  unpackRecords({
    seq: numberOf(row, "seq"),
    run: numberOf(row, "run"),
    type: textOf(row, "type"),
    major: numberOf(row, "major"),
    parts: optionalTextOf(row, "parts"),
    bytes: bytesOf(row, "bytes"),
  });

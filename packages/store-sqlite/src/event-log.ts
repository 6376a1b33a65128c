import type { LogRecord, PageQuery } from "@agentstream/sessions";
import type Database from "libsql";

import { bytesOf, numberOf, textOf } from "./row.ts";

export interface EventLog {
  readonly append: (session: string, records: readonly LogRecord[]) => void;
  readonly read: (session: string, page: PageQuery) => readonly LogRecord[];
  readonly firstSeq: (session: string, run: number) => number | undefined;
  /** Deletes the first of a session's records, at most 1 MiB of them or one; false, if none was left. */
  readonly removeSome: (session: string) => boolean;
}

const defaultMaxBytes = 1 << 20;
/** In one transaction, which holds up everything else. */
const mostRemoved = 1000;
/** From here on the bytes of a record are kept apart. */
const largeBytes = 16 * 1024;
/** Large records fill a page soon. */
const sizesAtOnce = 64;
const nothing = Buffer.alloc(0);

export function createEventLog(database: Database.Database): EventLog {
  const insert = database.prepare(
    "INSERT INTO events (session, seq, run, major, type, bytes, large) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  // two parameters: libsql takes a single one that is an object for names of parameters
  const insertLarge = database.prepare("INSERT INTO large (id, bytes) VALUES (?, ?)");
  const select = database.prepare(
    `SELECT seq, run, major, type, coalesce(large.bytes, events.bytes) AS bytes
    FROM events LEFT JOIN large ON id = large WHERE session = ? AND seq > ? ORDER BY seq LIMIT ?`,
  );
  const selectFirst = database.prepare(
    "SELECT seq FROM events WHERE session = ? AND run = ? AND type = 'sessionStarted' ORDER BY seq LIMIT 1",
  );
  const removeLarge = database.prepare(
    "DELETE FROM large WHERE id IN (SELECT large FROM events WHERE session = ? AND seq <= ?)",
  );
  const remove = database.prepare("DELETE FROM events WHERE session = ? AND seq <= ?");
  const findFitting = createPageFinder(database);
  return {
    append(session, records) {
      for (const { seq, run, major, type, bytes } of records) {
        const isLarge = bytes.length >= largeBytes;
        const large = isLarge ? insertLarge.run(null, bytes).lastInsertRowid : null;
        insert.run(session, seq, run, major, type, isLarge ? nothing : bytes, large);
      }
    },
    read(session, { after, limit, maxBytes = defaultMaxBytes }) {
      // all at once: a statement that is left in the middle keeps the database's log from being moved on
      const { count } = findFitting(session, { after, limit, maxBytes });
      return select.all(session, after, count).map(recordOf);
    },
    firstSeq(session, run) {
      const row = selectFirst.get(session, run);
      return row === undefined ? undefined : numberOf(row, "seq");
    },
    removeSome(session) {
      const page = { after: 0, limit: mostRemoved, maxBytes: defaultMaxBytes };
      const { count, lastSeq } = findFitting(session, page);
      removeLarge.run(session, lastSeq);
      remove.run(session, lastSeq);
      return count > 0;
    },
  };
}

interface FittingPage {
  readonly count: number;
  readonly lastSeq: number;
}

/** Finds the records that fit into a page. The first one fits however large it is: a reader must get on. */
function createPageFinder(
  database: Database.Database,
): (session: string, page: Required<PageQuery>) => FittingPage {
  const selectSizes = database.prepare(
    `SELECT seq, coalesce(length(large.bytes), length(events.bytes)) AS size
    FROM events LEFT JOIN large ON id = large WHERE session = ? AND seq > ? ORDER BY seq LIMIT ?`,
  );
  return (session, { after, limit, maxBytes }) => {
    let count = 0;
    let lastSeq = after;
    let total = 0;
    while (count < limit) {
      const rows = selectSizes.all(session, lastSeq, Math.min(sizesAtOnce, limit - count));
      for (const row of rows) {
        total += numberOf(row, "size");
        if (total > maxBytes && count > 0) return { count, lastSeq };
        count++;
        lastSeq = numberOf(row, "seq");
      }
      if (rows.length < sizesAtOnce) break;
    }
    return { count, lastSeq };
  };
}

const recordOf = (row: unknown): LogRecord => ({
  seq: numberOf(row, "seq"),
  run: numberOf(row, "run"),
  type: textOf(row, "type"),
  major: numberOf(row, "major"),
  bytes: bytesOf(row, "bytes"),
});

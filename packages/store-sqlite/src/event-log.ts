import type { LogRecord, PageQuery } from "@agentstream/sessions";
import type Database from "libsql";

import { bytesOf, numberOf, textOf } from "./row.ts";

export interface EventLog {
  readonly append: (session: string, records: readonly LogRecord[]) => void;
  readonly read: (session: string, page: PageQuery) => readonly LogRecord[];
  readonly firstSeq: (session: string, run: number) => number | undefined;
  /** Deletes some of a session's records; false, if none was left. */
  readonly removeSome: (session: string) => boolean;
}

const defaultMaxBytes = 1 << 20;

export function createEventLog(database: Database.Database): EventLog {
  const insert = database.prepare(
    "INSERT INTO events (session, seq, run, major, type, bytes) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const select = database.prepare(
    "SELECT seq, run, major, type, bytes FROM events WHERE session = ? AND seq > ? ORDER BY seq LIMIT ?",
  );
  const selectSizes = database.prepare(
    "SELECT length(bytes) AS size FROM events WHERE session = ? AND seq > ? ORDER BY seq LIMIT ?",
  );
  const selectFirst = database.prepare(
    "SELECT seq FROM events WHERE session = ? AND run = ? AND type = 'sessionStarted' ORDER BY seq LIMIT 1",
  );
  const removeSome = database.prepare(
    "DELETE FROM events WHERE session = ? AND seq <= (SELECT min(seq) FROM events WHERE session = ?) + 999",
  );
  return {
    append(session, records) {
      for (const { seq, run, major, type, bytes } of records)
        insert.run(session, seq, run, major, type, bytes);
    },
    read(session, { after, limit, maxBytes = defaultMaxBytes }) {
      // all at once: a statement that is left in the middle keeps the database's log from being moved on
      const count = countFitting(selectSizes.all(session, after, limit), maxBytes);
      return select.all(session, after, count).map(recordOf);
    },
    firstSeq(session, run) {
      const row = selectFirst.get(session, run);
      return row === undefined ? undefined : numberOf(row, "seq");
    },
    removeSome: (session) => removeSome.run(session, session).changes > 0,
  };
}

/** The first one is given however large it is: a reader must get on. */
function countFitting(rows: readonly unknown[], maxBytes: number): number {
  let total = 0;
  const tooMany = rows.findIndex((row) => (total += numberOf(row, "size")) > maxBytes);
  return tooMany === -1 ? rows.length : Math.max(1, tooMany);
}

const recordOf = (row: unknown): LogRecord => ({
  seq: numberOf(row, "seq"),
  run: numberOf(row, "run"),
  type: textOf(row, "type"),
  major: numberOf(row, "major"),
  bytes: bytesOf(row, "bytes"),
});

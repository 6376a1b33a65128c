import type { SessionChanges } from "@agentstream/sessions";
import type Database from "libsql";

import { numberOf, textOf } from "./row.ts";

/** What is newer than the row of a session. */
export interface RunningRow {
  readonly lastSeq: number;
  readonly updatedAt: number;
  /** What an append has written into the row. */
  readonly written: SessionChanges;
}

/**
 * Running sessions whose log goes on: an append that changes only their last seq and time leaves their row as it is, as
 * rewriting it takes as long as the append itself (82 µs instead of 46 after a pause). The folder is one process's, so
 * that memory has the newest values; after a crash the log has them.
 */
export interface RunningRows {
  readonly get: (id: string) => RunningRow | undefined;
  /** Whether the row can stay as it is: the log ends at `before`, and nothing else changes. */
  readonly covers: (id: string, before: number | undefined, changes: SessionChanges) => boolean;
  /** To be called when the append of records that end at `lastSeq` is committed. */
  readonly appended: (id: string, changes: SessionChanges, lastSeq: number | undefined) => void;
  /** To be called when a change of the row is committed: it has everything now. */
  readonly forget: (id: string) => void;
  /** The ids of those that were changed at this time or later. */
  readonly changedSince: (time: number) => readonly string[];
}

export function createRunningRows(database: Database.Database): RunningRows {
  const rows = new Map(findRunning(database));
  return {
    get: (id) => rows.get(id),
    covers(id, before, changes) {
      const row = rows.get(id);
      if (row === undefined || row.lastSeq !== before) return false;
      // the row of a list is not newer than what is known, also where the clock was set back
      if ((changes.updatedAt ?? 0) < row.updatedAt) return false;
      return hasAll(row.written, changes);
    },
    appended(id, changes, lastSeq) {
      const { state, updatedAt } = changes;
      // only running sessions are looked up in the log after a crash
      if (state !== "running" || updatedAt === undefined || lastSeq === undefined) rows.delete(id);
      else rows.set(id, { lastSeq, updatedAt, written: changes });
    },
    forget: (id) => void rows.delete(id),
    changedSince: (time) =>
      [...rows].filter(([, { updatedAt }]) => updatedAt >= time).map(([id]) => id),
  };
}

/** Whether a row has all of these changes. */
const hasAll = (row: SessionChanges, changes: SessionChanges): boolean =>
  isSame(row.state, changes.state) &&
  isSame(row.turn, changes.turn) &&
  isSame(row.runs, changes.runs) &&
  isSame(row.settings, changes.settings) &&
  isSame(row.usage, changes.usage) &&
  isSame(row.nativeSessionId, changes.nativeSessionId) &&
  isSame(row.home, changes.home);

/** What is undefined stays as it is. */
const isSame = (written: unknown, next: unknown): boolean => next === undefined || next === written;

/** The last seq of each log that may go on after what its row says: the server before was killed. */
function findRunning(database: Database.Database): [id: string, RunningRow][] {
  const found = database
    .prepare(
      `SELECT id, updatedAt, max(lastSeq, coalesce((SELECT seq + coalesce(json_array_length(parts), 1) - 1 FROM events
        WHERE session = id ORDER BY seq DESC LIMIT 1), 0)) AS lastSeq
      FROM sessions WHERE state = 'running'`,
    )
    .all();
  return found.map((row) => [
    textOf(row, "id"),
    { lastSeq: numberOf(row, "lastSeq"), updatedAt: numberOf(row, "updatedAt"), written: {} },
  ]);
}

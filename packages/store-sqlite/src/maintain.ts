import { chmodSync, closeSync, existsSync, openSync, statSync } from "node:fs";
import { join } from "node:path";

import Database from "libsql";

import { lockFolder } from "./lock-folder.ts";
import { checkDatabase } from "./open-database.ts";
import { numberOf, textOf } from "./row.ts";

export interface DataReport {
  readonly sessions: number;
  readonly events: number;
  readonly bytes: number;
  /** What is wrong; nothing, if the data is sound. */
  readonly faults: readonly string[];
}

const mostFaults = 20;

/** Checks the database of a folder, and that each event can be read. A server may use it meanwhile. */
export function checkData(folder: string): DataReport {
  const { file, database } = openFile(folder);
  try {
    const faults = [...checkDatabase(database)];
    const count = (what: string, table: string): number =>
      numberOf(database.prepare(`SELECT ${what} AS count FROM ${table}`).get(), "count");
    if (faults.length === 0) faults.push(...findUnreadable(database));
    const isSound = faults.length === 0;
    return {
      sessions: isSound ? count("count(*)", "sessions") : 0,
      events: isSound ? count(`coalesce(sum(${countOf(database)}), 0)`, "events") : 0,
      bytes: statSync(file).size,
      faults,
    };
  } finally {
    database.close();
  }
}

/** A database that no server of this version has opened yet has a row for each event. */
const hasEntries = (database: Database.Database): boolean =>
  database.prepare("SELECT 1 FROM pragma_table_info('events') WHERE name = 'parts'").get() !==
  undefined;

/** How many events a row of the log has. */
const countOf = (database: Database.Database): string =>
  hasEntries(database) ? "coalesce(json_array_length(parts), 1)" : "1";

function findUnreadable(database: Database.Database): string[] {
  const rows = database
    .prepare(
      `SELECT session, seq, ${countOf(database)} AS count FROM events LEFT JOIN large ON id = large
      WHERE json_valid('[' || CAST(coalesce(large.bytes, events.bytes) AS TEXT) || ']') = 0 LIMIT ${mostFaults}`,
    )
    .all();
  return rows.map((row) => {
    const [first, count] = [numberOf(row, "seq"), numberOf(row, "count")];
    const which =
      count === 1 ? `event ${first}` : `one of the events ${first} to ${first + count - 1}`;
    return `${which} of session ${textOf(row, "session")} cannot be read`;
  });
}

/** Copies the database into a new file, for its owner alone. A server may use it meanwhile. */
export function backUpData(folder: string, target: string): void {
  if (existsSync(target)) throw new Error(`${target} is there: name a new file.`);
  const { database } = openFile(folder);
  try {
    // an empty file is written to: it is private before anything is in it
    closeSync(openSync(target, "wx", 0o600));
    database.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
    chmodSync(target, 0o600);
  } finally {
    database.close();
  }
}

/** Rewrites the database without what was deleted. No server may use it meanwhile. */
export function vacuumData(folder: string): { readonly before: number; readonly after: number } {
  const { file, database: probe } = openFile(folder);
  probe.close();
  const unlock = lockFolder(folder);
  try {
    const before = statSync(file).size;
    const database = new Database(file);
    database.pragma("secure_delete = ON");
    database.pragma("auto_vacuum = INCREMENTAL");
    database.exec("VACUUM");
    database.pragma("wal_checkpoint(TRUNCATE)");
    database.close();
    return { before, after: statSync(file).size };
  } finally {
    unlock();
  }
}

function openFile(folder: string): { readonly file: string; readonly database: Database.Database } {
  const file = join(folder, "sessions.db");
  if (!existsSync(file))
    throw new Error(`There are no sessions in ${folder}: pass the folder of the server by --data.`);
  return { file, database: new Database(file) };
}

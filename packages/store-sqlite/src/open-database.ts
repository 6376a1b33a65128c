import { statSync } from "node:fs";

import Database from "libsql";

import { migrations } from "./migrations.ts";
import { numberOf, textOf } from "./row.ts";

export interface DatabaseOptions {
  /** Survives a loss of power too; slower. */
  readonly durable?: boolean;
  /** Whether it may grow no larger, in pages of 4 kB. */
  readonly maxPages?: number | undefined;
  /** For a full disk: what processes share of the write-ahead log is in memory, and no other can open the database. */
  readonly isExclusive?: boolean;
}

/** Opens a database, and brings it to the newest version. */
export function openDatabase(file: string, options: DatabaseOptions = {}): Database.Database {
  const database = new Database(file);
  try {
    prepare(database, file, options);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: Database.Database, file: string, options: DatabaseOptions): void {
  if (options.isExclusive === true) database.pragma("locking_mode = EXCLUSIVE");
  // effective only before the first table, and later it would be written: an older database has it after
  // `agentstream data vacuum`
  if (statSync(file).size === 0) database.pragma("auto_vacuum = INCREMENTAL");
  // deleted means gone
  database.pragma("secure_delete = ON");
  database.pragma("journal_mode = WAL");
  checkQuickly(database, file);
  database.pragma(`synchronous = ${options.durable === true ? "FULL" : "NORMAL"}`);
  // a small log beside the database: on a full disk there is little to be moved. A smaller one would be moved at more
  // than every 100th append, each of which waits for the disk
  database.pragma("wal_autocheckpoint = 1000");
  database.pragma("journal_size_limit = 4194304");
  migrate(database, file);
  if (options.maxPages !== undefined) limitPages(database, options.maxPages);
}

export function limitPages(database: Database.Database, pages: number): void {
  database.pragma(`max_page_count = ${pages}`);
}

/** A larger one takes too long at each start: `agentstream data check` does it. */
const mostCheckedBytes = 256 << 20;

function checkQuickly(database: Database.Database, file: string): void {
  if (statSync(file).size > mostCheckedBytes) return;
  const found = checkDatabase(database);
  if (found.length > 0)
    throw new Error(
      `${file} is damaged (${found[0]}): restore a backup, or move the file away to start anew.`,
    );
}

/** What is wrong with a database; nothing, if it is sound. */
export function checkDatabase(database: Database.Database): readonly string[] {
  const rows = database.prepare("PRAGMA quick_check(20)").all();
  const texts = rows.map((row) => textOf(row, "quick_check"));
  return texts.filter((text) => text !== "ok");
}

function migrate(database: Database.Database, file: string): void {
  const version = numberOf(database.prepare("PRAGMA user_version").get(), "user_version");
  if (version > migrations.length)
    throw new Error(
      `${file} was written by a newer version (${version}; this one knows ${migrations.length}): use that one, or another folder.`,
    );
  for (const [index, migration] of migrations.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN; ${migration}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

import { StoreFullError } from "@agentstream/sessions";
import type Database from "libsql";

import { limitPages } from "./open-database.ts";
import type { Reserve } from "./reserve.ts";
import { numberOf } from "./row.ts";

/** It has written when it returns: nothing is awaited, so that no other work gets in. */
export interface Writer {
  /** All of the work is done, or nothing of it. */
  readonly write: <T>(work: () => T) => T;
  /** Work of one statement, which SQLite does whole or not at all by itself. */
  readonly writeOne: <T>(work: () => T) => T;
  /** What closes a run is written though the disk is full: some room was kept for it. */
  readonly writeUrgently: <T>(work: () => T) => T;
  /** Throws a StoreFullError if there is no room. */
  readonly checkRoom: () => void;
}

export interface WriterOptions {
  readonly reserve: Reserve;
  readonly maxPages: number | undefined;
  readonly reservePages: number;
}

/** How often it is looked whether there is room again. */
const checkMs = 500;

/** Work as a transaction; statements that are parsed each time take 6 of 74 µs more. */
function createTransaction(database: Database.Database): <T>(work: () => T) => () => T {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  return (work) => () => {
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      if (database.inTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };
}

export function createWriter(database: Database.Database, options: WriterOptions): Writer {
  const { reserve } = options;
  const asTransaction = createTransaction(database);
  let fullSince = 0;

  function run<T>(work: () => T): T {
    // libsql still runs statements of a database that was closed
    if (!database.open) throw new Error("The store was closed.");
    try {
      return work();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      fullSince = Date.now();
      throw new StoreFullError(full, { cause: error });
    }
  }
  const transact = <T>(work: () => T): T => run(asTransaction(work));

  /** What was kept free, or was deleted, must not be taken by those who filled the disk. */
  function requireRoom(): void {
    if (fullSince === 0) return;
    if (Date.now() - fullSince < checkMs) throw new StoreFullError(full);
    fullSince = hasRoom(database, options) ? 0 : Date.now();
    if (fullSince !== 0) throw new StoreFullError(full);
  }
  function writeOne<T>(work: () => T): T {
    requireRoom();
    return run(work);
  }

  return {
    checkRoom() {
      // without a reserve the disk was full when it was last tried
      if (fullSince === 0 && !reserve.isKept() && !hasRoom(database, options))
        fullSince = Date.now();
      requireRoom();
    },
    write: (work) => writeOne(asTransaction(work)),
    writeOne,
    writeUrgently(work) {
      try {
        return transact(work);
      } catch (error) {
        if (!(error instanceof StoreFullError)) throw error;
      }
      reserve.open();
      return withReservePages(database, options, () => transact(work));
    },
  };
}

function withReservePages<T>(
  database: Database.Database,
  { maxPages, reservePages }: WriterOptions,
  work: () => T,
): T {
  if (maxPages === undefined) return work();
  limitPages(database, maxPages + reservePages);
  try {
    return work();
  } finally {
    limitPages(database, maxPages);
  }
}

const full = "The disk is full: make room.";

/** On the disk, or inside of the database itself: what was deleted leaves room there. */
function hasRoom(database: Database.Database, options: WriterOptions): boolean {
  const { reserve, reservePages, maxPages } = options;
  const read = (name: string): number => numberOf(database.prepare(`PRAGMA ${name}`).get(), name);
  const free = read("freelist_count");
  if (free >= reservePages) return true;
  // beyond the limit of the database there is the reserve for what closes runs
  const isAtLimit = maxPages !== undefined && maxPages - read("page_count") + free < maxPages / 8;
  return !isAtLimit && reserve.keep();
}

/** SQLite says so by its code, or in words. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_FULL|database or disk is full|disk I\/O error|ENOSPC/i.test(
    `${"code" in error ? String(error.code) : ""} ${error.message}`,
  );

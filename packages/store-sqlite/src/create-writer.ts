import { StoreFullError } from "@agentstream/sessions";
import type Database from "libsql";

import { limitPages } from "./open-database.ts";
import type { Reserve } from "./reserve.ts";
import { numberOf } from "./row.ts";

export interface Writer {
  /** All of the work is done, or nothing of it. */
  readonly write: <T>(work: () => T) => Promise<T>;
  /** What closes a run is written though the disk is full: some room was kept for it. */
  readonly writeUrgently: <T>(work: () => T) => Promise<T>;
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

/** Nothing is awaited between its beginning and its end: no other work gets in. Throws a StoreFullError. */
function runTransaction<T>(database: Database.Database, work: () => T): T {
  // not prepared, which takes 6 of 74 µs less: after `close` libsql would still run it
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec("ROLLBACK");
    throw isDiskFull(error) ? new StoreFullError(full, { cause: error }) : error;
  }
}

export function createWriter(database: Database.Database, options: WriterOptions): Writer {
  const { reserve, maxPages, reservePages } = options;
  let fullSince = 0;

  function transact<T>(work: () => T): T {
    try {
      return runTransaction(database, work);
    } catch (error) {
      if (error instanceof StoreFullError) fullSince = Date.now();
      throw error;
    }
  }

  /** What was kept free, or was deleted, must not be taken by those who filled the disk. */
  function requireRoom(): void {
    if (fullSince === 0) return;
    if (Date.now() - fullSince < checkMs) throw new StoreFullError(full);
    fullSince = hasRoom(database, options) ? 0 : Date.now();
    if (fullSince !== 0) throw new StoreFullError(full);
  }

  return {
    checkRoom() {
      // without a reserve the disk was full when it was last tried
      if (fullSince === 0 && !reserve.isKept() && !hasRoom(database, options))
        fullSince = Date.now();
      requireRoom();
    },
    async write(work) {
      requireRoom();
      return transact(work);
    },
    async writeUrgently(work) {
      try {
        return transact(work);
      } catch (error) {
        if (!(error instanceof StoreFullError)) throw error;
      }
      reserve.open();
      if (maxPages === undefined) return transact(work);
      limitPages(database, maxPages + reservePages);
      try {
        return transact(work);
      } finally {
        limitPages(database, maxPages);
      }
    },
  };
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

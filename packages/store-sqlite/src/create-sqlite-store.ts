import { mkdirSync } from "node:fs";
import { join } from "node:path";

import {
  createMemoryLeases,
  createMemoryWork,
  createWatchers,
  packRecords,
  StoreConflictError,
  type Batch,
  type Claim,
  type LogUpdate,
  type MemoryLeases,
  type Store,
  type Watchers,
  type Work,
} from "@agentstream/sessions";
import type Database from "libsql";

import { createClaims, type Claims } from "./claims.ts";
import { createFileCheck } from "./create-file-check.ts";
import { createWriter, isDiskFull, type Writer } from "./create-writer.ts";
import { createDeliveryTable, type DeliveryTable } from "./delivery-table.ts";
import { createEventLog, isOneRow, type EventLog } from "./event-log.ts";
import { lockFolder } from "./lock-folder.ts";
import { makePrivate } from "./make-private.ts";
import { openDatabase, type DatabaseOptions } from "./open-database.ts";
import { finishRemovals, removeSession } from "./remove-session.ts";
import { createReserve, type Reserve } from "./reserve.ts";
import { numberOf } from "./row.ts";
import { createSessionTable, type SessionTable } from "./session-table.ts";
import { createWorkTable } from "./work-table.ts";

export interface SqliteStoreOptions {
  /** Survives a loss of power too; slower. */
  readonly durable?: boolean;
  /** How large the database may become, in bytes; absent: as large as the disk. */
  readonly maxBytes?: number | undefined;
  /** The space that is kept free for closing runs when the disk is full, in bytes; absent: 8 MiB. */
  readonly reserveBytes?: number;
}

const pageSize = 4096;
/**
 * What is kept free for the events that close runs: each repeats at most 1 MiB of text. Where more than seven
 * blocks of that size are open at once, the others are closed when there is room again.
 */
const usualReserve = 8 << 20;

export interface SqliteStore extends Store {
  /** The queue of promised runs, in the same database. */
  readonly work: Work;
}

/** Keeps everything in one folder, in one database. */
export function createSqliteStore(folder: string, options: SqliteStoreOptions = {}): SqliteStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { durable = false, maxBytes, reserveBytes = usualReserve } = options;
  const reserve = createReserve(join(folder, "reserve"), reserveBytes);
  const unlock = withReserve(reserve, () => lockFolder(folder));
  const file = join(folder, "sessions.db");
  const maxPages = maxBytes === undefined ? undefined : Math.floor(maxBytes / pageSize);
  const database = openLocked(unlock, file, {
    durable,
    isExclusive: !reserve.isKept(),
    maxPages,
  });
  const isSameFile = createFileCheck(file);
  const reservePages = reserveBytes / pageSize;
  const sessions = createSessionTable(database);
  const parts: Parts = {
    unlock,
    isSameFile,
    database,
    writer: createWriter(database, { reserve, maxPages, reservePages }),
    sessions,
    log: createEventLog(database),
    claims: createClaims(database),
    deliveries: createDeliveryTable(database),
    watchers: createWatchers(),
    // in memory: the folder is this process's, and a lease ends with it
    leases: createMemoryLeases((id) => sessions.find(id) !== undefined),
  };
  // nobody waits for it; what cannot be removed now is removed at the next start
  void finishRemovals(parts).catch(() => {});
  return buildStore(parts);
}

/** On a full disk the work gets the room that was kept free: a server that cannot start helps nobody. */
function withReserve<T>(reserve: Reserve, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    reserve.open();
    return work();
  }
}

/** A folder whose database cannot be opened is nobody's. */
function openLocked(unlock: () => void, file: string, options: DatabaseOptions): Database.Database {
  try {
    makePrivate(file);
    return openDatabase(file, options);
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Parts {
  readonly unlock: () => void;
  readonly isSameFile: () => boolean;
  readonly database: Database.Database;
  readonly writer: Writer;
  readonly sessions: SessionTable;
  readonly log: EventLog;
  readonly claims: Claims;
  readonly deliveries: DeliveryTable;
  readonly watchers: Watchers;
  readonly leases: MemoryLeases;
}

const fileWasReplaced =
  "The database file was removed or replaced: stop the server and restore it.";

function buildStore(parts: Parts): SqliteStore {
  const { database, sessions, log, claims, deliveries, watchers, leases } = parts;
  const { write } = parts.writer;
  return {
    create: async (session, claim) =>
      write(() => unlessClaimed(claim, claims.take, () => sessions.insert(session))),
    find: async (id) => sessions.find(id),
    findAlias: async (owner, alias) => sessions.findAlias(owner, alias),
    async update(id, changes, { claim, expect } = {}) {
      const earlier = write(() =>
        unlessClaimed(claim, claims.take, () => {
          if (!sessions.update(id, changes, expect) && expect !== undefined)
            throw new StoreConflictError(`The session ${id} has changed meanwhile.`);
        }),
      );
      if (earlier !== undefined) return earlier;
      sessions.running.forget(id);
      notifyWatchers(parts, id, []);
      return undefined;
    },
    list: async (query) => sessions.list(query),
    remove: (id) => removeAndNotify(parts, id),
    append: async (id, batch) => append(parts, id, batch),
    read: async (id, page) => log.read(id, page),
    firstSeq: async (id, run) => log.firstSeq(id, run),
    requests: async (id, run) => log.requests(id, run),
    claim: async (claim) => write(() => claims.take(claim)),
    findClaim: async (scope, key) => claims.find(scope, key),
    release: async (scope, key) => write(() => claims.release(scope, key)),
    watch: async (id, listener) => watchers.add(id, listener),
    leases: leases.port,
    deliveries: deliveries.queue(parts.writer),
    work: createMemoryWork(createWorkTable(database, parts.writer)),
    async check() {
      if (!parts.isSameFile()) throw new Error(fileWasReplaced);
      database.prepare("SELECT id FROM sessions LIMIT 1").get();
      parts.writer.checkRoom();
    },
    async stats() {
      const pages = numberOf(database.prepare("PRAGMA page_count").get(), "page_count");
      return { sessions: sessions.counts(), bytes: pages * pageSize };
    },
    async close() {
      checkpoint(database);
      database.close();
      parts.unlock();
    },
  };
}

function checkpoint(database: Parts["database"]): void {
  try {
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
    // on a full disk all stays in the log beside it, which the next start reads
  }
}

function append(parts: Parts, id: string, batch: Batch): void {
  const { records, changes = {}, epoch, expect, urgent = false, deliveries = [] } = batch;
  const { writer, sessions, leases, log } = parts;
  const packs = packRecords(records);
  const before = records[0] && records[0].seq - 1;
  const lastSeq = records.at(-1)?.seq;
  const rowStays = expect === undefined && sessions.running.covers(id, before, changes);
  const isOne = rowStays && !urgent && deliveries.length === 0 && isOneRow(packs);
  const write = urgent ? writer.writeUrgently : isOne ? writer.writeOne : writer.write;
  write(() => {
    leases.check(id, epoch);
    const isAsExpected =
      rowStays || sessions.update(id, { ...changes, lastSeq }, { ...expect, lastSeq: before });
    if (!isAsExpected)
      throw new StoreConflictError(
        `The session ${id} is not as expected, or its log does not end at ${before}.`,
      );
    log.append(id, packs);
    parts.deliveries.add(id, deliveries);
  });
  sessions.running.appended(id, changes, lastSeq);
  const { state } = changes;
  // what is known need not be looked up: that takes half as long as the transaction
  if (lastSeq === undefined || state === undefined) notifyWatchers(parts, id, records);
  else parts.watchers.notify(id, { records, lastSeq, state });
}

async function removeAndNotify(parts: Parts, id: string): Promise<void> {
  const session = parts.sessions.find(id);
  parts.leases.removeOf(id);
  await removeSession(parts, id);
  if (session !== undefined)
    parts.watchers.notify(id, { ...session, records: [], isRemoved: true });
}

function notifyWatchers(
  { watchers, sessions }: Parts,
  id: string,
  records: LogUpdate["records"],
): void {
  if (!watchers.has(id)) return;
  const session = sessions.find(id);
  if (session === undefined) return;
  watchers.notify(id, { records, lastSeq: session.lastSeq, state: session.state });
}

function unlessClaimed(
  claim: Claim | undefined,
  take: (claim: Claim) => Claim | undefined,
  work: () => void,
): Claim | undefined {
  const earlier = claim === undefined ? undefined : take(claim);
  if (earlier === undefined) work();
  return earlier;
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import {
  createWatchers,
  type Claim,
  type LogUpdate,
  type Store,
  type Watchers,
} from "@agentstream/sessions";
import type Database from "libsql";

import { createClaims, type Claims } from "./claims.ts";
import { createFileCheck } from "./create-file-check.ts";
import { createWriter, isDiskFull, type Writer } from "./create-writer.ts";
import { createEventLog, type EventLog } from "./event-log.ts";
import { lockFolder } from "./lock-folder.ts";
import { makePrivate } from "./make-private.ts";
import { openDatabase, type DatabaseOptions } from "./open-database.ts";
import { finishRemovals, removeSession } from "./remove-session.ts";
import { createReserve, type Reserve } from "./reserve.ts";
import { createSessionTable, type SessionTable } from "./session-table.ts";

export interface SqliteStoreOptions {
  /** Survives a loss of power too; slower. */
  readonly durable?: boolean;
  /** How large the database may become, in bytes; absent: as large as the disk. */
  readonly maxBytes?: number | undefined;
}

const pageSize = 4096;
/**
 * What is kept free for the events that close runs: each repeats at most 1 MiB of text. Where more than seven
 * blocks of that size are open at once, the others are closed when there is room again.
 */
const reserveBytes = 8 << 20;

/** Keeps everything in one folder, in one database. */
export function createSqliteStore(folder: string, options: SqliteStoreOptions = {}): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const reserve = createReserve(join(folder, "reserve"), reserveBytes);
  const unlock = withReserve(reserve, () => lockFolder(folder));
  const file = join(folder, "sessions.db");
  const { durable = false, maxBytes } = options;
  const maxPages = maxBytes === undefined ? undefined : Math.floor(maxBytes / pageSize);
  const database = openLocked(unlock, file, {
    durable,
    isExclusive: !reserve.isKept(),
    ...(maxPages !== undefined && { maxPages }),
  });
  const isSameFile = createFileCheck(file);
  const reservePages = reserveBytes / pageSize;
  const parts: Parts = {
    unlock,
    isSameFile,
    database,
    writer: createWriter(database, { reserve, maxPages, reservePages }),
    sessions: createSessionTable(database),
    log: createEventLog(database),
    claims: createClaims(database),
    watchers: createWatchers(),
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
  readonly watchers: Watchers;
}

function buildStore(parts: Parts): Store {
  const { database, sessions, log, claims, watchers } = parts;
  const { write, writeUrgently } = parts.writer;
  return {
    create: (session, claim) =>
      write(() => unlessClaimed(claim, claims.take, () => sessions.insert(session))),
    find: async (id) => sessions.find(id),
    findAlias: async (owner, alias) => sessions.findAlias(owner, alias),
    async update(id, changes, claim) {
      const earlier = await write(() =>
        unlessClaimed(claim, claims.take, () => sessions.update(id, changes)),
      );
      if (earlier === undefined) notifyWatchers(parts, id, []);
      return earlier;
    },
    list: async (query) => sessions.list(query),
    async remove(id) {
      const session = sessions.find(id);
      await removeSession(parts, id);
      if (session !== undefined) watchers.notify(id, { ...session, records: [], isRemoved: true });
    },
    async append(id, { records, changes = {}, urgent = false }) {
      const lastSeq = records.at(-1)?.seq;
      await (urgent ? writeUrgently : write)(() => {
        log.append(id, records);
        sessions.update(id, { ...changes, ...(lastSeq !== undefined && { lastSeq }) });
      });
      notifyWatchers(parts, id, records);
    },
    read: async (id, page) => log.read(id, page),
    firstSeq: async (id, run) => log.firstSeq(id, run),
    claim: (claim) => write(() => claims.take(claim)),
    findClaim: async (scope, key) => claims.find(scope, key),
    release: (scope, key) => write(() => claims.release(scope, key)),
    watch: watchers.add,
    async check() {
      if (!parts.isSameFile())
        throw new Error(
          "The database file was removed or replaced: stop the server and restore it.",
        );
      database.prepare("SELECT id FROM sessions LIMIT 1").get();
      parts.writer.checkRoom();
    },
    async close() {
      database.pragma("wal_checkpoint(TRUNCATE)");
      database.close();
      parts.unlock();
    },
  };
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

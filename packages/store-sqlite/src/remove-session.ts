import type Database from "libsql";

import type { Claims } from "./claims.ts";
import type { Writer } from "./create-writer.ts";
import type { DeliveryTable } from "./delivery-table.ts";
import type { EventLog } from "./event-log.ts";
import { numberOf, textOf } from "./row.ts";
import type { SessionTable } from "./session-table.ts";

interface Tables {
  readonly database: Database.Database;
  readonly writer: Writer;
  readonly sessions: SessionTable;
  readonly log: EventLog;
  readonly claims: Claims;
  readonly deliveries: DeliveryTable;
}

/** The session is gone at once, its log bit by bit: a large one must hold up nobody, nor need room of its own. */
export async function removeSession(tables: Tables, id: string): Promise<void> {
  const { database, writer, sessions, claims, deliveries } = tables;
  writer.writeUrgently(() => {
    database.prepare("INSERT OR IGNORE INTO removals VALUES (?)").run(id);
    claims.remove(id);
    deliveries.remove(id);
    sessions.remove(id);
  });
  sessions.running.forget(id);
  await removeLog(tables, id);
}

/** What a server before this one had not yet removed. */
export async function finishRemovals(tables: Tables): Promise<void> {
  const rows = tables.database.prepare("SELECT session FROM removals").all();
  for (const row of rows) await removeLog(tables, textOf(row, "session"));
}

async function removeLog({ database, writer, log }: Tables, id: string): Promise<void> {
  while (writer.writeUrgently(() => log.removeSome(id)))
    await new Promise((resolve) => setImmediate(resolve));
  writer.writeUrgently(() => {
    database.prepare("DELETE FROM removals WHERE session = ?").run(id);
  });
  await giveBack(database);
}

const pagesAtOnce = 1000;

/** Gives free pages back to the disk, bit by bit, and empties the log of what was deleted. */
async function giveBack(database: Database.Database): Promise<void> {
  for (;;) {
    if (!database.open) return;
    const free = numberOf(database.prepare("PRAGMA freelist_count").get(), "freelist_count");
    database.prepare(`PRAGMA incremental_vacuum(${pagesAtOnce})`).all();
    const left = numberOf(database.prepare("PRAGMA freelist_count").get(), "freelist_count");
    if (left === 0 || left === free) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  database.pragma("wal_checkpoint(TRUNCATE)");
}

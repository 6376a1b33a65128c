import type { Delivery, DeliveryQueue, NewDelivery } from "@agentstream/sessions";
import type Database from "libsql";

import type { Writer } from "./create-writer.ts";
import { numberOf, textOf } from "./row.ts";

export interface DeliveryTable {
  readonly add: (session: string, deliveries: readonly NewDelivery[]) => void;
  readonly remove: (session: string) => void;
  readonly queue: (writer: Writer) => DeliveryQueue;
}

const ofSession = "target = ? AND session = ?";

/** Only the first delivery of a session and a target has a time at which it is due. */
export function createDeliveryTable(database: Database.Database): DeliveryTable {
  const isWaiting = database.prepare(`SELECT 1 FROM deliveries WHERE ${ofSession} LIMIT 1`);
  const insert = database.prepare(
    "INSERT INTO deliveries (target, session, seq, createdAt, attempts, dueAt) VALUES (?, ?, ?, ?, 0, ?)",
  );
  const removeSession = database.prepare("DELETE FROM deliveries WHERE session = ?");
  const heads = database.prepare(
    "SELECT * FROM deliveries WHERE target = ? AND dueAt IS NOT NULL ORDER BY dueAt LIMIT ?",
  );
  const count = database.prepare("SELECT count(*) AS count FROM deliveries WHERE target = ?");
  const retry = database.prepare(
    `UPDATE deliveries SET dueAt = ?, attempts = attempts + 1 WHERE ${ofSession} AND seq = ?`,
  );
  const finish = database.prepare(`DELETE FROM deliveries WHERE ${ofSession} AND seq = ?`);
  const advance = database.prepare(
    `UPDATE deliveries SET dueAt = createdAt WHERE ${ofSession}
    AND seq = (SELECT min(seq) FROM deliveries WHERE ${ofSession})`,
  );

  return {
    add(session, deliveries) {
      for (const { target, seq, createdAt } of deliveries) {
        const isBlocked = isWaiting.get(target, session) !== undefined;
        insert.run(target, session, seq, createdAt, isBlocked ? null : createdAt);
      }
    },
    remove: (session) => void removeSession.run(session),
    queue: ({ write, writeUrgently }) => ({
      heads: async (target, limit) => heads.all(target, limit).map(deliveryOf),
      count: async (target) => numberOf(count.get(target), "count"),
      retry: async ({ target, sessionId, seq }, dueAt) =>
        write(() => void retry.run(dueAt, target, sessionId, seq)),
      // frees room, and keeps a full disk from repeating what was delivered
      finish: async ({ target, sessionId, seq }) =>
        writeUrgently(() => {
          finish.run(target, sessionId, seq);
          advance.run(target, sessionId, target, sessionId);
        }),
      async keepOnly(kept) {
        const others = findTargets(database).filter((target) => !kept.includes(target));
        if (others.length === 0) return;
        const remove = database.prepare("DELETE FROM deliveries WHERE target = ?");
        writeUrgently(() => {
          for (const target of others) remove.run(target);
        });
      },
    }),
  };
}

const findTargets = (database: Database.Database): string[] =>
  database
    .prepare("SELECT DISTINCT target FROM deliveries")
    .all()
    .map((row) => textOf(row, "target"));

const deliveryOf = (row: unknown): Delivery => ({
  target: textOf(row, "target"),
  sessionId: textOf(row, "session"),
  seq: numberOf(row, "seq"),
  createdAt: numberOf(row, "createdAt"),
  attempts: numberOf(row, "attempts"),
  dueAt: numberOf(row, "dueAt"),
});

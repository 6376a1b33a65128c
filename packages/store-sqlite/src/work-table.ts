import type { WorkItem, WorkJournal } from "@agentstream/sessions";
import type Database from "libsql";

import type { Writer } from "./create-writer.ts";
import { textOf } from "./row.ts";

/** The queue of promised runs, so that it survives the process. */
export function createWorkTable(
  database: Database.Database,
  { write, writeUrgently }: Writer,
): WorkJournal {
  const select = database.prepare("SELECT item FROM work ORDER BY session, run");
  const save = database.prepare(
    "INSERT OR REPLACE INTO work (session, run, item) VALUES (?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM work WHERE session = ? AND run = ?");
  return {
    load: () =>
      select
        .all()
        .map((row) => itemOf(textOf(row, "item")))
        .toSorted((left, right) => left.queuedAt - right.queuedAt),
    save: async (item) =>
      write(() => void save.run(item.sessionId, item.run, JSON.stringify(item))),
    // frees room, and keeps a full disk from repeating what is over
    remove: async (sessionId, run) => writeUrgently(() => void remove.run(sessionId, run)),
  };
}

// what this very store has written is taken for what it was
const itemOf = (text: string): WorkItem => JSON.parse(text);

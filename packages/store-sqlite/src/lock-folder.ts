import { join } from "node:path";

import Database from "libsql";

import { makePrivate } from "./make-private.ts";

/**
 * Keeps a folder for one process: another would close what runs in this one. However the process ends, the lock
 * ends with it. Gives what releases it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  makePrivate(file);
  const lock = new Database(file);
  // the server before may be about to end
  lock.pragma("busy_timeout = 5000");
  lock.exec("BEGIN EXCLUSIVE");
  return () => {
    lock.exec("ROLLBACK");
    lock.close();
  };
}

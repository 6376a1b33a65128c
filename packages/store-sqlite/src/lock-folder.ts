import { join } from "node:path";

import Database from "libsql";

/**
 * Keeps a folder for one process: another would close what runs in this one. However the process ends, the lock
 * ends with it. Gives what releases it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, "lock"));
  // the server before may be about to end
  lock.pragma("busy_timeout = 5000");
  lock.exec("BEGIN EXCLUSIVE");
  return () => {
    lock.exec("ROLLBACK");
    lock.close();
  };
}

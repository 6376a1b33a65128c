import { chmodSync, closeSync, existsSync, openSync } from "node:fs";

/**
 * Creates a file of a database for its owner alone, before the database writes anything. What SQLite creates
 * next to it (`-wal`, `-shm`) gets the same mode; what an earlier version left there is corrected.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    if (existsSync(one)) chmodSync(one, 0o600);
}

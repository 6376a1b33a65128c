import { statSync } from "node:fs";

/** Whether a file is still the one that was there: a database goes on writing to a file that was removed. */
export function createFileCheck(file: string): () => boolean {
  const { ino, dev } = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    return now !== undefined && now.ino === ino && now.dev === dev;
  };
}

import { statSync } from "node:fs";

/** Whether a path leads to a folder; false also for a path that the system does not take. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

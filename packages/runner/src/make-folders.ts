import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Makes a folder, and those above it, for its owner alone. Not by Node's own: below /proc that never returns. */
export function makeFolders(folder: string): void {
  const path = resolve(folder);
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return;
  if (dirname(path) !== path) makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

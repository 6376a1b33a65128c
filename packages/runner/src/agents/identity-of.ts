import { statSync } from "node:fs";
import { sep } from "node:path";

import which from "which";

/** What changes when the files of a command change: an update of a CLI leaves its path as it was. */
export function identityOf(command: readonly string[]): string {
  const [file = "", ...args] = command;
  const files = [which.sync(file, { nothrow: true }) ?? file, ...args];
  return JSON.stringify([command, files.map((path) => markOf(path))]);
}

/** Not the time of the last write alone: npm gives the files of all packages the same one. */
function markOf(path: string): unknown {
  if (!path.includes(sep)) return path;
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && [path, stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs];
}

import { mkdirSync, statSync, type Stats } from "node:fs";
import { dirname, resolve } from "node:path";

/** Creates the folder for sessions and secrets, for its owner alone; refuses one that others can read. */
export function openDataFolder(data: string): void {
  checkPrivate(data, makeFolder(data));
}

function makeFolder(data: string): Stats {
  try {
    makeFolders(resolve(data));
    const stats = statSync(data);
    if (!stats.isDirectory()) throw new Error("not a folder");
    return stats;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot keep anything in ${data} (${why}): pass another folder by --data.`, {
      cause: error,
    });
  }
}

/** Not by a recursive mkdir: below /proc that of Node never returns. */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false }) !== undefined) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function checkPrivate(data: string, stats: Stats): void {
  // Windows has no such modes
  if (process.getuid === undefined) return;
  if (stats.uid !== process.getuid())
    throw new Error(
      `The data folder ${data} belongs to the user with the id ${stats.uid}: pass a folder of your own by --data.`,
    );
  if ((stats.mode & 0o077) === 0) return;
  throw new Error(
    `Other users can read the data folder ${data} (mode ${(stats.mode & 0o777).toString(8)}): run "chmod 700 ${data}".`,
  );
}

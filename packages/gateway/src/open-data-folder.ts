import { statSync, type Stats } from "node:fs";

import { explainFileError, makeFolders } from "@agentstream/runner";

/** Creates the folder for sessions and secrets, for its owner alone; refuses one that others can read. */
export function openDataFolder(data: string): void {
  checkPrivate(data, makeFolder(data));
}

function makeFolder(data: string): Stats {
  try {
    makeFolders(data);
    const stats = statSync(data);
    if (!stats.isDirectory()) throw new Error("it is not a folder");
    return stats;
  } catch (error) {
    const why = explainFileError(error);
    throw new Error(`Cannot keep anything in ${data} (${why}): pass another folder by --data.`, {
      cause: error,
    });
  }
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

import { statSync } from "node:fs";

import { explainFileError, makeFolders } from "@agentstream/runner";

import { UsageError } from "./terminal.ts";

/** Makes a folder below `--data` if it is not there. */
export function openDataFolder(folder: string): void {
  try {
    makeFolders(folder);
    if (!statSync(folder).isDirectory()) throw new Error("it is not a folder");
  } catch (error) {
    const why = explainFileError(error);
    throw new UsageError(`cannot keep anything in ${folder} (${why}): pass another by --data`);
  }
}

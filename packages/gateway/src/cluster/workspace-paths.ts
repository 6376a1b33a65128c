import { realpathSync } from "node:fs";
import { resolve } from "node:path";

/** The folders of a server as requests may name them: as they were given, and with their links resolved. */
export const workspacePaths = (workspaces: readonly string[]): string[] => [
  ...new Set(workspaces.flatMap((folder) => [resolve(folder), realpathSync(folder)])),
];

import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, isAbsolute, join, resolve } from "node:path";

/** Where a command is; undefined if there is none that may be executed. */
export async function findCommand(command: string): Promise<string | undefined> {
  const folders = isAbsolute(command) || /[/\\]/.test(command) ? [""] : pathFolders();
  for (const folder of folders)
    for (const ending of endings) {
      const path = folder === "" ? resolve(command + ending) : join(folder, command + ending);
      if (await isExecutable(path)) return path;
    }
  return undefined;
}

const pathFolders = (): readonly string[] =>
  (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");

const endings: readonly string[] =
  process.platform === "win32" ? (process.env["PATHEXT"] ?? ".EXE").split(";") : [""];

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

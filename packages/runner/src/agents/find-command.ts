import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, join, sep } from "node:path";

import which from "which";

/** Where a command is; or that there is a file of its name which cannot be started. */
export interface FoundCommand {
  readonly path: string;
  readonly isExecutable: boolean;
}

export async function findCommand(
  command: string,
  searchPath: string | undefined = process.env["PATH"],
): Promise<FoundCommand | undefined> {
  const path = await which(command, { path: searchPath ?? "", nothrow: true });
  if (path !== null) return { path, isExecutable: true };
  const isPath = command.includes(sep);
  const folders = isPath ? [""] : (searchPath ?? "").split(delimiter).filter((one) => one !== "");
  for (const folder of folders) {
    const file = isPath ? command : join(folder, command);
    if (await isFile(file)) return { path: file, isExecutable: false };
  }
  return undefined;
}

async function isFile(path: string): Promise<boolean> {
  try {
    await access(path, constants.F_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

import { execFile } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const timeOf = (path: string): number => statSync(path).mtimeMs;

/** Installs the packages of a folder that has a lock file of its own: most who work here do not need them. */
export async function installAlone(folder: string, limitMs: number): Promise<void> {
  const installed = join(folder, "node_modules/.package-lock.json");
  const lock = join(folder, "package-lock.json");
  if (existsSync(installed) && timeOf(installed) >= timeOf(lock)) return;
  const words = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--workspaces=false"];
  await promisify(execFile)("npm", words, { cwd: folder, timeout: limitMs });
}

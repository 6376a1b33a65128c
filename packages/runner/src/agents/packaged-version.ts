import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";

import which from "which";

/** How far above its program the manifest of a package may be. */
const mostLevels = 4;

/**
 * The version of the npm package that a command belongs to, read from its manifest: no process has to run for it.
 * Undefined: the command is of no package.
 */
export function packagedVersion(command: readonly string[]): string | undefined {
  const [name = "", ...args] = command;
  const files = [which.sync(name, { nothrow: true }), ...args.filter((arg) => arg.includes(sep))];
  for (const file of files) {
    const version = file === null ? undefined : versionAbove(file);
    if (version !== undefined) return version;
  }
  return undefined;
}

function versionAbove(file: string): string | undefined {
  try {
    const program = realpathSync(file);
    let folder = dirname(program);
    for (let level = 0; level < mostLevels; level++, folder = dirname(folder)) {
      const path = join(folder, "package.json");
      if (existsSync(path))
        return versionIn(JSON.parse(readFileSync(path, "utf8")), folder, program);
    }
  } catch {
    // a file that cannot be read belongs to nothing that is known
  }
  return undefined;
}

/** Only of a manifest that names the program: other files may lie beside one by chance. */
function versionIn(manifest: unknown, folder: string, program: string): string | undefined {
  if (typeof manifest !== "object" || manifest === null) return undefined;
  const { version, bin }: { version?: unknown; bin?: unknown } = manifest;
  const programs = typeof bin === "string" ? [bin] : Object.values(bin ?? {}).map(String);
  const isItsOwn = programs.some((path) => join(folder, path) === program);
  return isItsOwn && typeof version === "string" ? version : undefined;
}

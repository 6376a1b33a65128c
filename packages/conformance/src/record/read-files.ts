import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The contents of files, by path; null: there is none. */
export const readFiles = (
  folder: string,
  paths: readonly string[],
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    paths.map((path) => {
      const full = join(folder, path);
      return [path, existsSync(full) ? readFileSync(full, "utf8") : null];
    }),
  );

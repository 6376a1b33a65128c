import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";

import { fieldProblem } from "./session-problem.ts";

/** Where an agent is to work: a folder inside of an allowed one, whatever links lie on the way. */
export async function resolveWorkspace(
  cwd: string | undefined,
  workspaces: readonly string[],
): Promise<string> {
  const roots = await Promise.all(workspaces.map((folder) => realpath(folder)));
  const [first] = roots;
  if (first === undefined)
    throw fieldProblem(
      "/config/cwd",
      "The server allows no workspace: give it one by --workspace.",
    );
  if (cwd === undefined) return first;
  const path = await realpath(isAbsolute(cwd) ? cwd : join(first, cwd)).catch(() => undefined);
  // the same answer for what is not there and what is not allowed: nobody can look around by it
  if (path === undefined || !roots.some((root) => isInside(root, path)))
    throw fieldProblem(
      "/config/cwd",
      "cwd is no folder inside of an allowed workspace.",
      "forbidden",
    );
  if (!(await stat(path)).isDirectory())
    throw fieldProblem("/config/cwd", "cwd is a file: give a folder.");
  return path;
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === "" || (!isAbsolute(way) && way.split(/[/\\]/)[0] !== "..");
}

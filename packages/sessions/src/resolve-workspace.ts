import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";

import { fieldProblem } from "./session-problem.ts";

/** The folder in which an agent works: inside of an allowed one, links resolved. */
export async function resolveWorkspace(
  cwd: string | undefined,
  workspaces: readonly string[],
): Promise<string> {
  const roots = await Promise.all(workspaces.map((folder) => realpath(folder)));
  const [first] = roots;
  if (first === undefined)
    throw fieldProblem("/config/cwd", "The server has no workspace; start it with --workspace.");
  if (cwd === undefined) return first;
  const path = await realpath(isAbsolute(cwd) ? cwd : join(first, cwd)).catch(() => undefined);
  // the same answer for a missing folder and a forbidden one, so that nothing is revealed
  if (path === undefined || !roots.some((root) => isInside(root, path)))
    throw fieldProblem(
      "/config/cwd",
      "Expected a folder inside of an allowed workspace.",
      "forbidden",
    );
  if (!(await stat(path)).isDirectory())
    throw fieldProblem("/config/cwd", "Expected a folder, got a file.");
  return path;
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === "" || (!isAbsolute(way) && way.split(/[/\\]/)[0] !== "..");
}

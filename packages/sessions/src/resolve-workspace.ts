import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative } from "node:path";

import { fieldProblem } from "./session-problem.ts";

/** The folder in which an agent works: inside of an allowed one, links resolved. `path`: where the request names it. */
export async function resolveWorkspace(
  cwd: string | undefined,
  workspaces: readonly string[],
  path = "/config/cwd",
): Promise<string> {
  const roots = await Promise.all(workspaces.map((workspace) => realpath(workspace)));
  const [first] = roots;
  if (first === undefined)
    throw fieldProblem(path, "The server has no workspace; start it with --workspace.");
  if (cwd === undefined) return first;
  const folder = await realpath(isAbsolute(cwd) ? cwd : join(first, cwd)).catch(() => undefined);
  // the same answer for a missing folder and a forbidden one, so that nothing is revealed
  if (folder === undefined || !roots.some((root) => isInside(root, folder)))
    throw fieldProblem(path, "Expected a folder inside of an allowed workspace.", "forbidden");
  if (!(await stat(folder)).isDirectory())
    throw fieldProblem(path, "Expected a folder, got a file.");
  return folder;
}

export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === "" || (!isAbsolute(way) && way.split(/[/\\]/)[0] !== "..");
}

import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";

import { runCommand } from "./run-command.ts";

const ours = "@agentstream";

/** A clone with the uncommitted changes of the working tree, its dependencies linked instead of installed again. */
export async function copyRepository(root: string, copy: string): Promise<void> {
  const inRoot = { cwd: root, env: process.env };
  await runCommand("git", ["clone", "--quiet", "--shared", root, copy], inRoot);
  const changed = await runCommand(
    "git",
    ["ls-files", "-z", "--modified", "--others", "--exclude-standard", "--deduplicate"],
    inRoot,
  );
  for (const path of changed.split("\0").filter(Boolean)) {
    await rm(join(copy, path), { force: true });
    await cp(join(root, path), join(copy, path), { recursive: true }).catch(ignoreMissing);
  }
  await linkModules(root, copy);
  for (const folder of await readdir(join(root, "packages"))) {
    await linkModules(join(root, "packages", folder), join(copy, "packages", folder));
  }
}

/** Each module is a link to the root's; our own packages are those of the copy. */
async function linkModules(from: string, to: string): Promise<void> {
  const names: string[] = await readdir(join(from, "node_modules")).catch(() => []);
  for (const name of names.filter((one) => ![ours, "agentstream", ".cache"].includes(one))) {
    const link = join(to, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(from, "node_modules", name), link);
  }
  if (!names.includes(ours)) return;
  await cp(join(from, "node_modules", ours), join(to, "node_modules", ours), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

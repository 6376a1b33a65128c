import { readdir, readFile, readlink } from "node:fs/promises";

/** The commands of processes whose working directory lies in a folder; only Linux has them. */
export async function findProcesses(folder: string): Promise<readonly string[]> {
  const entries = await readdir("/proc").catch(() => []);
  const found = await Promise.all(
    entries.filter((name) => /^\d+$/.test(name)).map((pid) => commandIn(pid, folder)),
  );
  return found.filter((command) => command !== undefined);
}

async function commandIn(pid: string, folder: string): Promise<string | undefined> {
  try {
    const cwd = await readlink(`/proc/${pid}/cwd`);
    if (!`${cwd}/`.startsWith(`${folder}/`)) return undefined;
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    return command.replaceAll("\0", " ").trim() || undefined;
  } catch {
    // it has just ended
    return undefined;
  }
}

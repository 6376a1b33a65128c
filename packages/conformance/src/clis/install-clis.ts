import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { runNpm } from "./run-npm.ts";

const pinned = fileURLToPath(new URL("../../clis/", import.meta.url));
const files = ["package.json", "package-lock.json"];

/** Where packages and temporary homes are kept. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const { AGENTSTREAM_CONFORMANCE_CACHE: own, XDG_CACHE_HOME: shared } = env;
  return own ?? join(shared ?? join(homedir(), ".cache"), "agentstream-conformance");
}

interface CliFiles {
  readonly source: string;
  readonly size: string;
}

/** What is installed at once: each set has a lock file. */
const sets: Readonly<Record<"clis" | "acp", CliFiles>> = {
  clis: { source: pinned, size: "1.4 GB" },
  acp: { source: join(pinned, "acp"), size: "1.2 GB" },
};

type CliSet = keyof typeof sets;

/** Installs the pinned CLIs of a set, unless this lock file was installed before; returns their folder. */
export async function installClis(
  print: (line: string) => void,
  set: CliSet = "clis",
): Promise<string> {
  const { source, size } = sets[set];
  const lock = await readFile(join(source, "package-lock.json"));
  const folder = join(
    cacheFolder(),
    `${set}-${createHash("sha256").update(lock).digest("hex").slice(0, 12)}`,
  );
  if (existsSync(folder)) return folder;
  print(`installing the pinned CLIs in ${folder}: about ${size} …`);
  await mkdir(cacheFolder(), { recursive: true });
  // another process may be doing the same: the folder gets its name when it is whole
  const draft = await mkdtemp(`${folder}.`);
  try {
    await fillFolder(source, draft);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

async function fillFolder(source: string, folder: string): Promise<void> {
  for (const file of files) await copyFile(join(source, file), join(folder, file));
  // no program of a package runs at its installation: the programs are found by their paths
  const words = ["ci", "--no-audit", "--no-fund", "--ignore-scripts"];
  await runNpm(words, { cwd: folder, timeout: 600_000 });
}

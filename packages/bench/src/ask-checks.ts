import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a script of packages/checks, which knows how to measure something; returns what it has written by `--json`. What
 * failed stands in it: one language whose tests fail must not lose the figures of an hour.
 */
export function askChecks(
  root: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const file = join(folder, "written.json");
  const words = ["run", "--silent", script, "-w", "@agentstream/checks", "--", ...args];
  const { stdout, stderr } = spawnSync("npm", [...words, "--json", file], {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  });
  if (!existsSync(file))
    throw new Error(`npm run ${script}: ${stdout.toString()}${stderr.toString()}`);
  const text = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return text;
}

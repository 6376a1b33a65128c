import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { listeningUrl } from "../gateway/start-server.ts";
import type { Group } from "../result.ts";

/**
 * What somebody waits for who has cloned the repository: wall time, with packages from npm's cache or the network.
 * The tests, which take minutes, belong to the full run.
 */
export async function measureInstall(root: string, isFull: boolean): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const clone = join(folder, "clone");
  expectDone(run("git", ["clone", "--quiet", "--depth=1", `file://${root}`, clone], folder));
  const installed = expectDone(run("npm", ["ci", "--no-audit", "--no-fund"], clone));
  const started = await secondsToAnswer(clone, folder);
  const figures = [
    { name: "npm ci", value: installed, unit: "s" },
    { name: "npm start, which builds, to the first answer", value: started, unit: "s" },
  ];
  const skipped: Record<string, string> = {};
  if (isFull) {
    const { command, seconds, fault } = run("npm", ["test"], clone);
    // a test that fails on a busy machine must not lose the figures of an hour
    if (fault === undefined) figures.push({ name: command, value: seconds, unit: "s" });
    else {
      skipped[command] = `failed after ${seconds.toFixed(0)} s`;
      console.error(fault);
    }
  }
  rmSync(folder, { recursive: true });
  return { title: "Install and start", method: "a fresh clone; wall time, once", figures, skipped };
}

interface Ran {
  readonly command: string;
  readonly seconds: number;
  /** What it printed last. Absent if it ended well. */
  readonly fault?: string;
}

function run(name: string, args: readonly string[], cwd: string): Ran {
  const before = performance.now();
  // not what npm passes on to a script, such as --silent: nobody else has it
  const own = Object.entries(process.env).filter(([variable]) => !variable.startsWith("npm_"));
  const env = Object.fromEntries(own);
  const { status, stdout, stderr } = spawnSync(name, args, { cwd, env, maxBuffer: 1 << 28 });
  const seconds = (performance.now() - before) / 1000;
  const command = `${name} ${args.join(" ")}`;
  if (status === 0) return { command, seconds };
  return { command, seconds, fault: `${stdout.toString()}${stderr.toString()}`.slice(-2000) };
}

/** The seconds that it took. Throws what it printed if it failed. */
function expectDone({ command, seconds, fault }: Ran): number {
  if (fault !== undefined) throw new Error(`${command}: ${fault}`);
  return seconds;
}

async function secondsToAnswer(clone: string, folder: string): Promise<number> {
  const before = performance.now();
  const args = ["start", "--", "--port", "0", "--data", join(folder, "data")];
  const child = spawn("npm", args, { cwd: clone, stdio: ["ignore", "pipe", "inherit"] });
  // not at the exit of npm: the server has the same output, and may still be writing its data
  const ended = once(child, "close");
  const url = await listeningUrl(child.stdout);
  if (url === undefined) throw new Error("npm start ended before it listened.");
  await (await fetch(url)).text();
  const passed = (performance.now() - before) / 1000;
  child.kill("SIGTERM");
  await ended;
  return passed;
}

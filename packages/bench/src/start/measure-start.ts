import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { medianOf } from "../measure.ts";
import type { Group } from "../result.ts";

export interface StartOptions {
  readonly cli: string;
  readonly recordings: string;
  readonly rounds: number;
}

/** Prints the CPU time of a process when it ends, to a pipe of its own. */
const probe = `data:text/javascript,${encodeURIComponent(
  'import { writeSync } from "node:fs"; process.on("exit", () => { const { user, system } = process.cpuUsage(); writeSync(3, String(user + system)); });',
)}`;

/** What a command costs before it does anything, beside a Node that does nothing. */
export function measureStart({ cli, recordings, rounds }: StartOptions): Group {
  const input = readFileSync(join(recordings, "codex/exec-0.169.0/cmd_fail/stdout.jsonl"));
  const commands: Readonly<Record<string, readonly string[]>> = {
    "agentstream --help": [cli, "--help"],
    "agentstream translate": [cli, "translate", "--from", "codex"],
    "agentstream run echo": [cli, "run", "echo", "hi"],
  };
  const times = Object.entries(commands).map(([name, args]): [string, number] => {
    const added = Array.from({ length: rounds }, () => cpuMs(args, input) - cpuMs(["-e", "0"]));
    return [name, medianOf(added)];
  });
  return {
    title: "Start of a command",
    method: `CPU time over \`node -e 0\`, ${rounds} rounds`,
    figures: times.map(([name, value]) => ({ name, value, unit: "ms" })),
  };
}

function cpuMs(args: readonly string[], input = Buffer.alloc(0)): number {
  const { output, status, stderr } = spawnSync(process.execPath, ["--import", probe, ...args], {
    input,
    stdio: ["pipe", "pipe", "pipe", "pipe"],
  });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${stderr.toString()}`);
  return Number(output[3]) / 1000;
}

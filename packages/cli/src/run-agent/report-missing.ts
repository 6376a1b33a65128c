import type { Adapter } from "@agentstream/adapter-kit";
import { findCommand } from "@agentstream/runner";

import type { Terminal } from "../terminal.ts";

/** Whether the command of an agent is missing or not executable; if so, prints what to do. */
export async function reportMissing(
  agent: Adapter,
  command: string,
  { env, stderr }: Terminal,
): Promise<boolean> {
  const found = await findCommand(command, env["PATH"] ?? "");
  if (found?.isExecutable === true) return false;
  stderr.write(
    found === undefined
      ? `agentstream: \`${command}\` is not on the PATH. ${remedyFor(agent, command)}\n`
      : `agentstream: ${found.path} is not executable; run chmod +x ${found.path}, or pass another by --command\n`,
  );
  return true;
}

function remedyFor({ command: own }: Adapter, command: string): string {
  if (own === undefined) return "Pass its path with --command.";
  return own.name === command
    ? `Install it: ${own.install}`
    : `Leave --command out, or install it: ${own.install}`;
}

import { agentFacts } from "../agents/agent-facts.ts";
import { findCommand } from "../agents/find-command.ts";
import type { Terminal } from "../terminal.ts";

/** Whether an agent's command cannot be started because it is not here; then it is said what to do. */
export async function tellMissing(
  agent: string,
  command: string,
  { env, stderr }: Terminal,
): Promise<boolean> {
  const found = await findCommand(command, env["PATH"]);
  if (found?.isExecutable === true) return false;
  stderr.write(
    found === undefined
      ? `agentstream: \`${command}\` is not on the PATH. ${remedyFor(agent, command)}\n`
      : `agentstream: ${found.path} may not be executed: chmod +x ${found.path}\n`,
  );
  return true;
}

function remedyFor(agent: string, command: string): string {
  const facts = Object.hasOwn(agentFacts, agent) ? agentFacts[agent] : undefined;
  if (facts === undefined) return "Say where it is by --command.";
  return facts.command === command
    ? `Install it: ${facts.install}`
    : `Leave --command out, or install it: ${facts.install}`;
}

import type { RegisteredAgent } from "@agentstream/gateway";
import { InvalidArgumentError, type Command } from "commander";

import { UsageError } from "../terminal.ts";
import { collect } from "./add-access-options.ts";

/** What a mode of a registered agent stands for. */
export interface AgentMode {
  readonly name: string;
  readonly kind: string;
  readonly mode: string;
}

export interface AgentFlags {
  readonly agent: readonly RegisteredAgent[];
  readonly agentMode: readonly AgentMode[];
}

/** Flags that register agents. */
export const addAgentOptions = (command: Command): Command =>
  command
    .option(
      "--agent <name=command>",
      "an agent that speaks ACP, repeatable",
      collect(parseAgent),
      [],
    )
    .option(
      "--agent-mode <name:kind=mode>",
      "the mode of such an agent that stands for ask, autoEdit, autoAll or readOnly, repeatable",
      collect(parseMode),
      [],
    );

/** The registered agents with their modes. Throws on a mode of no agent, and on two agents of one name. */
export function registeredAgents({
  agent: agents,
  agentMode: modes,
}: AgentFlags): RegisteredAgent[] {
  const names = agents.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new UsageError(`--agent: ${JSON.stringify(twice)} is given twice: take another name`);
  const stray = modes.find(({ name }) => !names.includes(name));
  if (stray !== undefined)
    throw new UsageError(
      `--agent-mode: there is no agent ${JSON.stringify(stray.name)}: add --agent ${stray.name}=COMMAND`,
    );
  return agents.map((agent) => ({
    ...agent,
    modes: Object.fromEntries(
      modes.filter(({ name }) => name === agent.name).map(({ kind, mode }) => [kind, mode]),
    ),
  }));
}

/** The words of the command are separated by spaces; no shell reads them. */
function parseAgent(text: string): RegisteredAgent {
  const [, name, words = ""] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  const [command, ...args] = words.split(" ").filter((word) => word !== "");
  if (name === undefined || command === undefined)
    throw new InvalidArgumentError(
      `Expected name=command; names may contain a–z, 0–9 and "-". Got ${JSON.stringify(text)}.`,
    );
  return { name, command, args };
}

function parseMode(text: string): AgentMode {
  const [, name, kind, mode] =
    /^([a-z][a-z0-9-]*):(ask|autoEdit|autoAll|readOnly)=(.+)$/.exec(text) ?? [];
  if (name === undefined || kind === undefined || mode === undefined)
    throw new InvalidArgumentError(
      `Expected name:kind=mode, such as mine:autoEdit=accept-edits; got ${JSON.stringify(text)}.`,
    );
  return { name, kind, mode };
}

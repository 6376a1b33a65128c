import type { RegisteredAgent } from "@agentstream/gateway";
import { InvalidArgumentError, type Command } from "commander";

import { collect } from "./add-access-options.ts";

/** What a mode of a registered agent stands for. */
export interface AgentMode {
  readonly name: string;
  readonly kind: string;
  readonly mode: string;
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

export const withModes = (
  agent: RegisteredAgent,
  modes: readonly AgentMode[],
): RegisteredAgent => ({
  ...agent,
  modes: Object.fromEntries(
    modes.filter(({ name }) => name === agent.name).map(({ kind, mode }) => [kind, mode]),
  ),
});

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

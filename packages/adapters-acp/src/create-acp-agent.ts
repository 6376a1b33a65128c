import { acpProtocol, type Quirks } from "@agentstream/acp";
import {
  createAdapter,
  present,
  type Adapter,
  type AdapterInfo,
  type CommandInfo,
} from "@agentstream/adapter-kit/author";

import { protocol } from "./info.ts";
import { readModes, type AgentModes } from "./modes.ts";
import { createAcpPlanner } from "./plan.ts";

/** An agent that speaks ACP, as the owner of the server has registered it. */
export interface AcpAgent extends Pick<AdapterInfo, "environment" | "signs" | "aliases" | "names"> {
  /** The agentType of its events. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  readonly command: string;
  /** How to install the command and to log in. */
  readonly setup?: Omit<CommandInfo, "name">;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Which of its modes keeps it to what; without them no mode can be asked of it. */
  readonly modes?: AgentModes | undefined;
  /** How to log in, if it does not by itself: one of its `authMethods`. */
  readonly authMethod?: string;
  readonly quirks?: Quirks;
  /** The versions that recordings are there of. */
  readonly tested?: readonly string[];
  /** What it cannot do, in addition to what the protocol cannot. */
  readonly cannot?: readonly string[];
}

/** An adapter for one agent. */
export function createAcpAgent(agent: AcpAgent): Adapter {
  const { id, name, command, setup, environment, signs, aliases, names, modes, quirks } = agent;
  const { tested = protocol.tested, cannot = [] } = agent;
  const ownQuirks: Quirks = { takesAnswers: true, modes: readModes(modes), ...quirks };
  const own = setup === undefined ? undefined : { name: command, ...setup };
  const about = present({ command: own, environment, signs, aliases, names });
  const protocols = [{ ...protocol, tested, cannot: [...protocol.cannot, ...cannot] }];
  const info: AdapterInfo = { contractVersion: 1, id, name, protocols, ...about };
  return createAdapter(info, createAcpPlanner(agent), {
    acp: (spoken) => acpProtocol(spoken, ownQuirks),
  });
}

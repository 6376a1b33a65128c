import type { Quirks } from "@agentstream/acp";
import {
  assertSpoken,
  createTranslator,
  type Adapter,
  checkedPlan,
  type AdapterInfo,
  type CommandInfo,
} from "@agentstream/adapter-kit";

import { plan } from "./build-args.ts";
import { createProtocol } from "./create-protocol.ts";
import { protocol } from "./info.ts";
import type { AgentModes } from "./permissions.ts";

/** An agent that speaks ACP, as whoever runs the server has registered it. */
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
  /** Which of its modes keeps it to what; without them nothing can be asked of it. */
  readonly modes?: AgentModes;
  /** How to log in, if it does not by itself: one of its `authMethods`. */
  readonly authMethod?: string;
  readonly quirks?: Quirks;
}

/** An adapter for one agent. */
export function createAcpAgent(agent: AcpAgent): Adapter {
  const { id, name, command, setup, environment, signs, aliases, names } = agent;
  const adapter: Adapter = {
    contractVersion: 1,
    id,
    name,
    protocols: [protocol],
    ...(setup && { command: { name: command, ...setup } }),
    ...(environment && { environment }),
    ...(signs && { signs }),
    ...(aliases && { aliases }),
    ...(names && { names }),
    plan: checkedPlan((request) => plan(request, agent)),
    translator(options) {
      assertSpoken(adapter, options.protocol);
      const info = { agentType: options.agentType ?? id, protocol: protocol.name, tested: [] };
      return createTranslator(options, createProtocol(info, agent));
    },
  };
  return adapter;
}

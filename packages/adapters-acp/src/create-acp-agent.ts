import type { Quirks } from "@agentstream/acp";
import {
  assertSpoken,
  createTranslator,
  type Adapter,
  type ProtocolInfo,
  checkedPlan,
} from "@agentstream/adapter-kit";

import { plan } from "./build-args.ts";
import { createProtocol } from "./create-protocol.ts";
import type { AgentModes } from "./permissions.ts";

/** An agent that speaks ACP, as whoever runs the server has registered it. */
export interface AcpAgent {
  /** The agentType of its events. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Which of its modes keeps it to what; without them nothing can be asked of it. */
  readonly modes?: AgentModes;
  /** How to log in, if it does not by itself: one of its `authMethods`. */
  readonly authMethod?: string;
  readonly quirks?: Quirks;
}

const protocol: ProtocolInfo = {
  name: "acp",
  schema: "native/acp/message",
  interactive: true,
  deltas: true,
  tested: [],
  cannot: [
    "change the arguments of a call that is asked for",
    "take a prompt into a turn that runs",
    "limit turns, costs or tools",
  ],
};

/** An adapter for one agent. */
export function createAcpAgent(agent: AcpAgent): Adapter {
  const { id, name } = agent;
  const adapter: Adapter = {
    contractVersion: 1,
    id,
    name,
    protocols: [protocol],
    plan: checkedPlan((request) => plan(request, agent)),
    translator(options) {
      assertSpoken(adapter, options.protocol);
      const info = { agentType: options.agentType ?? id, protocol: protocol.name, tested: [] };
      return createTranslator(options, createProtocol(info, agent));
    },
  };
  return adapter;
}

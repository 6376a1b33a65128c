import type { Membership } from "@agentstream/sessions";

import type { Probe } from "../route.ts";

/** An agent is there if a node has it; its version is known where it is here. */
export const probeNodes =
  ({ nodes }: Pick<Membership, "nodes">, probe: Probe): Probe =>
  async (agentType) => {
    const here = await probe(agentType);
    return here.installed
      ? here
      : { installed: nodes().some(({ agents }) => agents.includes(agentType)) };
  };

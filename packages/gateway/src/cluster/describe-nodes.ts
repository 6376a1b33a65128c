import type { GatewayNode } from "@agentstream/schema";
import type { Membership, NodeState } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

/** The nodes, as clients see them. */
export const describeNodes = (
  { nodes }: Pick<Membership, "nodes">,
  waiting: number,
): GatewayNode[] => nodes().map((node) => describe(node, waiting));

const describe = (node: NodeState, waiting: number): GatewayNode => {
  const { name, roles, agents, load, url, pool, sharedHome, isDraining, version, startedAt } = node;
  return present({
    name,
    roles: [...roles],
    agents: [...agents],
    load: present({ running: load.running, waiting, maxRunning: load.slots || undefined }),
    url,
    pool,
    sharedHome,
    isDraining: isDraining || undefined,
    version,
    startedAt: new Date(startedAt).toISOString(),
  });
};

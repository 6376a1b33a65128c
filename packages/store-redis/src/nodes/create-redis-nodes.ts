import type { Nodes, NodeState } from "@agentstream/sessions";

import { listOf, numberOf, textOf } from "../connection/reply.ts";
import { announceNode } from "../lua/announce-node.ts";
import { leaveNode } from "../lua/leave-node.ts";
import { listNodes } from "../lua/list-nodes.ts";
import type { Parts } from "../store/parts.ts";

/** The clock of Redis decides whose time is over. */
export function createRedisNodes({ client, names }: Pick<Parts, "client" | "names">): Nodes {
  const keys = [names.nodes];
  return {
    async announce(node, ttlMs) {
      const args = [node.name, node.instance, JSON.stringify(node), ttlMs];
      return numberOf(await client.run(announceNode, keys, args)) === 1;
    },
    async list() {
      const nodes = listOf(await client.run(listNodes, keys, [])).map((one) => nodeOf(textOf(one)));
      return nodes.toSorted((left, right) => (left.name < right.name ? -1 : 1));
    },
    async leave({ name, instance }) {
      await client.run(leaveNode, keys, [name, instance]);
    },
  };
}

// this was written by a node of this store
const nodeOf = (text: string): NodeState => JSON.parse(text);

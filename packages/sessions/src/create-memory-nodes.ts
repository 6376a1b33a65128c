import type { Nodes, NodeState } from "./nodes.ts";

interface Entry {
  readonly node: NodeState;
  readonly until: number;
}

/** For the nodes of one process. */
export function createMemoryNodes(now: () => number = Date.now): Nodes {
  const entries = new Map<string, Entry>();

  function find(name: string): NodeState | undefined {
    const entry = entries.get(name);
    return entry !== undefined && entry.until > now() ? entry.node : undefined;
  }

  return {
    async announce(node, ttlMs) {
      if ((find(node.name)?.instance ?? node.instance) !== node.instance) return false;
      entries.set(node.name, { node, until: now() + ttlMs });
      return true;
    },
    async list() {
      return [...entries.keys()].toSorted().flatMap((name) => find(name) ?? []);
    },
    async leave({ name, instance }) {
      if (entries.get(name)?.node.instance === instance) entries.delete(name);
    },
  };
}

import type { Adapter } from "@agentstream/adapter-kit";

import { slotsOf } from "../open-sessions.ts";
import type { Options } from "../start-options.ts";
import { findInstalled } from "./find-installed.ts";
import { joinNodes, type Joined } from "./join-nodes.ts";
import { nodeDefaults } from "./node-options.ts";
import { workspacePaths } from "./workspace-paths.ts";

/** The server among those that share its sessions; undefined: it is the only one. */
export async function joinCluster(
  options: Options,
  agents: ReadonlyMap<string, Adapter>,
  version: string,
): Promise<Joined | undefined> {
  const { node: given, workspaces } = options;
  if (given === undefined) return undefined;
  const { shared, name, roles, sharedHome, pool = nodeDefaults.pool } = given;
  const { homeTimeoutMs = nodeDefaults.homeTimeoutMs, leaseMs = nodeDefaults.leaseMs } = given;
  const isWorker = roles.includes("worker");
  return joinNodes({
    nodes: shared.nodes,
    node: {
      name,
      roles,
      pool,
      sharedHome,
      version,
      workspaces: isWorker ? workspacePaths(workspaces) : [],
      startedAt: Date.now(),
    },
    slots: slotsOf(options),
    ttlMs: leaseMs,
    homeTimeoutMs,
    findAgents: async () => (isWorker ? findInstalled(agents) : []),
  });
}

import { isAbsolute, join } from "node:path";

import type { NodeState } from "./nodes.ts";
import { isInside } from "./resolve-workspace.ts";
import { fieldProblem, SessionProblem } from "./session-problem.ts";
import type { WorkRoute } from "./work.ts";

/** The place of a process among those that share its store. */
export interface Membership {
  readonly self: () => NodeState;
  /** The processes that are there, as they were a moment ago. */
  readonly nodes: () => readonly NodeState[];
  /** How long a prompt waits for the node that has the memory of its session. */
  readonly homeTimeoutMs: number;
}

/** Where the agents of a node keep what they remember of their sessions. */
export const homeOf = ({ name, sharedHome }: Pick<NodeState, "name" | "sharedHome">): string =>
  sharedHome === undefined ? `node ${name}` : `shared home ${sharedHome}`;

/** What one process does for all is done by the first one. For a moment there may be two, or none. */
export const isFirstNode = ({ nodes, self }: Pick<Membership, "nodes" | "self">): boolean =>
  nodes()[0]?.name === self().name;

/** The homes that a worker can reach now. */
export const homesOf = ({ nodes }: Membership): ReadonlySet<string> =>
  new Set(nodes().filter(isWorker).map(homeOf));

const isWorker = ({ roles }: NodeState): boolean => roles.includes("worker");

/** Whether a worker can run what has this route. A session stays at its home, whichever pool the prompt came from. */
export function fitsNode(node: NodeState, route: WorkRoute): boolean {
  const isPlace =
    route.home === undefined
      ? route.pool === undefined || route.pool === node.pool
      : route.home === homeOf(node);
  return isPlace && node.agents.includes(route.agentType) && allows(node, route);
}

/** A folder is named by its path inside of a workspace; links are followed by the worker that plans the run. */
const allows = ({ workspaces }: NodeState, { workspace }: WorkRoute): boolean =>
  workspace === undefined ||
  !isAbsolute(workspace) ||
  workspaces.some((root) => isInside(root, join(workspace)));

/** Throws if the workers that are there could never run this. Where none is there, it waits for one. */
export function checkRoute(membership: Membership, route: WorkRoute): void {
  const workers = membership.nodes().filter(isWorker);
  if (workers.length === 0) return;
  const able = workers.filter(({ agents }) => agents.includes(route.agentType));
  if (able.length === 0) {
    const known = [...new Set(workers.flatMap(({ agents }) => agents))].toSorted();
    const message = `No worker has the agent ${route.agentType}; they have ${known.join(", ")}. Install it on one of them.`;
    throw new SessionProblem("agentNotInstalled", message, {
      errors: [{ path: "/agentType", message }],
    });
  }
  if (!able.some((worker) => allows(worker, route)))
    throw fieldProblem(
      "/config/cwd",
      "Expected a folder inside of an allowed workspace.",
      "forbidden",
    );
}

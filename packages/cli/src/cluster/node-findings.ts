import type { NodeState } from "@agentstream/sessions";
import type { Finding } from "@agentstream/store-redis";

/** What is wrong with the servers of a cluster, whatever they share. */
export function nodeFindings(nodes: readonly NodeState[]): readonly Finding[] {
  const gateways = nodes.filter(({ roles }) => roles.includes("gateway"));
  const workers = nodes.filter(({ roles }) => roles.includes("worker"));
  return [
    countOf("gateways", gateways, "No client can be answered: start a server with --role gateway."),
    countOf("workers", workers, "Prompts wait: start a server with --role worker."),
    ...poolsWithoutWorkers(gateways, workers),
    ...workersWithoutAgents(workers),
    ...versionsOf(nodes),
  ];
}

function countOf(name: string, nodes: readonly NodeState[], remedy: string): Finding {
  if (nodes.length === 0) return { level: "warning", name, message: "None is running.", remedy };
  const names = nodes.map((node) => (node.isDraining ? `${node.name} (draining)` : node.name));
  return { level: "ok", name, message: `${nodes.length}: ${names.join(", ")}` };
}

function poolsWithoutWorkers(
  gateways: readonly NodeState[],
  workers: readonly NodeState[],
): Finding[] {
  const served = new Set(workers.map(({ pool }) => pool));
  const missing = new Set(gateways.map(({ pool }) => pool).filter((pool) => !served.has(pool)));
  if (workers.length === 0) return [];
  return [...missing].map((pool) => ({
    level: "error",
    name: `pool ${pool}`,
    message: "A gateway sends its prompts to this pool, and no worker belongs to it.",
    remedy: `Start a worker with --pool ${pool}, or the gateway with the pool of your workers.`,
  }));
}

/** The agent that is built in is no use to anybody. */
const workersWithoutAgents = (workers: readonly NodeState[]): Finding[] =>
  workers
    .filter(({ agents }) => agents.every((agent) => agent === "echo"))
    .map(({ name }) => ({
      level: "warning",
      name: `agents of ${name}`,
      message: "No command of an agent is installed there.",
      remedy: "Run `agentstream doctor` on that machine.",
    }));

function versionsOf(nodes: readonly NodeState[]): Finding[] {
  const versions = [...new Set(nodes.map(({ version }) => version))].toSorted();
  if (versions.length < 2) return [];
  return [
    {
      level: "warning",
      name: "versions",
      message: `The servers have different versions: ${versions.join(", ")}.`,
      remedy: "Finish the update: restart the older ones one by one.",
    },
  ];
}

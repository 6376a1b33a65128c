import { hasSecrets, mcpServerFaults } from "@agentstream/adapter-kit/author";
import type { McpServer } from "@agentstream/schema";

import type { Policy } from "./plan-run.ts";
import { fieldProblem, SessionProblem } from "./session-problem.ts";

/** The servers that the owner of this place has registered, by name. */
export type RegisteredMcpServers = ReadonlyMap<string, McpServer>;

/**
 * The servers that a run gets. A server is a program that runs here, or an address that gets what the agent sends:
 * below the highest tier only registered ones are taken, by their names.
 */
export function resolveMcpServers(
  { mcpServers: registered = new Map(), allowTier }: Pick<Policy, "mcpServers" | "allowTier">,
  servers: readonly McpServer[] | undefined,
): McpServer[] | undefined {
  if (servers === undefined) return undefined;
  const faults = mcpServerFaults(servers);
  if (faults.length > 0) {
    const errors = faults
      .slice(0, 20)
      .map(({ path, reason }) => ({ path: `/mcpServers${path}`, message: reason }));
    throw new SessionProblem("invalid", errors.map(({ message }) => message).join(" "), { errors });
  }
  return servers.map((server, index) => {
    if (server.type !== "registered" && allowTier === "autonomous") return server;
    const found = registered.get(server.name);
    if (server.type === "registered" && found !== undefined) return found;
    const path = `/mcpServers/${index}`;
    const names = [...registered.keys()];
    const known = names.length === 0 ? "none is registered" : `registered are ${names.join(", ")}`;
    if (server.type === "registered")
      throw fieldProblem(`${path}/name`, `There is no MCP server ${server.name} here: ${known}.`);
    throw fieldProblem(
      path,
      `${server.name} cannot be defined by a request here: send {"type": "registered", "name": …} (${known}). A server takes others with --allow-tier autonomous.`,
      "exceedsCap",
    );
  });
}

/** What is kept with a session: secrets are not, so that only the names of their servers stay. */
export function keptMcpServers(servers: readonly McpServer[] | undefined): {
  mcpServers: McpServer[] | undefined;
  secretMcpServers: string[] | undefined;
} {
  const secret = servers?.filter(hasSecrets) ?? [];
  return {
    mcpServers: servers?.filter((server) => !hasSecrets(server)),
    secretMcpServers: secret.length === 0 ? undefined : secret.map(({ name }) => name),
  };
}

/** A further prompt must send what is not kept. */
export function checkKeptServers(
  secretMcpServers: readonly string[] | undefined,
  sent: readonly McpServer[] | undefined,
): void {
  if (secretMcpServers === undefined || sent !== undefined) return;
  throw fieldProblem(
    "/mcpServers",
    `The env and headers of ${secretMcpServers.join(", ")} are not kept with the session: send mcpServers with each prompt, [] for none, or have them registered at the server.`,
  );
}

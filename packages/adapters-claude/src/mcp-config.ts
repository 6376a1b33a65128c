import { mcpServersOf, type ReadRequest } from "@agentstream/adapter-kit/author";

export const mcpFile = "mcp.json";

/** The file of `--mcp-config`; undefined: the request has no servers. */
export function mcpConfigOf(asked: ReadRequest): string | undefined {
  const servers = mcpServersOf(asked);
  if (servers.length === 0) return undefined;
  const mcpServers = Object.fromEntries(servers.map(({ name, ...server }) => [name, server]));
  return JSON.stringify({ mcpServers });
}

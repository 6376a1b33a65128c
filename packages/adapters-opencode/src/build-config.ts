import { mcpServersOf, present, type ReadRequest } from "@agentstream/adapter-kit/author";

/** Where the CLI finds one more file of its configuration. */
export const configVariable = "OPENCODE_CONFIG";
export const configFile = "opencode.json";

/** A configuration with the MCP servers of a request; undefined: it has none. */
export function configOf(asked: ReadRequest): string | undefined {
  const servers = mcpServersOf(asked);
  if (servers.length === 0) return undefined;
  return JSON.stringify({
    mcp: Object.fromEntries(servers.map((server) => [server.name, entryOf(server)])),
  });
}

function entryOf(server: ReturnType<typeof mcpServersOf>[number]): object {
  if (server.type === "stdio") {
    const command = [server.command, ...(server.args ?? [])];
    return present({ type: "local", command, environment: server.env, enabled: true });
  }
  const { url, headers } = server;
  return present({ type: "remote", url, headers, enabled: true });
}

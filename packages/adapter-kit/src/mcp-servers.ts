import type { McpServer } from "@agentstream/schema";

import type { ReadRequest } from "./read-request.ts";

/** A server that an agent can be given: what is registered has been looked up. */
export type KnownMcpServer = Exclude<McpServer, { type: "registered" }>;

/** The servers of a request that has passed `takesMcpServers`. */
export const mcpServersOf = ({
  mcpServers = [],
}: Pick<ReadRequest, "mcpServers">): KnownMcpServer[] =>
  mcpServers.flatMap((server) => (server.type === "registered" ? [] : [server]));

/** Whether a server has values that must not be seen, such as in the list of processes. */
export function hasSecrets(server: McpServer): boolean {
  if (server.type === "registered") return false;
  const values = server.type === "stdio" ? server.env : server.headers;
  return Object.keys(values ?? {}).length > 0;
}

/** As `session/new` of ACP has them; undefined: none. */
export function acpMcpServers(asked: Pick<ReadRequest, "mcpServers">): object[] | undefined {
  const servers = mcpServersOf(asked).map((server) =>
    server.type === "stdio"
      ? {
          name: server.name,
          command: server.command,
          args: server.args ?? [],
          env: pairsOf(server.env),
        }
      : {
          type: server.type,
          name: server.name,
          url: server.url,
          headers: pairsOf(server.headers),
        },
  );
  return servers.length === 0 ? undefined : servers;
}

const pairsOf = (values: Readonly<Record<string, string>> = {}): object[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** What such servers may do is up to them. */
export const mcpNote = ({ mcpServers = [] }: Pick<ReadRequest, "mcpServers">): string[] =>
  mcpServers.length === 0
    ? []
    : [
        "MCP servers of the request run outside of any sandbox, with the rights of the agent's user.",
      ];

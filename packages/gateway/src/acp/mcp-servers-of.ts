import type { McpServer as AcpServer } from "@agentclientprotocol/sdk";
import type { McpServer, PermissionTier } from "@agentstream/schema";
import { resolveMcpServers, type RegisteredMcpServers } from "@agentstream/sessions";

import { wrongParameter } from "./refusals.ts";

/** Which MCP servers of a client are passed on. */
export interface McpRules {
  readonly allowTier: PermissionTier;
  readonly mcpServers?: RegisteredMcpServers | undefined;
  /** They are left out. */
  readonly ignores: boolean;
}

/**
 * The MCP servers of a client as ours: those that it defines itself at the highest tier, else the registered ones of
 * the same names. Throws if one of them would be refused with the first prompt.
 */
export function mcpServersOf(servers: readonly AcpServer[], rules: McpRules): McpServer[] {
  if (rules.ignores) return [];
  const ours = servers.map((server, index) =>
    rules.allowTier === "autonomous"
      ? definitionOf(server, index)
      : { type: "registered" as const, name: server.name },
  );
  resolveMcpServers(rules, ours);
  return ours;
}

function definitionOf(server: AcpServer, index: number): McpServer {
  // it becomes a part of the names of tools
  const name = server.name.replaceAll(/[^\w-]+/g, "-");
  if ("command" in server)
    return {
      type: "stdio",
      name,
      command: server.command,
      args: server.args,
      env: mapOf(server.env),
    };
  if (server.type === "http" || server.type === "sse")
    return { type: server.type, name, url: server.url, headers: mapOf(server.headers) };
  throw wrongParameter(
    `mcpServers/${index}`,
    `mcpServers: expected servers over stdio, http or sse, got another.`,
  );
}

const mapOf = (pairs: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(pairs.map(({ name, value }) => [name, value]));

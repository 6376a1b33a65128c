import { closed, list, literal, map, optional, ref, string, union } from "../vocabulary.ts";
import type { Definitions } from "../vocabulary.ts";

/** The MCP servers that a request adds to the agent's own. */
export const mcpServers = optional(
  list(ref("McpServer"), "MCP servers for the agent, in addition to those of its own settings."),
);

const name = string("Unique in the request; tools are named after it.");

export const mcpServerDefinitions: Definitions = {
  McpServer: union("An MCP server that the agent may use.", ["McpStdioServer", "McpHttpServer"]),
  McpStdioServer: closed("A server that is started as a process and speaks over stdio.", {
    type: literal("stdio"),
    name,
    command: string("The program, by name or absolute path."),
    args: optional(list(string())),
    env: optional(map(string(), "Additions to the server's environment.")),
  }),
  McpHttpServer: closed("A server that is reached over Streamable HTTP.", {
    type: literal("http"),
    name,
    url: string("An absolute `http:` or `https:` URL."),
    headers: optional(map(string(), "Sent with every request to the server.")),
  }),
};

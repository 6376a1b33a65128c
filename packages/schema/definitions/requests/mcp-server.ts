import * as t from "../vocabulary.ts";
import type { Definitions } from "../vocabulary.ts";

/** The MCP servers that a request adds to the agent's own. */
export const mcpServers = t.optional(
  t.list(
    t.ref("McpServer"),
    "MCP servers for the agent, in addition to those of its own settings.",
  ),
);

const name = t.string("Unique in the request; tools are named after it.");

export const mcpServerDefinitions: Definitions = {
  McpServer: t.union("An MCP server that the agent may use.", ["McpStdioServer", "McpHttpServer"]),
  McpStdioServer: t.closed("A server that is started as a process and speaks over stdio.", {
    type: t.literal("stdio"),
    name,
    command: t.string("The program, by name or absolute path."),
    args: t.optional(t.list(t.string())),
    env: t.optional(t.map(t.string(), "Additions to the server's environment.")),
  }),
  McpHttpServer: t.closed("A server that is reached over Streamable HTTP.", {
    type: t.literal("http"),
    name,
    url: t.string("An absolute `http:` or `https:` URL."),
    headers: t.optional(t.map(t.string(), "Sent with every request to the server.")),
  }),
};

import * as t from "../vocabulary.ts";

/** The MCP servers that a request adds to the agent's own. */
export const mcpServers = t.optional(
  t.list(
    t.ref("McpServer"),
    "MCP servers for the agent, in addition to those of its own settings.",
  ),
);

const name = t.string("Unique in the request; tools are named after it.");

const remote = {
  name,
  url: t.string("An absolute `http:` or `https:` URL."),
  headers: t.optional(t.map(t.string(), "Sent with every request to the server.")),
};

export const mcpServerDefinitions: t.Definitions = {
  McpServer: t.union("An MCP server that the agent may use.", [
    "McpRegisteredServer",
    "McpStdioServer",
    "McpHttpServer",
    "McpSseServer",
  ]),
  McpRegisteredServer: t.closed("A server that the gateway's owner has registered.", {
    type: t.literal("registered"),
    name: t.string("The name it is registered by."),
  }),
  McpStdioServer: t.closed("A server that is started as a process and speaks over stdio.", {
    type: t.literal("stdio"),
    name,
    command: t.string("The program, by name or absolute path."),
    args: t.optional(t.list(t.string())),
    env: t.optional(t.map(t.string(), "Additions to the server's environment.")),
  }),
  McpHttpServer: t.closed("A server that is reached over Streamable HTTP.", {
    type: t.literal("http"),
    ...remote,
  }),
  McpSseServer: t.closed("A server that is reached over HTTP with server-sent events.", {
    type: t.literal("sse"),
    ...remote,
  }),
};

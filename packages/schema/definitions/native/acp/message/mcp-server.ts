import * as t from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const name = t.string("The name of the server.");

export const mcpServers: t.Definitions = {
  ...t.unionOf("AcpMcpServer", "An MCP server that the host gives to the session.", {
    AcpRemoteMcpServer: t.open("A server that is reached over the network.", {
      url: t.string(),
      name,
      type: t.optional(t.words(["http", "sse"])),
      headers: t.maybe(t.list(t.ref("AcpNamedValue"))),
      _meta: meta,
    }),
    AcpLocalMcpServer: t.without(
      ["url"],
      t.open("A server that the agent starts.", {
        command: t.string("Absolute."),
        name,
        type: t.optional(t.words(["stdio"])),
        args: t.maybe(t.list(t.string())),
        env: t.maybe(t.list(t.ref("AcpNamedValue"))),
        _meta: meta,
      }),
    ),
    AcpTunnelledMcpServer: t.without(
      ["url", "command"],
      t.open("A server that is reached through this connection.", {
        serverId: t.string(),
        name,
        type: t.optional(t.words(["acp"])),
        _meta: meta,
      }),
    ),
    AcpOtherMcpServer: t.without(
      ["url", "command", "serverId"],
      t.open("A server with a transport that this version does not know.", {
        name,
        _meta: meta,
      }),
    ),
  }),
  AcpNamedValue: t.open("A header, or a variable of the environment.", {
    name: t.string(),
    value: t.string(),
    _meta: meta,
  }),
};

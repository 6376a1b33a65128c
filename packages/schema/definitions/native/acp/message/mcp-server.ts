import {
  list,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  without,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const name = string("What the server is called.");

export const mcpServers: Definitions = {
  AcpMcpServer: union("An MCP server that the host lends to the session.", [
    "AcpRemoteMcpServer",
    "AcpLocalMcpServer",
    "AcpTunnelledMcpServer",
    "AcpOtherMcpServer",
  ]),
  AcpRemoteMcpServer: open("A server that is reached over the network.", {
    url: string(),
    name,
    type: optional(words(["http", "sse"])),
    headers: optional(nullable(list(ref("AcpNamedValue")))),
    _meta: meta,
  }),
  AcpLocalMcpServer: without(
    ["url"],
    open("A server that the agent starts.", {
      command: string("Absolute."),
      name,
      type: optional(words(["stdio"])),
      args: optional(nullable(list(string()))),
      env: optional(nullable(list(ref("AcpNamedValue")))),
      _meta: meta,
    }),
  ),
  AcpTunnelledMcpServer: without(
    ["url", "command"],
    open("A server that is reached through this connection.", {
      serverId: string(),
      name,
      type: optional(words(["acp"])),
      _meta: meta,
    }),
  ),
  AcpOtherMcpServer: without(
    ["url", "command", "serverId"],
    open("A server that is reached in a way that this version does not know.", {
      name,
      _meta: meta,
    }),
  ),
  AcpNamedValue: open("A header, or a variable of the environment.", {
    name: string(),
    value: string(),
    _meta: meta,
  }),
};

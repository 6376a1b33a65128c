import * as t from "../../vocabulary.ts";
import { answers } from "./message/answer.ts";
import { calls } from "./message/call.ts";
import { capabilities } from "./message/capabilities.ts";
import { configs } from "./message/config.ts";
import { contents } from "./message/content.ts";
import { elicitations } from "./message/elicitation.ts";
import { files } from "./message/file.ts";
import { mcpServers } from "./message/mcp-server.ts";
import { permissions } from "./message/permission.ts";
import { results } from "./message/result.ts";
import { sessions } from "./message/session.ts";
import { terminals } from "./message/terminal.ts";
import { toolCalls } from "./message/tool-call.ts";
import { updates } from "./message/update.ts";
import { usages } from "./message/usage.ts";

const definitions: t.Definitions = {
  AcpMessage: t.union(
    "One message of the Agent Client Protocol, from either side. Messages with a method are requests or notifications; the others are answers.",
    ["AcpCall", "AcpErrorAnswer", "AcpResultAnswer"],
  ),
  ...calls,
  ...answers,
  ...results,
  ...capabilities,
  ...sessions,
  ...configs,
  ...mcpServers,
  ...updates,
  ...toolCalls,
  ...contents,
  ...permissions,
  ...elicitations,
  ...files,
  ...terminals,
  ...usages,
};

export const acpMessage: t.Document = {
  name: "native/acp/message",
  title: "Agent Client Protocol message",
  description:
    "One message of the Agent Client Protocol, version 1: JSON-RPC 2.0, one object per line, both directions.",
  root: "AcpMessage",
  definitions,
  tested: "Gemini CLI 0.61.0",
};

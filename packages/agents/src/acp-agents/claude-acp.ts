import type { Adapter } from "@agentstream/adapter-kit";
import { present } from "@agentstream/adapter-kit/author";
import { createAcpAgent } from "@agentstream/adapters-acp";
import {
  aboutTool,
  claude,
  errorCodeOf as claudeErrorCode,
  toolErrorOf,
} from "@agentstream/adapters-claude";

import { testedIn } from "../generated/tested-versions.ts";

/** Claude Code behind ACP: `@agentclientprotocol/claude-agent-acp`. */
export const claudeAcp: Adapter = createAcpAgent({
  id: "claude-acp",
  name: "Claude Code by ACP",
  command: "claude-agent-acp",
  setup: {
    install: "npm install -g @agentclientprotocol/claude-agent-acp",
    login: "set ANTHROPIC_API_KEY, or start `claude` and type /login",
  },
  ...present({ environment: claude.environment }),
  names: { provider: "anthropic" },
  modes: {
    ask: "default",
    autoEdit: "acceptEdits",
    autoAll: "bypassPermissions",
    readOnly: "plan",
  },
  quirks: {
    // versions before 0.17 have tools of their own, by a server of this name, in the place of Claude's
    aboutTool: (toolName) => aboutTool(toolName.replace(/^mcp__acp__/, "")),
    errorCodeOf: claudeErrorCode,
    exitCodeText: /^(?:```\n)?Exit code (\d+)\n/,
    toolErrorOf,
  },
  tested: testedIn("claude-acp", "acp"),
  cannot: ["run on a Node older than 22"],
});

import type { AdapterInfo } from "@agentstream/adapter-kit";

import { environment } from "./environment.ts";
import { signs } from "./signs.ts";

export const tested: readonly string[] = ["2.1.197", "2.1.326"];

/** Claude Code. */
export const info: AdapterInfo = {
  contractVersion: 1,
  id: "claude",
  name: "Claude Code",
  protocols: [
    {
      name: "stream-json",
      schema: "native/claude/stream-json",
      interactive: false,
      deltas: true,
      tested,
      cannot: ["ask for permission: what needs it is refused", "be interrupted but by a signal"],
    },
    {
      name: "stream-input",
      schema: "native/claude/stream-json",
      interactive: true,
      deltas: true,
      tested,
      cannot: [
        "run hooks or MCP servers of the host: the CLI is told that nobody does",
        "say whether a prompt that came during a turn went into that turn or waits",
      ],
    },
    {
      name: "session-event",
      schema: "native/claude/session-event",
      interactive: false,
      deltas: false,
      tested: [],
      cannot: ["be planned: it is the form of an older server, and is only read"],
    },
  ],
  command: {
    name: "claude",
    install: "npm install -g @anthropic-ai/claude-code",
    login: "start `claude` and say /login",
  },
  environment,
  signs,
  aliases: { "claude:session": { protocol: "session-event" }, qwen: { agentType: "qwen" } },
  names: { ues: "claude-code" },
};

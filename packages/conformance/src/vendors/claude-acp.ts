import { findAgent } from "@agentstream/agents";

import { adapterOf } from "./adapter-of.ts";
import { claude } from "./claude.ts";
import type { Vendor } from "./vendor.ts";

/** Claude Code behind ACP: its model, tools and settings are the same. */
export const claudeAcp: Vendor = {
  ...claude,
  adapter: adapterOf(findAgent("claude-acp")),
  package: "@agentclientprotocol/claude-agent-acp",
  programs: ["@agentclientprotocol/claude-agent-acp/dist/index.js"],
  hasModelSetting: true,
  sideRequest: /SUGGESTION MODE|Reply with ONLY the suggestion/,
  protocols: { twoWay: "acp" },
  interruptLine: /"session\/cancel"/,
};

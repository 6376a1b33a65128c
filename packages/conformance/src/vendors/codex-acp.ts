import { findAgent } from "@agentstream/agents";

import { adapterOf } from "./adapter-of.ts";
import { codex } from "./codex.ts";
import type { Vendor } from "./vendor.ts";

/** Codex behind ACP: its model, tools and settings are the same. */
export const codexAcp: Vendor = {
  ...codex,
  adapter: adapterOf(findAgent("codex-acp")),
  package: "@agentclientprotocol/codex-acp",
  programs: ["@agentclientprotocol/codex-acp/dist/index.js"],
  hasModelSetting: true,
  files: (place) =>
    Object.fromEntries(
      Object.entries(codex.files(place)).map(([path, config]) => [
        path,
        `model = "${codex.model}"\n${config}`,
      ]),
    ),
  shownAs: {
    ...codex.shownAs,
    shell: /^exec_command$/,
    read: /^exec_command$/,
    write: /^/,
    edit: /^/,
    mcp: /^(?!exec_command|apply_patch|update_plan)/,
  },
  protocols: { twoWay: "acp" },
  interruptLine: /"session\/cancel"/,
};

import { fileURLToPath } from "node:url";

import { createAcpAgent } from "@agentstream/agents";
import type { KnownAgent } from "@agentstream/sessions";

/** The agent of `scripted-agent.cjs`. */
export const scriptedAgent: KnownAgent = {
  adapter: createAcpAgent({
    id: "scripted",
    name: "Scripted",
    command: process.execPath,
    args: [fileURLToPath(new URL("scripted-agent.cjs", import.meta.url))],
  }),
};

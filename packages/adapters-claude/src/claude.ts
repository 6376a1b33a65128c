import type { AdapterInfo } from "@agentstream/adapter-kit";

const tested = ["2.1.197", "2.1.326"];

/** Claude Code. */
export const claude: AdapterInfo = {
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
      cannot: [],
    },
  ],
};

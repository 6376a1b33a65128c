import {
  assertSpoken,
  checkedPlan,
  createTranslator,
  type Adapter,
} from "@agentstream/adapter-kit";

import { plan } from "./build-args.ts";
import { streamJson } from "./create-protocol.ts";
import { sessionEvents } from "./session-protocol.ts";

const tested = ["2.1.197", "2.1.326"];

/** Claude Code. */
export const claude: Adapter = {
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
  plan: checkedPlan(plan),
  translator(options) {
    const { protocol = "stream-json" } = options;
    assertSpoken(claude, protocol);
    return createTranslator(
      options,
      protocol === "session-event"
        ? sessionEvents(options, [])
        : streamJson(options, tested, protocol),
    );
  },
};

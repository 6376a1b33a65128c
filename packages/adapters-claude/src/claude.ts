import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

import { info } from "./info.ts";
import { planner } from "./plan.ts";
import { sessionEvents } from "./session-event/protocol.ts";
import { streamJson } from "./stream-json/protocol.ts";

/** Claude Code. */
export const claude: Adapter = {
  ...info,
  ...planner,
  translator(options) {
    const { protocol = "stream-json" } = options;
    assertSpoken(claude, protocol);
    return createTranslator(
      options,
      protocol === "session-event" ? sessionEvents(options) : streamJson(options, protocol),
    );
  },
};

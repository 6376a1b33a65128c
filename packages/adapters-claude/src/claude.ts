import {
  assertSpoken,
  checkedPlan,
  createTranslator,
  type Adapter,
} from "@agentstream/adapter-kit";

import { plan } from "./build-args.ts";
import { streamJson } from "./create-protocol.ts";
import { info, tested } from "./info.ts";
import { sessionEvents } from "./session-protocol.ts";

/** Claude Code. */
export const claude: Adapter = {
  ...info,
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

import {
  createAdapter,
  translateWith,
  type Adapter,
  type AgentTranslate,
} from "@agentstream/adapter-kit/author";

import { info } from "./info.ts";
import { planner } from "./plan.ts";
import { sessionEvents } from "./session-event/protocol.ts";
import { streamJson } from "./stream-json/protocol.ts";

/** Claude Code. */
export const claude: Adapter = createAdapter(info, planner, {
  "stream-json": streamJson,
  "stream-input": streamJson,
  "session-event": sessionEvents,
});

/** The events of what the agent printed: a stream, its lines, or a child process that runs it. */
export const translate: AgentTranslate = /* @__PURE__ */ translateWith(claude);

import {
  createOneWayAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { sessionEvents } from "./protocol.ts";

/** Claude Code, its protocol `session-event` alone: without a planner, for small bundles. */
export const claude: TranslatingAdapter = createOneWayAdapter(info, {
  "session-event": sessionEvents,
});

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(claude);

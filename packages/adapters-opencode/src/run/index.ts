import {
  createOneWayAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { runProtocol } from "./protocol.ts";

/** opencode, its protocol `run` alone: without a planner, for small bundles. */
export const opencode: TranslatingAdapter = createOneWayAdapter(info, { run: runProtocol });

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(opencode);

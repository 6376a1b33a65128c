import {
  createOneWayAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { streamJson } from "./protocol.ts";

/** Gemini CLI, its protocol `stream-json` alone: without a planner, for small bundles. */
export const gemini: TranslatingAdapter = createOneWayAdapter(info, {
  "stream-json": streamJson,
});

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(gemini);

import {
  createTranslatingAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { streamJson } from "./protocol.ts";

/** Claude Code, its protocols `stream-json` and `stream-input` alone: without a planner, for small bundles. */
export const claude: TranslatingAdapter = createTranslatingAdapter(info, {
  "stream-json": streamJson,
  "stream-input": streamJson,
});

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(claude);

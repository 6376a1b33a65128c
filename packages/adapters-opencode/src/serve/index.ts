import {
  createTranslatingAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { serveProtocol } from "./protocol.ts";

/** opencode, its protocol `serve` alone: without a planner, for small bundles. */
export const opencode: TranslatingAdapter = createTranslatingAdapter(info, {
  serve: serveProtocol,
});

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(opencode);

import {
  createTranslatingAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { appServer } from "./protocol.ts";

/** Codex CLI, its protocol `app-server` alone: without a planner, for small bundles. */
export const codex: TranslatingAdapter = createTranslatingAdapter(info, {
  "app-server": appServer,
});

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(codex);

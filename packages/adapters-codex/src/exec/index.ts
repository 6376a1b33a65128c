import {
  createOneWayAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { execInfo } from "./exec-info.ts";
import { exec } from "./protocol.ts";

/** Codex CLI, its protocol `exec` alone: without a planner, for small bundles. */
export const codex: TranslatingAdapter = createOneWayAdapter(execInfo, { exec });

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(codex);

import {
  createOneWayAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { exec } from "./protocol.ts";

/** Codex CLI, its protocol `exec` alone: without a planner, for small bundles. */
export const codex: TranslatingAdapter = createOneWayAdapter(info, { exec });

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(codex);

import { acpProtocol } from "@agentstream/acp";
import {
  createTranslatingAdapter,
  translateWith,
  type AgentTranslate,
  type TranslatingAdapter,
} from "@agentstream/adapter-kit/author";

import { info } from "../info.ts";
import { quirks } from "./quirks.ts";

/** Gemini CLI, its protocol `acp` alone: without a planner, for small bundles. */
export const gemini: TranslatingAdapter = createTranslatingAdapter(info, {
  acp: (spoken) => acpProtocol(spoken, quirks),
});

export const translate: AgentTranslate = /* @__PURE__ */ translateWith(gemini);

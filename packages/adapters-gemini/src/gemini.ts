import { acpProtocol } from "@agentstream/acp";
import {
  createAdapter,
  translateWith,
  type Adapter,
  type AgentTranslate,
} from "@agentstream/adapter-kit/author";

import { quirks } from "./acp/quirks.ts";
import { info } from "./info.ts";
import { planner } from "./plan.ts";
import { streamJson } from "./stream-json/protocol.ts";

/** Gemini CLI. */
export const gemini: Adapter = createAdapter(info, planner, {
  "stream-json": streamJson,
  acp: (spoken) => acpProtocol(spoken, quirks),
});

/** The events of what the agent printed: a stream, its lines, or a child process that runs it. */
export const translate: AgentTranslate = /* @__PURE__ */ translateWith(gemini);

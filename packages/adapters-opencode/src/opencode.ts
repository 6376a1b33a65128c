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
import { runProtocol } from "./run/protocol.ts";
import { serveProtocol } from "./serve/protocol.ts";

/** opencode. */
export const opencode: Adapter = createAdapter(info, planner, {
  run: runProtocol,
  serve: serveProtocol,
  acp: (spoken) => acpProtocol(spoken, quirks),
});

/** The events of what the agent printed: a stream, its lines, or a child process that runs it. */
export const translate: AgentTranslate = /* @__PURE__ */ translateWith(opencode);

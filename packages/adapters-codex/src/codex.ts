import {
  createAdapter,
  translateWith,
  type Adapter,
  type AgentTranslate,
} from "@agentstream/adapter-kit/author";

import { appServer } from "./app-server/protocol.ts";
import { exec } from "./exec/protocol.ts";
import { info } from "./info.ts";
import { planner } from "./plan.ts";

/** Codex CLI. */
export const codex: Adapter = createAdapter(info, planner, { exec, "app-server": appServer });

/** The events of what the agent printed: a stream, its lines, or a child process that runs it. */
export const translate: AgentTranslate = /* @__PURE__ */ translateWith(codex);

import { translateWith, type AgentTranslate } from "@agentstream/adapter-kit";

import { codex } from "./codex.ts";

/** The events of what the agent printed: a stream, its lines, or a child process that runs it. */
export const translate: AgentTranslate = translateWith(codex);

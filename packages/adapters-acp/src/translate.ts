import { translateWith, type AgentTranslate } from "@agentstream/adapter-kit";

import { acp } from "./acp.ts";

/** The events of what an agent printed that speaks ACP; the option `agentType` names it. */
export const translate: AgentTranslate = translateWith(acp);

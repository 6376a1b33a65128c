import { translateWith, type Adapter, type AgentTranslate } from "@agentstream/adapter-kit/author";

import { createAcpAgent } from "./create-acp-agent.ts";
import { info } from "./info.ts";
import { createAcpPlanner } from "./plan.ts";

const unknown = { id: info.id, name: info.name, command: "" };

/** The fields where the modes of an agent are registered stand for the modes of any agent. */
const { modes } = createAcpPlanner({
  ...unknown,
  modes: {
    ask: "modes.ask",
    autoEdit: "modes.autoEdit",
    autoAll: "modes.autoAll",
    readOnly: "modes.readOnly",
  },
});

/** Any agent that speaks ACP: it can be translated, but not run, for its command is not known. */
export const acp: Adapter = {
  ...createAcpAgent(unknown),
  ...info,
  modes,
  plan: () => ({
    refusals: [
      {
        field: "agentType",
        reason:
          "Which command? Make an adapter for it: createAcpAgent({ id, name, command, args }).",
      },
    ],
  }),
};

/** The events of what an agent printed that speaks ACP; the option `agentType` names it. */
export const translate: AgentTranslate = translateWith(acp);

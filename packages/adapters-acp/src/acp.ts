import type { Adapter } from "@agentstream/adapter-kit";

import { createAcpAgent } from "./create-acp-agent.ts";
import { info } from "./info.ts";

const unknown = createAcpAgent({ id: info.id, name: info.name, command: "" });

/** Any agent that speaks ACP: it can be translated, but not run, for nobody has said which command it is. */
export const acp: Adapter = {
  ...unknown,
  ...info,
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

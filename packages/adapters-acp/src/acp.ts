import type { Adapter } from "@agentstream/adapter-kit";

import { createAcpAgent } from "./create-acp-agent.ts";

const unknown = createAcpAgent({ id: "acp", name: "ACP agent", command: "" });

/** Any agent that speaks ACP: it can be translated, but not run, for nobody has said which command it is. */
export const acp: Adapter = {
  ...unknown,
  signs: [
    {
      from: "acp",
      fits: (line) => line["jsonrpc"] === "2.0" && ("method" in line || "id" in line),
    },
  ],
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

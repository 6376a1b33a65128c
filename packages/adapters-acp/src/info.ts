import type { AdapterInfo, ProtocolInfo } from "@agentstream/adapter-kit/author";

export const protocol: ProtocolInfo = {
  name: "acp",
  schema: "native/acp/message",
  interactive: true,
  deltas: true,
  tested: [],
  cannot: [
    "change the arguments of a call that is asked for",
    "take a prompt into a turn that runs",
    "limit turns, costs or tools",
  ],
};

/** Any agent that speaks ACP. */
export const info: AdapterInfo = {
  contractVersion: 1,
  id: "acp",
  name: "ACP agent",
  protocols: [protocol],
  signs: [
    {
      from: "acp",
      fits: (line) => line["jsonrpc"] === "2.0" && ("method" in line || "id" in line),
    },
  ],
};

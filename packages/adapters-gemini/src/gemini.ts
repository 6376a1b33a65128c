import type { AdapterInfo } from "@agentstream/adapter-kit";

/** Gemini CLI. */
export const gemini: AdapterInfo = {
  contractVersion: 1,
  id: "gemini",
  name: "Gemini CLI",
  protocols: [
    {
      name: "stream-json",
      schema: "native/gemini/stream-json",
      interactive: false,
      deltas: true,
      tested: ["0.61.0"],
      cannot: ["ask for permission: tools that need it do not exist", "show what the model thinks"],
    },
    {
      name: "acp",
      schema: "native/acp/message",
      interactive: true,
      deltas: true,
      tested: ["0.61.0"],
      cannot: ["tell the outcome of a tool that was refused"],
    },
  ],
};

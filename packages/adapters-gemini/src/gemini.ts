import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

import { plan } from "./build-args.ts";
import { createProtocol } from "./create-protocol.ts";

const tested = ["0.61.0"];

/** Gemini CLI. */
export const gemini: Adapter = {
  contractVersion: 1,
  id: "gemini",
  name: "Gemini CLI",
  protocols: [
    {
      name: "stream-json",
      schema: "native/gemini/stream-json",
      interactive: false,
      deltas: true,
      tested,
      cannot: ["ask for permission: tools that need it do not exist", "show what the model thinks"],
    },
  ],
  plan,
  translator(options) {
    assertSpoken(gemini, options.protocol);
    const agentType = options.agentType ?? "gemini";
    const info = { agentType, protocol: "stream-json", tested };
    return createTranslator(options, createProtocol(info));
  },
};

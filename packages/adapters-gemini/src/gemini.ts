import { acpProtocol } from "@agentstream/acp";
import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

import { quirks } from "./acp/quirks.ts";
import { planner } from "./plan.ts";
import { streamJson } from "./stream-json/protocol.ts";

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
    {
      name: "acp",
      schema: "native/acp/message",
      interactive: true,
      deltas: true,
      tested,
      cannot: [
        "change the arguments of a call that is asked for",
        "take a prompt into a turn that runs",
        "show the results of tools, and the exit codes of commands",
        "tell an answer that was blocked from one that is empty",
        "count thoughts and cached input",
      ],
    },
  ],
  ...planner,
  translator(options) {
    assertSpoken(gemini, options.protocol);
    const { agentType = "gemini", protocol = "stream-json" } = options;
    const info = { agentType, protocol, tested };
    return createTranslator(
      options,
      protocol === "acp" ? acpProtocol(info, quirks) : streamJson(info),
    );
  },
};

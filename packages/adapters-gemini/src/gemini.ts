import {
  assertSpoken,
  checkedPlan,
  createTranslator,
  type Adapter,
} from "@agentstream/adapter-kit";

import { createAcpProtocol } from "./acp.ts";
import { meansAcp, planAcp } from "./build-acp-args.ts";
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
  plan: checkedPlan((request) => (meansAcp(request) ? planAcp(request) : plan(request))),
  translator(options) {
    assertSpoken(gemini, options.protocol);
    const { agentType = "gemini", protocol = "stream-json" } = options;
    const info = { agentType, protocol, tested };
    const create = protocol === "acp" ? createAcpProtocol : createProtocol;
    return createTranslator(options, create(info));
  },
};

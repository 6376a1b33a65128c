import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

import { createAcpProtocol } from "./acp.ts";
import { meansAcp, planAcp } from "./build-acp-args.ts";
import { plan } from "./build-args.ts";
import { createProtocol } from "./create-protocol.ts";
import { info, tested } from "./info.ts";

/** Gemini CLI. */
export const gemini: Adapter = {
  ...info,
  plan: (request) => (meansAcp(request) ? planAcp(request) : plan(request)),
  translator(options) {
    assertSpoken(gemini, options.protocol);
    const { agentType = "gemini", protocol = "stream-json" } = options;
    const create = protocol === "acp" ? createAcpProtocol : createProtocol;
    return createTranslator(options, create({ agentType, protocol, tested }));
  },
};

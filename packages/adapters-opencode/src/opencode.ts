import {
  assertSpoken,
  checkedPlan,
  createTranslator,
  type Adapter,
} from "@agentstream/adapter-kit";

import { createAcpProtocol, meansAcp, planAcp } from "./acp.ts";
import { plan } from "./build-args.ts";
import { runProtocol, serveProtocol } from "./create-protocol.ts";
import { info, tested } from "./info.ts";

/** opencode. */
export const opencode: Adapter = {
  ...info,
  plan: checkedPlan((request) => (meansAcp(request) ? planAcp(request) : plan(request))),
  translator(options) {
    assertSpoken(opencode, options.protocol);
    const { agentType = "opencode", protocol = "run" } = options;
    if (protocol === "acp")
      return createTranslator(options, createAcpProtocol({ agentType, protocol, tested: [] }));
    const create = protocol === "serve" ? serveProtocol : runProtocol;
    return createTranslator(options, create({ agentType, protocol, tested }));
  },
};

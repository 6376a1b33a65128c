import {
  assertSpoken,
  checkedPlan,
  createTranslator,
  type Adapter,
} from "@agentstream/adapter-kit";

import { createAcpProtocol, meansAcp, planAcp } from "./acp.ts";
import { plan } from "./build-args.ts";
import { runProtocol, serveProtocol } from "./create-protocol.ts";

const tested = ["1.18.33"];

/** opencode. */
export const opencode: Adapter = {
  contractVersion: 1,
  id: "opencode",
  name: "opencode",
  protocols: [
    {
      name: "run",
      schema: "native/opencode/run",
      interactive: false,
      deltas: false,
      tested,
      cannot: [
        "ask for permission: what would be asked is rejected",
        "tell what a sub-agent does, says and uses",
        "say that a call of the model failed and is made again, but for the beginning of the next attempt",
      ],
    },
    {
      name: "serve",
      schema: "native/opencode/serve",
      interactive: false,
      deltas: true,
      tested,
      cannot: ["be run: it only watches the server's events", "answer permissions and questions"],
    },
    {
      name: "acp",
      schema: "native/acp/message",
      interactive: true,
      deltas: true,
      // nothing of it was recorded
      tested: [],
      cannot: [
        "change the arguments of a call that is asked for",
        "take a prompt into a turn that runs",
        "tell what a turn used, but for its last request",
        "tell what a sub-agent does, says and uses",
      ],
    },
  ],
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

import {
  assertSpoken,
  checkedPlan,
  createTranslator,
  type Adapter,
} from "@agentstream/adapter-kit";

import { appServerProtocol } from "./app-server/create-protocol.ts";
import { plan } from "./build-args.ts";
import { execProtocol } from "./create-protocol.ts";

/** Codex CLI. */
export const codex: Adapter = {
  contractVersion: 1,
  id: "codex",
  name: "Codex CLI",
  protocols: [
    {
      name: "exec",
      schema: "native/codex/exec",
      interactive: false,
      deltas: false,
      tested: ["0.169.0"],
      cannot: ["ask for permission: it never asks", "tell what was refused by a rule or a sandbox"],
    },
    {
      name: "app-server",
      schema: "native/codex/app-server",
      interactive: true,
      deltas: true,
      tested: ["0.169.0"],
      cannot: [
        "end a command with the turn that began it",
        "tell what a sandbox refused at once, or a patch that does not apply",
        "tell which decision an answer was, to somebody who only watches",
      ],
    },
  ],
  plan: checkedPlan(plan),
  translator(options) {
    assertSpoken(codex, options.protocol);
    const isServer = options.protocol === "app-server";
    return createTranslator(options, isServer ? appServerProtocol : execProtocol);
  },
};

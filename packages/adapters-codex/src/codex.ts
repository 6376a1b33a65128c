import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

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
  ],
  plan,
  translator(options) {
    assertSpoken(codex, options.protocol);
    return createTranslator(options, execProtocol);
  },
};

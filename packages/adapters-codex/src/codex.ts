import {
  assertSpoken,
  checkedPlan,
  createTranslator,
  type Adapter,
} from "@agentstream/adapter-kit";

import { appServerProtocol } from "./app-server/create-protocol.ts";
import { plan } from "./build-args.ts";
import { execProtocol } from "./create-protocol.ts";
import { info } from "./info.ts";

/** Codex CLI. */
export const codex: Adapter = {
  ...info,
  plan: checkedPlan(plan),
  translator(options) {
    assertSpoken(codex, options.protocol);
    const isServer = options.protocol === "app-server";
    return createTranslator(options, isServer ? appServerProtocol : execProtocol);
  },
};

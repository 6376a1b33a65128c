import { acpProtocol } from "@agentstream/acp";
import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

import { quirks } from "./acp/quirks.ts";
import { info, tested } from "./info.ts";
import { planner } from "./plan.ts";
import { runProtocol } from "./run/protocol.ts";
import { serveProtocol } from "./serve/protocol.ts";

/** opencode. */
export const opencode: Adapter = {
  ...info,
  ...planner,
  translator(options) {
    assertSpoken(opencode, options.protocol);
    const { agentType = "opencode", protocol = "run" } = options;
    if (protocol === "acp")
      return createTranslator(options, acpProtocol({ agentType, protocol, tested: [] }, quirks));
    const create = protocol === "serve" ? serveProtocol : runProtocol;
    return createTranslator(options, create({ agentType, protocol, tested }));
  },
};

import { acpProtocol } from "@agentstream/acp";
import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

import { quirks } from "./acp/quirks.ts";
import { info, tested } from "./info.ts";
import { planner } from "./plan.ts";
import { streamJson } from "./stream-json/protocol.ts";

/** Gemini CLI. */
export const gemini: Adapter = {
  ...info,
  ...planner,
  translator(options) {
    assertSpoken(gemini, options.protocol);
    const { agentType = "gemini", protocol = "stream-json" } = options;
    const spoken = { agentType, protocol, tested };
    return createTranslator(
      options,
      protocol === "acp" ? acpProtocol(spoken, quirks) : streamJson(spoken),
    );
  },
};

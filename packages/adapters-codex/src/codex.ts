import { assertSpoken, createTranslator, type Adapter } from "@agentstream/adapter-kit";

import { appServer } from "./app-server/protocol.ts";
import { exec } from "./exec/protocol.ts";
import { info } from "./info.ts";
import { planner } from "./plan.ts";

/** Codex CLI. */
export const codex: Adapter = {
  ...info,
  ...planner,
  translator(options) {
    assertSpoken(codex, options.protocol);
    return createTranslator(options, options.protocol === "app-server" ? appServer : exec);
  },
};

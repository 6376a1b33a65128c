import type { Adapter } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";

import { testedIn } from "../generated/tested-versions.ts";

/** Qwen Code, `qwen --acp`. */
export const qwenCode: Adapter = createAcpAgent({
  id: "qwen-code",
  name: "Qwen Code",
  command: "qwen",
  args: ["--acp"],
  setup: {
    install: "npm install -g @qwen-code/qwen-code",
    login: "start `qwen` and type /auth, or set OPENAI_API_KEY and OPENAI_BASE_URL",
  },
  environment: {
    passes: ["QWEN_*", "OPENAI_*", "DASHSCOPE_*", "BAILIAN_*"],
    clears: ["QWEN_CODE"],
    keys: ["OPENAI_API_KEY", "DASHSCOPE_API_KEY"],
  },
  quirks: { stopsAtDenial: true },
  modes: { ask: "default", autoEdit: "auto-edit", autoAll: "yolo", readOnly: "plan" },
  tested: testedIn("qwen-code", "acp"),
  cannot: ["run on a Node older than 22"],
});

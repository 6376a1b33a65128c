import type { Adapter } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { aboutTool } from "@agentstream/adapters-claude";
import type { ToolFailureReason } from "@agentstream/schema";

import { testedIn } from "../generated/tested-versions.ts";

/** Why a call did not run, by the words of its error: that is all there is. */
const toolErrors: readonly (readonly [RegExp, ToolFailureReason])[] = [
  [/^plan mode (?:blocked|is active)|^tool (?:call )?blocked by plan mode/i, "denied"],
  [
    /denied by (?:permission rules|host policy|hook)|blocked by (?:hook|host policy|the permissions)/i,
    "denied",
  ],
  [/^Tool "[^"]*" not found in registry/, "notRun"],
];

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
  quirks: {
    aboutTool,
    // a request for leave has no name
    nameOfKind: new Map([["execute", "run_shell_command"]]),
    // older versions call a command completed whatever became of it
    exitCodeText: /^Command: [^]*\nExit Code: (\d+)\nSignal: /,
    stoppedText: /^Command (?:was )?cancelled by user\b/,
    stopsAtDenial: true,
    modeMethod: "qwen/notify/session/mode-update",
    toolErrorOf: (error) => toolErrors.find(([words]) => words.test(error))?.[1],
  },
  modes: { ask: "default", autoEdit: "auto-edit", autoAll: "yolo", readOnly: "plan" },
  tested: testedIn("qwen-code", "acp"),
  cannot: ["run on a Node older than 22"],
});

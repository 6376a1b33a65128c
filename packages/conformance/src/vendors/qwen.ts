import {
  createPlanner,
  plainPrompt,
  type Adapter,
  type Planner,
  wordIf,
} from "@agentstream/adapter-kit/author";

import { openaiChat } from "../simulator/apis/openai-chat.ts";
import { claude } from "./claude.ts";
import { gemini } from "./gemini.ts";
import { text, type Vendor } from "./vendor.ts";

const model = "qwen3-coder";

/** Nothing is confined and nobody is asked: what the scenarios of the kit need. */
const all = { summary: "`yolo`", notGuaranteed: [] };
const pairs = { readOnly: all, workspaceWrite: all, none: all, fullAccess: all };

const planner: Planner = createPlanner({
  agentType: "qwen",
  name: "Qwen Code",
  command: "qwen",
  choose: () => "stream-json",
  protocols: {
    "stream-json": {
      supports: {
        prompt: true,
        model: true,
        cwd: true,
        projectId: true,
        env: true,
        resume: "It is not part of the kit.",
        interactive: true,
        deltas: true,
        maxTurns: true,
        maxBudgetUsd: "Qwen Code has no limit of costs.",
        allowedTools: "It is not part of the kit.",
        autoApproveTools: "It is not part of the kit.",
        disallowedTools: "It is not part of the kit.",
        mcpServers: "It is not part of the kit.",
        outputSchema: "It is not part of the kit.",
      },
      modes: { ask: pairs, askDangerous: pairs, autoEdit: pairs, autoAll: pairs },
      own: all,
      call: ({ prompt, maxTurns, model: asked = model }) => ({
        args: [
          "--output-format=stream-json",
          "--include-partial-messages",
          "--approval-mode=yolo",
          `--model=${asked}`,
          ...wordIf(maxTurns !== undefined, `--max-session-turns=${maxTurns}`),
        ],
        stdin: plainPrompt(prompt),
      }),
    },
  },
});

/** The lines are those of Claude Code; the command is another one. */
const adapter: Adapter = {
  ...claude.adapter,
  ...planner,
  id: "qwen",
  name: "Qwen Code",
  protocols: claude.adapter.protocols.filter(({ name }) => name === "stream-json"),
  command: { name: "qwen", install: "npm install -g @qwen-code/qwen-code", login: "start `qwen`" },
  translator: (options) => claude.adapter.translator({ ...options, agentType: "qwen" }),
};

/** Qwen Code, only one-way: it is a fork of Gemini CLI that prints what Claude Code prints. */
export const qwen: Vendor = {
  ...gemini,
  adapter,
  package: "@qwen-code/qwen-code",
  programs: ["@qwen-code/qwen-code/cli.js", "@qwen-code/qwen-code/dist/cli.js"],
  api: openaiChat,
  model,
  env: ({ url }) => ({
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: "not-a-key",
    OPENAI_MODEL: model,
  }),
  files: () => ({
    ".qwen/settings.json": JSON.stringify({
      security: { auth: { selectedType: "openai" } },
      model: { name: model },
      general: { disableAutoUpdate: true, disableUpdateNag: true },
      // it asks the model what to keep of the conversation, while the run ends or after it
      memory: { enableManagedAutoMemory: false, enableManagedAutoDream: false },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
    }),
  }),
  tools: {
    ...gemini.tools,
    shell: [
      {
        name: "run_shell_command",
        fill: (given) => ({
          command: text(given, "command"),
          description: "Run a command",
          is_background: false,
        }),
      },
    ],
    subagent: ["agent", "task"].map((name) => ({
      name,
      fill: (given) => ({
        description: text(given, "label"),
        prompt: text(given, "prompt"),
        subagent_type: "general-purpose",
      }),
    })),
  },
  shownAs: { ...gemini.shownAs, edit: /^(?:replace|edit)$/, subagent: /^(?:task|agent)$/ },
  sideAnswer: () => "A scenario",
  protocols: { oneWay: "stream-json" },
  interruptLine: /^$/,
};

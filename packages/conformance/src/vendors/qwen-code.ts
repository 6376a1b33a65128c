import { findAgent } from "@agentstream/agents";

import { read } from "../read.ts";
import { openaiChat } from "../simulator/apis/openai-chat.ts";
import { adapterOf } from "./adapter-of.ts";
import { gemini } from "./gemini.ts";
import { text, type Vendor } from "./vendor.ts";

const settings = {
  security: { auth: { selectedType: "openai" } },
  general: { disableAutoUpdate: true, disableUpdateNag: true },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
};

/** A fork of Gemini CLI: most of its tools are the same. */
export const qwenCode: Vendor = {
  ...gemini,
  adapter: adapterOf(findAgent("qwen-code")),
  package: "@qwen-code/qwen-code",
  programs: ["@qwen-code/qwen-code/cli.js"],
  api: openaiChat,
  model: "model",
  hasModelSetting: true,
  env: ({ url }) => ({
    OPENAI_API_KEY: "not-a-key",
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_MODEL: "model",
  }),
  files({ mcp }) {
    const [command, ...args] = mcp ?? [];
    const servers =
      mcp === undefined ? {} : { mcpServers: { tiny: { command, args, trust: true } } };
    return { ".qwen/settings.json": JSON.stringify({ ...settings, ...servers }, null, 2) };
  },
  tools: {
    ...gemini.tools,
    edit: [
      {
        name: "edit",
        fill: (given, cwd) => ({
          file_path: `${cwd}/${text(given, "path")}`,
          old_string: text(given, "before"),
          new_string: text(given, "after"),
        }),
      },
    ],
    mcp: [
      {
        name: (given) => `mcp__${text(given, "server")}__${text(given, "tool")}`,
        fill: ({ arguments: given }) => read.fields(given),
      },
    ],
    plan: [
      {
        name: "todo_write",
        fill: ({ entries }) => ({
          todos: read
            .objects(entries)
            .map(({ content, status }, index) => ({ id: String(index + 1), content, status })),
        }),
      },
    ],
    subagent: [
      {
        name: "agent",
        fill: (given) => ({
          description: text(given, "label"),
          prompt: text(given, "prompt"),
          subagent_type: "general-purpose",
        }),
      },
    ],
    ask: [
      {
        name: "ask_user_question",
        fill: ({ question, options }) => ({
          questions: [
            {
              question,
              header: "Choice",
              multiSelect: false,
              options: read.strings(options).map((label) => ({ label, description: label })),
            },
          ],
        }),
      },
    ],
  },
  // what the user may type next, and what is worth remembering
  sideRequest: /^(?:\[SUGGESTION MODE|Managed memory has )/,
  sideAnswer: () => "A scenario",
  protocols: { twoWay: "acp" },
  interruptLine: /"session\/cancel"/,
};

import { findAgent } from "@agentstream/agents";

import { read } from "../read.ts";
import { openaiChat } from "../simulator/apis/openai-chat.ts";
import { adapterOf } from "./adapter-of.ts";
import { text, type Vendor } from "./vendor.ts";

const systems = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

export const copilot: Vendor = {
  adapter: adapterOf(findAgent("copilot")),
  package: "@github/copilot",
  programs: systems.map((system) => `@github/copilot-${system}/copilot`),
  api: openaiChat,
  model: "gpt-5.5",
  hasModelSetting: true,
  env: ({ url }) => ({
    COPILOT_OFFLINE: "true",
    COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
    COPILOT_PROVIDER_TYPE: "openai",
    COPILOT_PROVIDER_API_KEY: "not-a-key",
    COPILOT_MODEL: "gpt-5.5",
  }),
  files({ mcp }) {
    if (mcp === undefined) return {};
    const [command, ...args] = mcp;
    const tiny = { type: "local", command, args, tools: ["*"] };
    return { ".copilot/mcp-config.json": JSON.stringify({ mcpServers: { tiny } }) };
  },
  tools: {
    shell: [
      {
        name: "bash",
        fill: (given) => ({ command: text(given, "command"), description: "Run a command" }),
      },
    ],
    read: [{ name: "view", fill: (given, cwd) => ({ path: `${cwd}/${text(given, "path")}` }) }],
    write: [
      {
        name: "create",
        fill: (given, cwd) => ({
          path: `${cwd}/${text(given, "path")}`,
          file_text: text(given, "content"),
        }),
      },
    ],
    edit: [
      {
        name: "edit",
        fill: (given, cwd) => ({
          path: `${cwd}/${text(given, "path")}`,
          old_str: text(given, "before"),
          new_str: text(given, "after"),
        }),
      },
    ],
    mcp: [
      {
        name: (given) => `${text(given, "server")}-${text(given, "tool")}`,
        fill: ({ arguments: given }) => read.fields(given),
      },
    ],
    plan: [
      {
        name: "update_todo",
        fill: ({ entries }) => ({
          todos: read
            .objects(entries)
            .map(
              ({ content, status }) =>
                `- [${status === "completed" ? "x" : " "}] ${String(content)}`,
            )
            .join("\n"),
        }),
      },
    ],
    leavePlan: [{ name: "exit_plan_mode", fill: () => ({ summary: "Write." }) }],
    subagent: [
      {
        name: "task",
        fill: (given) => ({
          name: "looker",
          description: text(given, "label"),
          prompt: text(given, "prompt"),
          agent_type: "general-purpose",
        }),
      },
    ],
    ask: [
      {
        name: "ask_user",
        fill: ({ question, options }) => ({ question, choices: read.strings(options) }),
      },
    ],
  },
  shownAs: {
    leavePlan: /^exit_plan_mode$/,
    shell: /^/,
    read: /^/,
    write: /^/,
    edit: /^/,
    mcp: /^/,
    plan: /^/,
    subagent: /^/,
    ask: /^/,
  },
  endTool: { name: "task_complete", shownAs: /^Task completion$/ },
  sideAnswer: () => "A scenario",
  protocols: { twoWay: "acp" },
  interruptLine: /"session\/cancel"/,
};

import { findAgent } from "@agentstream/agents";

import { read } from "../read.ts";
import { geminiGenerate } from "../simulator/apis/gemini-generate.ts";
import { adapterOf } from "./adapter-of.ts";
import { text, type Vendor } from "./vendor.ts";

const settings = {
  security: { auth: { selectedType: "gemini-api-key" } },
  general: { maxAttempts: 2, disableAutoUpdate: true, disableUpdateNag: true },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
};

export const gemini: Vendor = {
  adapter: adapterOf(findAgent("gemini")),
  package: "@google/gemini-cli",
  programs: ["@google/gemini-cli/bundle/gemini.js", "@google/gemini-cli/dist/index.js"],
  api: geminiGenerate,
  // a model of its own has no router before it
  model: "gemini-2.5-pro",
  env: ({ url }) => ({
    GEMINI_API_KEY: "not-a-key",
    GOOGLE_GEMINI_BASE_URL: url,
    GEMINI_CLI_TRUST_WORKSPACE: "true",
  }),
  files({ mcp }) {
    const [command, ...args] = mcp ?? [];
    const servers =
      mcp === undefined ? {} : { mcpServers: { tiny: { command, args, trust: true } } };
    return { ".gemini/settings.json": JSON.stringify({ ...settings, ...servers }, null, 2) };
  },
  tools: {
    shell: [
      {
        name: "run_shell_command",
        fill: (given) => ({ command: text(given, "command"), description: "Run a command" }),
      },
    ],
    read: [
      { name: "read_file", fill: (given, cwd) => ({ file_path: `${cwd}/${text(given, "path")}` }) },
    ],
    write: [
      {
        name: "write_file",
        fill: (given, cwd) => ({
          file_path: `${cwd}/${text(given, "path")}`,
          content: text(given, "content"),
        }),
      },
    ],
    edit: [
      {
        name: "replace",
        fill: (given, cwd) => ({
          file_path: `${cwd}/${text(given, "path")}`,
          instruction: "Replace the text",
          old_string: text(given, "before"),
          new_string: text(given, "after"),
        }),
      },
    ],
    mcp: [
      {
        name: (given) => `mcp_${text(given, "server")}_${text(given, "tool")}`,
        fill: ({ arguments: given }) => read.fields(given),
      },
    ],
    plan: [
      {
        name: "write_todos",
        fill: ({ entries }) => ({
          todos: read
            .objects(entries)
            .map(({ content, status }) => ({ description: content, status })),
        }),
      },
    ],
    leavePlan: [{ name: "exit_plan_mode", fill: () => ({ plan_filename: "plan.md" }) }],
    subagent: [
      {
        name: "invoke_agent",
        fill: (given) => ({ agent_name: "generalist", prompt: text(given, "prompt") }),
      },
      // before 0.39 each sub-agent is a tool
      { name: "generalist", fill: (given) => ({ request: text(given, "prompt") }) },
      {
        name: "delegate_to_agent",
        fill: (given) => ({
          agent_name: "codebase_investigator",
          objective: text(given, "prompt"),
        }),
      },
      { name: "codebase_investigator", fill: (given) => ({ objective: text(given, "prompt") }) },
    ],
    ask: [
      {
        name: "ask_user",
        fill: ({ question, options }) => ({
          questions: [
            {
              question,
              header: "Choice",
              type: "choice",
              multiSelect: false,
              options: read.strings(options).map((label) => ({ label, description: label })),
            },
          ],
        }),
      },
    ],
  },
  lastWord: { tool: "complete_task", fill: (response) => ({ result: { response } }) },
  shownAs: {
    leavePlan: /^exit_plan_mode$/,
    shell: /^run_shell_command$/,
    read: /^read_file$/,
    write: /^write_file$/,
    edit: /^replace$/,
    mcp: /^mcp_/,
    plan: /^write_todos$/,
    subagent: /^(?:invoke_agent|generalist|delegate_to_agent|codebase_investigator)$/,
    ask: /^ask_user$/,
  },
  sideAnswer: () =>
    JSON.stringify({ reasoning: "Simple.", model_choice: "pro", complexity_score: 90 }),
  protocols: { oneWay: "stream-json", twoWay: "acp" },
  interruptLine: /"session\/cancel"/,
};

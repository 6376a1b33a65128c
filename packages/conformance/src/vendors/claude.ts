import { findAgent } from "@agentstream/agents";

import { read } from "../read.ts";
import { anthropicMessages } from "../simulator/apis/anthropic-messages.ts";
import { adapterOf } from "./adapter-of.ts";
import { text, type Vendor } from "./vendor.ts";

export const claude: Vendor = {
  adapter: adapterOf(findAgent("claude")),
  package: "@anthropic-ai/claude-code",
  programs: [
    "@anthropic-ai/claude-code-linux-x64/claude",
    "@anthropic-ai/claude-code-linux-arm64/claude",
    "@anthropic-ai/claude-code-darwin-arm64/claude",
    "@anthropic-ai/claude-code-darwin-x64/claude",
    "@anthropic-ai/claude-code/cli.js",
  ],
  api: anthropicMessages,
  model: "claude-opus-5-5",
  env: ({ url }) => ({
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: "sk-ant-not-a-key",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    CLAUDE_CODE_MAX_RETRIES: "2",
    DISABLE_AUTOUPDATER: "1",
    DISABLE_TELEMETRY: "1",
    DISABLE_ERROR_REPORTING: "1",
    // all tools are offered at once
    ENABLE_TOOL_SEARCH: "false",
    IS_SANDBOX: "1",
    // the plan is a tool of its own again
    CLAUDE_CODE_ENABLE_TASKS: "0",
  }),
  files({ mcp }) {
    if (mcp === undefined) return {};
    const [command, ...args] = mcp;
    return {
      ".claude.json": JSON.stringify({ mcpServers: { tiny: { type: "stdio", command, args } } }),
    };
  },
  tools: {
    shell: [
      {
        name: "Bash",
        fill: (given) => ({
          command: text(given, "command"),
          description: "Run a command",
          dangerouslyDisableSandbox: given["escalates"] === true ? true : undefined,
        }),
      },
    ],
    read: [
      { name: "Read", fill: (given, cwd) => ({ file_path: `${cwd}/${text(given, "path")}` }) },
    ],
    write: [
      {
        name: "Write",
        fill: (given, cwd) => ({
          file_path: `${cwd}/${text(given, "path")}`,
          content: text(given, "content"),
        }),
      },
    ],
    edit: [
      {
        name: "Edit",
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
        name: "TodoWrite",
        fill: ({ entries }) => ({
          todos: read.objects(entries).map(({ content, status }) => ({
            content,
            status,
            activeForm: content,
          })),
        }),
      },
    ],
    leavePlan: [{ name: "ExitPlanMode", fill: () => ({ plan: "Write." }) }],
    subagent: [
      {
        name: "Agent",
        fill: (given) => ({
          description: text(given, "label"),
          prompt: text(given, "prompt"),
          subagent_type: "general-purpose",
          run_in_background: false,
        }),
      },
      {
        name: "Task",
        fill: (given) => ({
          description: text(given, "label"),
          prompt: text(given, "prompt"),
          subagent_type: "general-purpose",
        }),
      },
    ],
    ask: [
      {
        name: "AskUserQuestion",
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
  structureTool: "StructuredOutput",
  shownAs: {
    leavePlan: /^ExitPlanMode$/,
    shell: /^Bash$/,
    read: /^Read$/,
    write: /^Write$/,
    edit: /^Edit$/,
    mcp: /^mcp__/,
    plan: /^TodoWrite$/,
    subagent: /^(?:Agent|Task)$/,
    ask: /^AskUserQuestion$/,
  },
  sideAnswer: () => JSON.stringify({ title: "A scenario", isNewTopic: false }),
  protocols: { oneWay: "stream-json", twoWay: "stream-input" },
  interruptLine: /"subtype":"interrupt"/,
};

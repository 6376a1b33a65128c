import { findAgent } from "@agentstream/agents";

import { read } from "../read.ts";
import { openaiResponses } from "../simulator/apis/openai-responses.ts";
import { adapterOf } from "./adapter-of.ts";
import { text, type ToolForm, type Vendor } from "./vendor.ts";

const platforms = [
  ["linux-x64", "x86_64-unknown-linux-musl"],
  ["linux-arm64", "aarch64-unknown-linux-musl"],
  ["darwin-arm64", "aarch64-apple-darwin"],
  ["darwin-x64", "x86_64-apple-darwin"],
] as const;

/** Earlier packages have the programs of all systems. */
const isOwn = (platform: string): boolean => platform === `${process.platform}-${process.arch}`;

const config = ({
  url,
  mcp,
}: Parameters<Vendor["files"]>[0]): string => `model_provider = "simulator"
check_for_update_on_startup = false

# without it each run waits five seconds for a network at its end
[analytics]
enabled = false

[tools.update_plan]
enabled = true

[model_providers.simulator]
name = "simulator"
base_url = "${url}/v1"
env_key = "OPENAI_API_KEY"
wire_api = "responses"
request_max_retries = 1
stream_max_retries = 1
stream_idle_timeout_ms = 120000
${mcp === undefined ? "" : serverConfig(mcp)}`;

const serverConfig = ([command, ...args]: readonly [string, ...string[]]): string => `
[mcp_servers.tiny]
command = ${JSON.stringify(command)}
args = ${JSON.stringify(args)}
`;

type Given = Readonly<Record<string, unknown>>;

/** The model asks to run a command outside of the sandbox. */
const escalationOf = ({ escalates }: Given): Given =>
  escalates === true
    ? { sandbox_permissions: "require_escalated", justification: "It must leave the sandbox." }
    : {};

/** Codex has one tool for commands, whatever they do. */
const command = (line: (given: Given) => string): readonly ToolForm[] => [
  {
    name: "exec_command",
    fill: (given) => ({ cmd: line(given), yield_time_ms: 60_000, ...escalationOf(given) }),
  },
  {
    name: "shell_command",
    fill: (given) => ({ command: line(given), ...escalationOf(given) }),
  },
  {
    name: "shell",
    fill: (given) => ({ command: ["bash", "-lc", line(given)], ...escalationOf(given) }),
  },
];

/** Where there is no tool for it, the model runs a command that Codex carries out itself. */
const patch = (body: (given: Given) => string): readonly ToolForm[] => [
  {
    name: "apply_patch",
    fill: (given) => ({ input: envelope(body(given)) }),
    write: (given) => envelope(body(given)),
  },
  ...command((given) => `apply_patch <<'EOF'\n${envelope(body(given))}EOF`),
];

const envelope = (body: string): string => `*** Begin Patch\n${body}\n*** End Patch\n`;

const lines = (given: Given, field: string, mark: string): string =>
  text(given, field)
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => `${mark}${line}`)
    .join("\n");

export const codex: Vendor = {
  adapter: adapterOf(findAgent("codex")),
  package: "@openai/codex",
  programs: platforms.flatMap(([platform, target]) => [
    `@openai/codex-${platform}/vendor/${target}/bin/codex`,
    // where earlier versions have it
    `@openai/codex-${platform}/vendor/${target}/codex/codex`,
    ...(isOwn(platform)
      ? [`@openai/codex/vendor/${target}/codex/codex`, `@openai/codex/bin/codex-${target}`]
      : []),
  ]),
  api: openaiResponses,
  model: "gpt-5.5",
  // versions before 0.150 print the end of a command later than its result is sent, and not at all after the turn
  latencyMs: 300,
  env: ({ home }) => ({ CODEX_HOME: `${home}/.codex`, OPENAI_API_KEY: "not-a-key" }),
  files: (place) => ({ ".codex/config.toml": config(place) }),
  tools: {
    shell: command((given) => text(given, "command")),
    read: command((given) => `cat ${text(given, "path")}`),
    write: patch(
      (given) => `*** Add File: ${text(given, "path")}\n${lines(given, "content", "+")}`,
    ),
    edit: patch(
      (given) =>
        `*** Update File: ${text(given, "path")}\n@@\n${lines(given, "before", "-")}\n${lines(given, "after", "+")}`,
    ),
    mcp: [
      {
        namespace: (given) => `mcp__${text(given, "server")}`,
        name: (given) => text(given, "tool"),
        fill: ({ arguments: given }) => read.fields(given),
      },
      {
        // earlier versions know no namespaces
        name: (given) => `mcp__${text(given, "server")}__${text(given, "tool")}`,
        fill: ({ arguments: given }) => read.fields(given),
      },
    ],
    plan: [
      {
        name: "update_plan",
        fill: ({ entries }) => ({
          plan: read.objects(entries).map(({ content, status }) => ({ step: content, status })),
        }),
      },
    ],
    // it has none: nothing may come of a tool that does not exist
    leavePlan: [{ name: "exit_plan_mode", fill: () => ({}) }],
    subagent: [
      {
        namespace: () => "multi_agent_v1",
        name: "spawn_agent",
        fill: (given) => ({ message: text(given, "prompt") }),
      },
    ],
    ask: [
      {
        name: "request_user_input",
        fill: ({ question, options }) => ({
          questions: [
            {
              id: "q1",
              header: "Choice",
              question,
              options: read.strings(options).map((label) => ({ label, description: label })),
            },
          ],
        }),
      },
    ],
  },
  shownAs: {
    leavePlan: /^exit_plan_mode$/,
    shell: /^command_execution$/,
    read: /^command_execution$/,
    write: /^apply_patch$/,
    edit: /^apply_patch$/,
    mcp: /^/,
    plan: /^update_plan$/,
    subagent: /^spawn_agent$/,
    ask: /^request_user_input$/,
  },
  sideAnswer: () => "A scenario",
  protocols: { oneWay: "exec", twoWay: "app-server" },
  interruptLine: /"turn\/interrupt"/,
};

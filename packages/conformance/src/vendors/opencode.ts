import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { findAgent } from "@agentstream/agents";

import { read } from "../read.ts";
import { openaiChat } from "../simulator/apis/openai-chat.ts";
import { adapterOf } from "./adapter-of.ts";
import { text, type Vendor } from "./vendor.ts";

const model = "simulator/model";

const providerPackage = "@ai-sdk/openai-compatible";

/** Versions that do not have it inside get the path of one that is installed beside them. */
function providerIn(modules: string): string {
  const path = join(modules, providerPackage, "dist/index.mjs");
  return existsSync(path) ? pathToFileURL(path).href : providerPackage;
}

const config = ({ url, mcp, modules }: Parameters<Vendor["files"]>[0]): object => ({
  $schema: "https://opencode.ai/config.json",
  provider: {
    simulator: {
      npm: providerIn(modules),
      name: "simulator",
      options: { baseURL: `${url}/v1`, apiKey: "not-a-key" },
      models: {
        model: {
          name: "model",
          tool_call: true,
          reasoning: true,
          attachment: true,
          modalities: { input: ["text", "image"], output: ["text"] },
          cost: { input: 1, output: 2 },
          limit: { context: 200_000, output: 8000 },
        },
      },
    },
  },
  model,
  small_model: model,
  autoupdate: false,
  share: "disabled",
  mcp: mcp === undefined ? {} : { tiny: { type: "local", command: mcp, enabled: true } },
});

const platforms = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

export const opencode: Vendor = {
  adapter: adapterOf(findAgent("opencode")),
  package: "opencode-ai",
  loads: { packages: [`${providerPackage}@1.0.27`], before: "1.2.0" },
  programs: platforms.map((platform) => `opencode-${platform}/bin/opencode`),
  api: openaiChat,
  model,
  env: ({ url, home }) => ({
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_DATA_HOME: `${home}/.local/share`,
    XDG_CACHE_HOME: `${home}/.cache`,
    XDG_STATE_HOME: `${home}/.local/state`,
    OPENCODE_DISABLE_AUTOUPDATE: "1",
    OPENCODE_DISABLE_MODELS_FETCH: "1",
    OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
    // older versions load a list of models when they start
    OPENCODE_MODELS_PATH: `${home}/models.json`,
    OPENCODE_MODELS_URL: url,
    // older versions install these from the registry when they start
    OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
  }),
  serves: { "/api.json": {} },
  files: (place) => ({
    "models.json": "{}",
    ".config/opencode/opencode.json": JSON.stringify(config(place), null, 2),
  }),
  tools: {
    shell: [
      {
        name: "bash",
        fill: (given) => ({ command: text(given, "command"), description: "Run a command" }),
      },
    ],
    read: [{ name: "read", fill: (given, cwd) => ({ filePath: `${cwd}/${text(given, "path")}` }) }],
    write: [
      {
        name: "write",
        fill: (given, cwd) => ({
          filePath: `${cwd}/${text(given, "path")}`,
          content: text(given, "content"),
        }),
      },
    ],
    edit: [
      {
        name: "edit",
        fill: (given, cwd) => ({
          filePath: `${cwd}/${text(given, "path")}`,
          oldString: text(given, "before"),
          newString: text(given, "after"),
        }),
      },
    ],
    mcp: [
      {
        name: (given) => `${text(given, "server")}_${text(given, "tool")}`,
        fill: ({ arguments: given }) => read.fields(given),
      },
    ],
    plan: [
      {
        name: "todowrite",
        fill: ({ entries }) => ({
          todos: read.objects(entries).map(({ content, status }, index) => ({
            id: String(index + 1),
            content,
            status,
            priority: "medium",
          })),
        }),
      },
    ],
    leavePlan: [{ name: "plan_exit", fill: () => ({}) }],
    subagent: [
      {
        name: "task",
        fill: (given) => ({
          description: text(given, "label"),
          prompt: text(given, "prompt"),
          subagent_type: "general",
        }),
      },
    ],
    ask: [
      {
        name: "question",
        fill: ({ question, options }) => ({
          questions: [
            {
              question,
              header: "Choice",
              options: read.strings(options).map((label) => ({ label, description: label })),
            },
          ],
        }),
      },
    ],
  },
  shownAs: {
    leavePlan: /^plan_exit$/,
    shell: /^bash$/,
    read: /^read$/,
    write: /^write$/,
    edit: /^edit$/,
    mcp: /_/,
    plan: /^todowrite$/,
    subagent: /^task$/,
    ask: /^question$/,
  },
  sideAnswer: () => "A scenario",
  protocols: { oneWay: "run", twoWay: "acp" },
  interruptLine: /"session\/cancel"/,
};

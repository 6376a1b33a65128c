import { matchesVariable } from "@agentstream/adapter-kit";
import { startRun, type Transport } from "@agentstream/runner";
import { afterEach, expect, test, vi } from "vitest";

import { agents, createAcpAgent } from "../src/index.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The environment that an agent's process would get. */
async function environmentOf(
  id: string,
  passEnv?: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  let seen: Readonly<Record<string, string>> = {};
  const transport: Transport = {
    open(_, { env }) {
      seen = env;
      throw new Error("enough was seen");
    },
  };
  const adapter =
    agents.find((one) => one.id === id) ?? createAcpAgent({ id, name: id, command: "mine" });
  const options = { transport, agentVersion: "1.0.0", ...(passEnv !== undefined && { passEnv }) };
  expect(() => startRun(adapter, { prompt: "say it" }, options)).toThrow("enough was seen");
  return seen;
}

const variables = [
  "ANTHROPIC_API_KEY",
  "AWS_SECRET_ACCESS_KEY",
  "CLAUDE_CODE_ENTRYPOINT",
  "CLAUDE_CODE_OAUTH_TOKEN",
  "CODEX_API_KEY",
  "CODEX_SANDBOX",
  "DASHSCOPE_API_KEY",
  "DISABLE_TELEMETRY",
  "GEMINI_API_KEY",
  "GH_TOKEN",
  "GITHUB_TOKEN",
  "MAX_THINKING_TOKENS",
  "MINE_KEY",
  "OPENAI_API_KEY",
  "OPENCODE_CONFIG",
  "OPENROUTER_API_KEY",
  "SSH_AUTH_SOCK",
];

const own: Readonly<Record<string, readonly string[]>> = {
  claude: [
    "ANTHROPIC_API_KEY",
    "AWS_SECRET_ACCESS_KEY",
    "CLAUDE_CODE_OAUTH_TOKEN",
    "DISABLE_TELEMETRY",
    "MAX_THINKING_TOKENS",
  ],
  codex: ["CODEX_API_KEY", "OPENAI_API_KEY"],
  gemini: ["GEMINI_API_KEY"],
  // it speaks with the models of all of them
  opencode: [
    "ANTHROPIC_API_KEY",
    "AWS_SECRET_ACCESS_KEY",
    "GEMINI_API_KEY",
    "OPENAI_API_KEY",
    "OPENCODE_CONFIG",
    "OPENROUTER_API_KEY",
  ],
  "claude-acp": [
    "ANTHROPIC_API_KEY",
    "AWS_SECRET_ACCESS_KEY",
    "CLAUDE_CODE_OAUTH_TOKEN",
    "DISABLE_TELEMETRY",
    "MAX_THINKING_TOKENS",
  ],
  "codex-acp": ["CODEX_API_KEY", "OPENAI_API_KEY"],
  copilot: [],
  "qwen-code": ["DASHSCOPE_API_KEY", "OPENAI_API_KEY"],
  echo: [],
  demo: [],
  mine: [],
};

test("each agent of the list has its row", () => {
  expect(Object.keys(own)).toEqual([...agents.map(({ id }) => id), "mine"]);
});

test.each(Object.entries(own))("%s gets its own variables alone", async (id, expected) => {
  for (const name of variables) vi.stubEnv(name, "set");
  for (const name of ["TERM", "VIRTUAL_ENV", "JAVA_HOME"]) vi.stubEnv(name, "set");
  const env = await environmentOf(id);
  expect(variables.filter((name) => name in env)).toEqual(expected);
  expect(env).toMatchObject({ TERM: "set", VIRTUAL_ENV: "set", JAVA_HOME: "set" });
});

test("what is named passes, exactly or by its beginning; what an agent sets for its children only exactly", async () => {
  for (const name of variables) vi.stubEnv(name, "set");
  const mine = await environmentOf("mine", ["MINE_KEY", "AWS_*"]);
  expect(variables.filter((name) => name in mine)).toEqual(["AWS_SECRET_ACCESS_KEY", "MINE_KEY"]);
  expect(await environmentOf("claude", ["CLAUDE_*"])).not.toHaveProperty("CLAUDE_CODE_ENTRYPOINT");
  expect(await environmentOf("claude", ["CLAUDE_CODE_ENTRYPOINT"])).toHaveProperty(
    "CLAUDE_CODE_ENTRYPOINT",
  );
});

test.each(agents.flatMap(({ environment, id }) => (environment ? [{ id, environment }] : [])))(
  "$id passes its keys, and passes what it clears by no exact name",
  ({ environment: { passes, clears, keys } }) => {
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((name) => !matchesVariable(passes, name))).toEqual([]);
    expect(clears.filter((name) => passes.includes(name))).toEqual([]);
  },
);

import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { createFakeAgents, type FakeAgents } from "./fake-agents.ts";
import { runCli, type CliResult } from "./run-cli.ts";

let fakes: FakeAgents = createFakeAgents();
beforeEach(() => {
  fakes.remove();
  fakes = createFakeAgents();
});
afterEach(() => fakes.remove());

const doctor = (args: readonly string[], env = {}): Promise<CliResult> =>
  runCli(["doctor", ...args], "", fakes.folder, { ...fakes.env, ...env });

test("without any agent it says how to get each, and exits 1", async () => {
  const { exitCode, stdout, stderr } = await doctor([]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
  const packages = [
    "@anthropic-ai/claude-code",
    "@openai/codex",
    "@google/gemini-cli",
    "opencode-ai",
  ];
  for (const name of packages)
    expect(stdout).toContain(`→ install it: npm install -g ${name}
`);
});

test("one that is usable is enough, unless others were asked for", async () => {
  fakes.add("claude", { version: "2.1.197" });
  expect((await doctor([])).exitCode).toBe(0);
  expect((await doctor(["claude"])).exitCode).toBe(0);
  expect((await doctor(["claude", "codex"])).exitCode).toBe(1);
});

test("it prints path, permissions, version and whether that was tested", async () => {
  fakes.add("claude", { version: "2.1.197" });
  fakes.add("codex", { version: "0.999.0" });
  const { stdout } = await doctor([]);
  expect(stdout).toContain(
    `✓ claude    2.1.197 (tested)     ${join(fakes.folder, "claude")} (0755)\n`,
  );
  expect(stdout).toContain("✓ codex     0.999.0 (untested)");
  expect(stdout).toMatch(
    /→ this version is untested, but will be read; tested: \d+ versions from 0\.\d+\.\d+ to 0\.\d+\.\d+/,
  );
});

test("it prints whether a key is set, never its value", async () => {
  fakes.add("claude", { version: "2.1.197" });
  const without = await doctor(["claude"]);
  expect(without.stdout).toContain("→ if you are not logged in: start `claude` and type /login");
  const { stdout } = await doctor(["claude", "--json"], { ANTHROPIC_API_KEY: "sk-secret" });
  expect(stdout).not.toContain("sk-secret");
  expect(JSON.parse(stdout)).toMatchObject({
    agents: [{ keys: { ANTHROPIC_API_KEY: true, ANTHROPIC_AUTH_TOKEN: false }, advice: [] }],
  });
});

test("--json prints everything about each agent", async () => {
  fakes.add("gemini", { version: "0.61.0" });
  const { exitCode, stdout } = await doctor(["--json"]);
  expect(exitCode).toBe(0);
  const { agents } = JSON.parse(stdout);
  expect(agents).toHaveLength(8);
  expect(agents).toContainEqual(
    expect.objectContaining({
      agent: "gemini",
      isUsable: true,
      path: join(fakes.folder, "gemini"),
      permissions: "0755",
      version: "0.61.0",
      versionStatus: "tested",
      problems: [],
    }),
  );
  expect(agents).toContainEqual(
    expect.objectContaining({ agent: "codex", isUsable: false, versionStatus: "unknown" }),
  );
});

test("a version command that hangs is ended, and the agent is not usable", async () => {
  fakes.add("claude", { hangs: "version" });
  const { exitCode, stdout } = await doctor(["claude", "--timeout", "1s"]);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("! `claude --version` did not end within 1 s");
});

test("what a broken agent prints is shown, with its exit code", async () => {
  const path = join(fakes.folder, "claude");
  writeFileSync(path, "#!/bin/sh\necho 'cannot find module x' >&2\nexit 3\n", { mode: 0o755 });
  const { exitCode, stdout } = await doctor(["claude"]);
  expect(exitCode).toBe(1);
  expect(stdout).toContain("! `claude --version` exited with code 3: cannot find module x\n");
  writeFileSync(path, "#!/bin/sh\necho unknown\n");
  expect((await doctor(["claude"])).stdout).toContain(
    '! `claude --version` printed no version, but "unknown"\n',
  );
});

test("a time that is none is wrong usage", async () => {
  const { exitCode, stderr } = await doctor(["--timeout", "soon"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("Expected a duration such as 30d, 12h, 5m or 20s");
});

test("what may not be executed is found, and how to allow it", async () => {
  const path = join(fakes.folder, "codex");
  writeFileSync(path, "#!/bin/sh\n");
  chmodSync(path, 0o640);
  const { exitCode, stdout } = await doctor(["codex"]);
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`${path} (0640)`);
  expect(stdout).toContain(`→ run chmod +x ${path}`);
});

test("a command that anybody may change is warned of", async () => {
  fakes.add("claude", { version: "2.1.197" });
  chmodSync(join(fakes.folder, "claude"), 0o777);
  const { exitCode, stdout } = await doctor(["claude"]);
  expect(exitCode).toBe(0);
  expect(stdout).toContain("can be changed by every user of this machine");
});

test("an agent that there is not is wrong usage", async () => {
  const { exitCode, stderr } = await doctor(["gemni"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("Did you mean `gemini`?");
});

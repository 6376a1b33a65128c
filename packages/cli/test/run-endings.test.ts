import { once } from "node:events";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { agentLines, createFakeAgents, recordedOutput, type Said } from "./fake-agents.ts";
import { resultOf, runCli, spawnCli, type CliResult } from "./run-cli.ts";

const fakes = createFakeAgents();
afterAll(() => fakes.remove());

const run = (args: readonly string[], input = ""): Promise<CliResult> =>
  runCli(["run", ...args], input, fakes.folder, fakes.env);
const isAlive = (pid: unknown): boolean => existsSync(`/proc/${String(pid)}/cmdline`);

/** The beginning of a turn, and then nothing. */
const unfinished = (text: string): Said[] =>
  agentLines(
    '{"type":"thread.started","thread_id":"t"}',
    '{"type":"turn.started"}',
    JSON.stringify({ type: "item.completed", item: { id: "i", type: "agent_message", text } }),
  );

test("--fail-on-denied changes the exit code where something was denied", async () => {
  fakes.add("claude", { says: recordedOutput("claude/2.1.197/perm-denied-event-rule") });
  expect((await run(["claude", "do it"])).exitCode).toBe(0);
  expect((await run(["claude", "do it", "--fail-on-denied"])).exitCode).toBe(1);
  fakes.add("claude", { says: recordedOutput("claude/2.1.197/plain-text") });
  expect((await run(["claude", "do it", "--fail-on-denied"])).exitCode).toBe(0);
});

test("a failure is 1, and stderr says why", async () => {
  fakes.add("codex", { says: recordedOutput("codex/exec-0.169.0/err_e401"), exitCode: 1 });
  const { exitCode, stdout, stderr } = await run(["codex", "do it"]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: "" });
  expect(stderr).toMatch(/^✗ codex failed: .*401 Unauthorized/m);
});

test("what the agent printed before it failed to start is shown", async () => {
  fakes.add("codex", { stderr: "Error: the configuration is bad\n", exitCode: 1 });
  const { exitCode, stderr } = await run(["codex", "do it"]);
  expect(exitCode).toBe(1);
  expect(stderr).toContain("the configuration is bad");
});

test("--timeout is 124, and the agent is gone", async () => {
  fakes.add("codex", { says: unfinished("half"), hangs: "end" });
  const { exitCode, stdout, stderr } = await run(["codex", "do it", "--timeout", "10"]);
  expect(exitCode).toBe(124);
  expect(stdout).toBe("half\n");
  expect(stderr).toContain("codex timed out");
  expect(isAlive(fakes.journal("codex")[0]?.["pid"])).toBe(false);
});

test("an agent that is not here is 127, with the command that installs it", async () => {
  const { exitCode, stdout, stderr } = await run(["opencode", "do it"]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 127, stdout: "" });
  expect(stderr).toContain("npm install -g opencode-ai");
  const other = await run(["codex", "do it", "--command", "/nowhere/codex"]);
  expect(other.exitCode).toBe(127);
  expect(other.stderr).toContain("/nowhere/codex");
});

test("an agent that may not be executed is 127, with what to do", async () => {
  const path = join(fakes.folder, "locked");
  writeFileSync(path, "#!/bin/sh\n");
  chmodSync(path, 0o644);
  const { exitCode, stderr } = await run(["codex", "do it", "--command", path]);
  expect(exitCode).toBe(127);
  expect(stderr).toContain(`chmod +x ${path}`);
});

/** Waits for its first output; a command that ends before has failed. */
const begun = (child: ReturnType<typeof spawnCli>, result: Promise<CliResult>): Promise<unknown> =>
  Promise.race([
    once(child.stdout, "data"),
    result.then(({ stderr }) => {
      throw new Error(`it ended before it began: ${stderr}`);
    }),
  ]);

test("Ctrl-C once interrupts with a notice, and the exit code is 130", async () => {
  fakes.add("codex", { says: unfinished("begun"), hangs: "end" });
  const child = spawnCli(["run", "codex", "do it"], fakes.env);
  child.stdin.end();
  const result = resultOf(child);
  await begun(child, result);
  child.kill("SIGINT");
  const { exitCode, stderr } = await result;
  expect(exitCode).toBe(130);
  expect(stderr).toContain("Interrupted; waiting for the agent to stop.");
  expect(stderr).toContain("codex was cancelled");
  expect(fakes.journal("codex")).toContainEqual({ signal: "SIGINT" });
});

test("Ctrl-C twice ends an agent that does not listen", async () => {
  fakes.add("codex", { says: unfinished("begun"), hangs: "end", ignores: true });
  const child = spawnCli(["run", "codex", "do it"], fakes.env);
  child.stdin.end();
  const result = resultOf(child);
  await begun(child, result);
  child.kill("SIGINT");
  await expect.poll(() => fakes.journal("codex").slice(1)).toEqual([{ signal: "SIGINT" }]);
  child.kill("SIGINT");
  expect((await result).exitCode).toBe(130);
  // by force: it is not asked a second time
  expect(fakes.journal("codex").slice(1)).toEqual([{ signal: "SIGINT" }]);
  expect(isAlive(fakes.journal("codex")[0]?.["pid"])).toBe(false);
});

test("SIGTERM ends the agent too", async () => {
  fakes.add("codex", { says: unfinished("begun"), hangs: "end" });
  const child = spawnCli(["run", "codex", "do it"], fakes.env);
  child.stdin.end();
  const result = resultOf(child);
  await begun(child, result);
  child.kill("SIGTERM");
  expect((await result).exitCode).toBe(130);
  expect(isAlive(fakes.journal("codex")[0]?.["pid"])).toBe(false);
});

test("a reader that goes away ends it quietly, and the agent", async () => {
  const item = { id: "i", type: "agent_message", text: "x".repeat(1000) };
  const line = JSON.stringify({ type: "item.completed", item });
  const many = Array.from({ length: 300 }, (): Said => ({ by: "agent", line, wait: 20 }));
  fakes.add("codex", { says: [...unfinished("begun"), ...many], hangs: "end" });
  const child = spawnCli(["run", "codex", "do it", "--format", "json"], fakes.env);
  child.stdin.end();
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.once("data", () => child.stdout.destroy());
  await once(child, "exit");
  expect(stderr).toBe("");
  expect(isAlive(fakes.journal("codex")[0]?.["pid"])).toBe(false);
});

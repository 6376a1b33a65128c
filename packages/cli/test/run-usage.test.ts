import { afterAll, expect, test } from "vitest";

import { createFakeAgents } from "./fake-agents.ts";
import { runCli, type CliResult } from "./run-cli.ts";

const fakes = createFakeAgents();
afterAll(() => fakes.remove());

const run = (args: readonly string[], input = ""): Promise<CliResult> =>
  runCli(["run", ...args], input, fakes.folder, fakes.env);

test.each<[string, readonly string[], string]>([
  ["an agent that there is not", ["clade", "x"], "Did you mean `claude`?"],
  ["acp without a command", ["acp", "x"], "--command"],
  ["no task", ["echo"], "expected a task on standard input, got nothing"],
  ["no agent", [], "missing required argument"],
  ["a flag that there is not", ["echo", "x", "--modle", "y"], "unknown option"],
  ["a mode that there is not", ["echo", "x", "--approval", "never"], "Allowed choices are ask"],
  ["a number that is none", ["echo", "x", "--max-turns", "few"], "Expected a number, got"],
  ["too few turns", ["echo", "x", "--max-turns", "0"], "--max-turns (maxTurns): "],
  ["a budget of nothing", ["echo", "x", "--max-budget", "0"], "--max-budget (maxBudgetUsd): "],
  ["a timeout of nothing", ["echo", "x", "--timeout", "0"], "Expected seconds above 0"],
  ["a folder that is not there", ["echo", "x", "--cwd", "nowhere"], "expected an existing folder"],
  ["a dialect that there is not", ["echo", "x", "--dialect", "xml"], "Expected one of"],
  ["native lines in plain text", ["echo", "x", "--raw", "--format", "pretty"], "--raw prints JSON"],
  ["a protocol that there is not", ["claude", "x", "--protocol", "y"], "--protocol (protocol): "],
  ["a task that is too long", ["echo", "x".repeat(100_001)], "the task (prompt): "],
])("%s is wrong usage, and is named", async (_, args, words) => {
  const { exitCode, stdout, stderr } = await run(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toContain(words);
});

test("a request that would run less safely than asked is refused, with field, reason and remedy", async () => {
  fakes.add("claude", {});
  const flags = ["--approval", "autoAll", "--sandbox", "workspaceWrite"];
  const { exitCode, stderr } = await run(["claude", "x", ...flags]);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/--(?:approval|sandbox) \(\w+\): \S+/);
  expect(stderr).toContain("No agent was started.");
  expect(fakes.journal("claude")).toEqual([]);
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findAgent } from "@agentstream/agents";
import { expect, onTestFinished, test } from "vitest";

import { examineAgent, type Examinable, type Finding } from "../src/agents/examine-agent.ts";

/** A folder with a command that prints a version. */
function examine(name: string, printed: string): Promise<Finding> {
  const agent = findAgent(name);
  const folder = mkdtempSync(join(tmpdir(), "examine-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${printed}"\n`);
  chmodSync(path, 0o755);
  if (agent === undefined || !isExaminable(agent)) throw new Error("it has no command");
  return examineAgent(agent, { PATH: folder }, 60_000);
}

const isExaminable = (agent: object): agent is Examinable => "command" in agent;

test("a version that is too old for every run is not usable, with the least version", async () => {
  const found = await examine("gemini", "0.8.2");
  expect(found).toMatchObject({ isUsable: false, version: "0.8.2" });
  expect(found.problems).toEqual([
    "Gemini CLI 0.8.2 has no stream-json; 0.11.0 or later is needed.",
  ]);
  expect(found.advice[0]).toBe("update it: npm install -g @google/gemini-cli");
});

test("a version that is too old for one protocol, or lacks something, is usable, and the advice says so", async () => {
  const older = await examine("codex", "codex-cli 0.45.0");
  expect(older).toMatchObject({ isUsable: true, problems: [] });
  expect(older.advice).toContainEqual(
    expect.stringMatching(/^Codex CLI 0\.45\.0 has no app-server; 0\.60\.0 or later is needed\./),
  );
  const whole = await examine("claude", "1.0.60 (Claude Code)");
  expect(whole.advice).toContainEqual(expect.stringContaining("whole messages"));
});

test("of a new version nothing of the kind is said", async () => {
  const found = await examine("claude", "2.1.327 (Claude Code)");
  expect(found).toMatchObject({ isUsable: true, problems: [] });
  expect(found.advice.some((line) => /needed|whole messages/.test(line))).toBe(false);
});

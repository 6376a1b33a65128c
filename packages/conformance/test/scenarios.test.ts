import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { chooseCases } from "../src/scenario/choose-cases.ts";
import { loadScenarios } from "../src/scenario/load-scenarios.ts";

const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the kit's scenarios are valid, and eight of them are the short run", async () => {
  const scenarios = await loadScenarios();
  expect(scenarios.length).toBeGreaterThanOrEqual(37);
  expect(scenarios.filter(({ isCore }) => isCore).length).toBe(8);
});

test("a scenario that is not valid is refused with its file, field and remedy", async () => {
  const wrong = { name: "wrong", prompt: "Hi.", answers: [{ send: [{ do: "sing" }] }] };
  writeFileSync(join(folder, "wrong.json"), JSON.stringify(wrong));
  const error = await loadScenarios([], folder).catch(String);
  expect(error).toContain(join(folder, "wrong.json"));
  expect(error).toContain("description");
  expect(error).toContain("/answers/0/send/0/do");
});

test("an unknown scenario and an unknown agent are refused by what there is", async () => {
  await expect(loadScenarios(["nonsense"])).rejects.toThrow(
    /unknown scenario nonsense; expected .*text/,
  );
  const scenarios = await loadScenarios(["text"]);
  expect(() => chooseCases(scenarios, { agents: ["nobody"] })).toThrow(
    "unknown agent nobody; expected some of claude, codex, gemini, opencode, qwen, claude-acp, codex-acp, copilot, qwen-code",
  );
});

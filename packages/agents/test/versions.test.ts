import { isRefusal } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";
import { expect, test } from "vitest";

import { findAgent } from "../src/index.ts";

type Fields = Partial<RunRequest>;

function plan(agent: string, agentVersion: string | undefined, fields: Fields = {}) {
  const adapter = findAgent(agent);
  if (adapter === undefined) throw new Error(`no adapter ${agent}`);
  return adapter.plan({ prompt: "go", ...fields }, { agentVersion });
}

function argsOf(...given: Parameters<typeof plan>): readonly string[] {
  const planned = plan(...given);
  if (isRefusal(planned)) throw new Error(JSON.stringify(planned.refusals));
  return planned.args;
}

const readOnly: Fields = { approvalMode: "ask", sandboxMode: "readOnly" };
const everything: Fields = { approvalMode: "autoAll", sandboxMode: "none" };

test.each([
  ["claude", "1.0.107", "--include-partial-messages", {}],
  ["gemini", "0.38.2", "--skip-trust", {}],
  ["gemini", "0.20.2", "--policy={file:policy.toml}", {}],
  ["gemini", "0.28.2", "--policy={file:policy.toml}", {}],
  ["opencode", "1.0.98", "--thinking", {}],
  ["opencode", "1.17.11", "--auto", everything],
] as const)("%s %s does not get %s", (agent, version, flag, fields) => {
  expect(argsOf(agent, version, fields)).not.toContain(flag);
  expect(argsOf(agent, undefined, fields)).toContain(flag);
  expect(argsOf(agent, "999.0.0", fields)).toContain(flag);
});

const refused: readonly (readonly [
  agent: string,
  version: string,
  Fields,
  field: string,
  least: string,
])[] = [
  ["claude", "0.2.126", { model: "opus" }, "model", "1.0.0"],
  ["claude", "1.0.11", { approvalMode: "autoEdit" }, "approvalMode", "1.0.15"],
  ["claude", "1.0.43", readOnly, "sandboxMode", "1.0.44"],
  ["claude", "1.0.58", { interactive: true }, "interactive", "1.0.59"],
  ["claude", "2.0.30", { allowedTools: ["Read"] }, "allowedTools", "2.0.31"],
  ["claude", "2.0.29", { maxBudgetUsd: 1 }, "maxBudgetUsd", "2.0.30"],
  ["claude", "2.0.44", { outputSchema: {} }, "outputSchema", "2.0.45"],
  ["codex", "0.50.0", { protocol: "app-server" }, "protocol", "0.60.0"],
  ["codex", "0.40.0", { outputSchema: {} }, "outputSchema", "0.41.0"],
  ["gemini", "0.8.2", {}, "protocol", "0.11.0"],
  ["gemini", "0.11.3", { resume: "abc" }, "resume", "0.20.0"],
  ["gemini", "0.29.0", { approvalMode: "ask" }, "approvalMode", "0.30.0"],
  ["gemini", "0.20.2", readOnly, "approvalMode", "0.30.0"],
  ["gemini", "0.30.0", readOnly, "sandboxMode", "0.31.0"],
  ["opencode", "0.5.29", {}, "protocol", "1.0.0"],
];

test.each(refused)("%s %s is refused %j", (agent, version, fields, field, least) => {
  const planned = plan(agent, version, fields);
  expect(isRefusal(planned) ? planned.refusals : []).toContainEqual({
    field,
    reason: expect.stringMatching(`${version} has no .*; ${least} or later is needed\\.$`),
  });
  const newest = plan(agent, undefined, fields);
  expect(isRefusal(newest) ? newest.refusals : []).toEqual([]);
});

test("what is left out is noted", () => {
  const planned = plan("claude", "1.0.60");
  expect(isRefusal(planned) ? [] : planned.notes).toContainEqual(
    expect.stringMatching(/^Claude Code 1\.0\.60: its text comes as whole messages/),
  );
});

test("names that changed are those of the version", () => {
  expect(argsOf("gemini", "0.20.2", { protocol: "acp" })).toContain("--experimental-acp");
  const older = plan("codex", "0.60.1", { protocol: "app-server", ...everything });
  const newer = plan("codex", "0.80.0", { protocol: "app-server", ...everything });
  const words = (planned: typeof older): string =>
    JSON.stringify(isRefusal(planned) ? planned.refusals : planned.opening);
  expect(words(older)).toContain('"dangerFullAccess"');
  expect(words(newer)).toContain('"danger-full-access"');
});

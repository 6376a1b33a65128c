import { describe, expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { acp, createAcpAgent } from "../src/index.ts";

const agent = createAcpAgent({
  id: "any",
  name: "Any",
  command: "any-agent",
  args: ["--stdio"],
  env: { ANY: "1" },
  authMethod: "key",
  modes: { ask: "default", autoEdit: "edits", autoAll: "bypass", readOnly: "plan" },
});
const bare = createAcpAgent({ id: "bare", name: "Bare", command: "bare-agent" });

const ofBare = plansOf(bare, { prompt: "Go." });
const { planOf, refusedFields } = plansOf(agent, { prompt: "Go." });

test("the command is the registered one; the prompt is the translator's to write", () => {
  expect(planOf({ cwd: "/w", model: "m", resume: "r", env: { B: "2" } })).toMatchObject({
    command: "any-agent",
    args: ["--stdio"],
    env: { ANY: "1", B: "2" },
    stdin: undefined,
    files: {},
    protocol: "acp",
    opening: { cwd: "/w", model: "m", resume: "r", authMethod: "key" },
    config: { agentType: "any", protocol: "acp", cwd: "/w", model: "m" },
  });
  expect(planOf({}).config).not.toHaveProperty("approvalMode");
});

test("without a command there is nothing to run", () => {
  expect(acp.plan({ prompt: "Go." })).toMatchObject({ refusals: [{ field: "agentType" }] });
});

describe("permissions", () => {
  test.each([
    ["ask", "none", "default"],
    ["ask", "fullAccess", "default"],
    ["ask", "workspaceWrite", "default"],
    ["askDangerous", "none", "default"],
    ["autoEdit", "none", "edits"],
    ["autoEdit", "workspaceWrite", "edits"],
    ["autoAll", "none", "bypass"],
    ["autoAll", "fullAccess", "bypass"],
    ["ask", "readOnly", "plan"],
    ["autoAll", "readOnly", "plan"],
  ] as const)("%s in %s is the mode %s", (approvalMode, sandboxMode, mode) => {
    const plan = planOf({ approvalMode, sandboxMode });
    expect(plan.opening).toMatchObject({ mode });
    expect(plan.notes.length).toBeGreaterThan(0);
    expect(plan.config.notGuaranteed).toEqual(plan.notes);
  });

  test("autoAll in workspaceWrite is refused: nothing would hold it", () => {
    expect(refusedFields({ approvalMode: "autoAll", sandboxMode: "workspaceWrite" })).toEqual([
      "sandboxMode",
    ]);
  });

  test("what no mode is known for is refused; but less than was asked for is no danger", () => {
    expect(ofBare.refusedFields({ sandboxMode: "readOnly" })).toEqual(["sandboxMode"]);
    expect(ofBare.planOf({ approvalMode: "autoAll" }).opening).not.toHaveProperty("mode");
    expect(ofBare.planOf({ permissionTier: "autonomous" }).opening).not.toHaveProperty("mode");
  });
});

test.each([
  [{ prompt: " " }, ["prompt"]],
  [{ prompt: [] }, ["prompt"]],
  [{ protocol: "telnet" }, ["protocol"]],
  [{ outputSchema: {} }, ["outputSchema"]],
  [{ maxTurns: 3 }, ["maxTurns"]],
  [{ maxBudgetUsd: 3 }, ["maxBudgetUsd"]],
  [{ allowedTools: [] }, ["allowedTools"]],
  [{ blockedTools: ["x"] }, ["blockedTools"]],
  [{ autoApproveTools: ["x"] }, ["autoApproveTools"]],
])("%j is refused by name", (request, fields) => {
  expect(refusedFields(request)).toEqual(fields);
});

test("the agent may be named, and speaks nothing else", () => {
  const options = { sessionId: "s", now: () => 0 };
  expect(agent.translator(options).handle({ type: "start" }).events).toMatchObject([
    { type: "sessionStarted", agentType: "any", protocol: "acp" },
  ]);
  const named = acp.translator({ ...options, agentType: "mine" });
  expect(named.handle({ type: "start" }).events).toMatchObject([{ agentType: "mine" }]);
  expect(() => acp.translator({ ...options, protocol: "telnet" })).toThrow("does not speak telnet");
});

import type { RunRequest } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { opencode } from "../src/index.ts";

const { planOf, refusedFields } = plansOf(opencode, { prompt: "Go.", protocol: "acp" });

const rulesOf = (request: Partial<RunRequest>): Readonly<Record<string, unknown>> =>
  JSON.parse(planOf(request).env["OPENCODE_PERMISSION"] ?? "{}");

describe("a plan", () => {
  test("a plain request takes the agent's own rules", () => {
    const plan = planOf({ cwd: "/w", model: "fake/one", resume: "ses_1", env: { A: "1" } });
    expect(plan).toMatchObject({
      command: "opencode",
      args: ["acp"],
      env: { A: "1" },
      stdin: undefined,
      protocol: "acp",
      opening: { cwd: "/w", model: "fake/one", resume: "ses_1" },
    });
    expect(plan.env).not.toHaveProperty("OPENCODE_PERMISSION");
    expect(plan.config).not.toHaveProperty("approvalMode");
  });

  test("which requests mean it", () => {
    const protocolOf = (request: Partial<RunRequest>): unknown =>
      opencode.plan({ prompt: "x", ...request });
    expect(protocolOf({})).toHaveProperty("protocol", "run");
    expect(protocolOf({ interactive: true })).toHaveProperty("protocol", "acp");
    expect(protocolOf({ protocol: "acp" })).toHaveProperty("protocol", "acp");
    expect(protocolOf({ protocol: "run", interactive: true })).toHaveProperty("protocol", "run");
  });

  test.each([
    ["ask", "readOnly", { "*": "deny", edit: "deny", bash: "deny", external_directory: "deny" }],
    ["ask", "workspaceWrite", { "*": "ask", edit: "ask", bash: "ask", external_directory: "deny" }],
    ["ask", "none", { "*": "ask", edit: "ask", bash: "ask", external_directory: "ask" }],
    ["askDangerous", "none", { edit: "ask", bash: "ask", webfetch: "allow" }],
    ["autoEdit", "readOnly", { "*": "deny", edit: "deny" }],
    ["autoEdit", "workspaceWrite", { edit: "allow", bash: "ask", external_directory: "deny" }],
    ["autoEdit", "fullAccess", { edit: "allow", bash: "ask", external_directory: "ask" }],
    [
      "autoAll",
      "none",
      { "*": "allow", edit: "allow", bash: "allow", external_directory: "allow" },
    ],
    ["autoAll", "readOnly", { "*": "deny", edit: "deny", bash: "deny" }],
  ] as const)("%s in %s", (approvalMode, sandboxMode, rules) => {
    expect(rulesOf({ approvalMode, sandboxMode })).toMatchObject(rules);
    const { config, notes } = planOf({ approvalMode, sandboxMode });
    expect(config.notGuaranteed).toEqual(notes);
    expect(notes.length).toBeGreaterThan(0);
  });

  test("autoAll in workspaceWrite is refused: nothing would hold the shell", () => {
    const modes = { approvalMode: "autoAll", sandboxMode: "workspaceWrite" } as const;
    expect(refusedFields(modes)).toEqual(["sandboxMode"]);
  });

  test.each([
    [{ prompt: " " }, ["prompt"]],
    [{ model: "one" }, ["model"]],
    [{ maxBudgetUsd: 1 }, ["maxBudgetUsd"]],
    [{ outputSchema: {} }, ["outputSchema"]],
  ])("%j is refused by name", (request, fields) => {
    expect(refusedFields(request)).toEqual(fields);
  });
});

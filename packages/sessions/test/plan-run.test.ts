import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { readRequest, type Adapter } from "@agentstream/adapter-kit";
import { echo } from "@agentstream/runner";
import { expect, test } from "vitest";

import { planRun, type Policy } from "../src/plan-run.ts";
import { kindOf, makeFolder } from "./open-sessions.ts";

/** An agent that can be held to nothing. */
const unheld: Adapter = {
  ...echo,
  id: "unheld",
  plan: (request) =>
    readRequest(request).approvalMode === undefined
      ? echo.plan(request)
      : { refusals: [{ field: "approvalMode", reason: "Nothing holds it." }] },
};

const policyOf = (allowTier: Policy["allowTier"], folder = makeFolder()): Policy => ({
  agents: new Map([echo, unheld].map((adapter) => [adapter.id, { adapter }])),
  workspaces: [folder],
  allowTier,
  defaultTier: "supervised",
});

const wish = { agentType: "echo", prompt: "go" };

test.each([
  ["dry-run", {}, "ask readOnly", []],
  ["supervised", {}, "ask workspaceWrite", []],
  [
    "supervised",
    { tier: "autonomous" },
    "autoEdit workspaceWrite",
    ["approvalMode", "sandboxMode"],
  ],
  ["supervised", { permissionMode: "bypass" }, "autoEdit workspaceWrite", ["approvalMode"]],
  ["supervised", { permissionMode: "plan" }, "ask readOnly", []],
  ["supervised", { sandboxMode: "none" }, "ask workspaceWrite", ["sandboxMode"]],
  ["autonomous", { tier: "autonomous" }, "autoAll fullAccess", []],
  ["autonomous", { sandboxMode: "none" }, "ask none", []],
] as const)("under %s, %j becomes %s", async (tier, config, modes, capped) => {
  const planned = await planRun(policyOf(tier), { ...wish, config });
  const { approvalMode, sandboxMode } = planned.request;
  expect(`${approvalMode} ${sandboxMode}`).toBe(modes);
  expect(planned.capped).toEqual(capped);
});

test("what nobody looks after runs at the usual tier, and nobody is asked", async () => {
  const { request } = await planRun(policyOf("autonomous"), { ...wish, isUnattended: true });
  expect(request).toMatchObject({ approvalMode: "autoEdit", sandboxMode: "workspaceWrite" });
  expect(request.interactive).toBeUndefined();
});

test("what nothing holds to the cap is refused, unless everything is allowed and nothing was asked for", async () => {
  const other = { ...wish, agentType: "unheld" };
  expect(await kindOf(planRun(policyOf("supervised"), other))).toBe("exceedsCap");
  expect(await kindOf(planRun(policyOf("autonomous"), other))).toBe("done");
  const asking = { ...other, config: { approvalMode: "ask" } } as const;
  expect(await kindOf(planRun(policyOf("autonomous"), asking))).toBe("exceedsCap");
});

test("an agent works inside of a workspace, whatever links lead there", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "inside"));
  symlinkSync(join(folder, "inside"), join(folder, "link"));
  const policy = policyOf("supervised", folder);
  const cwdOf = async (cwd: string) =>
    (await planRun(policy, { ...wish, config: { cwd } })).request.cwd;
  expect(await cwdOf("link")).toBe(join(folder, "inside"));
  expect(await cwdOf(join(folder, "inside", "..", "inside"))).toBe(join(folder, "inside"));
  for (const cwd of ["..", "inside/../..", "/", `${folder}x`, "missing"])
    expect(await kindOf(cwdOf(cwd)), cwd).toBe("forbidden");
});

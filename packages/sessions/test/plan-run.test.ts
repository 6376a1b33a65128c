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

test("a refusal names the cap only where the cap is the reason", async () => {
  const picky: Adapter = {
    ...echo,
    plan: () => ({ refusals: [{ field: "prompt", reason: "It is no script." }] }),
  };
  const policy = { ...policyOf("supervised"), agents: new Map([["echo", { adapter: picky }]]) };
  const planned = planRun(policy, { ...wish, config: { approvalMode: "autoAll" } });
  await expect(planned).rejects.toMatchObject({ kind: "invalid", message: "It is no script." });
});

test("below the highest tier a request sets only the variables that the server's owner allows", async () => {
  const attempt = (tier: Policy["allowTier"], name: string, allowEnv?: readonly string[]) =>
    kindOf(planRun({ ...policyOf(tier), allowEnv }, { ...wish, env: { [name]: "x" } }));
  const names =
    "CI OPENSSL_CONF ZDOTDIR AWS_CONFIG_FILE BUN_INSPECT_PRELOAD DOTNET_STARTUP_HOOKS LESSOPEN RUSTC_WRAPPER " +
    "OPENAI_API_BASE AWS_ENDPOINT_URL_S3 SSL_CERT_FILE LD_PRELOAD node_options";
  for (const name of names.split(" ")) {
    for (const tier of ["dry-run", "supervised"] as const) {
      expect(await attempt(tier, name), name).toBe("exceedsCap");
      expect(await attempt(tier, name, ["MY_APP_*", name]), name).toBe("done");
    }
    expect(await attempt("autonomous", name), name).toBe("done");
  }
  expect(await attempt("supervised", "MY_APP_X", ["MY_APP_*"])).toBe("done");
  expect(await attempt("supervised", "MY_APPX", ["MY_APP_*"])).toBe("exceedsCap");
  expect(await attempt("supervised", "CI_", ["CI"])).toBe("exceedsCap");
  for (const name of ["BASH_FUNC_ls%%", "A=B", "", "A\0B", "1A"])
    expect(await attempt("autonomous", name, [name]), name).toBe("invalid");
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

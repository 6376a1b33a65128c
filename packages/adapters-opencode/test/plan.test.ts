import type { RunRequest } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { opencode } from "../src/index.ts";
import { acpModes, runModes } from "../src/modes.ts";

const prompt = "say hello";

const { planOf, refusedFields } = plansOf(opencode, { prompt });

function rulesOf(request: Partial<RunRequest>): Record<string, unknown> | undefined {
  const rules = planOf(request).env["OPENCODE_PERMISSION"];
  return rules === undefined ? undefined : JSON.parse(rules);
}

test("a plain request takes the agent's own mode, and the prompt goes in by stdin", () => {
  expect(planOf({})).toMatchObject({
    command: "opencode",
    args: ["run", "--format=json", "--thinking"],
    env: {},
    stdin: prompt,
    files: {},
    protocol: "run",
  });
  expect(planOf({}).config).not.toHaveProperty("approvalMode");
});

describe("permissions", () => {
  const none = { edit: "deny", bash: "deny", webfetch: "deny" };
  const web = { ...none, webfetch: "allow" };
  const edit = { ...web, edit: "allow" };

  test.each([
    ["ask", "readOnly", none],
    ["ask", "workspaceWrite", none],
    ["ask", "none", none],
    ["ask", "fullAccess", none],
    ["askDangerous", "readOnly", web],
    ["askDangerous", "workspaceWrite", web],
    ["askDangerous", "none", web],
    ["askDangerous", "fullAccess", web],
    ["autoEdit", "readOnly", web],
    ["autoEdit", "workspaceWrite", edit],
    ["autoEdit", "none", edit],
    ["autoEdit", "fullAccess", edit],
    ["autoAll", "readOnly", web],
  ] as const)(
    "%s in %s is %j, and nothing that is not named",
    (approvalMode, sandboxMode, rules) => {
      const request = { approvalMode, sandboxMode };
      expect(rulesOf(request)).toMatchObject({
        ...rules,
        "*": "deny",
        external_directory: "deny",
        glob: "allow",
      });
      // the last rule that fits decides
      expect(Object.keys(rulesOf(request) ?? {})[0]).toBe("*");
      expect(planOf(request).args).not.toContain("--auto");
    },
  );

  test.each(["none", "fullAccess"] as const)(
    "autoAll in %s approves what is asked",
    (sandboxMode) => {
      const { args, env } = planOf({ approvalMode: "autoAll", sandboxMode });
      expect(args).toContain("--auto");
      expect(env).toEqual({});
    },
  );

  test("autoAll in workspaceWrite is refused: nothing would hold the shell", () => {
    expect(refusedFields({ approvalMode: "autoAll", sandboxMode: "workspaceWrite" })).toEqual([
      "sandboxMode",
    ]);
  });

  test.each([
    ["run", runModes, 3],
    ["acp", acpModes, 1],
  ] as const)(
    "%s: each pair has a row, and each but the freest has what it cannot guarantee",
    (_, modes, silentRows) => {
      const rows = Object.values(modes).flatMap((row) => Object.values(row));
      expect(rows.length).toBe(16);
      const silent = rows.filter((row) => "refused" in row || row.notGuaranteed.length === 0);
      expect(silent.length).toBe(silentRows);
    },
  );

  test("files with secrets stay closed: to allow reading must not allow more than the agent does", () => {
    expect(rulesOf({ approvalMode: "autoEdit" })?.["read"]).toMatchObject({ "*.env": "deny" });
  });

  test("what cannot be guaranteed is in the notes and in the config", () => {
    const { notes, config } = planOf({ permissionTier: "supervised" });
    expect(notes.join(" ")).toContain("outside of the workspace");
    expect(config.notGuaranteed).toEqual(notes);
  });

  test.each([
    [{ permissionTier: "dry-run" }, "deny"],
    [{ permissionTier: "supervised" }, "allow"],
    [{ permissionMode: "accept_edits" }, "allow"],
    [{ permissionMode: "plan" }, "deny"],
    [{ permissionMode: "ask" }, "deny"],
    [{ sandboxMode: "workspaceWrite" }, "deny"],
    [{ approvalMode: "autoEdit" }, "allow"],
  ] as const)("%j: editing is %s", (request, action) => {
    expect(rulesOf(request)?.["edit"]).toBe(action);
  });

  test.each([{ tier: "autonomous" }, { permissionMode: "bypass" }] as const)(
    "%j approves everything",
    (request) => {
      expect(planOf(request).args).toContain("--auto");
    },
  );

  test("permissionMode default is the agent's own", () => {
    expect(planOf({ permissionMode: "default" }).args).toEqual(planOf({}).args);
    expect(rulesOf({ permissionMode: "default" })).toBeUndefined();
  });

  test("the config says what the run has got, not what it asked for", () => {
    const { config } = planOf({ approvalMode: "autoAll", sandboxMode: "readOnly" });
    expect(config).toMatchObject({ approvalMode: "ask", sandboxMode: "readOnly" });
  });

  test("rules in the environment do not stand against the modes", () => {
    const env = { OPENCODE_PERMISSION: '{"bash":"allow"}' };
    expect(refusedFields({ approvalMode: "ask", env })).toEqual(["env"]);
    expect(planOf({ env }).env).toEqual(env);
  });
});

describe("tools", () => {
  test("tools that are not to exist are denied last, by name and by kind", () => {
    expect(rulesOf({ disallowedTools: ["webfetch", "kind:execute"] })).toEqual({
      webfetch: "deny",
      bash: "deny",
    });
    const rules = rulesOf({ approvalMode: "autoEdit", blockedTools: ["write", "git_*"] });
    expect(Object.entries(rules ?? {}).slice(-2)).toEqual([
      ["edit", "deny"],
      ["git_*", "deny"],
    ]);
  });

  test("an explicit denial holds where everything is approved", () => {
    expect(rulesOf({ permissionTier: "autonomous", disallowedTools: ["bash"] })).toEqual({
      bash: "deny",
    });
  });

  test("a list of tools leaves no other, and approves none that the mode would ask for", () => {
    expect(
      rulesOf({ approvalMode: "autoEdit", allowedTools: ["glob", "kind:edit", "bash"] }),
    ).toMatchObject({
      "*": "deny",
      glob: "allow",
      edit: "allow",
      bash: "deny",
      grep: "deny",
      task: "deny",
    });
    expect(rulesOf({ allowedTools: ["bash", "glob"] })).toMatchObject({
      "*": "deny",
      bash: "deny",
      glob: "allow",
    });
  });

  test("with everything approved the list is what exists", () => {
    const rules = rulesOf({ permissionTier: "autonomous", allowedTools: ["bash", "git_*"] });
    expect(rules).toMatchObject({ "*": "deny", bash: "allow", "git_*": "allow", edit: "deny" });
    // what was to be free stays so
    expect(rules?.["external_directory"]).toBe("allow");
  });

  test("an empty list leaves no tool", () => {
    const rules = Object.values(rulesOf({ approvalMode: "autoEdit", allowedTools: [] }) ?? {});
    expect(new Set(rules)).toEqual(new Set(["deny"]));
  });

  test("editing is permitted as a whole, or not at all", () => {
    expect(refusedFields({ allowedTools: ["write"] })).toEqual(["allowedTools"]);
    expect(refusedFields({ autoApproveTools: ["edit"] })).toEqual(["autoApproveTools"]);
    expect(rulesOf({ autoApproveTools: ["edit", "write"] })).toEqual({ edit: "allow" });
  });

  test("tools may be approved beforehand, but none that would leave the sandbox mode", () => {
    expect(rulesOf({ approvalMode: "ask", autoApproveTools: ["bash"] })?.["bash"]).toBe("allow");
    for (const sandboxMode of ["readOnly", "workspaceWrite"] as const) {
      for (const name of ["bash", "git_commit", "external_directory"])
        expect(refusedFields({ sandboxMode, autoApproveTools: [name] })).toEqual([
          "autoApproveTools",
        ]);
    }
    expect(refusedFields({ sandboxMode: "readOnly", autoApproveTools: ["kind:edit"] })).toEqual([
      "autoApproveTools",
    ]);
    expect(
      refusedFields({ sandboxMode: "workspaceWrite", autoApproveTools: ["kind:edit"] }),
    ).toEqual([]);
  });

  test.each(["kind:mcp", "kind:none", "*", "", "bash(git *)", "9", "a b"])(
    "%j is no tool",
    (name) => {
      expect(refusedFields({ disallowedTools: [name] })).toEqual(["disallowedTools"]);
      expect(refusedFields({ allowedTools: [name] })).toEqual(["allowedTools"]);
      expect(refusedFields({ autoApproveTools: [name] })).toContain("autoApproveTools");
    },
  );
});

describe("everything else", () => {
  test("model and resume stay values, whatever they begin with", () => {
    const { args } = planOf({ model: "--auto/x", resume: "-c" });
    expect(args.slice(-2)).toEqual(["--model=--auto/x", "--session=-c"]);
  });

  test("a model has a provider", () => {
    for (const model of ["", "gpt", "gpt/", "a/\0"])
      expect(refusedFields({ model })).toEqual(["model"]);
  });

  test("what the CLI cannot do is refused by name", () => {
    const request = {
      maxBudgetUsd: 1,
      outputSchema: {},
      protocol: "serve",
      resume: "",
    };
    expect(refusedFields(request).toSorted()).toEqual([
      "maxBudgetUsd",
      "outputSchema",
      "protocol",
      "resume",
    ]);
  });

  test("a limit of turns is passed in its settings, and what it is worth is said", () => {
    for (const protocol of ["run", "acp"]) {
      const { env, config, notes } = planOf({ maxTurns: 3, protocol });
      const settings: unknown = JSON.parse(env["OPENCODE_CONFIG_CONTENT"] ?? "");
      expect(settings).toEqual({ agent: { build: { steps: 3 } } });
      expect(config.maxTurns).toBe(3);
      expect(notes.join(" ")).toContain("asks the model to stop");
      expect(planOf({ protocol }).env).toEqual({});
    }
    const given = { OPENCODE_CONFIG_CONTENT: "{}" };
    expect(refusedFields({ maxTurns: 3, env: given })).toEqual(["env"]);
    expect(planOf({ env: given }).env).toEqual(given);
  });

  test("the working directory has two names", () => {
    expect(planOf({ workingDirectory: "/w" }).config.cwd).toBe("/w");
    expect(planOf({ cwd: "/w" }).config.cwd).toBe("/w");
  });
});

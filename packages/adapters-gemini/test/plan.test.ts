import type { RunRequest } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { gemini } from "../src/index.ts";
import { streamJsonModes } from "../src/modes.ts";

const prompt = "say hello";

const { planOf, refusedFields } = plansOf(gemini, { prompt });

const policyOf = (request: Partial<RunRequest>): string | undefined =>
  planOf(request).files["policy.toml"];

const rule = (names: string[], decision: string, priority: number): string =>
  `[[rule]]\ntoolName = [${names.map((name) => `"${name}"`).join(", ")}]\ndecision = "${decision}"\npriority = ${priority}\n`;

const planTools = ["enter_plan_mode", "exit_plan_mode"];
const guard = rule(planTools, "deny", 999);
const guardAndNoShell = rule([...planTools, "run_shell_command"], "deny", 999);
const guardAndNoWriting = rule(
  [
    ...planTools,
    "write_file",
    "replace",
    "edit",
    "run_shell_command",
    "list_mcp_resources",
    "read_mcp_resource",
    "mcp_*",
  ],
  "deny",
  999,
);

test("a plain request takes the agent's own mode, and the prompt goes in by stdin", () => {
  expect(planOf({})).toMatchObject({
    command: "gemini",
    args: ["--output-format=stream-json", "--skip-trust", "--policy={file:policy.toml}"],
    env: { GEMINI_CLI_NO_RELAUNCH: "true" },
    stdin: prompt,
    files: { "policy.toml": guard },
    protocol: "stream-json",
  });
  expect(planOf({}).config).not.toHaveProperty("approvalMode");
});

describe("permissions", () => {
  test.each([
    ["ask", "readOnly", "plan", guardAndNoWriting],
    ["ask", "workspaceWrite", "default", guardAndNoShell],
    ["ask", "none", "default", guard],
    ["ask", "fullAccess", "default", guard],
    ["askDangerous", "readOnly", "plan", guardAndNoWriting],
    ["askDangerous", "workspaceWrite", "default", guardAndNoShell],
    ["askDangerous", "none", "default", guard],
    ["askDangerous", "fullAccess", "default", guard],
    ["autoEdit", "readOnly", "plan", guardAndNoWriting],
    ["autoEdit", "workspaceWrite", "auto_edit", guardAndNoShell],
    ["autoEdit", "none", "auto_edit", guard],
    ["autoEdit", "fullAccess", "auto_edit", guard],
    ["autoAll", "readOnly", "plan", guardAndNoWriting],
    ["autoAll", "none", "yolo", guard],
    ["autoAll", "fullAccess", "yolo", undefined],
  ] as const)("%s in %s is %s", (approvalMode, sandboxMode, flag, policy) => {
    const { args, files } = planOf({ approvalMode, sandboxMode });
    expect(args).toContain(`--approval-mode=${flag}`);
    expect(args.includes("--policy={file:policy.toml}")).toBe(policy !== undefined);
    expect(files["policy.toml"]).toBe(policy);
  });

  test("autoAll in workspaceWrite is refused: nothing would hold the shell", () => {
    expect(refusedFields({ approvalMode: "autoAll", sandboxMode: "workspaceWrite" })).toEqual([
      "sandboxMode",
    ]);
  });

  test("each pair has a row, and each but the freest says what it cannot guarantee", () => {
    const rows = Object.values(streamJsonModes).flatMap((row) => Object.values(row));
    expect(rows.length).toBe(16);
    const silent = rows.filter((row) => "refused" in row || row.notGuaranteed.length === 0);
    expect(silent.length).toBe(3);
  });

  test("what cannot be guaranteed is in the notes and in the config", () => {
    const { notes, config } = planOf({ approvalMode: "autoEdit", sandboxMode: "workspaceWrite" });
    expect(notes.join(" ")).toContain("outside of the workspace");
    expect(config.notGuaranteed).toEqual(notes);
  });

  test.each([
    [{ permissionTier: "dry-run" }, "plan"],
    [{ permissionTier: "supervised" }, "auto_edit"],
    [{ tier: "autonomous" }, "yolo"],
    [{ permissionMode: "accept_edits" }, "auto_edit"],
    [{ permissionMode: "bypass" }, "yolo"],
    [{ permissionMode: "plan" }, "plan"],
    [{ permissionMode: "ask" }, "default"],
    [{ sandboxMode: "readOnly" }, "plan"],
    [{ sandboxMode: "workspaceWrite" }, "default"],
    [{ approvalMode: "autoEdit" }, "auto_edit"],
  ] as const)("%j is %s", (request, flag) => {
    expect(planOf(request).args).toContain(`--approval-mode=${flag}`);
  });

  test("permissionMode default is the agent's own", () => {
    expect(planOf({ permissionMode: "default" }).args).toEqual(planOf({}).args);
  });

  test("the config says what the run has got, not what it asked for", () => {
    const { config } = planOf({ approvalMode: "autoAll", sandboxMode: "readOnly" });
    expect(config).toMatchObject({ approvalMode: "ask", sandboxMode: "readOnly" });
  });
});

describe("tools", () => {
  test("tools that are not to exist are denied by policy, by name and by kind", () => {
    expect(policyOf({ disallowedTools: ["google_web_search", "kind:fetch"] })).toBe(
      rule([...planTools, "google_web_search", "web_fetch"], "deny", 999),
    );
    expect(policyOf({ blockedTools: ["kind:mcp"] })).toContain('"mcp_*"');
  });

  test("a list of tools leaves no other, and approves none that the mode would ask for", () => {
    const request: Partial<RunRequest> = {
      approvalMode: "autoEdit",
      allowedTools: ["read_file", "write_file", "run_shell_command"],
    };
    expect(policyOf(request)).toBe(
      [guard, rule(["read_file", "write_file"], "allow", 950), rule(["*"], "deny", 900)].join("\n"),
    );
  });

  test("with everything approved the list is what exists", () => {
    const request: Partial<RunRequest> = {
      permissionTier: "autonomous",
      allowedTools: ["run_shell_command", "mcp_git_*"],
    };
    expect(policyOf(request)).toBe(
      [rule(["run_shell_command", "mcp_git_*"], "allow", 950), rule(["*"], "deny", 900)].join("\n"),
    );
  });

  test("an empty list leaves no tool", () => {
    expect(policyOf({ permissionTier: "autonomous", allowedTools: [] })).toBe(
      rule(["*"], "deny", 900),
    );
  });

  test("tools may be approved beforehand", () => {
    expect(policyOf({ autoApproveTools: ["run_shell_command"] })).toBe(
      [guard, rule(["run_shell_command"], "allow", 500)].join("\n"),
    );
  });

  test("but none that would leave the sandbox mode", () => {
    const shell = { autoApproveTools: ["run_shell_command"] };
    expect(refusedFields({ sandboxMode: "readOnly", ...shell })).toEqual(["autoApproveTools"]);
    expect(refusedFields({ sandboxMode: "workspaceWrite", ...shell })).toEqual([
      "autoApproveTools",
    ]);
    expect(refusedFields({ sandboxMode: "readOnly", autoApproveTools: ["kind:edit"] })).toEqual([
      "autoApproveTools",
    ]);
    expect(
      refusedFields({ sandboxMode: "workspaceWrite", autoApproveTools: ["kind:edit"] }),
    ).toEqual([]);
  });

  test.each([
    "kind:other",
    "kind:none",
    'a"]\ndecision = "allow',
    "run_shell_command(git *)",
    "*",
    "",
  ])("%j is no tool", (name) => {
    expect(refusedFields({ disallowedTools: [name] })).toEqual(["disallowedTools"]);
    expect(refusedFields({ allowedTools: [name] })).toEqual(["allowedTools"]);
    expect(refusedFields({ autoApproveTools: [name] })).toContain("autoApproveTools");
  });
});

describe("the prompt", () => {
  test.each(["--yolo", "-y", "-p x", "--", "/help", "two\nlines", "--approval-mode=yolo"])(
    "%j is no flag",
    (text) => {
      const { args, stdin } = planOf({ prompt: text });
      expect(stdin).toBe(text);
      expect(args).toEqual(planOf({}).args);
    },
  );

  test("parts of text are one text", () => {
    expect(
      planOf({
        prompt: [
          { type: "text", text: "one" },
          { type: "text", text: "two" },
        ],
      }).stdin,
    ).toBe("one\n\ntwo");
  });

  test.each([
    ["an image", [{ type: "image", path: "a.png" }]],
    [
      "a file",
      [
        { type: "text", text: "look" },
        { type: "file", path: "a.txt" },
      ],
    ],
    ["a NUL", "a\0b"],
    ["nothing", " \n"],
  ] as const)("%s is refused", (_, given) => {
    expect(refusedFields({ prompt: typeof given === "string" ? given : [...given] })).toEqual([
      "prompt",
    ]);
  });
});

describe("everything else", () => {
  test("model and resume stay values, whatever they begin with", () => {
    const { args } = planOf({ model: "--yolo", resume: "-1-not-a-uuid" });
    expect(args.slice(-2)).toEqual(["--model=--yolo", "--resume=-1-not-a-uuid"]);
  });

  test("only the id of a conversation resumes one", () => {
    for (const resume of ["latest", "3", "", "a\0"])
      expect(refusedFields({ resume })).toEqual(["resume"]);
  });

  test("the environment is added to", () => {
    expect(planOf({ env: { GEMINI_API_KEY: "k" } }).env).toEqual({
      GEMINI_CLI_NO_RELAUNCH: "true",
      GEMINI_API_KEY: "k",
    });
  });

  test("what the CLI cannot do is refused by name", () => {
    const request = {
      maxTurns: 3,
      maxBudgetUsd: 1,
      outputSchema: {},
      protocol: "telnet",
      model: "",
    };
    expect(refusedFields(request).toSorted()).toEqual([
      "maxBudgetUsd",
      "maxTurns",
      "model",
      "outputSchema",
      "protocol",
    ]);
  });

  test("the working directory has two names", () => {
    expect(planOf({ workingDirectory: "/w" }).config.cwd).toBe("/w");
    expect(planOf({ cwd: "/w" }).config.cwd).toBe("/w");
  });
});

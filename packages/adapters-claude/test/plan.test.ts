import type { RunRequest } from "@agentstream/schema";
import { expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { claude } from "../src/index.ts";

const { own, pairs } = claude.modes?.["stream-json"] ?? {};
const ownNotes = own !== undefined && "notGuaranteed" in own ? own.notGuaranteed : [];

const { planOf, refusedFields } = plansOf(claude, { prompt: "Do it." });

/** What a request adds to the command line. */
const argsOf = (request: Partial<RunRequest>): readonly string[] =>
  planOf(request).args.slice(base.length);

const base = [
  "--print",
  "--output-format",
  "stream-json",
  "--verbose",
  "--include-partial-messages",
];
const writing = "Bash,Edit,Monitor,MultiEdit,NotebookEdit,PowerShell,Write,ExitPlanMode";

test("a plain prompt goes to the standard input, and the agent's own modes hold", () => {
  expect(planOf({})).toEqual({
    command: "claude",
    args: base,
    env: {},
    stdin: "Do it.",
    files: {},
    protocol: "stream-json",
    config: { agentType: "claude", protocol: "stream-json", notGuaranteed: [...ownNotes] },
    notes: ownNotes,
  });
});

test("each pair of modes becomes its flags", () => {
  const readOnly = [
    "--permission-mode",
    "plan",
    "--disallowedTools",
    writing,
    "--strict-mcp-config",
  ];
  const mode = (name: string): readonly string[] => ["--permission-mode", name];
  const expected = {
    readOnly: { ask: readOnly, askDangerous: readOnly, autoEdit: readOnly, autoAll: readOnly },
    workspaceWrite: {
      ask: mode("default"),
      askDangerous: mode("default"),
      autoEdit: mode("acceptEdits"),
      autoAll: "refused",
    },
    none: {
      ask: mode("default"),
      askDangerous: mode("default"),
      autoEdit: mode("acceptEdits"),
      autoAll: mode("bypassPermissions"),
    },
    fullAccess: {
      ask: mode("default"),
      askDangerous: mode("default"),
      autoEdit: mode("acceptEdits"),
      autoAll: mode("bypassPermissions"),
    },
  };
  const sandboxes = ["readOnly", "workspaceWrite", "none", "fullAccess"] as const;
  const approvals = ["ask", "askDangerous", "autoEdit", "autoAll"] as const;
  for (const sandboxMode of sandboxes) {
    for (const approvalMode of approvals) {
      const isRefused = refusedFields({ sandboxMode, approvalMode }).length > 0;
      const got = isRefused ? "refused" : argsOf({ sandboxMode, approvalMode });
      expect(got, `${sandboxMode} ${approvalMode}`).toEqual(expected[sandboxMode][approvalMode]);
    }
  }
});

test("each mode says what it cannot guarantee", () => {
  const rows = Object.values(pairs ?? {}).flatMap((row) => Object.values(row));
  expect(rows).toHaveLength(16);
  for (const row of rows) expect("refused" in row || row.notGuaranteed.length > 0).toBe(true);
  const { notes, config } = planOf({ approvalMode: "autoEdit", sandboxMode: "workspaceWrite" });
  expect(notes.join(" ")).toContain("no sandbox");
  expect(config.notGuaranteed).toEqual(notes);
});

test("the configuration is what the run has got, not what it asked for", () => {
  const got = (request: Partial<RunRequest>): unknown[] => {
    const { config } = planOf(request);
    return [config.approvalMode, config.sandboxMode];
  };
  expect(got({ approvalMode: "autoAll", sandboxMode: "readOnly" })).toEqual(["ask", "readOnly"]);
  expect(got({ permissionTier: "supervised" })).toEqual(["autoEdit", "none"]);
  expect(got({ permissionTier: "autonomous" })).toEqual(["autoAll", "none"]);
});

test("everything within a workspace is refused: commands cannot be confined", () => {
  expect(refusedFields({ approvalMode: "autoAll", sandboxMode: "workspaceWrite" })).toEqual([
    "approvalMode",
  ]);
});

test("tiers and permission modes are pairs of modes, and what is said itself stands before them", () => {
  expect(argsOf({ permissionTier: "dry-run" })).toContain("plan");
  expect(argsOf({ permissionTier: "supervised" })).toEqual(["--permission-mode", "acceptEdits"]);
  expect(argsOf({ permissionTier: "autonomous" })).toEqual([
    "--permission-mode",
    "bypassPermissions",
  ]);
  expect(argsOf({ permissionMode: "default" })).toEqual([]);
  expect(argsOf({ permissionMode: "accept_edits" })).toEqual(["--permission-mode", "acceptEdits"]);
  expect(argsOf({ permissionMode: "bypass" })).toEqual(["--permission-mode", "bypassPermissions"]);
  expect(argsOf({ permissionMode: "plan" })).toContain("plan");
  expect(argsOf({ permissionMode: "ask" })).toEqual(["--permission-mode", "default"]);
  expect(argsOf({ permissionTier: "autonomous", approvalMode: "ask" })).toEqual([
    "--permission-mode",
    "default",
  ]);
});

test("the seeds' names of fields mean the same", () => {
  const { config } = planOf({ workingDirectory: "/w", blockedTools: ["Bash"], tier: "supervised" });
  expect(config.cwd).toBe("/w");
  expect(config.disallowedTools).toEqual(["Bash"]);
  expect(config.permissionTier).toBe("supervised");
});

test("a conversation is resumed, with a model and limits", () => {
  const request = { resume: "0b1c", model: "opus", maxTurns: 3, maxBudgetUsd: 0.5 };
  expect(argsOf(request)).toEqual([
    "--resume",
    "0b1c",
    "--model",
    "opus",
    "--max-turns",
    "3",
    "--max-budget-usd",
    "0.5",
  ]);
});

test("lists of tools are one value each, and kinds become names", () => {
  expect(
    argsOf({
      allowedTools: ["Read", "kind:execute"],
      autoApproveTools: ["Bash(git log:*)", "mcp__lab__echo"],
      disallowedTools: ["kind:fetch"],
    }),
  ).toEqual([
    "--tools",
    "Read,Bash,PowerShell,KillShell,KillBash,TaskStop,Monitor",
    "--allowedTools",
    "Bash(git log:*),mcp__lab__echo",
    "--disallowedTools",
    "WebFetch,ReadMcpResource,ReadMcpResourceTool,ListMcpResources,ListMcpResourcesTool",
    "--strict-mcp-config",
  ]);
});

test("no tools at all is a list without names", () => {
  expect(argsOf({ allowedTools: [] })).toEqual(["--tools", "", "--strict-mcp-config"]);
});

test("names that would be flags, or would not be one name, are refused", () => {
  expect(refusedFields({ disallowedTools: ["--model"] })).toEqual(["disallowedTools"]);
  expect(refusedFields({ autoApproveTools: ["Bash,Write"] })).toEqual(["autoApproveTools"]);
  expect(refusedFields({ autoApproveTools: ["Bash\nWrite"] })).toEqual(["autoApproveTools"]);
  expect(refusedFields({ disallowedTools: ["kind:nonsense"] })).toEqual(["disallowedTools"]);
  expect(refusedFields({ allowedTools: ["mcp__lab__echo"] })).toEqual(["allowedTools"]);
});

test("a schema of the answer is handed on, and that it may be ignored is said", () => {
  const outputSchema = { type: "object" };
  expect(argsOf({ outputSchema })).toEqual(["--json-schema", '{"type":"object"}']);
  expect(planOf({ outputSchema }).notes.join(" ")).toContain("ignore the schema");
});

test("a prompt that looks like a flag is a prompt", () => {
  for (const prompt of ["--help", "-p", "--", "/compact"]) {
    const { args, stdin } = planOf({ prompt });
    expect(stdin).toBe(prompt);
    expect(args).toEqual(base);
  }
});

test("a prompt of texts is one prompt; images and files are refused by name", () => {
  expect(
    planOf({
      prompt: [
        { type: "text", text: "a" },
        { type: "text", text: "b" },
      ],
    }).stdin,
  ).toBe("a\n\nb");
  expect(
    refusedFields({
      prompt: [
        { type: "text", text: "a" },
        { type: "image", path: "x.png" },
      ],
    }),
  ).toEqual(["prompt[1]"]);
  expect(refusedFields({ prompt: [{ type: "file", path: "x.txt" }] })).toEqual(["prompt[0]"]);
});

test("what cannot be run is refused by its field", () => {
  expect(refusedFields({ prompt: "a\0b" })).toEqual(["prompt"]);
  expect(refusedFields({ prompt: "  " })).toEqual(["prompt"]);
  expect(refusedFields({ model: "--dangerously-skip-permissions" })).toEqual(["model"]);
  expect(refusedFields({ resume: "-r" })).toEqual(["resume"]);
  expect(refusedFields({ protocol: "app-server" })).toEqual(["protocol"]);
  expect(refusedFields({ maxTurns: 0 })).toEqual(["maxTurns"]);
  expect(refusedFields({ maxBudgetUsd: -1 })).toEqual(["maxBudgetUsd"]);
  expect(refusedFields({ env: { "A=B": "c" } })).toEqual(["env"]);
});

test("that nobody can answer is said to who would", () => {
  const { notes, protocol } = planOf({ interactive: true, protocol: "stream-json" });
  expect(protocol).toBe("stream-json");
  expect(notes.join(" ")).toContain("Nobody can answer");
});

test("the environment is handed on, and kept out of the run's events", () => {
  const { env, config } = planOf({ env: { ANTHROPIC_API_KEY: "secret" } });
  expect(env).toEqual({ ANTHROPIC_API_KEY: "secret" });
  expect(JSON.stringify(config)).not.toContain("secret");
});

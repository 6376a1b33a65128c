import { isRefusal } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";
import { expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { codex } from "../src/index.ts";

const { planOf, refusedFields } = plansOf(codex, { prompt: "do it" });

test("a plain request gives its prompt by standard input and asks for nothing else", () => {
  expect(codex.plan({ prompt: "do it" })).toMatchObject({
    command: "codex",
    args: ["exec", "--json", "--skip-git-repo-check", "-"],
    env: {},
    stdin: "do it",
    files: {},
    protocol: "exec",
    config: { agentType: "codex", protocol: "exec" },
  });
});

const readOnly = "-s read-only";
const workspaceWrite = "-s workspace-write";
const fullAccess = "-s danger-full-access";
const bypass = "--dangerously-bypass-approvals-and-sandbox";
const refused = "refused";

test.each([
  // approvalMode, then readOnly, workspaceWrite, none, fullAccess, no sandboxMode
  ["ask", readOnly, readOnly, refused, refused, readOnly],
  ["askDangerous", readOnly, workspaceWrite, refused, refused, workspaceWrite],
  ["autoEdit", readOnly, workspaceWrite, refused, refused, workspaceWrite],
  ["autoAll", readOnly, workspaceWrite, bypass, bypass, workspaceWrite],
  [undefined, readOnly, workspaceWrite, fullAccess, fullAccess, ""],
] as const)("approvalMode %s becomes %s, %s, %s, %s, %s", (approvalMode, ...expected) => {
  const sandboxModes = ["readOnly", "workspaceWrite", "none", "fullAccess", undefined] as const;
  const flags = sandboxModes.map((sandboxMode) => {
    const planned = codex.plan({
      prompt: "p",
      ...(approvalMode !== undefined && { approvalMode }),
      ...(sandboxMode !== undefined && { sandboxMode }),
    });
    if (!isRefusal(planned)) return planned.args.slice(3, -1).join(" ");
    expect(planned.refusals).toMatchObject([{ field: "approvalMode" }]);
    return refused;
  });
  expect(flags).toEqual(expected);
});

test("what cannot be guaranteed is said in notes and in the configuration", () => {
  const { notes, config } = planOf({ approvalMode: "ask", sandboxMode: "workspaceWrite" });
  expect(notes.join()).toContain("read-only sandbox");
  expect(config).toMatchObject({ approvalMode: "ask", sandboxMode: "readOnly" });
  expect(config.notGuaranteed).toEqual(notes);
});

test.each([
  [{ permissionTier: "dry-run" }, readOnly],
  [{ permissionTier: "supervised" }, workspaceWrite],
  [{ tier: "autonomous" }, bypass],
  [{ permissionMode: "default" }, ""],
  [{ permissionMode: "accept_edits" }, workspaceWrite],
  [{ permissionMode: "bypass" }, workspaceWrite],
  [{ permissionMode: "plan" }, readOnly],
  [{ permissionMode: "ask" }, readOnly],
  [{ permissionTier: "autonomous", sandboxMode: "readOnly" }, readOnly],
  [{ approvalMode: "autoAll", sandboxMode: "fullAccess", permissionMode: "plan" }, readOnly],
] as const)("the preset %j becomes %s, the stricter where it says two things", (request, flags) => {
  expect(planOf(request).args.slice(3, -1).join(" ")).toBe(flags);
});

test("the sandbox comes before resume, which does not know its flag", () => {
  const resume = "01a1ed47-2ace-78c1-af30-293bd35fe636";
  const { args, notes } = planOf({
    resume,
    sandboxMode: "workspaceWrite",
    workingDirectory: "/w",
    model: "gpt-5.5",
  });
  expect(args.join(" ")).toBe(
    `exec --json --skip-git-repo-check -s workspace-write -C /w -m gpt-5.5 resume ${resume} -`,
  );
  expect(notes.join()).not.toContain("new thread");
  expect(planOf({ resume: "by-name" }).notes.join()).toContain("new thread");
});

test("the schema of the answer is a file of the plan", () => {
  const { args, files } = planOf({ outputSchema: { type: "object" } });
  expect(args).toContain("{file:output-schema.json}");
  expect(files).toEqual({ "output-schema.json": '{"type":"object"}' });
});

test("additions to the environment are passed on", () => {
  expect(planOf({ env: { A: "1" } }).env).toEqual({ A: "1" });
});

test.each(["--dangerously-bypass-approvals-and-sandbox", "-", "resume --last", "-s x"])(
  "the prompt %s is no flag",
  (prompt) => {
    const { args, stdin } = planOf({ prompt });
    expect(stdin).toBe(prompt);
    expect(args).toEqual(planOf({}).args);
  },
);

test.each([
  [{ maxTurns: 3 }, "maxTurns"],
  [{ maxBudgetUsd: 1 }, "maxBudgetUsd"],
  [{ allowedTools: ["shell"] }, "allowedTools"],
  [{ allowedTools: [] }, "allowedTools"],
  [{ disallowedTools: ["shell"] }, "disallowedTools"],
  [{ blockedTools: ["shell"] }, "blockedTools"],
  [{ autoApproveTools: ["shell"] }, "autoApproveTools"],
  [{ protocol: "telepathy" }, "protocol"],
  [{ prompt: "a\0b" }, "prompt"],
  [{ prompt: " \n" }, "prompt"],
  [{ prompt: [{ type: "file", path: "a" }] }, "prompt"],
  [
    {
      prompt: [
        { type: "text", text: "x" },
        { type: "image", data: "aGk=" },
      ],
    },
    "prompt",
  ],
  [
    {
      prompt: [
        { type: "text", text: "x" },
        { type: "image", path: "a,b.png" },
      ],
    },
    "prompt",
  ],
  [{ model: "-m" }, "model"],
  [{ model: "" }, "model"],
  [{ cwd: "/a\0" }, "cwd"],
  [{ cwd: "-C" }, "cwd"],
  [{ resume: "--last" }, "resume"],
] satisfies [Partial<RunRequest>, string][])("%j is refused", (request, field) => {
  expect(refusedFields(request)).toEqual([field]);
});

test("a list of no tools that asks for nothing is not refused", () => {
  expect(refusedFields({ disallowedTools: [], autoApproveTools: [], blockedTools: [] })).toEqual(
    [],
  );
});

test("all that is wrong is said at once", () => {
  const request = {
    maxTurns: 1,
    prompt: "",
    approvalMode: "ask",
    sandboxMode: "fullAccess",
  } as const;
  expect(refusedFields(request)).toEqual(["maxTurns", "prompt", "approvalMode"]);
});

test("a prompt of texts and images is text by standard input and paths", () => {
  const { args, stdin } = planOf({
    prompt: [
      { type: "text", text: "-a" },
      { type: "image", path: "/w/a.png" },
      { type: "text", text: "b" },
    ],
    resume: "01a1ed47-2ace-78c1-af30-293bd35fe636",
  });
  expect(stdin).toBe("-a\n\nb");
  expect(args.slice(3)).toEqual([
    "resume",
    "--image=/w/a.png",
    "01a1ed47-2ace-78c1-af30-293bd35fe636",
    "-",
  ]);
});

import { isRefusal } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";
import { expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { codex } from "../src/index.ts";

const { planOf } = plansOf(codex, { prompt: "do it" });
const { refusedFields } = plansOf(codex, { prompt: "do it", protocol: "app-server" });

test.each([
  [{}, "exec"],
  [{ interactive: false }, "exec"],
  [{ interactive: true }, "app-server"],
  [{ deltas: true }, "app-server"],
  [{ protocol: "app-server" }, "app-server"],
  [{ protocol: "exec", interactive: true, deltas: true }, "exec"],
] satisfies [Partial<RunRequest>, string][])("%j is run with %s", (request, protocol) => {
  expect(planOf(request).protocol).toBe(protocol);
});

test("what the command line does not say stands in the opening", () => {
  const planned = planOf({
    interactive: true,
    cwd: "/w",
    model: "m",
    approvalMode: "ask",
    sandboxMode: "workspaceWrite",
    env: { A: "1" },
    outputSchema: { type: "object" },
  });
  expect(planned).toMatchObject({
    command: "codex",
    args: ["app-server"],
    env: { A: "1" },
    stdin: undefined,
    files: {},
    config: { protocol: "app-server", approvalMode: "ask", sandboxMode: "workspaceWrite" },
  });
  expect(planned.opening).toEqual({
    thread: {
      method: "thread/start",
      params: {
        cwd: "/w",
        model: "m",
        approvalPolicy: "untrusted",
        sandbox: "workspace-write",
      },
    },
    turn: { outputSchema: { type: "object" } },
  });
});

test("a thread that goes on is resumed, without its history", () => {
  expect(planOf({ interactive: true, resume: "01a1" }).opening).toEqual({
    thread: { method: "thread/resume", params: { threadId: "01a1", excludeTurns: true } },
  });
});

const sandboxModes = ["readOnly", "workspaceWrite", "none", "fullAccess", undefined] as const;
const words = (planned: ReturnType<typeof codex.plan>): string => {
  if (isRefusal(planned)) return "refused";
  const { approvalPolicy = "own", sandbox = "own" } = Object(planned.opening?.["thread"]).params;
  return `${approvalPolicy} ${sandbox}`;
};

const [readOnly, workspace, full] = ["read-only", "workspace-write", "danger-full-access"];

test.each([
  // approvalMode, then readOnly, workspaceWrite, none, fullAccess, no sandboxMode
  ["ask", ["never", "untrusted", "untrusted", "untrusted", "untrusted"]],
  ["askDangerous", ["never", "on-request", "untrusted", "untrusted", "on-request"]],
  ["autoEdit", ["never", "on-request", "untrusted", "untrusted", "on-request"]],
  ["autoAll", ["never", "never", "never", "never", "never"]],
] as const)("with somebody who answers %s becomes %j", (approvalMode, policies) => {
  const sandboxes = [readOnly, workspace, full, full, workspace];
  const planned = sandboxModes.map((sandboxMode) =>
    words(
      codex.plan({
        prompt: "p",
        interactive: true,
        approvalMode,
        ...(sandboxMode !== undefined && { sandboxMode }),
      }),
    ),
  );
  expect(planned).toEqual(policies.map((policy, at) => `${policy} ${sandboxes[at]}`));
});

test("without modes the user's configuration decides", () => {
  expect(words(codex.plan({ prompt: "p", interactive: true }))).toBe("own own");
  expect(words(codex.plan({ prompt: "p", interactive: true, sandboxMode: "readOnly" }))).toBe(
    "never read-only",
  );
});

test("with nobody who answers nothing is asked for, as with exec", () => {
  const one = { prompt: "p", deltas: true } as const;
  expect(words(codex.plan({ ...one, approvalMode: "ask" }))).toBe("never read-only");
  expect(words(codex.plan({ ...one, approvalMode: "autoEdit" }))).toBe("never workspace-write");
  expect(words(codex.plan({ ...one, approvalMode: "ask", sandboxMode: "none" }))).toBe("refused");
  expect(words(codex.plan(one))).toBe("never own");
});

test("what cannot be guaranteed is said in notes and in the configuration", () => {
  const { notes, config } = planOf({ permissionTier: "supervised", interactive: true });
  expect(notes.join()).toContain("without asking");
  expect(config.notGuaranteed).toEqual(notes);
});

test.each([
  [{ maxTurns: 3 }, "maxTurns"],
  [{ maxBudgetUsd: 1 }, "maxBudgetUsd"],
  [{ allowedTools: [] }, "allowedTools"],
  [{ disallowedTools: ["shell"] }, "disallowedTools"],
  [{ autoApproveTools: ["shell"] }, "autoApproveTools"],
  [{ prompt: " " }, "prompt"],
  [{ prompt: [{ type: "file", path: "a" }] }, "prompt"],
  [{ prompt: [{ type: "text", text: "" }] }, "prompt"],
  [{ model: "" }, "model"],
  [{ cwd: "/a\0" }, "cwd"],
] satisfies [Partial<RunRequest>, string][])("%j is refused", (request, field) => {
  expect(refusedFields(request)).toEqual([field]);
});

test("what is no argument may begin as a flag does, and pictures may come as they are", () => {
  expect(refusedFields({ model: "-m", resume: "--last", prompt: "-x" })).toEqual([]);
  expect(
    refusedFields({ prompt: [{ type: "image", data: "aGk=", mimeType: "image/png" }] }),
  ).toEqual([]);
});

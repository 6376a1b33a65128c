import { requestAliases } from "@agentstream/schema";
import { expect, test } from "vitest";

import { readRequest } from "../src/author.ts";

const prompt = "go";

test("every alias of the contract is resolved", () => {
  const read = readRequest({
    prompt,
    workingDirectory: "/w",
    blockedTools: ["A"],
    tier: "dry-run",
  });
  expect(read).toEqual({
    prompt,
    cwd: "/w",
    disallowedTools: ["A"],
    permissionTier: "dry-run",
    approvalMode: "ask",
    sandboxMode: "readOnly",
  });
  expect(Object.keys(read).filter((key) => key in requestAliases)).toEqual([]);
  expect(Object.keys(requestAliases).toSorted()).toEqual([
    "blockedTools",
    "tier",
    "workingDirectory",
  ]);
});

test("a field's own name counts before its alias, and lists are joined", () => {
  const read = readRequest({
    prompt,
    cwd: "/a",
    workingDirectory: "/b",
    disallowedTools: ["A"],
    blockedTools: ["B"],
  });
  expect(read).toMatchObject({ cwd: "/a", disallowedTools: ["A", "B"] });
});

test.each([
  ["dry-run", { approvalMode: "ask", sandboxMode: "readOnly" }],
  ["supervised", { approvalMode: "autoEdit", sandboxMode: "workspaceWrite" }],
  ["autonomous", { approvalMode: "autoAll", sandboxMode: "fullAccess" }],
] as const)("the tier %s is a preset", (permissionTier, expected) => {
  expect(readRequest({ prompt, permissionTier })).toMatchObject(expected);
});

test.each([
  ["default", {}],
  ["accept_edits", { approvalMode: "autoEdit" }],
  ["bypass", { approvalMode: "autoAll" }],
  ["plan", { approvalMode: "ask", sandboxMode: "readOnly" }],
  ["ask", { approvalMode: "ask" }],
] as const)("the mode %s is a preset", (permissionMode, expected) => {
  expect(readRequest({ prompt, permissionMode })).toEqual({ prompt, permissionMode, ...expected });
});

test("where a request says two things the stricter one counts", () => {
  expect(
    readRequest({ prompt, permissionTier: "autonomous", approvalMode: "autoEdit" }),
  ).toMatchObject({
    approvalMode: "autoEdit",
    sandboxMode: "fullAccess",
  });
  expect(readRequest({ prompt, permissionMode: "plan", sandboxMode: "fullAccess" })).toMatchObject({
    approvalMode: "ask",
    sandboxMode: "readOnly",
  });
});

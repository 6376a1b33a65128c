import { textOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import { all, ask, event, idle, message, part, stepFinish, tool, watch } from "./translate.ts";

const answer = message("a1", "assistant", { parentID: "u1" });
const begun = [...ask("go"), answer];
const done = [stepFinish("stop"), idle];
const text = (id: string, words: string, time: object = { start: 1 }) =>
  part({ id, messageID: "a1", type: "text", text: words, time });
const asked = {
  id: "per_1",
  permission: "bash",
  patterns: ["ls"],
  metadata: { command: "ls" },
  tool: { messageID: "a1", callID: "c_bash" },
};

test.each([
  ["once", "allowed"],
  ["always", "allowed"],
  ["reject", "denied"],
])("a permission comes before its tool runs; %s is %s", (reply, outcome) => {
  const events = watch([
    ...begun,
    tool("bash", { status: "pending", input: {} }),
    event("permission.asked", asked),
    event("permission.replied", { requestID: "per_1", reply }),
    tool("bash", { status: "completed", input: { command: "ls" }, output: "" }),
    ...done,
  ]);
  expect(all(events, "permissionRequested")).toMatchObject([
    { toolName: "bash", toolId: "c_bash", title: "ls", arguments: { command: "ls" } },
  ]);
  expect(all(events, "permissionResolved")).toMatchObject([{ outcome, optionId: reply }]);
  expect(all(events, "toolStarted").length).toBe(1);
  // what was denied does not complete, whatever the agent says
  expect(all(events, "toolCompleted").map((completed) => completed.arguments)).toEqual(
    outcome === "denied" ? [] : [{ command: "ls" }],
  );
  expect(all(events, "toolFailed").map(({ reason }) => reason)).toEqual(
    outcome === "denied" ? ["denied"] : [],
  );
});

test.each([
  ["always_in_project", "allowed"],
  ["reject_always", "denied"],
  ["later", "unknown"],
])("the reply %s, which was not offered, is %s", (reply, outcome) => {
  const events = watch([
    ...begun,
    tool("bash", { status: "pending", input: {} }),
    event("permission.asked", asked),
    event("permission.replied", { requestID: "per_1", reply }),
    ...done,
  ]);
  expect(all(events, "permissionResolved")).toMatchObject([{ outcome }]);
  expect(all(events, "permissionResolved")[0]).not.toHaveProperty("optionId");
});

test("newer and older names of a permission are understood, and one that is printed twice is one", () => {
  const newer = { id: "per_1", action: "bash", resources: ["ls"], source: { callID: "c_bash" } };
  const older = { id: "per_2", type: "bash", pattern: "ls", callID: "c_bash" };
  const events = watch([
    ...begun,
    event("permission.asked", asked),
    event("permission.v2.asked", newer),
    event("permission.v2.replied", { requestID: "per_1", reply: "once" }),
    event("permission.updated", older),
    event("permission.replied", { permissionID: "per_2", response: "reject" }),
    ...done,
  ]);
  expect(all(events, "permissionResolved").map(({ outcome }) => outcome)).toEqual([
    "allowed",
    "denied",
  ]);
});

test("a request that nobody answers is unknown at the end of its turn", () => {
  const events = watch([...begun, event("permission.asked", asked), ...done]);
  expect(all(events, "permissionResolved")).toMatchObject([{ outcome: "unknown" }]);
});

test("answers are by question: one label, or several", () => {
  const questions = [
    { question: "Which?", options: [{ label: "a" }] },
    { question: "All?", multiple: true },
  ];
  const events = watch([
    ...begun,
    event("question.asked", { id: "que_1", questions }),
    event("question.replied", { requestID: "que_1", answers: [["a"], ["b", "c"]] }),
    ...done,
  ]);
  expect(all(events, "questionAnswered")).toMatchObject([
    { outcome: "answered", answers: { 1: "a", 2: ["b", "c"] } },
  ]);
});

const child = event("session.created", {
  sessionID: "child",
  info: { id: "child", parentID: "root", title: "look" },
});
const task = (status: string) =>
  tool("task", {
    status,
    input: { prompt: "p" },
    output: "found",
    metadata: { sessionId: "child" },
  });

test("what a sub-agent does is its own, and its idle ends no turn", () => {
  const events = watch([
    ...begun,
    child,
    task("running"),
    message("m", "assistant", {}, "child"),
    part({ id: "x", messageID: "m", type: "text", text: "inside", time: { end: 2 } }, "child"),
    tool("bash", { status: "completed", input: {}, output: "" }, "child"),
    stepFinish("stop", "child"),
    event("session.idle", { sessionID: "child" }),
    task("completed"),
    text("t", "outside", { end: 3 }),
    ...done,
  ]);
  expect(textOf(events)).toBe("outside");
  expect(all(events, "subagentCompleted")).toMatchObject([
    { subagentId: "child", success: true, summary: "found", usage: { totalTokens: 1050 } },
  ]);
  const inside = all(events, "toolStarted").find(({ toolName }) => toolName === "bash");
  expect(inside).toMatchObject({ subagentId: "child", parentToolId: "c_task" });
  expect(all(events, "turnCompleted")[0]?.usage.totalTokens).toBe(2100);
});

test("a sub-agent ends with the turn that was aborted", () => {
  const aborted = { error: { name: "MessageAbortedError", data: { message: "Aborted" } } };
  const events = watch([...begun, child, task("running"), event("session.error", aborted), idle]);
  expect(all(events, "subagentCompleted")).toMatchObject([{ success: false }]);
});

test("a sub-agent that no call has started begins with its first event", () => {
  const events = watch([
    ...begun,
    child,
    part({ id: "x", messageID: "m", type: "text", text: "in", time: { end: 2 } }, "child"),
    event("session.idle", { sessionID: "child" }),
    ...done,
  ]);
  expect(all(events, "subagentStarted")).toMatchObject([{ label: "look" }]);
  expect(all(events, "subagentCompleted").length).toBe(1);
});

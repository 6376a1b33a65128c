import { expect, test } from "vitest";

import { began, call, command, converse, ended, inTurn, turnBegan, turnEnded } from "./converse.ts";

const message = (id: string, text: string): object => ({ type: "agentMessage", id, text });

test("what was emitted before a thread is resumed is not emitted again, and not counted", () => {
  const talk = converse({ resumed: true });
  const usage = (total: number, last: number) =>
    call("thread/tokenUsage/updated", {
      tokenUsage: {
        total: { inputTokens: total, outputTokens: 1 },
        last: { inputTokens: last, outputTokens: 0 },
      },
    });
  const turns = [{ id: "t0", items: [message("m0", "old")] }];
  talk.hear({ id: 2, result: { thread: { id: "main", turns } } }, usage(100, 60));
  talk.hear(turnBegan(), usage(130, 30), usage(150, 20), turnEnded());
  expect(talk.only("textChunk")).toEqual([]);
  expect(talk.only("usageReported", "turnCompleted")).toMatchObject([
    { scope: "session", usage: { inputTokens: 100 } },
    { scope: "message", usage: { inputTokens: 30 } },
    { scope: "message", usage: { inputTokens: 20 } },
    { scope: "session", usage: { inputTokens: 150 } },
    { usage: { inputTokens: 50, outputTokens: 0, completeness: "reported" } },
  ]);
});

test("a turn that fails keeps the usage of the calls before", () => {
  const talk = inTurn();
  const total = { inputTokens: 1000, outputTokens: 50 };
  const error = { message: "unexpected status 400 Bad Request: no" };
  talk.hear(
    call("thread/tokenUsage/updated", { tokenUsage: { total, last: total } }),
    call("turn/completed", { turn: { id: "t1", status: "failed", error, items: [] } }),
  );
  expect(talk.only("turnFailed")).toMatchObject([
    { errorCode: "invalidRequest", usage: { ...total, completeness: "partial" } },
  ]);
});

test("what was said before the request broke is void", () => {
  const talk = inTurn();
  const error = { message: "Reconnecting... 1/2", additionalDetails: "cut" };
  talk.hear(
    call("item/agentMessage/delta", { itemId: "m1", delta: "par" }),
    call("error", { error, willRetry: true }),
    ended(message("m2", "whole")),
  );
  expect(talk.only("blockDiscarded", "error")).toMatchObject([
    { blockId: "m1", reason: "retried" },
    { message: "Reconnecting... 1/2 (cut)", fatal: false, retry: { attempt: 1, maxAttempts: 2 } },
  ]);
});

test("each part of the thoughts is a block", () => {
  const talk = inTurn();
  const delta = (index: number, text: string) =>
    call("item/reasoning/summaryTextDelta", { itemId: "r", delta: text, summaryIndex: index });
  talk.hear(began({ type: "reasoning", id: "r", summary: [], content: [] }));
  talk.hear(delta(0, "a"), delta(1, "b"));
  talk.hear(ended({ type: "reasoning", id: "r", summary: ["a", "b"], content: ["raw"] }));
  const closed = talk.only("thinkingChunk").filter((chunk) => "isComplete" in chunk);
  expect(closed).toMatchObject([
    { blockId: "r/s0", kind: "summary", text: "a" },
    { blockId: "r/s1", kind: "summary", text: "b" },
    { blockId: "r/r0", kind: "raw", text: "raw" },
  ]);
});

test("a sub-agent begins with its first line, and each of its turns is one", () => {
  const talk = inTurn();
  const inChild = { threadId: "child", turnId: "u1" };
  const spawn = { type: "collabAgentToolCall", id: "s1", tool: "spawnAgent", prompt: "dig\ndeep" };
  talk.hear(
    began(spawn),
    call("thread/status/changed", { threadId: "child", status: { type: "idle" } }),
    ended({ ...spawn, status: "completed", receiverThreadIds: ["child"] }),
    turnBegan("u1", "child"),
    ended(message("m1", "42"), inChild),
    turnEnded("completed", "u1", "child"),
    turnBegan("u2", "child"),
    call("item/agentMessage/delta", { threadId: "child", turnId: "u2", itemId: "m2", delta: "x" }),
    turnEnded("interrupted", "u2", "child"),
    turnEnded(),
  );
  expect(talk.only("subagentStarted", "subagentCompleted")).toEqual([
    {
      type: "subagentStarted",
      subagentId: "child",
      label: "dig",
      prompt: "dig\ndeep",
      toolId: "s1",
    },
    { type: "subagentCompleted", subagentId: "child", success: true, summary: "42" },
    { type: "subagentStarted", subagentId: "child#2", label: "dig" },
    { type: "subagentCompleted", subagentId: "child#2", success: false },
  ]);
  expect(talk.only("turnStarted", "turnCompleted").length).toBe(2);
  expect(talk.only("textChunk")).toMatchObject([
    { subagentId: "child", text: "42" },
    { subagentId: "child#2", content: "x" },
    { subagentId: "child#2", interrupted: true },
  ]);
});

test("items of several threads may have the same id", () => {
  const talk = inTurn();
  const inChild = { threadId: "child", turnId: "u1" };
  talk.hear(began(command()), began(command(), inChild));
  talk.hear(ended({ ...command(), status: "completed", aggregatedOutput: "child" }, inChild));
  talk.hear(ended({ ...command(), status: "completed", aggregatedOutput: "main" }));
  expect(talk.only("toolCompleted")).toMatchObject([
    { result: "child", subagentId: "child" },
    { toolId: "c1", result: "main" },
  ]);
});

test("what is written to a command is its input", () => {
  const talk = inTurn();
  const typed = (stdin: string) =>
    call("item/commandExecution/terminalInteraction", { itemId: "c1", processId: "1", stdin });
  talk.hear(began(command()), typed("yes\n"), typed(""));
  expect(talk.only("toolProgress")).toEqual([
    { type: "toolProgress", toolId: "c1", input: "yes\n" },
  ]);
});

test("a file that was moved says where to, and its diff is only a diff", () => {
  const talk = inTurn();
  const changes = [
    {
      path: "/w/a",
      kind: { type: "update", move_path: "/w/b" },
      diff: "@@ -1 +1 @@\n-a\n+b\n\n\nMoved to: /w/b",
    },
    { path: "/w/c", kind: { type: "delete" }, diff: "gone\n" },
  ];
  talk.hear(ended({ type: "fileChange", id: "p1", changes, status: "completed" }));
  expect(talk.only("fileChanged")).toMatchObject([
    { filePath: "/w/a", changeType: "modified", movedTo: "/w/b", diff: "@@ -1 +1 @@\n-a\n+b\n" },
    { filePath: "/w/c", changeType: "deleted", before: "gone\n" },
  ]);
});

test("hooks, limits, MCP servers that do not start, and a model that is replaced", () => {
  const talk = inTurn();
  const run = { id: "h1", eventName: "preToolUse", status: "running", entries: [] };
  const primary = { usedPercent: 100, windowDurationMins: 300, resetsAt: 60 };
  talk.hear(
    call("hook/started", { run }),
    call("hook/completed", { run: { ...run, status: "completed", entries: [{ text: "ok" }] } }),
    call("account/rateLimits/updated", { rateLimits: { primary, secondary: null } }),
    call("account/rateLimits/updated", { rateLimits: { primary, secondary: null } }),
    call("mcpServer/startupStatus/updated", { name: "s", status: "failed", error: "no" }),
    call("model/rerouted", { fromModel: "m", toModel: "n", reason: "busy" }),
  );
  expect(
    talk
      .only("hookStarted", "hookCompleted", "rateLimitUpdated", "log", "sessionUpdated")
      .slice(-5),
  ).toEqual([
    { type: "hookStarted", hookId: "h1", name: "preToolUse", hookEvent: "preToolUse" },
    { type: "hookCompleted", hookId: "h1", name: "preToolUse", success: true, output: "ok" },
    {
      type: "rateLimitUpdated",
      status: "rejected",
      window: "300 minutes",
      usedPercent: 100,
      resetsAt: "1970-01-01T00:01:00.000Z",
    },
    { type: "log", level: "warn", message: 'The MCP server "s" did not start: no', source: "mcp" },
    { type: "sessionUpdated", model: "n", reason: "busy" },
  ]);
});

test("a turn without usage is unknown, and no total is emitted that nobody reported", () => {
  const talk = inTurn();
  talk.hear(turnEnded());
  expect(talk.only("usageReported", "turnCompleted")).toMatchObject([
    { usage: { totalTokens: 0, completeness: "unknown" } },
  ]);
});

test("what a search has found is its result, and a page without words is known by its address", () => {
  const talk = inTurn();
  const search = {
    type: "webSearch",
    id: "w1",
    query: "q",
    action: { type: "search", query: "q" },
  };
  const page = { type: "webSearch", id: "w2", query: "", action: { type: "openPage", url: "u" } };
  talk.hear(ended({ ...search, results: [{ url: "u" }] }), ended(page));
  expect(talk.only("toolStarted", "toolCompleted")).toMatchObject([
    { arguments: { query: "q" } },
    { result: [{ url: "u" }] },
    { arguments: { action: { type: "open_page", url: "u" } } },
    { success: true },
  ]);
});

test("a turn that Codex cuts off by itself says why", () => {
  const talk = inTurn();
  const error = { message: "Too many denials.", codexErrorInfo: "tooManyDenials" };
  talk.hear(call("turn/completed", { turn: { id: "t1", status: "interrupted", error } }));
  talk.say({ type: "exit", code: 0 });
  expect(talk.only("turnFailed", "sessionEnded")).toMatchObject([
    { error: "Too many denials.", errorCode: "permissionDenied" },
    { reason: "failed", detail: "denied", errorCode: "permissionDenied" },
  ]);
});

test("settings that change are those of the session", () => {
  const talk = inTurn();
  const threadSettings = { model: "m2", cwd: "/w", approvalPolicy: "never" };
  talk.hear(call("thread/settings/updated", { threadSettings }));
  expect(talk.only("sessionUpdated").at(-1)).toEqual({
    type: "sessionUpdated",
    model: "m2",
    approvalMode: "autoAll",
  });
});

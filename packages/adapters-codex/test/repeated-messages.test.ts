import { expect, test } from "vitest";

import { call, converse, type Talk, turnBegan, turnEnded } from "./converse.ts";

/** A message in older words, as versions before 0.115 print it. */
const older = (type: string, fields: object = {}): Record<string, unknown> => ({
  method: `codex/event/${type}`,
  params: { id: "0", msg: { type, ...fields }, conversationId: "main" },
});

function watch(...messages: Record<string, unknown>[]): Talk {
  const talk = converse();
  talk.hear({ id: 2, result: { thread: { id: "main" } } }, turnBegan(), ...messages, turnEnded());
  return talk;
}

const step = { step: "Look", status: "in_progress" };
const change = { "/w/a": { type: "add", content: "1" } };
const begin = older("patch_apply_begin", { call_id: "p1", changes: change });
const end = older("patch_apply_end", { call_id: "p1", success: true, stdout: "ok", stderr: "" });
const next = older("token_count", { info: null });

const patch = (status: string): object => ({
  item: {
    type: "fileChange",
    id: "p1",
    status,
    changes: [{ path: "/w/a", kind: { type: "add" }, diff: "1" }],
  },
});

test("a patch that only older messages have is one call", () => {
  const piece = call("item/commandExecution/outputDelta", { itemId: "p1", delta: "ok" });
  const talk = watch(begin, next, piece, end, next);
  expect(talk.only("toolStarted", "toolProgress", "fileChanged", "toolCompleted")).toMatchObject([
    { type: "toolStarted", toolId: "p1", toolName: "apply_patch" },
    { type: "toolProgress", output: "ok" },
    { type: "fileChanged", filePath: "/w/a", changeType: "created", after: "1" },
    { type: "toolCompleted", success: true },
  ]);
});

test("a patch that an item repeats is one call", () => {
  const talk = watch(
    begin,
    call("item/started", patch("inProgress")),
    next,
    end,
    call("item/completed", patch("completed")),
    next,
  );
  expect(talk.only("toolStarted", "fileChanged", "toolCompleted")).toHaveLength(3);
});

test("a patch that was asked for before it began is one call", () => {
  const asked = call("item/fileChange/requestApproval", { itemId: "p1" }, 7);
  const talk = watch(asked, begin, next, end, next);
  expect(talk.only("toolStarted")).toHaveLength(1);
  expect(talk.only("permissionResolved")).toMatchObject([{ outcome: "allowed" }]);
});

test("a message is held until the next one, whatever comes between", () => {
  const talk = watch(begin, { id: 3, result: {} }, call("item/started", patch("inProgress")), next);
  expect(talk.only("toolStarted")).toHaveLength(1);
});

test.each([
  ["plan_update", { plan: [step], explanation: null }, "planUpdated", { entries: [{}] }],
  [
    "stream_error",
    { message: "Reconnecting... 1/5", http_status_code: 401 },
    "error",
    { fatal: false, httpStatus: 401, retry: { attempt: 1, maxAttempts: 5 } },
  ],
  ["warning", { message: "Heads up" }, "log", { level: "warn", message: "Heads up" }],
  ["deprecation_notice", { summary: "Old" }, "log", { level: "warn", message: "Old" }],
  [
    "mcp_startup_update",
    { server: "tiny", status: { state: "failed", error: "no" } },
    "log",
    { level: "warn", source: "mcp" },
  ],
  ["view_image_tool_call", { call_id: "v1", path: "a.png" }, "toolCompleted", { success: true }],
])("what only an older message has is emitted: %s", (type, fields, event, expected) => {
  for (const after of [[next], []]) {
    const talk = watch(older(type, fields), ...after);
    expect(talk.only(event)).toMatchObject([expected]);
  }
});

test("what newer words repeat is emitted once", () => {
  const error = { message: "Reconnecting... 1/5" };
  const talk = watch(
    older("plan_update", { plan: [step] }),
    call("turn/plan/updated", { plan: [{ ...step, status: "inProgress" }] }),
    older("stream_error", error),
    call("error", { error, willRetry: true }),
    older("warning", { message: "Heads up" }),
    call("warning", { message: "Heads up" }),
  );
  expect(talk.only("planUpdated", "error", "log")).toHaveLength(3);
});

test("a compaction that an item has reported is not emitted again", () => {
  const item = { item: { type: "contextCompaction", id: "k1" } };
  const repeated = [older("context_compacted"), call("thread/compacted", {})];
  const talk = watch(call("item/started", item), call("item/completed", item), ...repeated);
  expect(talk.only("contextCompacted")).toMatchObject([
    { phase: "started" },
    { phase: "completed" },
  ]);
  expect(watch(...repeated).only("contextCompacted")).toMatchObject([{ phase: "completed" }]);
});

test("an error without `willRetry` is a retry by its words", () => {
  const failed = (message: string): Record<string, unknown> =>
    call("error", { error: { message } });
  const delta = call("item/agentMessage/delta", { itemId: "m1", delta: "par" });
  const talk = watch(delta, failed("Reconnecting... 1/5"), failed("unexpected status 401"));
  expect(talk.only("blockDiscarded", "error")).toMatchObject([
    { blockId: "m1", reason: "retried" },
    { fatal: false, retry: { attempt: 1 } },
    { fatal: true },
  ]);
});

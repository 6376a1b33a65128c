import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { block, ended, run, session, started, stream, valuesOf, turnDone } from "./stream.ts";

const call = (more: object = {}): EventDraft => ({
  type: "toolStarted",
  toolId: "t",
  toolName: "Edit",
  toolKind: "edit",
  arguments: { path: "a.ts" },
  ...more,
});
const returned: EventDraft = { type: "toolCompleted", toolId: "t", success: true, result: "done" };
const updates = (values: readonly unknown[]): unknown[] =>
  values.map((value) => Object(value).params.update);

test("the prompt, a thought, the text", () => {
  const events = stream([
    started,
    { type: "turnStarted", turnNumber: 1, prompt: "go" },
    { type: "userMessage", content: "go" },
    { type: "userMessage", content: "and on", kind: "steer" },
    { type: "thinkingChunk", content: "hm", blockId: "p" },
    ...block("b", ["4", "2"]),
    turnDone,
    ended,
  ]);
  const [first] = valuesOf("acp", events);
  expect(first).toEqual({
    jsonrpc: "2.0",
    method: "session/update",
    params: {
      sessionId: session,
      update: { sessionUpdate: "user_message_chunk", content: { type: "text", text: "go" } },
    },
  });
  expect(updates(valuesOf("acp", events)).slice(1)).toEqual([
    { sessionUpdate: "user_message_chunk", content: { type: "text", text: "and on" } },
    {
      sessionUpdate: "agent_thought_chunk",
      content: { type: "text", text: "hm" },
      messageId: "p",
    },
    { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "4" }, messageId: "b" },
    { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "2" }, messageId: "b" },
  ]);
});

test("what a call has made is whole each time, with its diff", () => {
  const text = (words: string): object => ({
    type: "content",
    content: { type: "text", text: words },
  });
  const diff = { type: "diff", path: "a.ts", oldText: "old", newText: "new" };
  const values = valuesOf(
    "acp",
    run(
      call({ title: "Edit a.ts", locations: [{ path: "a.ts" }] }),
      { type: "permissionRequested", requestId: "p", toolId: "t", toolName: "Edit" },
      { type: "permissionResolved", requestId: "p", outcome: "allowed" },
      { type: "toolProgress", toolId: "t", output: "half " },
      { type: "toolProgress", toolId: "t", output: "way" },
      {
        type: "fileChanged",
        filePath: "a.ts",
        changeType: "modified",
        before: "old",
        after: "new",
        toolId: "t",
      },
      returned,
    ),
  );
  const update = { sessionUpdate: "tool_call_update", toolCallId: "t" };
  expect(updates(values)).toEqual([
    {
      sessionUpdate: "tool_call",
      toolCallId: "t",
      title: "Edit a.ts",
      name: "Edit",
      kind: "edit",
      status: "in_progress",
      rawInput: { path: "a.ts" },
      locations: [{ path: "a.ts" }],
    },
    { ...update, status: "pending" },
    { ...update, status: "in_progress" },
    { ...update, content: [text("half ")] },
    { ...update, content: [text("half way")] },
    { ...update, content: [text("half way"), diff] },
    { ...update, status: "completed", content: [text("done"), diff], rawOutput: "done" },
  ]);
});

test("a plan, a mode, how full the context is, and what went wrong", () => {
  const usage = {
    inputTokens: 10,
    outputTokens: 2,
    totalTokens: 12,
    completeness: "reported" as const,
  };
  const values = valuesOf(
    "acp",
    stream([
      started,
      {
        type: "planUpdated",
        entries: [
          { content: "edit", status: "inProgress" },
          { content: "sing", status: "cancelled" },
        ],
      },
      { type: "sessionUpdated", approvalMode: "autoEdit" },
      { type: "usageReported", usage, scope: "message", contextWindow: 200, costUsd: 0.5 },
      { type: "contextCompacted", phase: "started" },
      { type: "contextCompacted", phase: "completed" },
      { type: "error", message: "busy", errorCode: "overloaded", fatal: true },
      { type: "sessionEnded", reason: "failed", error: "busy" },
    ]),
  );
  expect(updates(values)).toEqual([
    {
      sessionUpdate: "plan",
      entries: [{ content: "edit", priority: "medium", status: "in_progress" }],
    },
    { sessionUpdate: "current_mode_update", currentModeId: "autoEdit" },
    {
      sessionUpdate: "usage_update",
      used: 12,
      size: 200,
      cost: { amount: 0.5, currency: "USD" },
    },
    { sessionUpdate: "compaction_update", compactionId: "compaction 1", status: "in_progress" },
    { sessionUpdate: "compaction_update", compactionId: "compaction 1", status: "completed" },
    { sessionUpdate: "notice", severity: "error", title: "busy" },
  ]);
});

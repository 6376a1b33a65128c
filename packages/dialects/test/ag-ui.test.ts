import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { block, run, session, started, stream, told, turn, whole } from "./stream.ts";

const call = (more: object = {}): EventDraft => ({
  type: "toolStarted",
  toolId: "t",
  toolName: "Edit",
  toolKind: "edit",
  arguments: { path: "a.ts" },
  ...more,
});
const returned: EventDraft = { type: "toolCompleted", toolId: "t", success: true, result: "done" };

test("a run with a step, a message, a call and a sub-agent", () => {
  const owner = { subagentId: "s" };
  const values = told(
    "ag-ui",
    run(
      ...block("b", ["4", "2"]),
      { type: "toolInputChunk", toolId: "t", toolName: "Edit", content: '{"path":' },
      { type: "toolInputChunk", toolId: "t", content: '"a.ts"}' },
      call(),
      { type: "subagentStarted", subagentId: "s", label: "look", toolId: "t" },
      { ...whole("c", "inner"), ...owner },
      { type: "subagentCompleted", subagentId: "s", success: true, summary: "ok" },
      returned,
      { type: "planUpdated", entries: [{ content: "edit", status: "pending" }] },
    ),
  );
  const tag = { subagentRunId: "s" };
  const place = { threadId: session, runId: `${session}/1` };
  expect(values).toEqual([
    { type: "RUN_STARTED", ...place },
    { type: "STEP_STARTED", stepName: "turn 1" },
    { type: "TEXT_MESSAGE_START", messageId: "b", role: "assistant" },
    { type: "TEXT_MESSAGE_CONTENT", messageId: "b", delta: "4" },
    { type: "TEXT_MESSAGE_CONTENT", messageId: "b", delta: "2" },
    { type: "TEXT_MESSAGE_END", messageId: "b" },
    { type: "TOOL_CALL_START", toolCallId: "t", toolCallName: "Edit" },
    { type: "TOOL_CALL_ARGS", toolCallId: "t", delta: '{"path":' },
    { type: "TOOL_CALL_ARGS", toolCallId: "t", delta: '"a.ts"}' },
    { type: "TOOL_CALL_END", toolCallId: "t" },
    { type: "SUBAGENT_STARTED", name: "look", parentToolCallId: "t", ...tag },
    { type: "TEXT_MESSAGE_START", messageId: "c", role: "assistant", ...tag },
    { type: "TEXT_MESSAGE_CONTENT", messageId: "c", delta: "inner", ...tag },
    { type: "TEXT_MESSAGE_END", messageId: "c", ...tag },
    { type: "SUBAGENT_FINISHED", result: "ok", outcome: { type: "success" }, ...tag },
    {
      type: "TOOL_CALL_RESULT",
      messageId: "t/result",
      toolCallId: "t",
      content: "done",
      role: "tool",
    },
    {
      type: "ACTIVITY_SNAPSHOT",
      messageId: `${session}/plan`,
      activityType: "PLAN",
      content: { entries: [{ content: "edit", status: "pending" }], explanation: null },
    },
    { type: "STEP_FINISHED", stepName: "turn 1" },
    { type: "RUN_FINISHED", ...place, outcome: { type: "success" } },
  ]);
});

test("a thought, a text that was taken back, and a failure", () => {
  const values = told(
    "ag-ui",
    stream([
      started,
      turn,
      {
        type: "thinkingChunk",
        content: "hm",
        blockId: "p",
        isComplete: true,
        text: "hm",
      },
      { type: "textChunk", content: "no", blockId: "b" },
      { type: "blockDiscarded", blockId: "b", reason: "retried" },
      { type: "turnFailed", turnNumber: 1, error: "busy", errorCode: "overloaded" },
      { type: "sessionEnded", reason: "failed", error: "busy", errorCode: "overloaded" },
    ]),
  );
  expect(values.slice(2)).toEqual([
    { type: "REASONING_START", messageId: "p" },
    { type: "REASONING_MESSAGE_START", messageId: "p", role: "reasoning" },
    { type: "REASONING_MESSAGE_CONTENT", messageId: "p", delta: "hm" },
    { type: "REASONING_MESSAGE_END", messageId: "p" },
    { type: "REASONING_END", messageId: "p" },
    { type: "TEXT_MESSAGE_START", messageId: "b", role: "assistant" },
    { type: "TEXT_MESSAGE_CONTENT", messageId: "b", delta: "no" },
    { type: "TEXT_MESSAGE_END", messageId: "b" },
    { type: "CUSTOM", name: "blockDiscarded", value: { blockId: "b", reason: "retried" } },
    { type: "STEP_FINISHED", stepName: "turn 1" },
    { type: "RUN_ERROR", message: "busy", code: "overloaded" },
  ]);
});

import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { agUiMessages } from "../src/index.ts";
import { block, run, session, started, stream, valuesOf, turn, whole } from "./stream.ts";

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
  const values = valuesOf(
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
    { type: "RUN_STARTED", ...place, protocolVersion: "1.0" },
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
  const values = valuesOf(
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

const types = (values: readonly unknown[]): unknown[] => values.map((value) => Object(value).type);
const asked: EventDraft = {
  type: "permissionRequested",
  requestId: "p",
  toolName: "Edit",
  toolId: "t",
  arguments: { path: "late.ts" },
};

test("arguments are held back until they are known, at the latest until the result", () => {
  const { arguments: _, ...unknown } = { arguments: {}, ...call() };
  const args = (...within: EventDraft[]): unknown[] =>
    valuesOf("ag-ui", run(...within)).flatMap((value) => {
      const { type, delta } = Object(value);
      return type === "TOOL_CALL_ARGS" ? [delta] : [];
    });
  expect(args({ ...unknown }, asked, returned)).toEqual(['{"path":"late.ts"}']);
  expect(args({ ...unknown }, { ...returned, arguments: { path: "c" } })).toEqual(['{"path":"c"}']);
  expect(args({ ...unknown }, returned)).toEqual(["{}"]);
  expect(args({ ...unknown })).toEqual(["{}"]);
  const empty: EventDraft = { type: "toolInputChunk", toolId: "t", toolName: "Edit", content: "" };
  expect(args(empty, call(), returned)).toEqual(['{"path":"a.ts"}']);
});

test("a failed tool is marked in the metadata of its result", () => {
  const metadata = (end: EventDraft): unknown =>
    valuesOf("ag-ui", run(call(), end))
      .map((value) => Object(value))
      .find(({ type }) => type === "TOOL_CALL_RESULT").metadata;
  expect(metadata(returned)).toBeUndefined();
  expect(metadata({ ...returned, success: false, exitCode: 2 })).toEqual({
    isError: true,
    status: "error",
    exitCode: 2,
  });
  expect(metadata({ type: "toolFailed", toolId: "t", reason: "denied" })).toEqual({
    isError: true,
    status: "denied",
  });
});

test("an interrupt ends the run of the client, and what follows is another one", () => {
  const events = run(
    { type: "subagentStarted", subagentId: "s", label: "look" },
    { type: "textChunk", content: "wa", blockId: "b" },
    call(),
    asked,
    { type: "permissionResolved", requestId: "p", outcome: "allowed" },
    returned,
    { type: "subagentCompleted", subagentId: "s", success: true },
  );
  const place = { threadId: "thread", runId: "mine" };
  const values = valuesOf("ag-ui", events, { ...place, pausesAt: () => true });
  const [first, last] = values.filter((value) => Object(value).type === "RUN_FINISHED");
  expect(first).toMatchObject({
    ...place,
    outcome: { type: "interrupt", interrupts: [{ id: "p", reason: "tool_call", toolCallId: "t" }] },
  });
  expect(last).toEqual({ type: "RUN_FINISHED", ...place, outcome: { type: "success" } });
  expect(types(values).slice(8)).toEqual([
    "CUSTOM",
    "TEXT_MESSAGE_END",
    "STEP_FINISHED",
    "SUBAGENT_FINISHED",
    "RUN_FINISHED",
    "RUN_STARTED",
    "STEP_STARTED",
    "SUBAGENT_STARTED",
    "CUSTOM",
    "TOOL_CALL_RESULT",
    "SUBAGENT_FINISHED",
    "STEP_FINISHED",
    "RUN_FINISHED",
  ]);
});

test("a question is an interrupt, whose answer has a schema", () => {
  const question = { id: "q", question: "Which?", options: [{ label: "Red" }], multiSelect: true };
  const events = run({ type: "questionAsked", requestId: "r", questions: [question] });
  const values = valuesOf("ag-ui", events, { pausesAt: () => true });
  expect(values.find((value) => Object(value).outcome?.type === "interrupt")).toMatchObject({
    outcome: {
      interrupts: [
        {
          id: "r",
          reason: "input_required",
          message: "Which?",
          responseSchema: { properties: { answers: { properties: { q: { type: "array" } } } } },
        },
      ],
    },
  });
});

test("the messages of a thread", () => {
  const prompted: EventDraft = { type: "turnStarted", turnNumber: 1, prompt: "Do it." };
  const events = stream([
    started,
    prompted,
    whole("b", "Well."),
    { type: "textChunk", content: "no", blockId: "x" },
    { type: "blockDiscarded", blockId: "x" },
    call(),
    { type: "toolFailed", toolId: "t", reason: "denied", error: "No." },
    { type: "sessionEnded", reason: "completed" },
  ]);
  expect(agUiMessages(events)).toEqual([
    { id: `${session}/turn 1`, role: "user", content: "Do it." },
    { id: "b", role: "assistant", content: "Well." },
    {
      id: "t",
      role: "assistant",
      toolCalls: [
        { id: "t", type: "function", function: { name: "Edit", arguments: '{"path":"a.ts"}' } },
      ],
    },
    {
      id: "t/result",
      role: "tool",
      content: "No.",
      toolCallId: "t",
      metadata: { isError: true, status: "denied" },
    },
  ]);
});

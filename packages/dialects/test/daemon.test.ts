import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { createDialect } from "../src/index.ts";
import {
  block,
  ended,
  run,
  session,
  started,
  stream,
  valuesOf,
  turn,
  turnDone,
  whole,
} from "./stream.ts";

const daemon = (...drafts: EventDraft[]): unknown[] =>
  valuesOf("daemon", run(...drafts)).slice(1, -1);

test("the text of a block that comes whole has no partials", () => {
  expect(daemon(whole("b", "42"))).toEqual([{ type: "text", content: "42" }]);
});

test("a text replaces the partials of its own block alone", () => {
  expect(
    daemon(
      { type: "textChunk", content: "a", blockId: "1" },
      { type: "textChunk", content: "b", blockId: "2" },
      { type: "textChunk", content: "A", blockId: "1", isComplete: true, text: "aA" },
      { type: "textChunk", content: "B", blockId: "2", isComplete: true, text: "bB" },
    ),
  ).toEqual([
    { type: "partial", content: "a" },
    { type: "partial", content: "A" },
    { type: "text", content: "aA" },
    { type: "partial", content: "b" },
    { type: "partial", content: "B" },
    { type: "text", content: "bB" },
  ]);
});

test("a text that was taken back is replaced by the next", () => {
  expect(
    daemon(
      { type: "textChunk", content: "The ans", blockId: "1" },
      { type: "blockDiscarded", blockId: "1", reason: "retried" },
      ...block("2", ["The ", "answer"]),
    ).at(-1),
  ).toEqual({ type: "text", content: "The answer" });
});

test("init waits for the session's id, and comes before anything else", () => {
  const dialect = createDialect("daemon");
  const [start, update, end] = stream([
    started,
    { type: "sessionUpdated", model: "opus", nativeSessionId: "sdk-1" },
    ended,
  ]);
  if (start === undefined || update === undefined || end === undefined)
    throw new Error("no events");
  expect(dialect.push(start)).toEqual([]);
  expect(dialect.push(update)).toEqual([
    { type: "system", subtype: "init", model: "opus", session_id: "sdk-1" },
  ]);
  expect(dialect.push(end)).toEqual([{ type: "result", session_id: "sdk-1" }]);
  expect(valuesOf("daemon", stream([started, ended]))).toEqual([
    { type: "system", subtype: "init" },
    { type: "result" },
  ]);
});

test("a question has all that a person must read", () => {
  const values = daemon(
    { type: "toolStarted", toolId: "t", toolName: "AskUserQuestion", toolKind: "question" },
    {
      type: "questionAsked",
      requestId: "q",
      toolId: "t",
      questions: [
        {
          id: "1",
          header: "Framework",
          question: "Which framework should I use?",
          options: [{ label: "FastAPI", description: "async, modern" }, { label: "Flask" }],
          multiSelect: true,
        },
        { id: "2", question: "Which name?" },
      ],
    },
    { type: "questionAnswered", requestId: "q", outcome: "answered" },
    { type: "toolCompleted", toolId: "t", success: true },
  );
  expect(values).toEqual([
    {
      type: "tool_use",
      tool: "AskUserQuestion",
      input: [
        {
          header: "Which framework should I use?",
          options: [{ description: "async, modern", label: "FastAPI" }, { description: "Flask" }],
          multiSelect: true,
        },
        { header: "Which name?", options: [], multiSelect: false },
      ],
    },
  ]);
});

test("a question that nobody was asked is reported as a call", () => {
  const given = { questions: [] };
  expect(
    daemon(
      {
        type: "toolStarted",
        toolId: "t",
        toolName: "AskUserQuestion",
        toolKind: "question",
        arguments: given,
      },
      { type: "toolFailed", toolId: "t", reason: "denied" },
    ),
  ).toEqual([{ type: "tool_use", tool: "AskUserQuestion", input: given }]);
});

test("the pieces of a tool's input are partials if they are asked for", () => {
  const events = run(
    { type: "toolInputChunk", toolId: "t", toolName: "Bash", content: '{"command":' },
    { type: "toolStarted", toolId: "t", toolName: "Bash", arguments: { command: "ls" } },
    { type: "toolProgress", toolId: "t", progress: 0.5 },
    { type: "toolCompleted", toolId: "t", success: true },
  );
  expect(valuesOf("daemon", events).slice(1, -1)).toEqual([
    { type: "tool_use", tool: "Bash", input: { command: "ls" } },
    { type: "tool_use", tool: "Bash", message: "50 %" },
  ]);
  expect(valuesOf("daemon", events, { partialJson: true })[1]).toEqual({
    type: "partial",
    content: '{"command":',
  });
});

test("native lines come along if they are asked for and known", () => {
  const events = stream([
    started,
    turn,
    { ...whole("b", "42"), raw: { type: "assistant" } },
    { ...turnDone, raw: { type: "result", duration_ms: 7 } },
    ended,
  ]);
  expect(valuesOf("daemon", events, { raw: true }).slice(1)).toEqual([
    { type: "text", content: "42", raw: { type: "assistant" } },
    { type: "result", raw: { type: "result", duration_ms: 7 } },
  ]);
  expect(valuesOf("daemon", events).slice(1)).toEqual([
    { type: "text", content: "42" },
    { type: "result" },
  ]);
});

test.each([
  [
    { reason: "failed", error: "no key" },
    { type: "error", message: "no key" },
  ],
  [
    { reason: "failed", signal: "SIGKILL" },
    { type: "error", message: "Claude process exited abnormally (signal=SIGKILL)" },
  ],
  [{ reason: "timeout" }, { type: "error", message: "The session timed out" }],
  [{ reason: "cancelled", signal: "SIGTERM" }, { type: "interrupted" }],
] as const)("a run that ended with %j ends with %j", (ending, value) => {
  const events = stream([started, { type: "sessionEnded", ...ending }]);
  expect(valuesOf("daemon", events).at(-1)).toEqual(value);
});

test("nothing follows a terminal event, until a new run begins", () => {
  const dialect = createDialect("daemon");
  const ping = { type: "ping", sessionId: session, timestamp: "" } as const;
  const values = [
    ...stream([started, ended]).flatMap((event) => dialect.push(event)),
    ...dialect.push(ping),
    ...stream([started], 2, 3).flatMap((event) => dialect.push(event)),
    ...dialect.push(ping),
    ...stream([ended], 2, 4).flatMap((event) => dialect.push(event)),
  ];
  expect(values.map(({ type }) => type)).toEqual(["system", "result", "ping", "system", "result"]);
});

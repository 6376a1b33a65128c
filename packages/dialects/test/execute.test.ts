import type { EventDraft } from "@agentstream/stream";
import { expect, test } from "vitest";

import { block, run, started, stream, valuesOf, turn, turnDone, whole } from "./stream.ts";

const execute = (...drafts: EventDraft[]): unknown[] => valuesOf("execute", run(...drafts));
const kindsOf = (values: readonly unknown[], kind: string): unknown[] =>
  values.filter((value) => Object(value).kind === kind);
const tokens = (values: readonly unknown[]): string =>
  kindsOf(values, "agent_token")
    .map((value) => Object(value).text)
    .join("");
const end = (more: object): unknown[] =>
  valuesOf("execute", stream([started, { type: "sessionEnded", reason: "failed", ...more }]));

test("a text that is emitted again after it was taken back counts once", () => {
  const values = execute(
    { type: "textChunk", content: "The ans", blockId: "1" },
    { type: "blockDiscarded", blockId: "1", reason: "retried" },
    ...block("2", ["The ", "answer ", "is 42."]),
  );
  expect(tokens(values)).toBe("The answer is 42.");
});

test("another text after one that was taken back is emitted whole", () => {
  const values = execute(
    { type: "textChunk", content: "The answer", blockId: "1" },
    { type: "blockDiscarded", blockId: "1", reason: "retried" },
    ...block("2", ["The ", "solution"]),
  );
  expect(tokens(values)).toBe("The answerThe solution");
});

test("a text that begins within another waits for its turn", () => {
  const values = execute(
    { type: "textChunk", content: "one ", blockId: "1" },
    { type: "textChunk", content: "three ", blockId: "2" },
    { type: "textChunk", content: "two ", blockId: "1", isComplete: true, text: "one two " },
    { type: "textChunk", content: "four", blockId: "2", isComplete: true, text: "three four" },
  );
  expect(kindsOf(values, "agent_token").map((value) => Object(value).text)).toEqual([
    "one ",
    "two ",
    "three ",
    "four",
  ]);
});

test("what a sub-agent says is no part of the reply, and its calls are emitted", () => {
  const values = execute(
    { type: "subagentStarted", subagentId: "s", label: "look" },
    { ...whole("b", "inner"), subagentId: "s" },
    { type: "toolStarted", toolId: "t", toolName: "Read", subagentId: "s" },
    { type: "toolCompleted", toolId: "t", success: true, result: { lines: 3 }, subagentId: "s" },
    { type: "subagentCompleted", subagentId: "s", success: true },
    whole("c", "outer"),
  );
  expect(tokens(values)).toBe("outer");
  expect(values.slice(0, 5)).toEqual([
    { kind: "subagent", id: "s", status: "started", label: "look" },
    { kind: "tool_call", id: "t", name: "Read", status: "started" },
    { kind: "tool_call", id: "t", name: "Read", status: "completed" },
    { kind: "tool_result", tool_call_id: "t", output: { lines: 3 }, is_error: false },
    { kind: "subagent", id: "s", status: "completed", label: "look" },
  ]);
});

test("a call that returned a failure, and one that did not run", () => {
  const values = execute(
    { type: "toolStarted", toolId: "1", toolName: "Bash", arguments: { command: "false" } },
    { type: "toolCompleted", toolId: "1", success: false, error: "exit 1" },
    { type: "toolStarted", toolId: "2", toolName: "Bash", title: "List" },
    { type: "toolFailed", toolId: "2", reason: "denied" },
  );
  expect(values.slice(0, 5)).toEqual([
    { kind: "tool_call", id: "1", name: "Bash", status: "started", input: { command: "false" } },
    { kind: "tool_call", id: "1", name: "Bash", status: "failed", detail: "exit 1" },
    { kind: "tool_result", tool_call_id: "1", output: "exit 1", is_error: true },
    { kind: "tool_call", id: "2", name: "Bash", status: "started", detail: "List" },
    { kind: "tool_call", id: "2", name: "Bash", status: "failed", detail: "denied" },
  ]);
});

test("hooks are emitted but for the lifecycle", () => {
  const hook = (hookId: string, name: string, more: { hookEvent?: string } = {}): EventDraft[] => [
    { type: "hookStarted", hookId, name, ...more },
    { type: "hookCompleted", hookId, name, success: false },
  ];
  const values = execute(
    ...hook("1", "SessionStart:startup"),
    ...hook("2", "Stop"),
    ...hook("3", "mine", { hookEvent: "Notification" }),
    ...hook("4", "PreCommit"),
    ...hook("5", "Stopwatch"),
  );
  expect(kindsOf(values, "hook")).toEqual([
    { kind: "hook", id: "4", name: "PreCommit", status: "started" },
    { kind: "hook", id: "4", name: "PreCommit", status: "failed" },
    { kind: "hook", id: "5", name: "Stopwatch", status: "started" },
    { kind: "hook", id: "5", name: "Stopwatch", status: "failed" },
  ]);
});

test("the input of a usage is without what a cache had", () => {
  const usage = {
    inputTokens: 100,
    outputTokens: 7,
    totalTokens: 107,
    cachedTokens: 60,
    cacheWriteTokens: 30,
    completeness: "reported" as const,
  };
  const values = valuesOf(
    "execute",
    stream([started, turn, { type: "turnCompleted", turnNumber: 1, usage }]),
  );
  expect(values[0]).toEqual({
    kind: "usage",
    input_tokens: 10,
    output_tokens: 7,
    cache_read: 60,
    cache_write: 30,
  });
});

test("a usage that nobody knows is not emitted", () => {
  expect(kindsOf(execute(), "usage")).toEqual([]);
});

test("the error output is reported only if the run failed", () => {
  const lines: EventDraft[] = [
    { type: "rawOutput", stream: "stdout", line: "loading" },
    { type: "rawOutput", stream: "stderr", line: "warning" },
    { type: "log", level: "info", message: "more", source: "stderr" },
  ];
  expect(execute(...lines)).toEqual([
    { kind: "stdout", line: "loading" },
    { kind: "session_end", exit_code: 0, duration_ms: 0 },
  ]);
  const failed = stream([
    started,
    ...lines,
    { type: "sessionEnded", reason: "failed", exitCode: 3 },
  ]);
  expect(valuesOf("execute", failed)).toEqual([
    { kind: "stdout", line: "loading" },
    { kind: "stderr", line: "warning" },
    { kind: "stderr", line: "more" },
    { kind: "session_end", exit_code: 3, duration_ms: 0 },
  ]);
});

test("of endless error output the latest lines are kept", () => {
  const lines = Array.from({ length: 5000 }, (_, index): EventDraft => ({
    type: "rawOutput",
    stream: "stderr",
    line: String(index),
  }));
  const values = valuesOf(
    "execute",
    stream([started, ...lines, { type: "sessionEnded", reason: "failed" }]),
  );
  const kept = kindsOf(values, "stderr");
  expect(kept.length).toBeLessThan(2000);
  expect(kept.at(-1)).toEqual({ kind: "stderr", line: "4999" });
});

test.each([
  [{ exitCode: 7 }, 7],
  [{ signal: "SIGTERM" }, 143],
  [{ signal: "SIGKILL", exitCode: 0 }, 137],
  [{ signal: "SIGNONSENSE" }, 1],
  [{ exitCode: 0 }, 1],
  [{ exitCode: 3_221_225_477 }, -1_073_741_819],
  [{ reason: "cancelled" }, 1],
  [{ reason: "completed" }, 0],
  [{ reason: "completed", signal: "SIGTERM" }, 0],
] as const)("a run that ended with %j has the exit code %i", (ending, code) => {
  expect(end(ending).at(-1)).toEqual({ kind: "session_end", exit_code: code, duration_ms: 0 });
});

test("a failure has its reason before the end", () => {
  expect(end({ error: "spawn claude ENOENT", detail: "spawn" })).toEqual([
    { kind: "error", message: "spawn claude ENOENT" },
    { kind: "session_end", exit_code: 1, duration_ms: 0 },
  ]);
});

test("what comes after the end is not emitted, and a new run is", () => {
  const events = [
    ...run(whole("1", "a")),
    ...stream([whole("2", "b")], 1, 8),
    ...stream(
      [started, turn, whole("3", "c"), turnDone, { type: "sessionEnded", reason: "completed" }],
      2,
      9,
    ),
  ];
  const ended = { kind: "session_end", exit_code: 0, duration_ms: 0 };
  expect(valuesOf("execute", events)).toEqual([
    { kind: "agent_token", text: "a" },
    ended,
    { kind: "agent_token", text: "c" },
    ended,
  ]);
});

test("a stream that is cut off ends all the same", () => {
  const values = valuesOf(
    "execute",
    stream([started, turn, { type: "toolStarted", toolId: "t", toolName: "Bash" }]),
  );
  expect(values.slice(1)).toEqual([
    { kind: "tool_call", id: "t", name: "Bash", status: "failed" },
    { kind: "error", message: "The stream of the session was cut off." },
    { kind: "session_end", exit_code: 1, duration_ms: 0 },
  ]);
});

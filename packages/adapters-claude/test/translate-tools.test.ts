import { expect, test } from "vitest";

import { claude } from "../src/index.ts";
import {
  all,
  call,
  ended,
  failed,
  init,
  result,
  start,
  success,
  translate,
  type Line,
} from "./native-lines.ts";

test("a result may come before the end of its message, and is reported by its id alone", () => {
  const events = translate([
    init,
    start("a"),
    call("t1"),
    call("t2", "Read"),
    result("t2", "2"),
    result("t1", "1"),
    success,
  ]);
  expect(all(events, "toolCompleted").map(({ toolId, result: told }) => [toolId, told])).toEqual([
    ["t2", "2"],
    ["t1", "1"],
  ]);
});

test("an exit code stands in the text alone", () => {
  const events = translate([init, call("t"), result("t", "Exit code 3\noops", failed), success]);
  expect(all(events, "toolCompleted")).toMatchObject([{ success: false, exitCode: 3 }]);
});

test("what Qwen Code prints of a command that failed, or that was stopped", () => {
  const report = "Command: x; exit 3\nDirectory: (root)\nOutput: oops\nExit Code: 3\nSignal: 0";
  const stop = "[Operation Cancelled] Reason: User cancelled tool execution.";
  const calls = [call("a"), result("a", report, failed), call("b"), result("b", stop, failed)];
  const events = translate([init, ...calls, success]);
  expect(all(events, "toolCompleted")).toMatchObject([{ success: false, exitCode: 3 }]);
  expect(all(events, "toolFailed")).toMatchObject([{ reason: "cancelled" }]);
});

test("an unknown tool, and an input that is no JSON, were not run", () => {
  const unknown = "<tool_use_error>Error: No such tool available: X</tool_use_error>";
  const unparsed = { __unparsedToolInput: { raw: "{", len: 1 } };
  const events = translate([
    init,
    call("a", "X"),
    result("a", unknown, failed),
    call("b", "Bash", unparsed),
    result("b", "?", failed),
    success,
  ]);
  expect(all(events, "toolFailed").map(({ reason }) => reason)).toEqual(["notRun", "notRun"]);
  expect(all(events, "toolStarted")[1]?.arguments).toEqual({ value: "{" });
});

test("an interruption that is worded like a rejection is none, unless somebody was asked", () => {
  const rejection =
    "The user doesn't want to proceed with this tool use. The tool use was rejected";
  const ask = {
    type: "control_request",
    request_id: "r",
    request: { subtype: "can_use_tool", tool_name: "Bash", tool_use_id: "t", input: {} },
  };
  const reason = (lines: readonly Line[]): unknown =>
    all(translate([init, call("t"), ...lines, success]), "toolFailed")[0]?.reason;
  expect(reason([result("t", rejection, failed)])).toBe("cancelled");
  expect(reason([ask, result("t", rejection, failed)])).toBe("denied");
});

test("an automatic denial is no request", () => {
  const events = translate([
    init,
    call("t"),
    {
      type: "system",
      subtype: "permission_denied",
      tool_name: "Bash",
      tool_use_id: "t",
      message: "No.",
    },
    result("t", "No.", failed),
    { ...success, permission_denials: [{ tool_name: "Bash", tool_use_id: "t", tool_input: {} }] },
  ]);
  expect(all(events, "toolFailed")).toMatchObject([{ reason: "denied" }]);
  expect(all(events, "permissionRequested")).toEqual([]);
  expect(ended(events)).toMatchObject({
    reason: "completed",
    permissionDenials: [{ toolId: "t", source: "vendor" }],
  });
});

test("a request for permission may come before its call, which starts once", () => {
  const request = {
    subtype: "can_use_tool",
    tool_name: "Bash",
    tool_use_id: "t",
    input: { command: "ls" },
  };
  const events = translate([
    init,
    { type: "control_request", request_id: "r", request },
    call("t"),
    result("t", "ok"),
    success,
  ]);
  expect(all(events, "toolStarted").length).toBe(1);
  expect(events.findIndex(({ type }) => type === "toolStarted")).toBeLessThan(
    events.findIndex(({ type }) => type === "permissionRequested"),
  );
  expect(all(events, "permissionResolved")).toMatchObject([{ outcome: "allowed" }]);
});

test("a question is no permission, and its answers are read from the result", () => {
  const input = { questions: [{ question: "Which?", header: "H", options: [{ label: "A" }] }] };
  const request = {
    subtype: "can_use_tool",
    tool_name: "AskUserQuestion",
    tool_use_id: "t",
    input,
  };
  const lines = [
    init,
    call("t", "AskUserQuestion", input),
    { type: "control_request", request_id: "r", request },
  ];
  const events = translate([
    ...lines,
    result("t", "ok", {}, { tool_use_result: { answers: { "Which?": "A" } } }),
    success,
  ]);
  expect(all(events, "permissionRequested")).toEqual([]);
  expect(all(events, "questionAnswered")).toMatchObject([
    { outcome: "answered", answers: { "Which?": "A" } },
  ]);
  const refused = translate([...lines, result("t", "User dismissed", failed), success]);
  expect(all(refused, "questionAnswered")).toMatchObject([{ outcome: "declined" }]);
});

test("what a request asks that nobody claimed is answered with an error, so that the CLI does not wait", () => {
  const line = JSON.stringify({
    type: "control_request",
    request_id: "r",
    request: { subtype: "hook_callback" },
  });
  const write = (protocol: string) =>
    claude
      .translator({ sessionId: "s", now: () => 0, protocol })
      .handle({ type: "line", text: line }).writes;
  expect(write("stream-input")).toEqual([
    '{"type":"control_response","response":{"subtype":"error","request_id":"r","error":"Not supported."}}',
  ]);
  expect(write("stream-json")).toEqual([]);
});

test("a command in the background closes its call, and goes on as a task that wakes the agent", () => {
  const about = { task_id: "b1", tool_use_id: "t" };
  const events = translate([
    init,
    call("t"),
    {
      type: "system",
      subtype: "task_started",
      ...about,
      description: "Sleep",
      task_type: "local_bash",
    },
    result(
      "t",
      "Command running in background with ID: b1.",
      {},
      { tool_use_result: { backgroundTaskId: "b1" } },
    ),
    success,
    { type: "system", subtype: "task_updated", task_id: "b1", patch: { status: "completed" } },
    {
      type: "system",
      subtype: "task_notification",
      ...about,
      status: "completed",
      output_file: "/o",
    },
    { type: "system", subtype: "task_notification", ...about, status: "completed" },
    init,
    success,
  ]);
  expect(all(events, "toolCompleted")).toMatchObject([{ background: true, taskId: "b1" }]);
  expect(all(events, "taskCompleted")).toMatchObject([
    { taskId: "b1", success: true, outputFile: "/o" },
  ]);
  expect(all(events, "turnStarted").map(({ trigger }) => trigger)).toEqual([undefined, "task"]);
  expect(events.some(({ type }) => type.startsWith("claude:"))).toBe(false);
});

test("a file is changed only after the tool has returned, and never by one that failed", () => {
  const patch = [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ["-a", "+b"] }];
  const events = translate([
    init,
    call("t1", "Edit", { file_path: "/w/a" }),
    result("t1", "ok", {}, { tool_use_result: { filePath: "/w/a", structuredPatch: patch } }),
    call("t2", "Write", { file_path: "/w/b" }),
    result("t2", "<tool_use_error>no</tool_use_error>", failed),
    success,
  ]);
  expect(all(events, "fileChanged")).toMatchObject([
    {
      filePath: "/w/a",
      changeType: "modified",
      toolId: "t1",
      diff: "--- /w/a\n+++ /w/a\n@@ -1,1 +1,1 @@\n-a\n+b\n",
    },
  ]);
});

test("progress is reported of the call itself, whose id is called the parent", () => {
  const events = translate([
    init,
    call("t"),
    { type: "tool_progress", tool_use_id: "bash-progress-0", parent_tool_use_id: "t" },
    result("t", ""),
    success,
  ]);
  expect(all(events, "toolProgress")).toMatchObject([{ toolId: "t" }]);
});

test("hooks report what is new, and a code that is not 0 is no success", () => {
  const hook = { type: "system", hook_id: "h", hook_name: "Stop", hook_event: "Stop" };
  const events = translate([
    { ...hook, subtype: "hook_started" },
    { ...hook, subtype: "hook_progress", output: "a\n" },
    { ...hook, subtype: "hook_progress", output: "a\nb\n" },
    { ...hook, subtype: "hook_response", outcome: "error", exit_code: 2, output: "a\nb\n" },
    init,
    success,
  ]);
  expect(all(events, "hookProgress").map(({ output }) => output)).toEqual(["a\n", "b\n"]);
  expect(all(events, "hookCompleted")).toMatchObject([{ success: false, exitCode: 2 }]);
});

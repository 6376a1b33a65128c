import { textOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  all,
  assistant,
  call,
  delta,
  ended,
  failed,
  init,
  open,
  result,
  start,
  stream,
  success,
  text,
  translate,
  user,
  type Line,
} from "./native-lines.ts";

const used = { input_tokens: 10, output_tokens: 5, cache_read_input_tokens: 3 };
const endOf = (reason: string): Line =>
  stream({ type: "message_delta", delta: { stop_reason: reason }, usage: { input_tokens: 5 } });
const bash = { type: "tool_use", id: "t", name: "Bash", input: {} };
const streamed = (words: string, id = "a"): Line[] => [
  start(id),
  open(0, { type: "text", text: "" }),
  delta(0, words),
];
/** Two messages that stream, the first one with a call that returns; neither has its own lines. */
const withoutLines: Line[] = [
  init,
  ...streamed("First."),
  open(1, bash),
  endOf("tool_use"),
  result("t", "out"),
  ...streamed("Second.", "b"),
];

test("a message that streamed to its end is whole, though its own lines are missing", () => {
  const events = translate([...withoutLines, endOf("end_turn"), success]);
  expect(textOf(events)).toBe("First.Second.");
  expect(all(events, "textChunk").some(({ interrupted }) => interrupted)).toBe(false);
  expect(all(events, "toolStarted")).toMatchObject([{ toolId: "t", toolName: "Bash" }]);
  expect(all(events, "toolCompleted")).toMatchObject([{ toolId: "t", result: "out" }]);
});

test("a line that comes after the next message has begun repeats nothing, and starts no call again", () => {
  const late = translate([
    ...withoutLines,
    assistant("a", text("First.")),
    assistant("a", bash),
    assistant("b", text("Second.")),
    success,
  ]);
  expect(textOf(late)).toBe("First.Second.");
  expect(all(late, "toolStarted").length).toBe(1);
});

test("a message is not whole that was refused, cut off, or whose successor has no beginning", () => {
  const [, ...rest] = streamed("Again.");
  const retried = (...lines: readonly Line[]): string =>
    textOf(translate([init, ...streamed("Gone."), ...lines, success]));
  expect(retried(endOf("refusal"), start("b"), assistant("b", text("No.")))).toBe("No.");
  expect(retried(start("b"), assistant("b", text("Anew.")))).toBe("Anew.");
  expect(
    retried(endOf("end_turn"), assistant("a", text("Gone.")), ...rest, assistant("b", text("B."))),
  ).toBe("Gone.B.");
});

test("a block whose start is repeated is one block", () => {
  const begun = open(0, { type: "text", text: "" });
  const lines = [start("a"), begun, begun, delta(0, "Hi.")];
  const events = translate([init, ...lines, assistant("a", text("Hi.")), success]);
  expect(textOf(events)).toBe("Hi.");
  expect(all(events, "textChunk").length).toBe(2);
});

test("a result that comes twice ends one turn, and counts once", () => {
  const models = { m: { inputTokens: 7, outputTokens: 1, costUSD: 0.5 } };
  const last = {
    ...success,
    uuid: "u",
    modelUsage: models,
    model_usage_since_last_result: models,
    total_cost_usd: 0.5,
    terminal_reason: "hook_stopped",
  };
  const events = translate([init, last, last]);
  expect(all(events, "error")).toEqual([]);
  expect(ended(events)).toMatchObject({ detail: "hookStopped", costUsd: 0.5 });
  expect(events.filter((event) => "data" in event)).toMatchObject([{ type: "claude:result" }]);
});

test("a request that is sent again before anybody has answered is one request", () => {
  const request = { subtype: "can_use_tool", tool_name: "Bash", tool_use_id: "t", input: {} };
  const ask = { type: "control_request", request_id: "r", request };
  const events = translate([init, call("t", "Bash", {}), ask, ask, result("t", "x"), success]);
  expect(all(events, "permissionRequested").length).toBe(1);
  expect(all(events, "permissionResolved")).toMatchObject([{ outcome: "allowed" }]);
});

test("a result that is all there is speaks for the run, and is no turn", () => {
  const events = translate([{ ...success, result: "Hi." }]);
  expect(events.map(({ type }) => type)).toEqual([
    "sessionStarted",
    "log",
    "error",
    "sessionEnded",
  ]);
  expect(ended(events)).toMatchObject({ reason: "completed", result: "Hi." });
  expect(ended(translate([success], { exit: { code: 1 } })).reason).toBe("failed");
});

test("what is null is not there", () => {
  const nothing = { subtype: null, modelUsage: null, structured_output: null, errors: null };
  const events = translate([
    { ...init, tools: null, model: null, mcp_servers: null },
    { type: "system", subtype: "hook_response", hook_name: "Stop", outcome: null, exit_code: null },
    { type: "system", subtype: "task_started", task_id: "a", task_type: null, subagent_type: "g" },
    { ...success, ...nothing, usage: used },
  ]);
  expect(all(events, "hookCompleted")).toMatchObject([{ success: true }]);
  expect(all(events, "subagentStarted").length).toBe(1);
  const [turn] = all(events, "turnCompleted");
  expect(turn).toMatchObject({ usage: { totalTokens: 18, completeness: "partial" } });
  expect(turn).not.toHaveProperty("structuredOutput");
});

test("an interruption is known by its result too, and what its open call used is partial", () => {
  const events = translate([
    init,
    ...streamed("Hel"),
    {
      ...success,
      subtype: "error_during_execution",
      is_error: true,
      terminal_reason: "aborted_streaming",
    },
  ]);
  expect(all(events, "turnFailed")).toMatchObject([
    { errorCode: "cancelled", usage: { inputTokens: 5, completeness: "partial" } },
  ]);
});

test("a compaction that ended well before the output was cut off is reported", () => {
  const status = (more: Line): Line => ({ type: "system", subtype: "status", ...more });
  const lines = [status({ status: "compacting" }), status({ compact_result: "success" })];
  expect(all(translate(lines), "contextCompacted").map(({ phase }) => phase)).toEqual([
    "started",
    "completed",
  ]);
});

test("an observer does not know what became of a question that nothing answers", () => {
  const request = { subtype: "elicitation", mcp_server_name: "el", message: "Who?" };
  const can = { subtype: "can_use_tool", tool_name: "Bash", tool_use_id: "t", input: {} };
  for (const protocol of ["stream-json", "stream-input"]) {
    const events = translate(
      [
        init,
        call("t", "Bash", {}),
        { type: "control_request", request_id: "e", request },
        { type: "control_request", request_id: "r", request: can },
        success,
      ],
      { protocol },
    );
    expect(all(events, "questionAnswered")).toMatchObject([{ outcome: "unknown" }]);
    expect(all(events, "permissionResolved")).toMatchObject([{ outcome: "unknown" }]);
  }
});

test("a call that a hook did not let run was denied", () => {
  const specific = { permissionDecision: "deny", permissionDecisionReason: "not here" };
  const hook = (output: object): Line => ({
    type: "system",
    subtype: "hook_response",
    hook_id: "h",
    hook_event: "PreToolUse",
    hook_name: "PreToolUse:Bash",
    outcome: "success",
    output: `${JSON.stringify(output)}\n`,
  });
  const endedAs = (content: string, ...lines: readonly Line[]): unknown[] => {
    const events = translate([init, call("t"), ...lines, result("t", content, failed), success]);
    return all(events, "toolFailed").map(({ reason }) => reason);
  };
  expect(endedAs("not here", hook({ hookSpecificOutput: specific }))).toEqual(["denied"]);
  expect(endedAs("not here", hook({ decision: "block", reason: "not here" }))).toEqual(["denied"]);
  expect(endedAs("PreToolUse:Bash hook error: [./check]: no")).toEqual(["denied"]);
  expect(endedAs("not here", hook({ hookSpecificOutput: {} }))).toEqual([]);
});

test("a turn that called nobody used nothing, which is known", () => {
  const models = { m: { inputTokens: 7, outputTokens: 1 } };
  const events = translate([
    init,
    assistant("a", text("Hi.")),
    { ...success, modelUsage: models },
    init,
    { ...success, modelUsage: models },
  ]);
  expect(all(events, "turnCompleted").map(({ usage }) => usage.completeness)).toEqual([
    "reported",
    "reported",
  ]);
  expect(ended(events).usage).toMatchObject({ totalTokens: 8, completeness: "reported" });
});

test("what Qwen Code says of a task that ended is not the user's", () => {
  const notice = user([text('Background agent "g: Look" completed.')]);
  const task = { task_id: "g-1", tool_use_id: "t", description: "Look", subagent_type: "g" };
  const started = { type: "system", subtype: "task_started", data: task };
  const said = (...lines: readonly Line[]): number =>
    all(translate([init, ...lines, success], { agentType: "qwen" }), "userMessage").length;
  expect(said(started, notice)).toBe(0);
  expect(said(notice)).toBe(1);
});

test("the plan of a sub-agent is its own", () => {
  const todo = { content: "Look", status: "in_progress" };
  const write = { type: "tool_use", id: "t", name: "TodoWrite", input: { todos: [todo] } };
  const events = translate([
    init,
    call("s", "Task", { description: "d" }),
    assistant("b", write, { parent_tool_use_id: "s" }),
    result("t", "ok", {}, { parent_tool_use_id: "s" }),
    result("s", "done"),
    success,
  ]);
  expect(all(events, "planUpdated")).toMatchObject([
    { entries: [{ content: "Look", status: "inProgress" }], parentToolId: "s", subagentId: "s" },
  ]);
});

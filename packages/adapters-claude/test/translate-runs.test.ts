import { textOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  all,
  assistant,
  call,
  ended,
  init,
  result,
  success,
  text,
  translate,
  type Line,
  user,
} from "./native-lines.ts";

test("init comes once a turn; another session id means that the context was cleared", () => {
  const events = translate([init, success, { ...init, session_id: "n2" }, success]);
  expect(all(events, "turnStarted").length).toBe(2);
  expect(all(events, "sessionUpdated")).toMatchObject([
    { contextCleared: true, nativeSessionId: "n2" },
  ]);
});

test("a result that was held back ends the first turn, and the later one an empty turn", () => {
  const events = translate([
    init,
    assistant("a", text("One.")),
    init,
    assistant("b", text("Two.")),
    success,
    success,
  ]);
  expect(events.filter(({ type }) => type.startsWith("turn")).map(({ type }) => type)).toEqual([
    "turnStarted",
    "turnCompleted",
    "turnStarted",
    "turnCompleted",
  ]);
});

test("a turn's usage is what all models used since the last result", () => {
  const total = (inputTokens: number): Line => ({
    ...success,
    modelUsage: { m: { inputTokens, outputTokens: 2, cacheReadInputTokens: 10 } },
    total_cost_usd: inputTokens / 100,
  });
  const events = translate([init, total(1), init, total(4)]);
  expect(all(events, "turnCompleted").map(({ usage }) => usage.inputTokens)).toEqual([11, 3]);
  expect(ended(events)).toMatchObject({
    usage: { inputTokens: 14 },
    costUsd: 0.04,
    costSource: "estimated",
  });
});

test("totals that began anew are no difference, and newer versions say themselves what came since", () => {
  const models = (inputTokens: number): Line => ({ m: { inputTokens, outputTokens: 1 } });
  const events = translate([
    init,
    { ...success, modelUsage: models(900), model_usage_since_last_result: models(9) },
    init,
    { ...success, modelUsage: models(5) },
  ]);
  expect(all(events, "turnCompleted").map(({ usage }) => usage.inputTokens)).toEqual([9, 5]);
});

test("a run that was reported as a success and was not quite says how", () => {
  const detail = (lines: readonly Line[], last: Line = {}): unknown =>
    ended(translate([init, ...lines, { ...success, ...last }])).detail;
  expect(detail([], { terminal_reason: "hook_stopped" })).toBe("hookStopped");
  expect(detail([call("t")], { terminal_reason: "tool_deferred" })).toBe("toolDeferred");
  expect(
    detail([
      { type: "system", subtype: "informational", content: "no", prevent_continuation: true },
    ]),
  ).toBe("promptBlocked");
  expect(detail([user([text("[structured-output-enforce] …")], { isSynthetic: true })])).toBe(
    "noStructuredOutput",
  );
});

test("neither success nor exit code 0 alone makes a run completed", () => {
  expect(ended(translate([init]))).toMatchObject({ reason: "failed", detail: "noResult" });
  expect(ended(translate([init, success], { exit: { code: 1 } })).reason).toBe("failed");
  expect(
    ended(translate([init, { ...success, subtype: "error_max_turns", is_error: true }])).detail,
  ).toBe("maxTurns");
  expect(ended(translate([init], { exit: { code: 53 }, agentType: "qwen" }))).toMatchObject({
    detail: "maxTurns",
    errorCode: "limitExceeded",
    error: "The agent reached its limit of turns.",
  });
  expect(ended(translate([init], { exit: { code: 143 } }))).toMatchObject({
    reason: "cancelled",
    detail: "signal",
  });
  const unknown = {
    type: "result",
    subtype: "error_during_execution",
    is_error: true,
    errors: ["No conversation found with session ID: x"],
  };
  expect(ended(translate([unknown], { exit: { code: 1 } }))).toMatchObject({
    reason: "failed",
    errorCode: "sessionNotFound",
  });
  expect(
    ended(translate([], { exit: { code: 1 }, stderr: "error: unknown option '--x'" })),
  ).toMatchObject({ detail: "startup", errorCode: "invalidRequest" });
});

test("lines that nobody knows are emitted whole, whatever their type is called", () => {
  for (const type of ["constructor", "__proto__", "news", ""]) {
    const events = translate([init, { type, a: 1 }, success]);
    expect(events.filter((event) => "data" in event)).toMatchObject([{ data: { type, a: 1 } }]);
  }
  const [, odd] = translate([{ type: "system", subtype: "toString" }]);
  expect(odd?.type).toBe("claude:system/toString");
});

test("Qwen Code counts the cache as input, puts several blocks in a line, and calls a failure success", () => {
  const qwen = { ...init, claude_code_version: undefined, qwen_code_version: "0.15.10" };
  const blocks = [
    text("Hi."),
    { type: "tool_use", id: "c1", name: "read_file", input: {} },
    { type: "tool_use", id: "c2", name: "edit", input: {} },
  ];
  const usage = { input_tokens: 100, output_tokens: 7, cache_read_input_tokens: 40 };
  const ok = translate([
    qwen,
    { type: "assistant", message: { id: "a", content: blocks } },
    result("c1", "x"),
    result("c2", "y"),
    { ...success, usage },
  ]);
  expect(all(ok, "toolStarted").map(({ toolKind }) => toolKind)).toEqual(["read", "edit"]);
  expect(ended(ok)).toMatchObject({
    usage: { inputTokens: 100, cachedTokens: 40, totalTokens: 107 },
  });
  const bad = translate([
    qwen,
    assistant("a", text("[API Error: 500 internal]")),
    { ...success, result: "[API Error: 500 internal]" },
  ]);
  expect(ended(bad)).toMatchObject({ reason: "failed", errorCode: "serverError" });
});

test("the events of an older server are translated by a table of their own", () => {
  const event = (type: string, payload: Line): Line => ({
    id: "e",
    sessionId: "n",
    timestamp: "2025-12-03T10:00:01.234Z",
    type,
    payload,
  });
  const lines = [
    event("plan", { message: "Planning." }),
    event("action", { tool: "Edit", args: { file_path: "/a" } }),
    event("diff", { file: "/a", diff: "@@ -1 +1 @@" }),
    event("toolResult", { tool: "Edit", success: true, output: "ok" }),
    event("log", { line: "Done." }),
  ];
  const protocol = "session-event";
  const done = translate(lines, { protocol });
  expect(textOf(done)).toBe("Planning.Done.");
  expect(all(done, "fileChanged")).toMatchObject([{ filePath: "/a", changeType: "modified" }]);
  expect(all(done, "toolCompleted")).toMatchObject([{ success: true, result: "ok" }]);
  expect(ended(done)).toMatchObject({ reason: "completed", nativeSessionId: "n" });
  expect(
    ended(translate([...lines, event("error", { message: "Session failed" })], { protocol }))
      .reason,
  ).toBe("failed");
  expect(ended(translate([event("cancelled", {})], { protocol })).reason).toBe("cancelled");
});

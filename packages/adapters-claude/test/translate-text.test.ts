import { textOf } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  all,
  assistant,
  call,
  delta,
  ended,
  init,
  open,
  result,
  start,
  stream,
  success,
  text,
  translate,
  type Line,
  user,
} from "./native-lines.ts";

test("text that streams and is repeated by its own line is told once", () => {
  const events = translate([
    init,
    start("a"),
    open(0, text("")),
    delta(0, "Hel"),
    delta(0, "lo"),
    assistant("a", text("Hello")),
    success,
  ]);
  expect(textOf(events)).toBe("Hello");
  expect(all(events, "textChunk").map(({ content }) => content)).toEqual(["Hel", "lo", ""]);
});

test("without partial messages each block is told whole", () => {
  expect(
    textOf(translate([init, assistant("a", text("One.")), assistant("a", text("Two.")), success])),
  ).toBe("One.Two.");
});

test("deltas of a request that was made again are void", () => {
  const cut = [init, start("a"), open(0, text("")), delta(0, "Hel")];
  const again = assistant("b", text("Hello"));
  for (const lines of [
    [...cut, again],
    [...cut, { type: "system", subtype: "api_retry", attempt: 1, error: "server_error" }, again],
    [...cut, { type: "system", subtype: "status", status: "requesting" }, again],
  ]) {
    const events = translate([...lines, success]);
    expect(textOf(events)).toBe("Hello");
    expect(all(events, "blockDiscarded")).toMatchObject([{ reason: "retried" }]);
  }
});

test("text that an interruption cut off is kept, and says so", () => {
  const events = translate([
    init,
    start("a"),
    open(0, text("")),
    delta(0, "Hel"),
    user([text("[Request interrupted by user]")]),
    {
      type: "result",
      subtype: "error_during_execution",
      is_error: true,
      errors: ["[ede_diagnostic]"],
    },
  ]);
  expect(all(events, "textChunk").at(-1)).toMatchObject({ text: "Hel", interrupted: true });
  expect(all(events, "turnFailed")).toMatchObject([
    { errorCode: "cancelled", usage: { inputTokens: 5, completeness: "partial" } },
  ]);
  expect(ended(events)).toMatchObject({ reason: "cancelled", detail: "interrupted" });
});

test("a tool whose input streamed but that never started is void", () => {
  const events = translate([
    init,
    start("a"),
    open(0, { type: "tool_use", id: "t", name: "Bash", input: {} }),
    stream({
      type: "content_block_delta",
      index: 0,
      delta: { type: "input_json_delta", partial_json: '{"a"' },
    }),
    start("b"),
    assistant("b", text("No.")),
    success,
  ]);
  expect(all(events, "toolStarted")).toEqual([]);
  expect(all(events, "blockDiscarded")).toMatchObject([{ blockId: "t" }]);
});

test("a finished block that a later line supersedes is taken back", () => {
  const events = translate([
    init,
    assistant("a", text("Never mind."), { uuid: "u1" }),
    assistant("b", text("Sure."), { uuid: "u2", supersedes: ["u1"] }),
    success,
  ]);
  expect(textOf(events)).toBe("Sure.");
  expect(all(events, "blockDiscarded")).toMatchObject([{ reason: "superseded" }]);
});

test("an error of the API is an error, and no text; success that is_error is none", () => {
  const events = translate(
    [
      init,
      {
        ...assistant("x", text("API Error: 529 Overloaded")),
        message: { id: "x", model: "<synthetic>", content: [text("API Error: 529 Overloaded")] },
        error: "server_error",
      },
      { ...success, is_error: true, result: "API Error: 529 Overloaded" },
    ],
    { exit: { code: 1 } },
  );
  expect(textOf(events)).toBe("");
  expect(all(events, "error")).toMatchObject([
    { errorCode: "overloaded", fatal: true, httpStatus: 529 },
  ]);
  expect(ended(events)).toMatchObject({ reason: "failed", errorCode: "overloaded" });
});

test("what the CLI says itself is local text, and what it says of nothing is not told", () => {
  const local = (words: string): Line => ({
    type: "assistant",
    message: { id: words, model: "<synthetic>", content: [text(words)] },
  });
  const events = translate([
    init,
    local("(no content)"),
    local("Cost: 0"),
    user("<local-command-stdout>Compacted</local-command-stdout>", { isReplay: true }),
    success,
  ]);
  expect(all(events, "textChunk").map(({ text: told, local: isLocal }) => [told, isLocal])).toEqual(
    [
      ["Cost: 0", true],
      ["Compacted", true],
    ],
  );
});

test("what a sub-agent says and does is told as its own", () => {
  const child = { parent_tool_use_id: "t" };
  const events = translate([
    init,
    call("t", "Agent", { description: "Count", prompt: "count" }),
    {
      type: "system",
      subtype: "task_started",
      task_id: "a1",
      tool_use_id: "t",
      description: "Count",
      task_type: "local_agent",
      prompt: "count",
    },
    { ...assistant("c", text("Counting.")), ...child },
    { ...call("t2", "Read"), ...child },
    { ...result("t2", "1"), ...child },
    {
      type: "system",
      subtype: "task_notification",
      task_id: "a1",
      tool_use_id: "t",
      status: "completed",
      summary: "3",
    },
    result("t", [text("3"), text("agentId: a1 (internal)")]),
    success,
  ]);
  expect(textOf(events)).toBe("");
  expect(all(events, "toolStarted")[1]).toMatchObject({
    toolId: "t2",
    parentToolId: "t",
    subagentId: "a1",
  });
  expect(all(events, "subagentCompleted")).toMatchObject([
    { subagentId: "a1", success: true, summary: "3" },
  ]);
  expect(all(events, "toolCompleted")[1]).toMatchObject({ toolId: "t", result: "3" });
});

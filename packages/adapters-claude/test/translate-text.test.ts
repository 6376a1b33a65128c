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

test("text that streams and is repeated by its own line is emitted once", () => {
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

test("a line that comes twice is emitted once, and carried whole the second time", () => {
  const said = { ...assistant("a", text("Hello")), uuid: "1" };
  const called = {
    ...assistant("a", { type: "tool_use", id: "t", name: "Bash", input: {} }),
    uuid: "2",
  };
  const prompted = { ...user([text("More?")]), uuid: "3" };
  const events = translate([init, said, said, called, called, prompted, prompted, success]);
  expect(textOf(events)).toBe("Hello");
  expect(all(events, "toolStarted").length).toBe(1);
  expect(all(events, "userMessage").length).toBe(1);
  expect(events.map(({ type }) => type).filter((type) => type.includes(":"))).toEqual([
    "claude:assistant",
    "claude:assistant",
    "claude:user",
  ]);
  // the same words once more, or another content under the id, are news
  const again = { ...said, uuid: "4" };
  const grown = { ...assistant("a", text(" World")), uuid: "4" };
  expect(textOf(translate([init, said, again, grown, success]))).toBe("HelloHello World");
});

test("without partial messages each block is emitted whole", () => {
  expect(
    textOf(translate([init, assistant("a", text("One.")), assistant("a", text("Two.")), success])),
  ).toBe("One.Two.");
});

const streamedCall = (id: string, input: string): Line[] => [
  open(0, { type: "tool_use", id, name: "Bash", input: {} }),
  stream({
    type: "content_block_delta",
    index: 0,
    delta: { type: "input_json_delta", partial_json: input },
  }),
];
const callOf = (id: string): Line => ({ type: "tool_use", id, name: "Bash", input: {} });

test.each(["claude", "qwen"])(
  "a call that streamed in one message and is repeated under another id is one call: %s",
  (agentType) => {
    const events = translate(
      [
        init,
        start("a"),
        ...streamedCall("t", "{}"),
        assistant("b", callOf("t")),
        result("t", "ok"),
        success,
      ],
      { agentType },
    );
    expect(all(events, "blockDiscarded")).toEqual([]);
    expect(all(events, "toolStarted").map(({ toolId }) => toolId)).toEqual(["t"]);
    expect(all(events, "toolCompleted").map(({ toolId }) => toolId)).toEqual(["t"]);
  },
);

test("Qwen Code ends what streams as one message in a line for each kind of block, under new ids", () => {
  const events = translate(
    [
      init,
      start("a"),
      open(0, { type: "thinking", thinking: "" }),
      stream({
        type: "content_block_delta",
        index: 0,
        delta: { type: "thinking_delta", thinking: "Hm." },
      }),
      assistant("a", { type: "thinking", thinking: "Hm." }),
      open(0, text("")),
      delta(0, "Hel"),
      delta(0, "lo"),
      assistant("b", text("Hello")),
      ...streamedCall("t", "{}"),
      assistant("c", callOf("t")),
      result("t", "ok"),
      assistant("d", text("!")),
      success,
    ],
    { agentType: "qwen" },
  );
  expect(all(events, "blockDiscarded")).toEqual([]);
  expect(textOf(events)).toBe("Hello!");
  expect(all(events, "thinkingChunk").map(({ content }) => content)).toEqual(["Hm.", ""]);
  expect(all(events, "toolStarted").map(({ toolId }) => toolId)).toEqual(["t"]);
});

test("messages of two sub-agents that stream without a beginning are distinguished", () => {
  const of = (thread: string, line: Line): Line => ({ ...line, parent_tool_use_id: thread });
  const say = (thread: string, said: string): Line[] => [
    of(thread, open(0, text(""))),
    of(thread, delta(0, said)),
  ];
  const events = translate(
    [
      init,
      assistant("m", { type: "tool_use", id: "t1", name: "task", input: {} }),
      assistant("m", { type: "tool_use", id: "t2", name: "task", input: {} }),
      ...say("t1", "One."),
      ...say("t2", "Two."),
      of("t1", assistant("x", text("One."))),
      of("t2", assistant("y", text("Two."))),
      result("t1", "One."),
      result("t2", "Two."),
      success,
    ],
    { agentType: "qwen" },
  );
  expect(all(events, "blockDiscarded")).toEqual([]);
  const whole = all(events, "textChunk").filter(({ text: said }) => said !== undefined);
  expect(whole.map(({ text: said }) => said)).toEqual(["One.", "Two."]);
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

test("what the CLI says itself is local text, and what it says of nothing is not emitted", () => {
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

test("what a sub-agent says and does is reported as its own", () => {
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

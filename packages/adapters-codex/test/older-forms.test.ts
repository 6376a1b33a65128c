import { expect, test } from "vitest";

import { bare, only, spokenIn, translate, turn, typesOf } from "./translate.ts";

const flat = (phase: string, item_type: string, fields: object = {}): object => ({
  type: `item.${phase}`,
  item_type,
  ...fields,
});

const message = (content: string): object => flat("updated", "agent_message", { content });

test("a flat text that grows is emitted once, each line only what is new", () => {
  const events = translate(
    turn(
      flat("started", "agent_message"),
      flat("updated", "agent_message", { content: "I'll help" }),
      flat("updated", "agent_message", { content: "I'll help you" }),
      flat("completed", "agent_message", { status: "success" }),
      flat("updated", "agent_message", { content: "Another" }),
      flat("completed", "agent_message", { status: "success" }),
    ),
  );
  expect(only(events, "textChunk").slice(0, 3)).toEqual([
    { type: "textChunk", blockId: "agent_message", content: "I'll help" },
    { type: "textChunk", blockId: "agent_message", content: " you" },
    {
      type: "textChunk",
      blockId: "agent_message",
      content: "",
      isComplete: true,
      text: "I'll help you",
    },
  ]);
  expect(spokenIn(events)).toBe("I'll help youAnother");
});

test.each([
  [["One", "Two"], ["Two"]],
  [
    ["I'll help you refactor...", "I'll help you refactor the auth module..."],
    ["I'll help you refactor", " the auth module..."],
  ],
  // no half of a character is taken for common
  [
    ["a\u{1F600}", "a\u{1F601}"],
    ["a", "\u{1F601}"],
  ],
])("the replaced end of a flat text is never emitted: %j", (texts, expected) => {
  const end = flat("completed", "agent_message", { status: "success" });
  const events = translate(turn(...texts.map(message), end));
  expect(only(events, "blockDiscarded")).toEqual([]);
  const chunks = events.flatMap((event) => (event.type === "textChunk" ? [event.content] : []));
  expect(chunks.filter((content) => content !== "")).toEqual(expected);
  expect(spokenIn(events)).toBe(texts.at(-1));
});

test("a flat text that contradicts what two lines had voids it", () => {
  const texts = ["Hello", "Hello world", "Goodbye"];
  const events = translate(turn(...texts.map(message)));
  expect(only(events, "blockDiscarded")).toHaveLength(1);
  expect(spokenIn(events)).toBe("Goodbye");
});

test("a flat text without an end is emitted before the next line, and at the exit", () => {
  const command = flat("updated", "command_execution", { command_line: "ls" });
  const lines = [{ type: "turn.started" }, message("Look."), command, message("Look. Done.")];
  const events = translate(lines, { exit: { code: 1 } });
  expect(typesOf(events).filter((type) => /^(?:text|tool)/.test(type))).toEqual([
    "textChunk",
    "toolStarted",
    "textChunk",
    "textChunk",
    "toolFailed",
  ]);
  expect(spokenIn(events)).toBe("Look. Done.");
});

test("a flat command starts with the line that has its command, and any other with the next line", () => {
  const begin = flat("started", "command_execution");
  const lines = (...more: object[]): object[] =>
    only(translate(turn(begin, ...more)), "toolStarted", "toolFailed", "toolCompleted");
  const end = { status: "success", exit_code: 0 };
  expect(
    lines(flat("completed", "command_execution", { ...end, command_line: "ls" })),
  ).toMatchObject([
    { type: "toolStarted", arguments: { command: "ls" } },
    { type: "toolCompleted", success: true },
  ]);
  for (const more of [[], [message("Hm.")], [{ type: "error", message: "no" }]])
    expect(lines(...more)).toMatchObject([{ type: "toolStarted" }, { type: "toolFailed" }]);
});

test("a flat command is known by its later lines", () => {
  const run = { command_line: "npm test" };
  const events = translate(
    turn(
      flat("started", "command_execution"),
      flat("updated", "command_execution", { ...run, aggregated_output: "" }),
      flat("updated", "command_execution", { ...run, aggregated_output: "[PASS] a\n" }),
      flat("updated", "command_execution", { ...run, aggregated_output: "[PASS] a\n[PASS] b\n" }),
      flat("completed", "command_execution", { status: "success", exit_code: 0 }),
    ),
  );
  expect(bare(events).slice(2, -2)).toEqual([
    {
      type: "toolStarted",
      toolId: "command_execution",
      toolName: "command_execution",
      toolKind: "execute",
      arguments: { command: "npm test" },
      title: "npm test",
    },
    { type: "toolProgress", toolId: "command_execution", output: "[PASS] a\n" },
    { type: "toolProgress", toolId: "command_execution", output: "[PASS] b\n" },
    {
      type: "toolCompleted",
      toolId: "command_execution",
      toolName: "command_execution",
      success: true,
      exitCode: 0,
      result: "[PASS] a\n[PASS] b\n",
    },
  ]);
});

test("a flat file change reports the contents, when it has succeeded", () => {
  const changes = [
    { path: "a", before: "1", after: "2" },
    { path: "b", before: null, after: "3" },
    { path: "c", before: "4", after: null },
  ];
  const events = translate(
    turn(
      flat("started", "file_change"),
      flat("updated", "file_change", { changes }),
      flat("completed", "file_change", { status: "success" }),
    ),
  );
  const toolId = "file_change";
  expect(only(events, "fileChanged")).toEqual([
    { type: "fileChanged", filePath: "a", changeType: "modified", before: "1", after: "2", toolId },
    { type: "fileChanged", filePath: "b", changeType: "created", after: "3", toolId },
    { type: "fileChanged", filePath: "c", changeType: "deleted", before: "4", toolId },
  ]);
});

test("a flat MCP call has its name, input and result from different lines", () => {
  const events = translate(
    turn(
      flat("started", "mcp_tool_call"),
      flat("updated", "mcp_tool_call", {
        tool_name: "query",
        tool_input: { a: 1 },
        tool_result: "",
      }),
      flat("updated", "mcp_tool_call", { tool_name: "query", tool_result: "[1]" }),
      flat("completed", "mcp_tool_call", { status: "success" }),
    ),
  );
  expect(only(events, "toolStarted", "toolCompleted")).toMatchObject([
    { toolName: "query", arguments: { a: 1 } },
    { toolName: "query", result: "[1]", success: true },
  ]);
});

test("a flat message without a word is an empty text", () => {
  const events = translate(
    turn(
      flat("started", "agent_message"),
      flat("completed", "agent_message", { status: "success" }),
    ),
  );
  expect(typesOf(events)).toEqual([
    "sessionStarted",
    "turnStarted",
    "textChunk",
    "turnCompleted",
    "sessionEnded",
  ]);
  expect(only(events, "textChunk")).toEqual([
    { type: "textChunk", blockId: "agent_message", content: "", isComplete: true, text: "" },
  ]);
  expect(events.at(-1)).toMatchObject({ reason: "completed", detail: "noText" });
});

test("the end of a flat call that never began is emitted whole", () => {
  const events = translate(turn(flat("completed", "command_execution", { status: "success" })));
  expect(typesOf(events)).toContain("codex:item.completed");
});

test("items that are tagged by item_type, and session.created, are read as today's", () => {
  const events = translate([
    { type: "session.created", session_id: "old" },
    { type: "turn.started" },
    { type: "item.completed", item: { id: "item_0", item_type: "reasoning", text: "Hm." } },
    {
      type: "item.completed",
      item: { id: "item_1", item_type: "assistant_message", text: "Yes." },
    },
    { type: "turn.completed", usage: { input_tokens: 1, output_tokens: 1 } },
  ]);
  expect(typesOf(events)).toEqual([
    "sessionStarted",
    "turnStarted",
    "thinkingChunk",
    "textChunk",
    "turnCompleted",
    "sessionEnded",
  ]);
  expect(events.at(-1)).toMatchObject({ reason: "completed", nativeSessionId: "old" });
});

test.each([{ type: "result", text: "ok" }, { text: "ok" }, { type: "turn.result", text: "ok" }])(
  "a line that is all that a turn said is a turn: %j",
  (line) => {
    const events = translate([line]);
    expect(typesOf(events)).toEqual([
      "sessionStarted",
      "turnStarted",
      "textChunk",
      "turnCompleted",
      "sessionEnded",
    ]);
    expect(spokenIn(events)).toBe("ok");
    expect(events.at(-1)).toMatchObject({ reason: "completed" });
  },
);

test("a result that repeats what was said does not emit it twice", () => {
  const said = {
    type: "item.completed",
    item: { id: "item_0", type: "agent_message", text: "ok" },
  };
  const events = translate([{ type: "turn.started" }, said, { type: "result", text: "ok" }]);
  expect(spokenIn(events)).toBe("ok");
  expect(only(events, "turnCompleted")).toMatchObject([{ result: "ok" }]);
});

test("a result that is an error fails the turn and is no text", () => {
  const events = translate([{ type: "result", text: "429 Too Many Requests", is_error: true }]);
  expect(spokenIn(events)).toBe("");
  expect(events.at(-1)).toMatchObject({ reason: "failed", errorCode: "rateLimited" });
});

import { expect, test } from "vitest";

import { bare, only, spokenIn, translate, turn, typesOf } from "./translate.ts";

const flat = (phase: string, item_type: string, fields: object = {}): object => ({
  type: `item.${phase}`,
  item_type,
  ...fields,
});

test("a flat text that grows is told once, each line only what is new", () => {
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

test("a flat text that is no continuation voids what was told", () => {
  const events = translate(
    turn(
      flat("updated", "agent_message", { content: "One" }),
      flat("updated", "agent_message", { content: "Two" }),
      flat("completed", "agent_message", { status: "success" }),
    ),
  );
  expect(only(events, "blockDiscarded")).toHaveLength(1);
  expect(spokenIn(events)).toBe("Two");
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
      arguments: { command: "npm test" },
    },
  ]);
});

test("a flat file change tells the contents, when it has succeeded", () => {
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
  expect(only(events, "toolCompleted")).toMatchObject([
    { toolName: "query", arguments: { a: 1 }, result: "[1]", success: true },
  ]);
});

test("a flat item without a word gives a turn without text", () => {
  const events = translate(
    turn(
      flat("started", "agent_message"),
      flat("completed", "agent_message", { status: "success" }),
    ),
  );
  expect(typesOf(events)).toEqual([
    "sessionStarted",
    "turnStarted",
    "turnCompleted",
    "sessionEnded",
  ]);
});

test("the end of a flat call that never began is told whole", () => {
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

test("a result that repeats what was said does not tell it twice", () => {
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

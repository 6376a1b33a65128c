import * as t from "../../../vocabulary.ts";

const itemType = t.words(
  [
    "agent_message",
    "reasoning",
    "command_execution",
    "file_change",
    "mcp_tool_call",
    "web_search",
    "todo_list",
    "error",
  ],
  "What the line is about. Flat lines have no id: the open item of that type is meant.",
);

const updated = t.literal("item.updated");

const carrying: t.Definitions = {
  CodexItemStarted: t.union("An item began.", ["CodexFlatItemStarted", "CodexItemStartedLine"]),
  CodexItemStartedLine: t.without(
    ["item_type"],
    t.open("An item began. Texts, reasoning and warnings have no such line.", {
      item: t.ref("CodexItemForm"),
      type: t.literal("item.started"),
    }),
  ),
  CodexItemUpdated: t.union("An item changed.", ["CodexFlatItemUpdated", "CodexItemUpdatedLine"]),
  CodexItemUpdatedLine: t.without(
    ["item_type"],
    t.open("An item changed; the line has the whole item. Today only plans are updated.", {
      item: t.ref("CodexItemForm"),
      type: updated,
    }),
  ),
  CodexItemCompleted: t.union("An item ended.", [
    "CodexFlatItemCompleted",
    "CodexItemCompletedLine",
  ]),
  CodexItemCompletedLine: t.without(
    ["item_type"],
    t.open("An item ended. What was started has no such line when the run is cut off.", {
      item: t.ref("CodexItemForm"),
      type: t.literal("item.completed"),
    }),
  ),
};

const flat: t.Definitions = {
  CodexFlatItemStarted: t.open("An item started, in a line without an `item`.", {
    item_type: itemType,
    type: t.literal("item.started"),
  }),
  CodexFlatItemCompleted: t.open("An item ended, in a line without an `item`.", {
    item_type: itemType,
    type: t.literal("item.completed"),
    status: t.words(["success", "failed"]),
    exit_code: t.maybe(t.integer("Of a command.")),
  }),
  CodexFlatItemUpdated: t.union("An item grew, in a line without an `item`.", [
    "CodexFlatAgentMessage",
    "CodexFlatCommandExecution",
    "CodexFlatFileChange",
    "CodexFlatMcpToolCall",
    "CodexFlatUnknownItem",
  ]),
  CodexFlatAgentMessage: t.open("A text grew.", {
    item_type: t.literal("agent_message"),
    type: updated,
    content: t.string("The text so far, not only what is new."),
  }),
  CodexFlatCommandExecution: t.open("A command runs.", {
    item_type: t.literal("command_execution"),
    type: updated,
    command_line: t.string(),
    aggregated_output: t.string("The output so far, not only what is new."),
  }),
  CodexFlatFileChange: t.open("Files are changed.", {
    item_type: t.literal("file_change"),
    type: updated,
    changes: t.list(t.ref("CodexFlatChange")),
  }),
  CodexFlatChange: t.open("One changed file of a flat line.", {
    path: t.string(),
    before: t.maybe(t.string("The file's content before.")),
    after: t.maybe(t.string("The file's content after.")),
  }),
  CodexFlatMcpToolCall: t.open("A tool of an MCP server runs.", {
    item_type: t.literal("mcp_tool_call"),
    type: updated,
    tool_name: t.string(),
    tool_input: t.optional(t.anything("Only in the first of these lines.")),
    tool_result: t.optional(t.anything("Empty while there is none.")),
  }),
  CodexFlatUnknownItem: t.unknownMember("An item of another type grew.", "item_type", {
    type: updated,
  }),
};

export const itemEvents: t.Definitions = { ...carrying, ...flat };

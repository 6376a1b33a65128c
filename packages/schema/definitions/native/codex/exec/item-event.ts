import {
  anything,
  integer,
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  without,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

const itemType = words(
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

const updated = literal("item.updated");

const carrying: Definitions = {
  CodexItemStarted: union("An item began.", ["CodexFlatItemStarted", "CodexItemStartedLine"]),
  CodexItemStartedLine: without(
    ["item_type"],
    open("An item began. Texts, reasoning and warnings have no such line.", {
      item: ref("CodexItemForm"),
      type: literal("item.started"),
    }),
  ),
  CodexItemUpdated: union("An item changed.", ["CodexFlatItemUpdated", "CodexItemUpdatedLine"]),
  CodexItemUpdatedLine: without(
    ["item_type"],
    open("An item changed; the line has the whole item. Today only plans are updated.", {
      item: ref("CodexItemForm"),
      type: updated,
    }),
  ),
  CodexItemCompleted: union("An item ended.", ["CodexFlatItemCompleted", "CodexItemCompletedLine"]),
  CodexItemCompletedLine: without(
    ["item_type"],
    open("An item ended. What was started has no such line when the run is cut off.", {
      item: ref("CodexItemForm"),
      type: literal("item.completed"),
    }),
  ),
};

const flat: Definitions = {
  CodexFlatItemStarted: open("An item started, in a line without an `item`.", {
    item_type: itemType,
    type: literal("item.started"),
  }),
  CodexFlatItemCompleted: open("An item ended, in a line without an `item`.", {
    item_type: itemType,
    type: literal("item.completed"),
    status: words(["success", "failed"]),
    exit_code: optional(nullable(integer("Of a command."))),
  }),
  CodexFlatItemUpdated: union("An item grew, in a line without an `item`.", [
    "CodexFlatAgentMessage",
    "CodexFlatCommandExecution",
    "CodexFlatFileChange",
    "CodexFlatMcpToolCall",
    "CodexFlatUnknownItem",
  ]),
  CodexFlatAgentMessage: open("A text grew.", {
    item_type: literal("agent_message"),
    type: updated,
    content: string("The text so far, not only what is new."),
  }),
  CodexFlatCommandExecution: open("A command runs.", {
    item_type: literal("command_execution"),
    type: updated,
    command_line: string(),
    aggregated_output: string("The output so far, not only what is new."),
  }),
  CodexFlatFileChange: open("Files are changed.", {
    item_type: literal("file_change"),
    type: updated,
    changes: list(ref("CodexFlatChange")),
  }),
  CodexFlatChange: open("One changed file of a flat line.", {
    path: string(),
    before: optional(nullable(string("The file's content before."))),
    after: optional(nullable(string("The file's content after."))),
  }),
  CodexFlatMcpToolCall: open("A tool of an MCP server runs.", {
    item_type: literal("mcp_tool_call"),
    type: updated,
    tool_name: string(),
    tool_input: optional(anything("Only in the first of these lines.")),
    tool_result: optional(anything("Empty while there is none.")),
  }),
  CodexFlatUnknownItem: unknownMember(
    "An item of another type grew.",
    "item_type",
    ["agent_message", "command_execution", "file_change", "mcp_tool_call"],
    { type: updated },
  ),
};

export const itemEvents: Definitions = { ...carrying, ...flat };

import * as t from "../../../vocabulary.ts";
import { itemWords } from "./item.ts";

const itemType = t.words(
  ["agent_message", ...itemWords],
  "The type of the item. Flat lines have no id: they refer to the open item of that type.",
);

const updated = t.literal("item.updated");

/** The lines about an item, by what happened to it. */
export const itemLines: t.Definitions = {
  CodexItemStarted: t.union("An item started.", ["CodexFlatItemStarted", "CodexItemStartedLine"]),
  CodexItemUpdated: t.union("An item changed.", ["CodexFlatItemUpdated", "CodexItemUpdatedLine"]),
  CodexItemCompleted: t.union("An item ended.", [
    "CodexFlatItemCompleted",
    "CodexItemCompletedLine",
  ]),
};

const carrying: t.Definitions = {
  CodexItemStartedLine: t.without(
    ["item_type"],
    t.open("An item started. Texts, reasoning and warnings have no such line.", {
      item: t.ref("CodexItemForm"),
      type: t.literal("item.started"),
    }),
  ),
  CodexItemUpdatedLine: t.without(
    ["item_type"],
    t.open("An item changed; the line has the whole item. Today only plans are updated.", {
      item: t.ref("CodexItemForm"),
      type: updated,
    }),
  ),
  CodexItemCompletedLine: t.without(
    ["item_type"],
    t.open("An item ended. The line is missing if the run was cut off.", {
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
  ...t.unionOf("CodexFlatItemUpdated", "An item grew, in a line without an `item`.", {
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
    CodexFlatMcpToolCall: t.open("A tool of an MCP server runs.", {
      item_type: t.literal("mcp_tool_call"),
      type: updated,
      tool_name: t.string(),
      tool_input: t.optional(t.anything("Only in the first of these lines.")),
      tool_result: t.optional(t.anything("Empty while there is none.")),
    }),
    CodexFlatUnknownItem: t.unknownMember(
      "An item of another type grew.",
      {
        type: updated,
      },
      "item_type",
    ),
  }),
  CodexFlatChange: t.open("One changed file of a flat line.", {
    path: t.string(),
    before: t.maybe(t.string("The file's content before.")),
    after: t.maybe(t.string("The file's content after.")),
  }),
};

export const itemEvents: t.Definitions = { ...carrying, ...flat };

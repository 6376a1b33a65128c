import * as t from "../../../vocabulary.ts";

export const itemId = t.string(
  "`item_<n>`. Unique only in one process: a resumed run begins at 0.",
);

const unions: t.Definitions = {
  CodexItemForm: t.union("An item, in today's form or in that of older versions.", [
    "CodexItem",
    "CodexOlderItem",
  ]),
  CodexItem: t.union("Something that the agent did or said.", [
    "CodexAgentMessageItem",
    "CodexReasoningItem",
    "CodexCommandExecutionItem",
    "CodexFileChangeItem",
    "CodexMcpToolCallItem",
    "CodexCollabToolCallItem",
    "CodexWebSearchItem",
    "CodexTodoListItem",
    "CodexErrorItem",
    "CodexUnknownItem",
  ]),
  CodexUnknownItem: t.unknownMember("An item of a type that is not known here.", "type", {
    id: t.optional(t.string()),
  }),
  CodexOlderItem: t.without(
    ["type"],
    t.open(
      "An item of the first versions: `item_type` says what it is, and a text is called `assistant_message`.",
      {
        item_type: t.words([
          "assistant_message",
          "reasoning",
          "command_execution",
          "file_change",
          "mcp_tool_call",
          "web_search",
          "todo_list",
          "error",
        ]),
        id: t.optional(t.string()),
        text: t.optional(t.string("Of a text or of reasoning.")),
        command: t.optional(t.string()),
        aggregated_output: t.optional(t.string("Standard output and error as one.")),
        exit_code: t.maybe(t.integer()),
        status: t.optional(t.words(["in_progress", "completed", "failed"])),
        changes: t.optional(t.list(t.ref("CodexFileUpdate"))),
        server: t.optional(t.string("Of an MCP call.")),
        tool: t.optional(t.string("Of an MCP call.")),
        arguments: t.optional(t.anything("Of an MCP call.")),
        query: t.optional(t.string("Of a web search.")),
        items: t.optional(t.list(t.ref("CodexTodo"))),
        message: t.optional(t.string("Of an error.")),
      },
    ),
  ),
};

const texts: t.Definitions = {
  CodexAgentMessageItem: t.open("A whole text of the agent. Only ever completed, never streamed.", {
    id: itemId,
    type: t.literal("agent_message"),
    text: t.string("JSON text where an output schema was asked for."),
  }),
  CodexReasoningItem: t.open("The summary of what the agent thought. Only ever completed.", {
    id: itemId,
    type: t.literal("reasoning"),
    text: t.string("The parts of the summary, joined by line breaks."),
  }),
  CodexErrorItem: t.open("A warning: it does not end the turn. Only ever completed.", {
    id: itemId,
    type: t.literal("error"),
    message: t.string(),
  }),
  CodexTodoListItem: t.open("The plan: started once, updated whole, completed at the turn's end.", {
    id: itemId,
    type: t.literal("todo_list"),
    items: t.list(t.ref("CodexTodo")),
  }),
  CodexTodo: t.open("One step of the plan.", {
    text: t.string(),
    completed: t.boolean("Nothing says that a step is being worked on."),
  }),
};

export const items: t.Definitions = { ...unions, ...texts };

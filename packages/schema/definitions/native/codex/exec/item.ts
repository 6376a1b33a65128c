import {
  anything,
  boolean,
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

const known = [
  "agent_message",
  "reasoning",
  "command_execution",
  "file_change",
  "mcp_tool_call",
  "collab_tool_call",
  "web_search",
  "todo_list",
  "error",
];

export const itemId = string("`item_<n>`. Unique only in one process: a resumed run begins at 0.");

const unions: Definitions = {
  CodexItemForm: union("An item, in today's form or in that of older versions.", [
    "CodexItem",
    "CodexOlderItem",
  ]),
  CodexItem: union("Something that the agent did or said.", [
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
  CodexUnknownItem: unknownMember("An item of a type that is not known here.", "type", known, {
    id: optional(string()),
  }),
  CodexOlderItem: without(
    ["type"],
    open(
      "An item of the first versions: `item_type` says what it is, and a text is called `assistant_message`.",
      {
        item_type: words([
          "assistant_message",
          "reasoning",
          "command_execution",
          "file_change",
          "mcp_tool_call",
          "web_search",
          "todo_list",
          "error",
        ]),
        id: optional(string()),
        text: optional(string("Of a text or of reasoning.")),
        command: optional(string()),
        aggregated_output: optional(string("Standard output and error as one.")),
        exit_code: optional(nullable(integer())),
        status: optional(words(["in_progress", "completed", "failed"])),
        changes: optional(list(ref("CodexFileUpdate"))),
        server: optional(string("Of an MCP call.")),
        tool: optional(string("Of an MCP call.")),
        arguments: optional(anything("Of an MCP call.")),
        query: optional(string("Of a web search.")),
        items: optional(list(ref("CodexTodo"))),
        message: optional(string("Of an error.")),
      },
    ),
  ),
};

const texts: Definitions = {
  CodexAgentMessageItem: open("A whole text of the agent. Only ever completed, never streamed.", {
    id: itemId,
    type: literal("agent_message"),
    text: string("JSON text where an output schema was asked for."),
  }),
  CodexReasoningItem: open("The summary of what the agent thought. Only ever completed.", {
    id: itemId,
    type: literal("reasoning"),
    text: string("The parts of the summary, joined by line breaks."),
  }),
  CodexErrorItem: open("A warning: it does not end the turn. Only ever completed.", {
    id: itemId,
    type: literal("error"),
    message: string(),
  }),
  CodexTodoListItem: open("The plan: started once, updated whole, completed at the turn's end.", {
    id: itemId,
    type: literal("todo_list"),
    items: list(ref("CodexTodo")),
  }),
  CodexTodo: open("One step of the plan.", {
    text: string(),
    completed: boolean("Nothing says that a step is being worked on."),
  }),
};

export const items: Definitions = { ...unions, ...texts };

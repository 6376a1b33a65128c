import {
  anything,
  integer,
  list,
  literal,
  map,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { itemId } from "./item.ts";

const status = words(["in_progress", "completed", "failed"]);

const commands: Definitions = {
  CodexCommandExecutionItem: open("A shell command.", {
    id: itemId,
    type: literal("command_execution"),
    command: string("As given to the shell: `/bin/bash -lc '…'`."),
    aggregated_output: string("Standard output and error as one; empty while the command runs."),
    exit_code: optional(nullable(integer("Null while it runs, and where it never ran."))),
    status: words(
      ["in_progress", "completed", "failed", "declined"],
      "An exit code other than 0 is `failed`. `declined`: the reviewer refused it.",
    ),
  }),
  CodexFileChangeItem: open(
    "A patch. While it is in progress, and if it fails, it is what was intended.",
    {
      id: itemId,
      type: literal("file_change"),
      changes: list(ref("CodexFileUpdate")),
      status,
    },
  ),
  CodexFileUpdate: open("One file of a patch. There is no diff.", {
    path: string("Absolute. Of a renamed file the old path; the new one is missing."),
    kind: words(["add", "delete", "update"]),
  }),
};

const calls: Definitions = {
  CodexMcpToolCallItem: open("A call of a tool of an MCP server.", {
    id: itemId,
    type: literal("mcp_tool_call"),
    server: string(),
    tool: string(),
    arguments: anything("Mostly an object."),
    result: optional(
      nullable(ref("CodexMcpResult"), "Null until it returns, and where it could not be called."),
    ),
    error: optional(nullable(ref("CodexMcpError"), "Why the call itself failed.")),
    status,
  }),
  CodexMcpResult: open("What the MCP tool returned, also when it says that it failed.", {
    content: list(ref("CodexMcpContent")),
    structured_content: optional(anything()),
    _meta: optional(anything()),
  }),
  CodexMcpError: open("Why an MCP tool could not be called.", { message: string() }),
  CodexWebSearchItem: open("A web search, or a page that was opened.", {
    id: string(
      "The line has the key `id` twice: first `item_<n>`, then the provider's id, which most parsers keep.",
    ),
    type: literal("web_search"),
    query: string("Empty until it is completed."),
    action: optional(nullable(ref("CodexWebSearchAction"))),
  }),
  CodexWebSearchAction: open("What was done on the web; final only when the item is completed.", {
    type: words(["search", "open_page", "find_in_page", "other"], "`other` while it runs."),
    query: optional(nullable(string())),
    queries: optional(nullable(list(string()))),
    url: optional(nullable(string())),
    pattern: optional(nullable(string("What was looked for in the page."))),
  }),
};

const agents: Definitions = {
  CodexCollabToolCallItem: open(
    "The agent deals with its sub-agents, whose own items are not printed.",
    {
      id: itemId,
      type: literal("collab_tool_call"),
      tool: words(["spawn_agent", "send_input", "wait", "close_agent"]),
      sender_thread_id: optional(string()),
      receiver_thread_ids: list(
        string(),
        "The sub-agents; a new one has its id only when completed.",
      ),
      prompt: optional(nullable(string())),
      agents_states: optional(map(ref("CodexAgentState"), "By thread id.")),
      status,
    },
  ),
  CodexAgentState: open("How a sub-agent is doing.", {
    status: words([
      "pending_init",
      "running",
      "interrupted",
      "completed",
      "errored",
      "shutdown",
      "not_found",
    ]),
    message: optional(nullable(string("Its last text, once it is completed."))),
  }),
};

export const toolItems: Definitions = { ...commands, ...calls, ...agents };

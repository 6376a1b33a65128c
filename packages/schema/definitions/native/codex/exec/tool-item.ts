import * as t from "../../../vocabulary.ts";
import { item } from "./item.ts";

const status = t.words(["in_progress", "completed", "failed"]);

const commands: t.Definitions = {
  ...item("command_execution", "A shell command.", {
    command: t.string("As given to the shell: `/bin/bash -lc '…'`."),
    aggregated_output: t.string("Standard output and error as one; empty while the command runs."),
    exit_code: t.maybe(t.integer("Null while it runs, and if it never ran.")),
    status: t.words(
      ["in_progress", "completed", "failed", "declined"],
      "An exit code other than 0 is `failed`. `declined`: the reviewer refused it.",
    ),
  }),
  ...item(
    "file_change",
    "A patch. While it is in progress, and if it fails, it shows the intended changes.",
    {
      changes: t.list(t.ref("CodexFileUpdate")),
      status,
    },
  ),
  CodexFileUpdate: t.open("One file of a patch. There is no diff.", {
    path: t.string("Absolute. For a renamed file the old path; the new one is missing."),
    kind: t.words(["add", "delete", "update"]),
  }),
};

const calls: t.Definitions = {
  ...item("mcp_tool_call", "A call of a tool of an MCP server.", {
    server: t.string(),
    tool: t.string(),
    arguments: t.anything("Mostly an object."),
    result: t.maybe(
      t.ref("CodexMcpResult"),
      "Null until it returns, and if it could not be called.",
    ),
    error: t.maybe(t.ref("CodexMcpError"), "Why the call itself failed."),
    status,
  }),
  CodexMcpResult: t.open("What the MCP tool returned, also if it reported a failure.", {
    content: t.list(t.ref("CodexMcpContent")),
    structured_content: t.optional(t.anything()),
    _meta: t.optional(t.anything()),
  }),
  CodexMcpError: t.open("Why an MCP tool could not be called.", { message: t.string() }),
  ...item("web_search", "A web search, or a page that was opened.", {
    id: t.string(
      "The line has the key `id` twice: first `item_<n>`, then the provider's id, which most parsers keep.",
    ),
    query: t.string("Empty until it is completed."),
    action: t.maybe(t.ref("CodexWebSearchAction")),
  }),
  CodexWebSearchAction: t.open("What was done on the web; final only when the item is completed.", {
    type: t.words(["search", "open_page", "find_in_page", "other"], "`other` while it runs."),
    query: t.maybe(t.string()),
    queries: t.maybe(t.list(t.string())),
    url: t.maybe(t.string()),
    pattern: t.maybe(t.string("The text searched for in the page.")),
  }),
};

const agents: t.Definitions = {
  ...item(
    "collab_tool_call",
    "The agent starts, messages or ends sub-agents, whose own items are not printed.",
    {
      tool: t.words(["spawn_agent", "send_input", "wait", "close_agent"]),
      sender_thread_id: t.optional(t.string()),
      receiver_thread_ids: t.list(
        t.string(),
        "The sub-agents; a new one has its id only when completed.",
      ),
      prompt: t.maybe(t.string()),
      agents_states: t.optional(t.map(t.ref("CodexAgentState"), "By thread id.")),
      status,
    },
  ),
  CodexAgentState: t.open("The state of a sub-agent.", {
    status: t.words([
      "pending_init",
      "running",
      "interrupted",
      "completed",
      "errored",
      "shutdown",
      "not_found",
    ]),
    message: t.maybe(t.string("Its last text, once it is completed.")),
  }),
};

export const toolItems: t.Definitions = { ...commands, ...calls, ...agents };

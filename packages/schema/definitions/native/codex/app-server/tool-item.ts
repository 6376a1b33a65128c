import * as t from "../../../vocabulary.ts";
import { item } from "./item.ts";

const callStatus = t.words(["inProgress", "completed", "failed"]);
const durationMs = t.maybe(t.integer());

const commands: t.Definitions = {
  ...item("commandExecution", "A shell command.", {
    command: t.string("As given to the shell: `/bin/bash -lc '…'`."),
    status: t.words(["inProgress", "completed", "failed", "declined"]),
    aggregatedOutput: t.maybe(t.string("The whole output. Null also if there was none.")),
    exitCode: t.maybe(t.integer()),
    durationMs,
    cwd: t.maybe(t.string()),
    processId: t.maybe(t.string("Null while it waits for approval.")),
    source: t.maybe(t.words(["agent", "unifiedExecStartup"])),
    commandActions: t.maybe(
      t.list(t.ref("CodexServerCommandAction")),
      "What the command does (inferred). May change between start and end.",
    ),
    pluginId: t.maybe(t.string()),
    scriptPath: t.maybe(t.string()),
  }),
  CodexServerCommandAction: t.open("One action of a command (inferred).", {
    type: t.words(["read", "listFiles", "search", "unknown"]),
    command: t.optional(t.string("The part of the command that does it.")),
    name: t.maybe(t.string()),
    path: t.maybe(t.string()),
    query: t.maybe(t.string()),
  }),
  ...item("fileChange", "A patch. Until it is completed it shows the intended changes.", {
    changes: t.list(t.ref("CodexServerFileUpdate")),
    status: t.words(["inProgress", "completed", "failed", "declined"]),
  }),
  CodexServerFileUpdate: t.open("One file of a patch.", {
    path: t.string("Absolute. For a renamed file the old path."),
    kind: t.ref("CodexServerFileUpdateKind"),
    diff: t.string(
      "For an added file its content, for a deleted file its old content, for an updated file a unified diff.",
    ),
  }),
  CodexServerFileUpdateKind: t.open("How a file changes.", {
    type: t.words(["add", "delete", "update"]),
    move_path: t.maybe(t.string("The new path of a renamed file.")),
  }),
};

const calls: t.Definitions = {
  ...item("mcpToolCall", "A call of a tool of an MCP server.", {
    server: t.string(),
    tool: t.string(),
    status: callStatus,
    arguments: t.anything("Mostly an object."),
    result: t.maybe(t.ref("CodexServerMcpResult")),
    error: t.maybe(t.ref("CodexServerMcpError"), "Why the call itself failed."),
    durationMs,
    readOnlyHint: t.maybe(t.boolean()),
    pluginId: t.maybe(t.string()),
    appContext: t.optional(t.anything()),
    mcpAppUi: t.optional(t.anything()),
  }),
  CodexServerMcpResult: t.open("What the MCP tool returned, also if it reported a failure.", {
    content: t.list(t.ref("CodexMcpContent")),
    structuredContent: t.optional(t.anything()),
    _meta: t.optional(t.anything()),
  }),
  CodexServerMcpError: t.open("Why an MCP tool could not be called.", { message: t.string() }),
  ...item("dynamicToolCall", "A call of a tool that the host provides.", {
    tool: t.string(),
    status: callStatus,
    arguments: t.anything("Mostly an object."),
    namespace: t.maybe(t.string()),
    contentItems: t.maybe(t.list(t.anything())),
    success: t.maybe(t.boolean()),
    durationMs,
  }),
  ...item("webSearch", "A web search, or a page that was opened.", {
    query: t.string("Empty until it is completed."),
    action: t.maybe(t.ref("CodexServerWebSearchAction")),
    results: t.optional(t.anything()),
  }),
  CodexServerWebSearchAction: t.open("The action on the web; final only at the end.", {
    type: t.words(["search", "openPage", "findInPage", "other"], "`other` while it runs."),
    query: t.maybe(t.string()),
    queries: t.maybe(t.list(t.string())),
    url: t.maybe(t.string()),
    pattern: t.maybe(t.string("The text searched for in the page.")),
  }),
  ...item("imageView", "The agent looked at an image.", {
    path: t.string(),
  }),
};

const agents: t.Definitions = {
  ...item("collabAgentToolCall", "The agent starts, messages or ends sub-agents.", {
    tool: t.words(["spawnAgent", "sendInput", "resumeAgent", "wait", "closeAgent"]),
    status: callStatus,
    senderThreadId: t.optional(t.string()),
    receiverThreadIds: t.list(
      t.string(),
      "The threads of the sub-agents; a new one has its id only when completed.",
    ),
    prompt: t.maybe(t.string()),
    model: t.maybe(t.string("Empty or null if none was requested.")),
    reasoningEffort: t.maybe(t.string()),
    agentsStates: t.optional(t.map(t.ref("CodexServerAgentState"), "By thread id.")),
  }),
  CodexServerAgentState: t.open("The state of a sub-agent.", {
    status: t.words([
      "pendingInit",
      "running",
      "interrupted",
      "completed",
      "errored",
      "shutdown",
      "notFound",
    ]),
    message: t.maybe(t.string("Its last text, once it is completed.")),
  }),
  ...item("subAgentActivity", "A sub-agent started, got a message, or ended.", {
    kind: t.words(["started", "interacted", "interrupted", "completed"]),
    agentThreadId: t.string("The thread of the sub-agent."),
    agentPath: t.maybe(t.string()),
    model: t.maybe(t.string()),
    reasoningEffort: t.maybe(t.string()),
  }),
};

export const toolItems: t.Definitions = { ...commands, ...calls, ...agents };

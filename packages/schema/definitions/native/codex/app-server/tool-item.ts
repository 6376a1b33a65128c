import * as t from "../../../vocabulary.ts";
import { itemBase } from "./item.ts";

const callStatus = t.words(["inProgress", "completed", "failed"]);
const durationMs = t.maybe(t.integer());

const commands: t.Definitions = {
  CodexServerCommandExecutionItem: t.open("A shell command.", {
    type: t.literal("commandExecution"),
    ...itemBase,
    command: t.string("As given to the shell: `/bin/bash -lc '…'`."),
    status: t.words(["inProgress", "completed", "failed", "declined"]),
    aggregatedOutput: t.maybe(t.string("All of the output. Null also where there was none.")),
    exitCode: t.maybe(t.integer()),
    durationMs,
    cwd: t.maybe(t.string()),
    processId: t.maybe(t.string("Null while an approval is waited for.")),
    source: t.maybe(t.words(["agent", "unifiedExecStartup"])),
    commandActions: t.maybe(
      t.list(t.ref("CodexServerCommandAction")),
      "What the command seems to do. May change between start and end.",
    ),
    pluginId: t.maybe(t.string()),
    scriptPath: t.maybe(t.string()),
  }),
  CodexServerCommandAction: t.open("One thing that a command seems to do.", {
    type: t.words(["read", "listFiles", "search", "unknown"]),
    command: t.optional(t.string("The part of the command that does it.")),
    name: t.maybe(t.string()),
    path: t.maybe(t.string()),
    query: t.maybe(t.string()),
  }),
  CodexServerFileChangeItem: t.open("A patch. Until it is completed it is what was intended.", {
    type: t.literal("fileChange"),
    ...itemBase,
    changes: t.list(t.ref("CodexServerFileUpdate")),
    status: t.words(["inProgress", "completed", "failed", "declined"]),
  }),
  CodexServerFileUpdate: t.open("One file of a patch.", {
    path: t.string("Absolute. Of a renamed file the old path."),
    kind: t.ref("CodexServerFileUpdateKind"),
    diff: t.string(
      "Of an added file its content, of a deleted one what it was, of an updated one a unified diff.",
    ),
  }),
  CodexServerFileUpdateKind: t.open("What is done to a file.", {
    type: t.words(["add", "delete", "update"]),
    move_path: t.maybe(t.string("The new path of a renamed file.")),
  }),
};

const calls: t.Definitions = {
  CodexServerMcpToolCallItem: t.open("A call of a tool of an MCP server.", {
    type: t.literal("mcpToolCall"),
    ...itemBase,
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
  CodexServerMcpResult: t.open("What the MCP tool returned, also when it says that it failed.", {
    content: t.list(t.ref("CodexMcpContent")),
    structuredContent: t.optional(t.anything()),
    _meta: t.optional(t.anything()),
  }),
  CodexServerMcpError: t.open("Why an MCP tool could not be called.", { message: t.string() }),
  CodexServerDynamicToolCallItem: t.open("A call of a tool that the host brought along.", {
    type: t.literal("dynamicToolCall"),
    ...itemBase,
    tool: t.string(),
    status: callStatus,
    arguments: t.anything("Mostly an object."),
    namespace: t.maybe(t.string()),
    contentItems: t.maybe(t.list(t.anything())),
    success: t.maybe(t.boolean()),
    durationMs,
  }),
  CodexServerWebSearchItem: t.open("A web search, or a page that was opened.", {
    type: t.literal("webSearch"),
    ...itemBase,
    query: t.string("Empty until it is completed."),
    action: t.maybe(t.ref("CodexServerWebSearchAction")),
    results: t.optional(t.anything()),
  }),
  CodexServerWebSearchAction: t.open("What was done on the web; final only at the end.", {
    type: t.words(["search", "openPage", "findInPage", "other"], "`other` while it runs."),
    query: t.maybe(t.string()),
    queries: t.maybe(t.list(t.string())),
    url: t.maybe(t.string()),
    pattern: t.maybe(t.string("What was looked for in the page.")),
  }),
  CodexServerImageViewItem: t.open("The agent looked at an image.", {
    type: t.literal("imageView"),
    ...itemBase,
    path: t.string(),
  }),
};

const agents: t.Definitions = {
  CodexServerCollabAgentToolCallItem: t.open("The agent deals with its sub-agents.", {
    type: t.literal("collabAgentToolCall"),
    ...itemBase,
    tool: t.words(["spawnAgent", "sendInput", "resumeAgent", "wait", "closeAgent"]),
    status: callStatus,
    senderThreadId: t.optional(t.string()),
    receiverThreadIds: t.list(
      t.string(),
      "The threads of the sub-agents; a new one has its id only when completed.",
    ),
    prompt: t.maybe(t.string()),
    model: t.maybe(t.string("Empty or null where none was asked for.")),
    reasoningEffort: t.maybe(t.string()),
    agentsStates: t.optional(t.map(t.ref("CodexServerAgentState"), "By thread id.")),
  }),
  CodexServerAgentState: t.open("How a sub-agent is doing.", {
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
  CodexServerSubAgentActivityItem: t.open("A sub-agent began, was spoken to, or ended.", {
    type: t.literal("subAgentActivity"),
    ...itemBase,
    kind: t.words(["started", "interacted", "interrupted", "completed"]),
    agentThreadId: t.string("The thread of the sub-agent."),
    agentPath: t.maybe(t.string()),
    model: t.maybe(t.string()),
    reasoningEffort: t.maybe(t.string()),
  }),
};

export const serverToolItems: t.Definitions = { ...commands, ...calls, ...agents };

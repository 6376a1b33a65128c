import {
  anything,
  boolean,
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
import { itemBase } from "./item.ts";

const callStatus = words(["inProgress", "completed", "failed"]);
const durationMs = optional(nullable(integer()));

const commands: Definitions = {
  CodexServerCommandExecutionItem: open("A shell command.", {
    type: literal("commandExecution"),
    ...itemBase,
    command: string("As given to the shell: `/bin/bash -lc '…'`."),
    status: words(["inProgress", "completed", "failed", "declined"]),
    aggregatedOutput: optional(
      nullable(string("All of the output. Null also where there was none.")),
    ),
    exitCode: optional(nullable(integer())),
    durationMs,
    cwd: optional(nullable(string())),
    processId: optional(nullable(string("Null while an approval is waited for."))),
    source: optional(nullable(words(["agent", "unifiedExecStartup"]))),
    commandActions: optional(
      nullable(
        list(ref("CodexServerCommandAction")),
        "What the command seems to do. May change between start and end.",
      ),
    ),
    pluginId: optional(nullable(string())),
    scriptPath: optional(nullable(string())),
  }),
  CodexServerCommandAction: open("One thing that a command seems to do.", {
    type: words(["read", "listFiles", "search", "unknown"]),
    command: optional(string("The part of the command that does it.")),
    name: optional(nullable(string())),
    path: optional(nullable(string())),
    query: optional(nullable(string())),
  }),
  CodexServerFileChangeItem: open("A patch. Until it is completed it is what was intended.", {
    type: literal("fileChange"),
    ...itemBase,
    changes: list(ref("CodexServerFileUpdate")),
    status: words(["inProgress", "completed", "failed", "declined"]),
  }),
  CodexServerFileUpdate: open("One file of a patch.", {
    path: string("Absolute. Of a renamed file the old path."),
    kind: ref("CodexServerFileUpdateKind"),
    diff: string(
      "Of an added file its content, of a deleted one what it was, of an updated one a unified diff.",
    ),
  }),
  CodexServerFileUpdateKind: open("What is done to a file.", {
    type: words(["add", "delete", "update"]),
    move_path: optional(nullable(string("The new path of a renamed file."))),
  }),
};

const calls: Definitions = {
  CodexServerMcpToolCallItem: open("A call of a tool of an MCP server.", {
    type: literal("mcpToolCall"),
    ...itemBase,
    server: string(),
    tool: string(),
    status: callStatus,
    arguments: anything("Mostly an object."),
    result: optional(nullable(ref("CodexServerMcpResult"))),
    error: optional(nullable(ref("CodexServerMcpError"), "Why the call itself failed.")),
    durationMs,
    readOnlyHint: optional(nullable(boolean())),
    pluginId: optional(nullable(string())),
    appContext: optional(anything()),
    mcpAppUi: optional(anything()),
  }),
  CodexServerMcpResult: open("What the MCP tool returned, also when it says that it failed.", {
    content: list(ref("CodexMcpContent")),
    structuredContent: optional(anything()),
    _meta: optional(anything()),
  }),
  CodexServerMcpError: open("Why an MCP tool could not be called.", { message: string() }),
  CodexServerDynamicToolCallItem: open("A call of a tool that the host brought along.", {
    type: literal("dynamicToolCall"),
    ...itemBase,
    tool: string(),
    status: callStatus,
    arguments: anything("Mostly an object."),
    namespace: optional(nullable(string())),
    contentItems: optional(nullable(list(anything()))),
    success: optional(nullable(boolean())),
    durationMs,
  }),
  CodexServerWebSearchItem: open("A web search, or a page that was opened.", {
    type: literal("webSearch"),
    ...itemBase,
    query: string("Empty until it is completed."),
    action: optional(nullable(ref("CodexServerWebSearchAction"))),
    results: optional(anything()),
  }),
  CodexServerWebSearchAction: open("What was done on the web; final only at the end.", {
    type: words(["search", "openPage", "findInPage", "other"], "`other` while it runs."),
    query: optional(nullable(string())),
    queries: optional(nullable(list(string()))),
    url: optional(nullable(string())),
    pattern: optional(nullable(string("What was looked for in the page."))),
  }),
  CodexServerImageViewItem: open("The agent looked at an image.", {
    type: literal("imageView"),
    ...itemBase,
    path: string(),
  }),
};

const agents: Definitions = {
  CodexServerCollabAgentToolCallItem: open("The agent deals with its sub-agents.", {
    type: literal("collabAgentToolCall"),
    ...itemBase,
    tool: words(["spawnAgent", "sendInput", "resumeAgent", "wait", "closeAgent"]),
    status: callStatus,
    senderThreadId: optional(string()),
    receiverThreadIds: list(
      string(),
      "The threads of the sub-agents; a new one has its id only when completed.",
    ),
    prompt: optional(nullable(string())),
    model: optional(nullable(string("Empty or null where none was asked for."))),
    reasoningEffort: optional(nullable(string())),
    agentsStates: optional(map(ref("CodexServerAgentState"), "By thread id.")),
  }),
  CodexServerAgentState: open("How a sub-agent is doing.", {
    status: words([
      "pendingInit",
      "running",
      "interrupted",
      "completed",
      "errored",
      "shutdown",
      "notFound",
    ]),
    message: optional(nullable(string("Its last text, once it is completed."))),
  }),
  CodexServerSubAgentActivityItem: open("A sub-agent began, was spoken to, or ended.", {
    type: literal("subAgentActivity"),
    ...itemBase,
    kind: words(["started", "interacted", "interrupted", "completed"]),
    agentThreadId: string("The thread of the sub-agent."),
    agentPath: optional(nullable(string())),
    model: optional(nullable(string())),
    reasoningEffort: optional(nullable(string())),
  }),
};

export const serverToolItems: Definitions = { ...commands, ...calls, ...agents };

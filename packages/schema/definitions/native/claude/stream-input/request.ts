import {
  anything,
  boolean,
  count,
  either,
  list,
  literal,
  map,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { permissionModes } from "../stream-json/system-session.ts";

/** What a host asks of the CLI. */
export const hostRequests: Definitions = {
  ClaudeHostRequest: open("The host asks something of the CLI, which answers.", {
    type: literal("control_request"),
    request_id: string("The answer names it."),
    request: ref("ClaudeHostRequestBody"),
  }),
  ClaudeHostRequestBody: union("What a host asks.", [
    "ClaudeInitializeRequest",
    "ClaudeInterruptRequest",
    "ClaudeSetModelRequest",
    "ClaudeSetPermissionModeRequest",
    "ClaudeSetMaxThinkingTokensRequest",
    "ClaudeMcpMessageRequest",
    "ClaudeStopTaskRequest",
    "ClaudeBackgroundTasksRequest",
    "ClaudeUnknownHostRequest",
  ]),
  ClaudeInitializeRequest: open(
    "Says what the host takes part in. Optional, before the first prompt.",
    {
      subtype: literal("initialize"),
      hooks: optional(nullable(map(list(ref("ClaudeHookMatcher"))), "By the event of the hook.")),
      sdkMcpServers: optional(list(string(), "MCP servers that live in the host.")),
      jsonSchema: optional(map(anything(), "What structured output must fit.")),
      systemPrompt: optional(either([string(), list(string())])),
      appendSystemPrompt: optional(string()),
      agents: optional(map(anything(), "Sub-agents, by name.")),
      promptSuggestions: optional(boolean("Print a `prompt_suggestion` after a result.")),
      forwardSubagentText: optional(boolean("Print the texts and thoughts of sub-agents too.")),
      agentProgressSummaries: optional(boolean()),
    },
  ),
  ClaudeHookMatcher: open("Which hooks of the host to call, and when.", {
    matcher: optional(nullable(string(), "The tools that it is for; absent: all.")),
    hookCallbackIds: list(string(), "What `hook_callback` will name."),
    timeout: optional(nullable(number(), "Seconds.")),
  }),
  ClaudeInterruptRequest: open("Ends the turn; the CLI lives on.", {
    subtype: literal("interrupt"),
  }),
  ClaudeSetModelRequest: open("Changes the model.", {
    subtype: literal("set_model"),
    model: nullable(string(), "Null: the default one."),
  }),
  ClaudeSetPermissionModeRequest: open("Changes the permission mode.", {
    subtype: literal("set_permission_mode"),
    mode: words(permissionModes, "`bypassPermissions` only if it was started so."),
  }),
  ClaudeSetMaxThinkingTokensRequest: open("Limits how much the model may think.", {
    subtype: literal("set_max_thinking_tokens"),
    max_thinking_tokens: nullable(count(), "Null: no limit of the host's."),
  }),
  ClaudeStopTaskRequest: open("Ends a task.", { subtype: literal("stop_task"), task_id: string() }),
  ClaudeBackgroundTasksRequest: open("Moves what runs into the background.", {
    subtype: literal("background_tasks"),
  }),
  ClaudeUnknownHostRequest: unknownMember(
    "A request that this version does not know. The CLI answers with an error if it neither does.",
    "subtype",
    [
      "initialize",
      "interrupt",
      "set_model",
      "set_permission_mode",
      "set_max_thinking_tokens",
      "mcp_message",
      "stop_task",
      "background_tasks",
    ],
  ),
};

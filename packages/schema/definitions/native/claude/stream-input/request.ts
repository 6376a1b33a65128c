import * as t from "../../../vocabulary.ts";
import { permissionModes } from "../stream-json/system-session.ts";

/** What a host asks of the CLI. */
export const hostRequests: t.Definitions = {
  ClaudeHostRequest: t.open("The host asks something of the CLI, which answers.", {
    type: t.literal("control_request"),
    request_id: t.string("The answer names it."),
    request: t.ref("ClaudeHostRequestBody"),
  }),
  ClaudeHostRequestBody: t.union("What a host asks.", [
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
  ClaudeInitializeRequest: t.open(
    "Says what the host takes part in. Optional, before the first prompt.",
    {
      subtype: t.literal("initialize"),
      hooks: t.maybe(t.map(t.list(t.ref("ClaudeHookMatcher"))), "By the event of the hook."),
      sdkMcpServers: t.optional(t.list(t.string(), "MCP servers that live in the host.")),
      jsonSchema: t.optional(t.map(t.anything(), "What structured output must fit.")),
      systemPrompt: t.optional(t.either([t.string(), t.list(t.string())])),
      appendSystemPrompt: t.optional(t.string()),
      agents: t.optional(t.map(t.anything(), "Sub-agents, by name.")),
      promptSuggestions: t.optional(t.boolean("Print a `prompt_suggestion` after a result.")),
      forwardSubagentText: t.optional(t.boolean("Print the texts and thoughts of sub-agents too.")),
      agentProgressSummaries: t.optional(t.boolean()),
    },
  ),
  ClaudeHookMatcher: t.open("Which hooks of the host to call, and when.", {
    matcher: t.maybe(t.string(), "The tools that it is for; absent: all."),
    hookCallbackIds: t.list(t.string(), "What `hook_callback` will name."),
    timeout: t.maybe(t.number(), "Seconds."),
  }),
  ClaudeInterruptRequest: t.open("Ends the turn; the CLI lives on.", {
    subtype: t.literal("interrupt"),
  }),
  ClaudeSetModelRequest: t.open("Changes the model.", {
    subtype: t.literal("set_model"),
    model: t.nullable(t.string(), "Null: the default one."),
  }),
  ClaudeSetPermissionModeRequest: t.open("Changes the permission mode.", {
    subtype: t.literal("set_permission_mode"),
    mode: t.words(permissionModes, "`bypassPermissions` only if it was started so."),
  }),
  ClaudeSetMaxThinkingTokensRequest: t.open("Limits how much the model may think.", {
    subtype: t.literal("set_max_thinking_tokens"),
    max_thinking_tokens: t.nullable(t.count(), "Null: no limit of the host's."),
  }),
  ClaudeStopTaskRequest: t.open("Ends a task.", {
    subtype: t.literal("stop_task"),
    task_id: t.string(),
  }),
  ClaudeBackgroundTasksRequest: t.open("Moves what runs into the background.", {
    subtype: t.literal("background_tasks"),
  }),
  ClaudeUnknownHostRequest: t.unknownMember(
    "A request that this version does not know. The CLI answers with an error if it neither does.",
    "subtype",
  ),
};

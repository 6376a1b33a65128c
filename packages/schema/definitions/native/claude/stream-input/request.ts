import * as t from "../../../vocabulary.ts";
import { sharedRequests } from "../stream-json/control-request.ts";
import { permissionModes } from "../stream-json/system-session.ts";

const request = t.tagged("subtype", "Claude*Request");

/** What a host asks of the CLI. */
export const hostRequests: t.Definitions = {
  ClaudeHostRequest: t.open("The host asks something of the CLI, which answers.", {
    type: t.literal("control_request"),
    request_id: t.string("The answer names it."),
    request: t.ref("ClaudeHostRequestBody"),
  }),
  ...t.unionOf("ClaudeHostRequestBody", "What a host asks.", {
    ...request(
      "initialize",
      "Announces what the host supports. Optional, before the first prompt.",
      {
        hooks: t.maybe(t.map(t.list(t.ref("ClaudeHookMatcher"))), "By the event of the hook."),
        sdkMcpServers: t.optional(t.list(t.string(), "MCP servers that live in the host.")),
        jsonSchema: t.optional(t.map(t.anything(), "The JSON Schema of the structured output.")),
        systemPrompt: t.optional(t.either([t.string(), t.list(t.string())])),
        appendSystemPrompt: t.optional(t.string()),
        agents: t.optional(t.map(t.anything(), "Sub-agents, by name.")),
        promptSuggestions: t.optional(t.boolean("Print a `prompt_suggestion` after a result.")),
        forwardSubagentText: t.optional(
          t.boolean("Print the texts and thoughts of sub-agents too."),
        ),
        agentProgressSummaries: t.optional(t.boolean()),
      },
    ),
    ...request("interrupt", "Interrupts the turn; the CLI keeps running."),
    ...request("set_model", "Changes the model.", {
      model: t.nullable(t.string(), "Null: the default one."),
    }),
    ...request("set_permission_mode", "Changes the permission mode.", {
      mode: t.words(permissionModes, "`bypassPermissions` only if the CLI was started with it."),
    }),
    ...request("set_max_thinking_tokens", "Limits how much the model may think.", {
      max_thinking_tokens: t.nullable(t.count(), "Null: no limit of the host's."),
    }),
    ...sharedRequests,
    ...request("stop_task", "Ends a task.", {
      task_id: t.string(),
    }),
    ...request("background_tasks", "Moves running tasks into the background."),
    ClaudeUnknownHostRequest: t.unknownMember(
      "A request that this version does not know. The CLI answers with an error if it does not know it either.",
      {},
      "subtype",
    ),
  }),
  ClaudeHookMatcher: t.open("Which hooks of the host to call, and when.", {
    matcher: t.maybe(t.string(), "The tools that it is for; absent: all."),
    hookCallbackIds: t.list(t.string(), "The callback ids that `hook_callback` will contain."),
    timeout: t.maybe(t.number(), "Seconds."),
  }),
};

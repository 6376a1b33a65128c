import * as t from "../../../vocabulary.ts";

/** Requests that go both ways. */
export const sharedRequests: t.Definitions = {
  ClaudeMcpMessageRequest: t.open("A message to or from an MCP server that lives in the host.", {
    subtype: t.literal("mcp_message"),
    server_name: t.string(),
    message: t.map(t.anything(), "JSON-RPC."),
  }),
};

/** What the CLI asks of its host. */
export const controlRequests: t.Definitions = {
  ClaudeControlRequest: t.open("The CLI asks its host and waits for the answer.", {
    type: t.literal("control_request"),
    request_id: t.string("The answer names it."),
    request: t.ref("ClaudeControlRequestBody"),
  }),
  ClaudeControlRequestBody: t.union("What the CLI asks.", [
    "ClaudeCanUseToolRequest",
    "ClaudeElicitationRequest",
    "ClaudeHookCallbackRequest",
    "ClaudeMcpMessageRequest",
    "ClaudeUnknownControlRequest",
  ]),
  ClaudeCanUseToolRequest: t.open(
    "May this tool run? With AskUserQuestion and ExitPlanMode the user is asked.",
    {
      subtype: t.literal("can_use_tool"),
      tool_name: t.string(),
      input: t.map(t.anything()),
      tool_use_id: t.string("The call; its assistant line may come later."),
      display_name: t.optional(t.string()),
      title: t.maybe(t.string()),
      description: t.maybe(t.string()),
      permission_suggestions: t.maybe(t.list(t.ref("ClaudePermissionUpdate"))),
      blocked_path: t.maybe(t.string(), "The path that is the reason to ask."),
      decision_reason: t.maybe(t.string()),
      requires_user_interaction: t.optional(t.boolean()),
      server_policy_ask_only: t.optional(t.boolean()),
      agent_id: t.maybe(t.string(), "The sub-agent that calls; absent: the main agent."),
    },
  ),
  ClaudeElicitationRequest: t.open("An MCP server asks the user something.", {
    subtype: t.literal("elicitation"),
    mcp_server_name: t.string(),
    message: t.string(),
    mode: t.maybe(t.words(["form", "url"])),
    requested_schema: t.maybe(t.map(t.anything()), "JSON Schema of the form."),
    property_order: t.maybe(t.list(t.string())),
    url: t.maybe(t.string(), "The page to answer on."),
    elicitation_id: t.maybe(t.string()),
  }),
  ClaudeHookCallbackRequest: t.open("A hook that the host registered is to run.", {
    subtype: t.literal("hook_callback"),
    callback_id: t.string("As registered by `initialize`."),
    input: t.map(t.anything(), "What a hook is given: `hook_event_name`, `tool_name` and more."),
    tool_use_id: t.maybe(t.string(), "Without a tool call some other id."),
  }),
  ClaudeUnknownControlRequest: t.unknownMember(
    "A request that this version does not know. It has to be answered with an error.",
    "subtype",
  ),
  ...sharedRequests,
};

/** Lines that both sides may write. */
export const sharedLines: t.Definitions = {
  ClaudeControlCancelRequest: t.open("A request needs no answer any more.", {
    type: t.literal("control_cancel_request"),
    request_id: t.string("The request that was made."),
  }),
  ClaudeKeepAlive: t.open("The connection is alive.", { type: t.literal("keep_alive") }),
};

import * as t from "../../../vocabulary.ts";

const request = t.tagged("subtype", "Claude*Request");

/** Requests that go both ways. */
export const sharedRequests: t.Definitions = {
  ...request("mcp_message", "A message to or from an MCP server that lives in the host.", {
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
  ...t.unionOf("ClaudeControlRequestBody", "What the CLI asks.", {
    ...request(
      "can_use_tool",
      "Asks whether a tool may run. AskUserQuestion and ExitPlanMode ask the user.",
      {
        tool_name: t.string(),
        input: t.map(t.anything()),
        tool_use_id: t.optional(t.string("The call; its assistant line may come later.")),
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
    ...request("elicitation", "An MCP server asks the user something.", {
      mcp_server_name: t.string(),
      message: t.string(),
      mode: t.maybe(t.words(["form", "url"])),
      requested_schema: t.maybe(t.map(t.anything()), "JSON Schema of the form."),
      property_order: t.maybe(t.list(t.string())),
      url: t.maybe(t.string(), "The page to answer on."),
      elicitation_id: t.maybe(t.string()),
    }),
    ...request("hook_callback", "A hook that the host registered must run.", {
      callback_id: t.string("As registered by `initialize`."),
      input: t.map(t.anything(), "What a hook is given: `hook_event_name`, `tool_name` and more."),
      tool_use_id: t.maybe(t.string(), "Without a tool call some other id."),
    }),
    ...sharedRequests,
    ClaudeUnknownControlRequest: t.unknownMember(
      "A request that this version does not know. It must be answered with an error.",
      {},
      "subtype",
    ),
  }),
};

/** Lines that both sides may write. */
export const sharedLines: t.Definitions = {
  ClaudeControlCancelRequest: t.open("A request no longer needs an answer.", {
    type: t.literal("control_cancel_request"),
    request_id: t.string("The request that is withdrawn."),
  }),
  ClaudeKeepAlive: t.open("The connection is alive.", { type: t.literal("keep_alive") }),
};

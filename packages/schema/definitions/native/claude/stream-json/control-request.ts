import {
  anything,
  boolean,
  list,
  literal,
  map,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

/** Requests that go both ways. */
export const sharedRequests: Definitions = {
  ClaudeMcpMessageRequest: open("A message to or from an MCP server that lives in the host.", {
    subtype: literal("mcp_message"),
    server_name: string(),
    message: map(anything(), "JSON-RPC."),
  }),
};

/** What the CLI asks of its host. */
export const controlRequests: Definitions = {
  ClaudeControlRequest: open("The CLI asks its host and waits for the answer.", {
    type: literal("control_request"),
    request_id: string("The answer names it."),
    request: ref("ClaudeControlRequestBody"),
  }),
  ClaudeControlRequestBody: union("What the CLI asks.", [
    "ClaudeCanUseToolRequest",
    "ClaudeElicitationRequest",
    "ClaudeHookCallbackRequest",
    "ClaudeMcpMessageRequest",
    "ClaudeUnknownControlRequest",
  ]),
  ClaudeCanUseToolRequest: open(
    "May this tool run? With AskUserQuestion and ExitPlanMode the user is asked.",
    {
      subtype: literal("can_use_tool"),
      tool_name: string(),
      input: map(anything()),
      tool_use_id: string("The call; its assistant line may come later."),
      display_name: optional(string()),
      title: optional(nullable(string())),
      description: optional(nullable(string())),
      permission_suggestions: optional(nullable(list(ref("ClaudePermissionUpdate")))),
      blocked_path: optional(nullable(string(), "The path that is the reason to ask.")),
      decision_reason: optional(nullable(string())),
      requires_user_interaction: optional(boolean()),
      server_policy_ask_only: optional(boolean()),
      agent_id: optional(nullable(string(), "The sub-agent that calls; absent: the main agent.")),
    },
  ),
  ClaudeElicitationRequest: open("An MCP server asks the user something.", {
    subtype: literal("elicitation"),
    mcp_server_name: string(),
    message: string(),
    mode: optional(nullable(words(["form", "url"]))),
    requested_schema: optional(nullable(map(anything()), "JSON Schema of the form.")),
    property_order: optional(nullable(list(string()))),
    url: optional(nullable(string(), "The page to answer on.")),
    elicitation_id: optional(nullable(string())),
  }),
  ClaudeHookCallbackRequest: open("A hook that the host registered is to run.", {
    subtype: literal("hook_callback"),
    callback_id: string("As registered by `initialize`."),
    input: map(anything(), "What a hook is given: `hook_event_name`, `tool_name` and more."),
    tool_use_id: optional(nullable(string(), "Without a tool call some other id.")),
  }),
  ClaudeUnknownControlRequest: unknownMember(
    "A request that this version does not know. It has to be answered with an error.",
    "subtype",
    ["can_use_tool", "elicitation", "hook_callback", "mcp_message"],
  ),
  ...sharedRequests,
};

/** Lines that both sides may write. */
export const sharedLines: Definitions = {
  ClaudeControlCancelRequest: open("A request needs no answer any more.", {
    type: literal("control_cancel_request"),
    request_id: string("The request that was made."),
  }),
  ClaudeKeepAlive: open("The connection is alive.", { type: literal("keep_alive") }),
};

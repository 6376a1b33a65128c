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
  without,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

/** What a host answers to the CLI. */
export const hostResponses: Definitions = {
  ClaudeHostResponse: open("The host answers a request of the CLI.", {
    type: literal("control_response"),
    response: ref("ClaudeHostResponseBody"),
  }),
  ClaudeHostResponseBody: union("Whether the host can answer.", [
    "ClaudeHostSuccess",
    "ClaudeHostError",
    "ClaudeUnknownHostResponse",
  ]),
  ClaudeHostSuccess: open("The answer.", {
    subtype: literal("success"),
    request_id: string(),
    response: ref("ClaudeHostAnswer"),
  }),
  ClaudeHostError: open("No answer. A tool that asked is not allowed, and the turn continues.", {
    subtype: literal("error"),
    request_id: string(),
    error: string(),
  }),
  ClaudeUnknownHostResponse: unknownMember(
    "An answer of a kind that this version does not know.",
    "subtype",
    ["success", "error"],
    { request_id: string() },
  ),
};

/** The answers themselves. They have no tag in common: the first key that is there says which it is. */
export const hostAnswers: Definitions = {
  ClaudeHostAnswer: union("What a host answers; which one depends on the request.", [
    "ClaudePermissionDeny",
    "ClaudePermissionAllow",
    "ClaudeElicitationAnswer",
    "ClaudeMcpMessageAnswer",
    "ClaudeHookAnswer",
  ]),
  ClaudePermissionDeny: open(
    "The tool may not run. The turn continues, unless it is interrupted.",
    {
      message: string("The text that the model receives."),
      behavior: literal("deny"),
      interrupt: optional(boolean("End the turn.")),
      toolUseID: optional(string()),
    },
  ),
  ClaudePermissionAllow: without(
    ["message"],
    open("The tool may run.", {
      behavior: literal("allow"),
      updatedInput: optional(
        map(anything(), "What it runs with; for AskUserQuestion also `answers`, by question."),
      ),
      updatedPermissions: optional(nullable(list(ref("ClaudePermissionUpdate")))),
      toolUseID: optional(string()),
    }),
  ),
  ClaudeElicitationAnswer: without(
    ["message", "behavior"],
    open("What the user answers to an MCP server.", {
      action: words(["accept", "decline", "cancel"]),
      content: optional(nullable(map(anything()), "The form that was filled in.")),
    }),
  ),
  ClaudeMcpMessageAnswer: without(
    ["message", "behavior", "action"],
    open("What an MCP server in the host answers.", {
      mcp_response: map(anything(), "JSON-RPC."),
    }),
  ),
  ClaudeHookAnswer: without(
    ["message", "behavior", "action", "mcp_response"],
    open("What a hook of the host decides, or an answer of a kind that is not known.", {
      continue: optional(boolean("False: the turn ends.")),
      stopReason: optional(string()),
      suppressOutput: optional(boolean()),
      decision: optional(words(["approve", "block"])),
      reason: optional(string()),
      systemMessage: optional(string()),
      hookSpecificOutput: optional(map(anything(), "What the event allows to change.")),
    }),
  ),
};

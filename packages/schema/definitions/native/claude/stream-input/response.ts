import * as t from "../../../vocabulary.ts";

/** What a host answers to the CLI. */
export const hostResponses: t.Definitions = {
  ClaudeHostResponse: t.open("The host answers a request of the CLI.", {
    type: t.literal("control_response"),
    response: t.ref("ClaudeHostResponseBody"),
  }),
  ...t.unionOf("ClaudeHostResponseBody", "An answer of the host: success or error.", {
    ClaudeHostSuccess: t.open("The answer.", {
      subtype: t.literal("success"),
      request_id: t.string(),
      response: t.ref("ClaudeHostAnswer"),
    }),
    ClaudeHostError: t.open(
      "The host cannot answer. A tool that waits is denied, and the turn continues.",
      {
        subtype: t.literal("error"),
        request_id: t.string(),
        error: t.string(),
      },
    ),
    ClaudeUnknownHostResponse: t.unknownMember(
      "An answer of a kind that this version does not know.",
      { request_id: t.string() },
      "subtype",
    ),
  }),
};

/** The answers themselves. They have no tag in common: the first key that is there says which it is. */
export const hostAnswers: t.Definitions = t.unionOf(
  "ClaudeHostAnswer",
  "What a host answers; which one depends on the request.",
  {
    ClaudePermissionDeny: t.open(
      "The tool may not run. The turn continues, unless it is interrupted.",
      {
        message: t.string("The text that the model receives."),
        behavior: t.literal("deny"),
        interrupt: t.optional(t.boolean("End the turn.")),
        toolUseID: t.optional(t.string()),
      },
    ),
    ClaudePermissionAllow: t.without(
      ["message"],
      t.open("The tool may run.", {
        behavior: t.literal("allow"),
        updatedInput: t.optional(
          t.map(
            t.anything(),
            "What it runs with; for AskUserQuestion also `answers`, by question.",
          ),
        ),
        updatedPermissions: t.maybe(t.list(t.ref("ClaudePermissionUpdate"))),
        toolUseID: t.optional(t.string()),
      }),
    ),
    ClaudeElicitationAnswer: t.without(
      ["message", "behavior"],
      t.open("What the user answers to an MCP server.", {
        action: t.words(["accept", "decline", "cancel"]),
        content: t.maybe(t.map(t.anything()), "The values of the form."),
      }),
    ),
    ClaudeMcpMessageAnswer: t.without(
      ["message", "behavior", "action"],
      t.open("What an MCP server in the host answers.", {
        mcp_response: t.map(t.anything(), "JSON-RPC."),
      }),
    ),
    ClaudeHookAnswer: t.without(
      ["message", "behavior", "action", "mcp_response"],
      t.open("The decision of a host's hook, or an answer of an unknown kind.", {
        continue: t.optional(t.boolean("False: the turn ends.")),
        stopReason: t.optional(t.string()),
        suppressOutput: t.optional(t.boolean()),
        decision: t.optional(t.words(["approve", "block"])),
        reason: t.optional(t.string()),
        systemMessage: t.optional(t.string()),
        hookSpecificOutput: t.optional(
          t.map(t.anything(), "The output that the hook event allows."),
        ),
      }),
    ),
  },
);

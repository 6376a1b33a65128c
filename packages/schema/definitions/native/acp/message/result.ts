import * as t from "../../../vocabulary.ts";

export const results: t.Definitions = {
  AcpResult: t.open(
    "The result of a request. Its fields depend on the method, which only the request contains; many results are empty.",
    {
      protocolVersion: t.optional(t.integer("initialize: the version that both sides use.")),
      agentCapabilities: t.maybe(t.ref("AcpAgentCapabilities")),
      agentInfo: t.maybe(t.ref("AcpImplementation")),
      authMethods: t.maybe(t.list(t.ref("AcpAuthMethod"))),
      sessionId: t.optional(
        t.string("session/new, session/fork; session/load does not repeat it."),
      ),
      modes: t.maybe(t.ref("AcpModeState")),
      models: t.maybe(t.ref("AcpModelState")),
      configOptions: t.maybe(t.list(t.ref("AcpConfigOption"))),
      sessions: t.optional(t.list(t.ref("AcpSessionInfo"), "session/list.")),
      nextCursor: t.maybe(t.string("session/list: the cursor of the next page.")),
      stopReason: t.optional(
        t.words(
          ["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"],
          "session/prompt: why the turn ended. Gemini CLI sends `end_turn` also for a blocked answer.",
        ),
      ),
      usage: t.maybe(
        t.ref("AcpUsage"),
        "session/prompt. opencode counts the last model call only.",
      ),
      outcome: t.optional(t.ref("AcpPermissionOutcome")),
      action: t.optional(t.words(["accept", "decline", "cancel"], "elicitation/create.")),
      content: t.optional(
        t.either(
          [t.string(), t.map(t.anything()), t.nothing()],
          "fs/read_text_file: the text. elicitation/create: the answers by name.",
        ),
      ),
      terminalId: t.optional(t.string("terminal/create.")),
      output: t.optional(t.string("terminal/output: the output so far.")),
      truncated: t.optional(t.boolean("terminal/output: its beginning was cut off.")),
      exitStatus: t.maybe(t.ref("AcpTerminalExit"), "terminal/output: absent while it runs."),
      exitCode: t.maybe(t.integer("terminal/wait_for_exit.")),
      signal: t.maybe(t.string("terminal/wait_for_exit.")),
      _meta: t.maybe(t.ref("AcpResultMeta")),
    },
  ),
  AcpResultMeta: t.open("An agent's own additions to a result.", {
    quota: t.maybe(t.ref("AcpQuota")),
  }),
};

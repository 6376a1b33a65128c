import {
  anything,
  boolean,
  either,
  integer,
  list,
  map,
  nothing,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

export const results: Definitions = {
  AcpResult: open(
    "What a request gave. Which fields there are follows from its method, which only the request says; many give nothing.",
    {
      protocolVersion: optional(integer("initialize: the version that both will speak.")),
      agentCapabilities: optional(nullable(ref("AcpAgentCapabilities"))),
      agentInfo: optional(nullable(ref("AcpImplementation"))),
      authMethods: optional(nullable(list(ref("AcpAuthMethod")))),
      sessionId: optional(string("session/new, session/fork; session/load does not repeat it.")),
      modes: optional(nullable(ref("AcpModeState"))),
      models: optional(nullable(ref("AcpModelState"))),
      configOptions: optional(nullable(list(ref("AcpConfigOption")))),
      sessions: optional(list(ref("AcpSessionInfo"), "session/list.")),
      nextCursor: optional(nullable(string("session/list: there is more."))),
      stopReason: optional(
        words(
          ["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"],
          "session/prompt: why the turn ended. Gemini CLI says `end_turn` also for an answer that was blocked.",
        ),
      ),
      usage: optional(
        nullable(ref("AcpUsage"), "session/prompt. opencode counts the last model call only."),
      ),
      outcome: optional(ref("AcpPermissionOutcome")),
      action: optional(words(["accept", "decline", "cancel"], "elicitation/create.")),
      content: optional(
        either(
          [string(), map(anything()), nothing()],
          "fs/read_text_file: the text. elicitation/create: the answers by name.",
        ),
      ),
      terminalId: optional(string("terminal/create.")),
      output: optional(string("terminal/output: what was printed so far.")),
      truncated: optional(boolean("terminal/output: its beginning was cut off.")),
      exitStatus: optional(
        nullable(ref("AcpTerminalExit"), "terminal/output: absent while it runs."),
      ),
      exitCode: optional(nullable(integer("terminal/wait_for_exit."))),
      signal: optional(nullable(string("terminal/wait_for_exit."))),
      _meta: optional(nullable(ref("AcpResultMeta"))),
    },
  ),
  AcpResultMeta: open("What an agent adds to a result of its own.", {
    quota: optional(nullable(ref("AcpQuota"))),
  }),
};

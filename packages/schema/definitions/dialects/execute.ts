import * as t from "../vocabulary.ts";

export const executeDefinitions: t.Definitions = t.unionOf(
  "OutputEvent",
  "One `data:` line of `POST /v1/execute`.",
  {
    OutputAgentToken: t.open(
      "A piece of the reply; concatenated they are the reply, exactly once.",
      {
        kind: t.literal("agent_token"),
        text: t.string(),
      },
    ),
    OutputThinking: t.open("A piece of what the agent thinks; no part of the reply.", {
      kind: t.literal("thinking"),
      text: t.string(),
    }),
    OutputToolCall: t.open("A tool call began or ended.", {
      kind: t.literal("tool_call"),
      id: t.string(),
      name: t.string(),
      status: t.oneOf(["started", "completed", "failed"]),
      detail: t.optional(t.string()),
      input: t.optional(t.anything()),
    }),
    OutputToolResult: t.open("What a tool call returned.", {
      kind: t.literal("tool_result"),
      tool_call_id: t.string(),
      output: t.anything(),
      is_error: t.boolean(),
    }),
    OutputSubagent: t.open("A nested agent.", {
      kind: t.literal("subagent"),
      id: t.string(),
      status: t.words(["started", "completed", "failed"]),
      label: t.string(),
    }),
    OutputHook: t.open("A hook of the user's; SessionStart, Stop and Notification are left out.", {
      kind: t.literal("hook"),
      id: t.string(),
      name: t.string(),
      status: t.words(["started", "completed", "failed"]),
    }),
    OutputUsage: t.open("The tokens of this turn.", {
      kind: t.literal("usage"),
      input_tokens: t.count("Without what was read from or written to a cache."),
      output_tokens: t.count(),
      cache_read: t.count(),
      cache_write: t.count(),
    }),
    OutputStdout: t.open("A line of the CLI's output that is none of the above.", {
      kind: t.literal("stdout"),
      line: t.string(),
    }),
    OutputStderr: t.open("A line of the CLI's error output; only if the run failed.", {
      kind: t.literal("stderr"),
      line: t.string(),
    }),
    OutputError: t.open("The gateway failed; a session_end that is not 0 follows.", {
      kind: t.literal("error"),
      message: t.string(),
    }),
    OutputSessionEnd: t.open("The end of the stream.", {
      kind: t.literal("session_end"),
      exit_code: t.integer(
        "The CLI's, 128 + n for a signal, 1 where the run failed though it was 0.",
        { minimum: -2147483648, maximum: 2147483647 },
      ),
      duration_ms: t.count(),
    }),
    OutputUnknown: t.unknownMember("A kind that this version does not know. Skip it.", "kind"),
  },
);

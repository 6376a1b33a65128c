import * as t from "../vocabulary.ts";

const event = t.tagged("kind", "Output*");

export const executeDefinitions: t.Definitions = t.unionOf(
  "OutputEvent",
  "One `data:` line of `POST /v1/execute`.",
  {
    ...event("agent_token", "A piece of the reply; concatenated, the pieces are the whole reply.", {
      text: t.string(),
    }),
    ...event("thinking", "A piece of the agent's thoughts; not part of the reply.", {
      text: t.string(),
    }),
    ...event("tool_call", "A tool call started or ended.", {
      id: t.string(),
      name: t.string(),
      status: t.oneOf(["started", "completed", "failed"]),
      detail: t.optional(t.string()),
      input: t.optional(t.anything()),
    }),
    ...event("tool_result", "What a tool call returned.", {
      tool_call_id: t.string(),
      output: t.anything(),
      is_error: t.boolean(),
    }),
    ...event("subagent", "A nested agent.", {
      id: t.string(),
      status: t.words(["started", "completed", "failed"]),
      label: t.string(),
    }),
    ...event("hook", "A hook of the user; SessionStart, Stop and Notification are omitted.", {
      id: t.string(),
      name: t.string(),
      status: t.words(["started", "completed", "failed"]),
    }),
    ...event("usage", "The tokens of this turn.", {
      input_tokens: t.count("Without input read from or written to a cache."),
      output_tokens: t.count(),
      cache_read: t.count(),
      cache_write: t.count(),
    }),
    ...event("stdout", "Any other line of the CLI's output.", {
      line: t.string(),
    }),
    ...event("stderr", "A line of the CLI's error output; only if the run failed.", {
      line: t.string(),
    }),
    ...event("error", "The gateway failed; a session_end with an exit code other than 0 follows.", {
      message: t.string(),
    }),
    ...event("session_end", "The end of the stream.", {
      exit_code: t.integer(
        "The CLI's exit code; 128 + n for a signal; 1 if the run failed though the code was 0.",
        { minimum: -2147483648, maximum: 2147483647 },
      ),
      duration_ms: t.count(),
    }),
    OutputUnknown: t.unknownMember("A kind that this version does not know. Skip it.", {}, "kind"),
  },
);

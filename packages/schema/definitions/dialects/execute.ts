import {
  anything,
  boolean,
  count,
  integer,
  literal,
  oneOf,
  open,
  optional,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../vocabulary.ts";

const known = [
  "agent_token",
  "thinking",
  "tool_call",
  "tool_result",
  "subagent",
  "hook",
  "usage",
  "stdout",
  "stderr",
  "error",
  "session_end",
];

export const executeDefinitions: Definitions = {
  OutputEvent: union("One `data:` line of `POST /v1/execute`.", [
    "OutputAgentToken",
    "OutputThinking",
    "OutputToolCall",
    "OutputToolResult",
    "OutputSubagent",
    "OutputHook",
    "OutputUsage",
    "OutputStdout",
    "OutputStderr",
    "OutputError",
    "OutputSessionEnd",
    "OutputUnknown",
  ]),
  OutputAgentToken: open("A piece of the reply; concatenated they are the reply, exactly once.", {
    kind: literal("agent_token"),
    text: string(),
  }),
  OutputThinking: open("A piece of what the agent thinks; no part of the reply.", {
    kind: literal("thinking"),
    text: string(),
  }),
  OutputToolCall: open("A tool call began or ended.", {
    kind: literal("tool_call"),
    id: string(),
    name: string(),
    status: oneOf(["started", "completed", "failed"]),
    detail: optional(string()),
    input: optional(anything()),
  }),
  OutputToolResult: open("What a tool call returned.", {
    kind: literal("tool_result"),
    tool_call_id: string(),
    output: anything(),
    is_error: boolean(),
  }),
  OutputSubagent: open("A nested agent.", {
    kind: literal("subagent"),
    id: string(),
    status: words(["started", "completed", "failed"]),
    label: string(),
  }),
  OutputHook: open("A hook of the user's; SessionStart, Stop and Notification are left out.", {
    kind: literal("hook"),
    id: string(),
    name: string(),
    status: words(["started", "completed", "failed"]),
  }),
  OutputUsage: open("The tokens of this turn.", {
    kind: literal("usage"),
    input_tokens: count("Without what was read from or written to a cache."),
    output_tokens: count(),
    cache_read: count(),
    cache_write: count(),
  }),
  OutputStdout: open("A line of the CLI's output that is none of the above.", {
    kind: literal("stdout"),
    line: string(),
  }),
  OutputStderr: open("A line of the CLI's error output; only if the run failed.", {
    kind: literal("stderr"),
    line: string(),
  }),
  OutputError: open("The gateway failed; a session_end that is not 0 follows.", {
    kind: literal("error"),
    message: string(),
  }),
  OutputSessionEnd: open("The end of the stream.", {
    kind: literal("session_end"),
    exit_code: integer("The CLI's, 128 + n for a signal, 1 where the run failed though it was 0.", {
      minimum: -2147483648,
      maximum: 2147483647,
    }),
    duration_ms: count(),
  }),
  OutputUnknown: unknownMember("A kind that this version does not know. Skip it.", "kind", known),
};

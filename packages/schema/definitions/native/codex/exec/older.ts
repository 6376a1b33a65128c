import * as t from "../../../vocabulary.ts";

const callId = t.string("The model's id of the call.");
const command = t.list(t.string(), "The program and its arguments.");
const duration = t.optional(t.ref("CodexOlderDuration"));

const calls: t.Definitions = {
  CodexOlderCommandBegin: t.open("A command started.", {
    type: t.literal("exec_command_begin"),
    call_id: callId,
    command,
    cwd: t.optional(t.string()),
    parsed_cmd: t.optional(t.list(t.map(t.anything()))),
  }),
  CodexOlderCommandOutput: t.open("A command printed something.", {
    type: t.literal("exec_command_output_delta"),
    call_id: callId,
    stream: t.optional(t.words(["stdout", "stderr"])),
    chunk: t.either(
      [t.string(), t.list(t.integer())],
      "Bytes, in base64; in the first versions a list of them.",
    ),
  }),
  CodexOlderCommandEnd: t.open("A command ended.", {
    type: t.literal("exec_command_end"),
    call_id: callId,
    aggregated_output: t.optional(t.string("What it printed on both outputs.")),
    stdout: t.optional(t.string()),
    stderr: t.optional(t.string()),
    exit_code: t.integer(),
    formatted_output: t.optional(t.string("As the model gets it.")),
    duration,
  }),
  CodexOlderPatchBegin: t.open("Files are about to be changed.", {
    type: t.literal("patch_apply_begin"),
    call_id: callId,
    changes: t.map(t.anything(), "By path: `add`, `delete` or `update` with what belongs to it."),
  }),
  CodexOlderPatchEnd: t.open("Files were changed, or not.", {
    type: t.literal("patch_apply_end"),
    call_id: callId,
    success: t.boolean(),
    stdout: t.optional(t.string()),
    stderr: t.optional(t.string()),
  }),
  CodexOlderMcpBegin: t.open("A tool of an MCP server was called.", {
    type: t.literal("mcp_tool_call_begin"),
    call_id: callId,
    invocation: t.ref("CodexOlderInvocation"),
  }),
  CodexOlderMcpEnd: t.open("A tool of an MCP server answered.", {
    type: t.literal("mcp_tool_call_end"),
    call_id: callId,
    invocation: t.ref("CodexOlderInvocation"),
    result: t.anything("`Ok` with the server's result, or `Err` with words."),
    duration,
  }),
  CodexOlderSearchBegin: t.open("A search in the web started.", {
    type: t.literal("web_search_begin"),
    call_id: callId,
  }),
  CodexOlderSearchEnd: t.open("A search in the web ended.", {
    type: t.literal("web_search_end"),
    call_id: callId,
    query: t.optional(t.string()),
  }),
};

const pictures: t.Definitions = {
  CodexOlderImageView: t.open("A picture was shown to the model.", {
    type: t.literal("view_image_tool_call"),
    call_id: callId,
    path: t.string(),
  }),
};

const texts: t.Definitions = {
  CodexOlderText: t.open("The agent's text, whole.", {
    type: t.literal("agent_message"),
    message: t.string(),
  }),
  CodexOlderReasoning: t.open("A summary of what the model thought, whole.", {
    type: t.literal("agent_reasoning"),
    text: t.string(),
  }),
  CodexOlderRawReasoning: t.open("What the model thought, whole.", {
    type: t.literal("agent_reasoning_raw_content"),
    text: t.string(),
  }),
  CodexOlderPlan: t.open("The whole plan.", {
    type: t.literal("plan_update"),
    explanation: t.maybe(t.string()),
    plan: t.list(t.ref("CodexOlderStep")),
  }),
};

const turns: t.Definitions = {
  CodexOlderSession: t.open("The session is there.", {
    type: t.literal("session_configured"),
    session_id: t.string("The id to resume the session with."),
    model: t.optional(t.string()),
  }),
  CodexOlderStart: t.open("The one turn of the run starts.", {
    type: t.literal("task_started"),
    model_context_window: t.nullable(t.count()),
  }),
  CodexOlderEnd: t.open(
    "The turn succeeded. Most versions do not print it: their exit code says so.",
    {
      type: t.literal("task_complete"),
      last_agent_message: t.nullable(t.string()),
    },
  ),
  CodexOlderAbort: t.open("The turn was cut off.", {
    type: t.literal("turn_aborted"),
    reason: t.words(["interrupted", "replaced"]),
  }),
  CodexOlderTokens: t.open("Tokens that were used.", {
    type: t.literal("token_count"),
    info: t.maybe(
      t.ref("CodexOlderTokenInfo"),
      "Null: nothing is known. The first versions have the tokens of one call of the model instead.",
    ),
    input_tokens: t.optional(t.count()),
    cached_input_tokens: t.optional(t.count()),
    output_tokens: t.optional(t.count()),
    reasoning_output_tokens: t.optional(t.count()),
    rate_limits: t.maybe(t.map(t.anything())),
  }),
  CodexOlderRetry: t.open("A request to the model failed and is made again.", {
    type: t.literal("stream_error"),
    message: t.string("With `retrying 1/5 in 200ms…`."),
  }),
  CodexOlderFailure: t.open("The turn failed.", {
    type: t.literal("error"),
    message: t.string(),
  }),
  CodexOlderNotice: t.open("Something happens in the background.", {
    type: t.literal("background_event"),
    message: t.string(),
  }),
};

const messages: t.Definitions = { ...calls, ...pictures, ...texts, ...turns };

/** What `codex exec --json` printed before version 0.45. */
export const olderLines: t.Definitions = {
  CodexOlderMessage: t.union("What happened, in the words of versions before 0.45.", [
    ...Object.keys(messages),
    "CodexOlderUnknownMessage",
  ]),
  ...messages,
  CodexOlderUnknownMessage: t.unknownMember(
    "A message that has no meaning of its own, such as the end of a paragraph of reasoning.",
  ),
  CodexOlderDuration: t.open("A time span.", { secs: t.count(), nanos: t.count() }),
  CodexOlderInvocation: t.open("A call of a tool of an MCP server.", {
    server: t.string(),
    tool: t.string(),
    arguments: t.optional(t.anything()),
  }),
  CodexOlderStep: t.open("A step of the plan.", {
    step: t.string(),
    status: t.words(["pending", "in_progress", "completed"]),
  }),
  CodexOlderTokenInfo: t.open("Tokens, in all and of the last call of the model.", {
    total_token_usage: t.ref("CodexUsage"),
    last_token_usage: t.ref("CodexUsage"),
    model_context_window: t.maybe(t.count()),
  }),
};

/** The forms of a line without a type, distinguished by a key. */
export const untypedLines: t.Definitions = {
  CodexOlderLine: t.without(
    ["type"],
    t.open("What happened, in versions before 0.45.", {
      msg: t.ref("CodexOlderMessage"),
      id: t.optional(t.string("The number of the turn.")),
    }),
  ),
  CodexOlderPrompt: t.without(
    ["type", "msg"],
    t.open("The second line of a run before 0.45.", { prompt: t.string() }),
  ),
  CodexOlderSettings: t.without(
    ["type", "msg", "prompt"],
    t.open("The first line of a run before 0.45: its settings, each in words.", {
      workdir: t.string(),
      model: t.optional(t.string()),
      provider: t.optional(t.string()),
      sandbox: t.optional(t.string()),
      approval: t.optional(t.string()),
      "reasoning effort": t.optional(t.string()),
      "reasoning summaries": t.optional(t.string()),
    }),
  ),
  CodexBareText: t.without(
    ["type", "msg", "prompt", "workdir"],
    t.open("The whole output of a turn, in a line without a type.", {
      text: t.string("The agent's answer."),
    }),
  ),
};

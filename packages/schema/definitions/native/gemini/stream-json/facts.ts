import * as t from "../../../vocabulary.ts";

const tokens = {
  total_tokens: t.count(
    "Input, output, thoughts and prompts of tools; the last two are not shown separately.",
  ),
  input_tokens: t.count("Cached input is included."),
  output_tokens: t.count("Without thoughts."),
  cached: t.optional(t.count("The part of `input_tokens` that came from a cache.")),
  input: t.optional(t.count("The part of `input_tokens` that did not.")),
};

/** What lines contain: figures and errors. */
export const facts: t.Definitions = {
  GeminiStats: t.open(
    "The usage of this process, including its router, sub-agents and web searches; a resumed session starts at 0.",
    {
      ...tokens,
      duration_ms: t.optional(
        t.number("Milliseconds; 0 in every result that an error handler wrote."),
      ),
      tool_calls: t.optional(
        t.count("Failed and refused calls and those of sub-agents are included."),
      ),
      models: t.optional(t.map(t.ref("GeminiModelStats"), "By the model that answered.")),
    },
  ),
  GeminiModelStats: t.open("The usage of one model.", tokens),
  GeminiErrorDetail: t.open("Why a run or a tool call failed.", {
    message: t.string("For a tool call this may be longer than its `output`."),
    type: t.optional(
      t.words(
        [
          "unknown",
          "Error",
          "FatalTurnLimitedError",
          "no_space_left",
          "file_not_found",
          "invalid_tool_params",
          "tool_not_registered",
          "policy_violation",
          "unhandled_exception",
          "edit_no_occurrence_found",
          "mcp_tool_error",
          "web_fetch_processing_error",
          "stop_execution",
          "TOOL_EXECUTION_ERROR",
        ],
        "A tool that is not allowed is usually not offered at all, so its call is `tool_not_registered`.",
      ),
    ),
  }),
};

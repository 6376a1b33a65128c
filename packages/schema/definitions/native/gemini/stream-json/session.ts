import * as t from "../../../vocabulary.ts";
import { timestamp } from "./timestamp.ts";

const tokens = {
  total_tokens: t.count(
    "Input, output, thoughts and the prompts of tools; the last two are not distinguished.",
  ),
  input_tokens: t.count("What was cached is included."),
  output_tokens: t.count("Without thoughts."),
  cached: t.optional(t.count("The part of `input_tokens` that came from a cache.")),
  input: t.optional(t.count("The part of `input_tokens` that did not.")),
};

export const sessions: t.Definitions = {
  GeminiInit: t.open(
    "The first line. What fails before it (flags, authentication, settings) leaves stdout empty.",
    {
      type: t.literal("init"),
      session_id: t.string("Any text, not always a UUID. No other line has it."),
      model: t.optional(
        t.string("The name that was asked for, such as `auto`, not the one that answers."),
      ),
      timestamp,
    },
  ),
  GeminiMessage: t.open(
    "The prompt, or the next piece of the answer. Thoughts are never printed.",
    {
      type: t.literal("message"),
      role: t.words(
        ["user", "assistant"],
        "`user` is the prompt as sent: stdin before it, commands and `@file` not expanded.",
      ),
      content: t.string(
        "Of an assistant only what is new. A request made again repeats text without a mark.",
      ),
      delta: t.optional(t.boolean("True on every piece of an answer; no whole message follows.")),
      timestamp,
    },
  ),
  GeminiResult: t.open(
    "The last line. It is missing after a signal, after a closed pipe, and before `init`.",
    {
      type: t.literal("result"),
      status: t.words(
        ["success", "error"],
        "`error` with exit code 0 happens, as does `success` of a run that a hook or a loop stopped.",
      ),
      stats: t.optional(t.ref("GeminiStats")),
      error: t.optional(
        t.ref(
          "GeminiErrorDetail",
          "May be missing on `error`: then the last `error` line says why.",
        ),
      ),
      timestamp,
    },
  ),
  GeminiStats: t.open(
    "What this process used, its router, sub-agents and web searches included; a resumed session begins at 0.",
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
  GeminiModelStats: t.open("What one model used.", tokens),
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
        "A tool that is not allowed is mostly not offered at all, so its call is `tool_not_registered`.",
      ),
    ),
  }),
};

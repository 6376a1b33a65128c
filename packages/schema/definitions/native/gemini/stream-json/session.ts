import {
  boolean,
  count,
  literal,
  map,
  number,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { timestamp } from "./timestamp.ts";

const tokens = {
  total_tokens: count(
    "Input, output, thoughts and the prompts of tools; the last two are not distinguished.",
  ),
  input_tokens: count("What was cached is included."),
  output_tokens: count("Without thoughts."),
  cached: optional(count("The part of `input_tokens` that came from a cache.")),
  input: optional(count("The part of `input_tokens` that did not.")),
};

export const sessions: Definitions = {
  GeminiInit: open(
    "The first line. What fails before it (flags, authentication, settings) leaves stdout empty.",
    {
      type: literal("init"),
      session_id: string("Any text, not always a UUID. No other line has it."),
      model: optional(
        string("The name that was asked for, such as `auto`, not the one that answers."),
      ),
      timestamp,
    },
  ),
  GeminiMessage: open("The prompt, or the next piece of the answer. Thoughts are never printed.", {
    type: literal("message"),
    role: words(
      ["user", "assistant"],
      "`user` is the prompt as sent: stdin before it, commands and `@file` not expanded.",
    ),
    content: string(
      "Of an assistant only what is new. A request made again repeats text without a mark.",
    ),
    delta: optional(boolean("True on every piece of an answer; no whole message follows.")),
    timestamp,
  }),
  GeminiResult: open(
    "The last line. It is missing after a signal, after a closed pipe, and before `init`.",
    {
      type: literal("result"),
      status: words(
        ["success", "error"],
        "`error` with exit code 0 happens, as does `success` of a run that a hook or a loop stopped.",
      ),
      stats: optional(ref("GeminiStats")),
      error: optional(
        ref("GeminiErrorDetail", "May be missing on `error`: then the last `error` line says why."),
      ),
      timestamp,
    },
  ),
  GeminiStats: open(
    "What this process used, its router, sub-agents and web searches included; a resumed session begins at 0.",
    {
      ...tokens,
      duration_ms: optional(number("Milliseconds; 0 in every result that an error handler wrote.")),
      tool_calls: optional(count("Failed and refused calls and those of sub-agents are included.")),
      models: optional(map(ref("GeminiModelStats"), "By the model that answered.")),
    },
  ),
  GeminiModelStats: open("What one model used.", tokens),
  GeminiErrorDetail: open("Why a run or a tool call failed.", {
    message: string("For a tool call this may be longer than its `output`."),
    type: optional(
      words(
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

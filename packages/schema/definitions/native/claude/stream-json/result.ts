import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import {
  anything,
  boolean,
  count,
  list,
  literal,
  map,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { stopReasons } from "./assistant.ts";
import { line, answered } from "./line.ts";

const terminalReasons = [
  "completed",
  "api_error",
  "max_turns",
  "budget_exhausted",
  "structured_output_retry_exhausted",
  "aborted_streaming",
  "aborted_tools",
  "prompt_too_long",
  "image_error",
  "hook_stopped",
  "tool_deferred",
];

const times: TProperties = {
  duration_ms: optional(number()),
  duration_api_ms: optional(number("Spent waiting for the API.")),
  ttft_ms: optional(number("Time to the first token.")),
  ttft_stream_ms: optional(number()),
  time_to_request_ms: optional(number()),
  first_content_frame_ms: optional(number()),
  request_sent_wall_ms: optional(number()),
};

const apiError: TProperties = {
  api_error: optional(nullable(string())),
  api_error_type: optional(nullable(string())),
  api_error_status: optional(nullable(number(), "The HTTP status; null: none.")),
};

/** Whatever the subtype. */
const outcome: TProperties = {
  usage: ref(
    "ClaudeUsage",
    "The main agent's calls of this turn, without sub-agents. Zero after an interruption or a budget. Qwen Code: also of the turns that were continued.",
  ),
  modelUsage: optional(
    map(ref("ClaudeModelUsage"), "By model; of the whole process, not of this turn."),
  ),
  model_usage_since_last_result: optional(map(ref("ClaudeModelUsage"), "By model; of this turn.")),
  total_cost_usd: optional(number("Of the whole process, by the CLI's own price table.")),
  num_turns: optional(count("Counts messages, not calls of the API.")),
  ...times,
  stop_reason: optional(nullable(words(stopReasons))),
  terminal_reason: optional(nullable(words(terminalReasons), "What ended the turn.")),
  permission_denials: optional(list(ref("ClaudePermissionDenial"))),
  result_index: optional(count("From 0.")),
  queued_turn_count: optional(count("Turns that still wait.")),
  subagent_stats: optional(nullable(ref("ClaudeSubagentStats"))),
  safety_stops: optional(count()),
  fast_mode_state: optional(string()),
  fast_mode_disabled_reason: optional(nullable(string())),
  ...answered,
  first_request_input_tokens: optional(count()),
  first_request_cache_read_input_tokens: optional(count()),
  origin: optional(ref("ClaudeResultOrigin", "What began the turn, if not the user.")),
  ...apiError,
  ...line,
};

const failures: Readonly<Record<string, string>> = {
  error_during_execution: "The turn broke off: interrupted, or it could not begin.",
  error_max_turns: "The turn reached the limit of `--max-turns`. Its last tools did run.",
  error_max_budget_usd: "The turn reached the limit of `--max-budget-usd`.",
  error_max_structured_output_retries: "The model never gave output that fits `--json-schema`.",
};

const nameOf = (subtype: string): string => `ClaudeResult${pascal(subtype)}`;

const failed: Definitions = Object.fromEntries(
  Object.entries(failures).map(([subtype, description]) => [
    nameOf(subtype),
    open(description, {
      type: literal("result"),
      subtype: literal(subtype),
      is_error: optional(boolean()),
      errors: optional(list(string(), "What went wrong.")),
      ...outcome,
    }),
  ]),
);

export const results: Definitions = {
  ClaudeResultMessage: union(
    "A turn ended. Not always the last line: tasks, suggestions and further turns may follow.",
    ["ClaudeResultSuccess", ...Object.keys(failed), "ClaudeUnknownResult"],
  ),
  ClaudeResultSuccess: open("The turn ran to its end, which is no success if `is_error` is true.", {
    type: literal("result"),
    subtype: literal("success"),
    is_error: boolean("Qwen Code says false even when the API failed."),
    result: string("The last text again, or the text of the error."),
    structured_output: optional(anything("What fits `--json-schema`, if the model gave it.")),
    deferred_tool_use: optional(ref("ClaudeDeferredToolUse")),
    local_command: optional(string("The local slash command that was all of the turn.")),
    ...outcome,
  }),
  ...failed,
  ClaudeUnknownResult: unknownMember(
    "A turn ended in a way that this version does not know.",
    "subtype",
    ["success", ...Object.keys(failures)],
    {
      type: literal("result"),
      is_error: optional(boolean()),
      result: optional(string()),
      errors: optional(list(string())),
    },
  ),
  ClaudePermissionDenial: open("A tool call that was not allowed.", {
    tool_name: string(),
    tool_use_id: string(),
    tool_input: optional(map(anything())),
  }),
  ClaudeDeferredToolUse: open("A tool call that a hook put off.", {
    id: string(),
    name: string(),
    input: optional(map(anything())),
  }),
  ClaudeResultOrigin: open("What began the turn.", {
    kind: words(["task-notification"]),
    producer: optional(string()),
    runId: optional(string("The run of a task.")),
  }),
  ClaudeSubagentStats: open("How many sub-agents there were, and what became of them.", {
    spawned: optional(count()),
    requested: optional(map(count(), "By where they were asked to run.")),
    started_in_background: optional(count()),
    max_depth: optional(count()),
    spawned_by_subagents: optional(count()),
    completed: optional(count()),
    failed: optional(count()),
    killed: optional(map(count(), "Counts by cause.")),
    refused: optional(map(count(), "By the limit that was reached.")),
    by_type: optional(map(count(), "By type of sub-agent.")),
  }),
};

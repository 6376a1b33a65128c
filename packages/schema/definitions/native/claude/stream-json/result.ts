import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";
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
  duration_ms: t.optional(t.number()),
  duration_api_ms: t.optional(t.number("Spent waiting for the API.")),
  ttft_ms: t.optional(t.number("Time to the first token.")),
  ttft_stream_ms: t.optional(t.number()),
  time_to_request_ms: t.optional(t.number()),
  first_content_frame_ms: t.optional(t.number()),
  request_sent_wall_ms: t.optional(t.number()),
};

const apiError: TProperties = {
  api_error: t.maybe(t.string()),
  api_error_type: t.maybe(t.string()),
  api_error_status: t.maybe(t.number(), "The HTTP status; null: none."),
};

/** Whatever the subtype. */
const outcome: TProperties = {
  usage: t.optional(
    t.ref(
      "ClaudeUsage",
      "The main agent's calls of this turn, without sub-agents. Zero after an interruption or a budget. Qwen Code: also of the turns that were continued.",
    ),
  ),
  modelUsage: t.optional(
    t.map(t.ref("ClaudeModelUsage"), "By model; of the whole process, not of this turn."),
  ),
  model_usage_since_last_result: t.optional(
    t.map(t.ref("ClaudeModelUsage"), "By model; of this turn."),
  ),
  total_cost_usd: t.optional(t.number("Of the whole process, by the CLI's own price table.")),
  total_cost: t.optional(t.number("The same in versions before 1.0.")),
  cost_usd: t.optional(t.number("Of the turn, in versions before 1.0.")),
  num_turns: t.optional(t.count("Counts messages, not calls of the API.")),
  ...times,
  stop_reason: t.maybe(t.words(stopReasons)),
  terminal_reason: t.maybe(t.words(terminalReasons), "What ended the turn."),
  permission_denials: t.optional(t.list(t.ref("ClaudePermissionDenial"))),
  result_index: t.optional(t.count("From 0.")),
  queued_turn_count: t.optional(t.count("Turns that still wait.")),
  subagent_stats: t.maybe(t.ref("ClaudeSubagentStats")),
  safety_stops: t.optional(t.count()),
  fast_mode_state: t.optional(t.string()),
  fast_mode_disabled_reason: t.maybe(t.string()),
  ...answered,
  first_request_input_tokens: t.optional(t.count()),
  first_request_cache_read_input_tokens: t.optional(t.count()),
  origin: t.optional(t.ref("ClaudeResultOrigin", "What started the turn, if not the user.")),
  ...apiError,
  ...line,
};

const failures: Readonly<Record<string, string>> = {
  error_during_execution: "The turn was interrupted, or could not start.",
  error_max_turns: "The turn reached the limit of `--max-turns`. Its last tools were run.",
  error_max_budget_usd: "The turn reached the limit of `--max-budget-usd`.",
  error_max_structured_output_retries:
    "The model never gave output that satisfies `--json-schema`.",
};

const nameOf = (subtype: string): string => `ClaudeResult${pascal(subtype)}`;

const failed: t.Definitions = Object.fromEntries(
  Object.entries(failures).map(([subtype, description]) => [
    nameOf(subtype),
    t.open(description, {
      type: t.literal("result"),
      subtype: t.literal(subtype),
      is_error: t.boolean("Also false where the turn was interrupted."),
      errors: t.optional(t.list(t.string(), "What went wrong.")),
      ...outcome,
    }),
  ]),
);

export const results: t.Definitions = {
  ClaudeResultMessage: t.union(
    "A turn ended. Not always the last line: tasks, suggestions and further turns may follow.",
    ["ClaudeResultSuccess", ...Object.keys(failed), "ClaudeUnknownResult"],
  ),
  ClaudeResultSuccess: t.open("The turn ran to its end. It failed if `is_error` is true.", {
    type: t.literal("result"),
    subtype: t.literal("success"),
    is_error: t.boolean("Qwen Code sets false even when the API failed."),
    result: t.string("The last text again, or the text of the error."),
    structured_output: t.optional(
      t.anything("The output that satisfies `--json-schema`, if the model gave it."),
    ),
    deferred_tool_use: t.optional(t.ref("ClaudeDeferredToolUse")),
    local_command: t.optional(t.string("The local slash command, if the turn was nothing else.")),
    ...outcome,
  }),
  ...failed,
  ClaudeUnknownResult: t.unknownMember(
    "A turn ended in a way that this version does not know.",
    {
      type: t.literal("result"),
      is_error: t.optional(t.boolean()),
      result: t.optional(t.string()),
      errors: t.optional(t.list(t.string())),
    },
    "subtype",
  ),
  ClaudePermissionDenial: t.open("A tool call that was not allowed.", {
    tool_name: t.string(),
    tool_use_id: t.string(),
    tool_input: t.optional(t.map(t.anything())),
  }),
  ClaudeDeferredToolUse: t.open("A tool call that a hook deferred.", {
    id: t.string(),
    name: t.string(),
    input: t.optional(t.map(t.anything())),
  }),
  ClaudeResultOrigin: t.open("What started the turn.", {
    kind: t.words(["task-notification"]),
    producer: t.optional(t.string()),
    runId: t.optional(t.string("The run of a task.")),
  }),
  ClaudeSubagentStats: t.open("How many sub-agents there were, and how they ended.", {
    spawned: t.optional(t.count()),
    requested: t.optional(t.map(t.count(), "By where they were asked to run.")),
    started_in_background: t.optional(t.count()),
    max_depth: t.optional(t.count()),
    spawned_by_subagents: t.optional(t.count()),
    completed: t.optional(t.count()),
    failed: t.optional(t.count()),
    killed: t.optional(t.map(t.count(), "Counts by cause.")),
    refused: t.optional(t.map(t.count(), "By the limit that was reached.")),
    by_type: t.optional(t.map(t.count(), "By type of sub-agent.")),
  }),
};

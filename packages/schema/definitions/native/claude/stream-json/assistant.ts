import type { TProperties } from "typebox";

import {
  anything,
  boolean,
  list,
  literal,
  map,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { line, subagent, answered } from "./line.ts";

export const errorWords = [
  "authentication_failed",
  "billing_error",
  "rate_limit",
  "overloaded",
  "server_error",
  "invalid_request",
  "model_not_found",
  "max_output_tokens",
  "unknown",
];

export const stopReasons = [
  "end_turn",
  "tool_use",
  "max_tokens",
  "stop_sequence",
  "refusal",
  "pause_turn",
  "model_context_window_exceeded",
];

const message: TProperties = {
  id: string("The message of the API. The lines of its blocks share it."),
  type: optional(words(["message"])),
  role: optional(literal("assistant")),
  model: optional(string("`<synthetic>`: the CLI wrote it, not a model.")),
  stop_reason: optional(nullable(words(stopReasons), "Null in most lines: it is not yet known.")),
  stop_sequence: optional(nullable(string())),
  stop_details: optional(nullable(ref("ClaudeStopDetails"))),
  usage: optional(
    ref("ClaudeUsage", "As at the start of the message, the same on each of its lines."),
  ),
  container: optional(nullable(map(anything()))),
  context_management: optional(nullable(map(anything()))),
  diagnostics: optional(anything()),
};

export const assistant: Definitions = {
  ClaudeAssistantMessage: open(
    "A finished block of the assistant, or several of them. Errors of the API come like this too.",
    {
      type: literal("assistant"),
      message: ref("ClaudeApiMessage"),
      parent_tool_use_id: nullable(
        string(),
        "The tool call whose sub-agent says it; null: the main agent.",
      ),
      ...line,
      timestamp: optional(string()),
      request_id: optional(string("The request to the API.")),
      ...subagent,
      ...answered,
      tool_use_meta: optional(list(ref("ClaudeToolUseMeta"))),
      error: optional(words(errorWords, "Present: the text is that of an error, not the model's.")),
      is_api_error_message: optional(boolean()),
      api_error: optional(nullable(string())),
      api_error_type: optional(nullable(string())),
      api_error_status: optional(nullable(number(), "The HTTP status.")),
      api_error_params: optional(nullable(map(anything()))),
      aborted: optional(boolean("The block was cut off.")),
      supersedes: optional(list(string(), "The `uuid`s of lines that it replaces.")),
      refused_message_id: optional(nullable(string())),
      thinking_duration_ms: optional(number()),
      thinking_display: optional(string()),
      local_command_source: optional(string("The text is the output of a local slash command.")),
      local_command_run: optional(ref("ClaudeLocalCommandRun")),
      context_usage: optional(map(anything(), "What the command `/context` measured.")),
    },
  ),
  ClaudeApiMessage: open("A message of the API with the blocks that are finished.", {
    ...message,
    content: list(ref("ClaudeContentBlock")),
  }),
  ClaudeApiMessageStart: open("A message of the API that has just begun.", {
    ...message,
    content: optional(list(ref("ClaudeContentBlock"), "Still empty.")),
  }),
  ClaudeStopDetails: open("Why the model stopped.", {
    type: string(),
    category: optional(nullable(string())),
    explanation: optional(nullable(string())),
  }),
  ClaudeToolUseMeta: open("How to show a call of an MCP tool.", {
    id: string("The tool call."),
    display_name: optional(string()),
    server_display_name: optional(string()),
  }),
  ClaudeLocalCommandRun: open("The local slash command that was run.", {
    command: string("Without its slash."),
    args: optional(string()),
  }),
};

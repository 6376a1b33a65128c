import type { TProperties } from "typebox";

import * as t from "../../../vocabulary.ts";
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
  id: t.string("The message of the API. The lines of its blocks share it."),
  type: t.optional(t.words(["message"])),
  role: t.optional(t.literal("assistant")),
  model: t.optional(t.string("`<synthetic>`: written by the CLI, not by a model.")),
  stop_reason: t.maybe(t.words(stopReasons), "Null in most lines: it is not yet known."),
  stop_sequence: t.maybe(t.string()),
  stop_details: t.maybe(t.ref("ClaudeStopDetails")),
  usage: t.optional(
    t.ref("ClaudeUsage", "As at the start of the message, the same on each of its lines."),
  ),
  container: t.maybe(t.map(t.anything())),
  context_management: t.maybe(t.map(t.anything())),
  diagnostics: t.optional(t.anything()),
};

export const assistant: t.Definitions = {
  ClaudeAssistantMessage: t.open(
    "A finished block of the assistant, or several of them. Errors of the API have this form too.",
    {
      type: t.literal("assistant"),
      message: t.ref("ClaudeApiMessage"),
      parent_tool_use_id: t.maybe(
        t.string(),
        "The tool call whose sub-agent wrote it; null: the main agent.",
      ),
      ...line,
      timestamp: t.optional(t.string()),
      request_id: t.optional(t.string("The request to the API.")),
      ...subagent,
      ...answered,
      tool_use_meta: t.optional(t.list(t.ref("ClaudeToolUseMeta"))),
      error: t.optional(
        t.words(errorWords, "Present: the text is an error message, not the model's."),
      ),
      is_api_error_message: t.optional(t.boolean()),
      api_error: t.maybe(t.string()),
      api_error_type: t.maybe(t.string()),
      api_error_status: t.maybe(t.number(), "The HTTP status."),
      api_error_params: t.maybe(t.map(t.anything())),
      aborted: t.optional(t.boolean("The block was cut off.")),
      supersedes: t.optional(t.list(t.string(), "The `uuid`s of lines that it replaces.")),
      refused_message_id: t.maybe(t.string()),
      thinking_duration_ms: t.optional(t.number()),
      thinking_display: t.optional(t.string()),
      local_command_source: t.optional(
        t.string("The text is the output of a local slash command."),
      ),
      local_command_run: t.optional(t.ref("ClaudeLocalCommandRun")),
      context_usage: t.optional(t.map(t.anything(), "What the command `/context` measured.")),
    },
  ),
  ClaudeApiMessage: t.open("A message of the API with the blocks that are finished.", {
    ...message,
    content: t.list(t.ref("ClaudeContentBlock")),
  }),
  ClaudeApiMessageStart: t.open("A message of the API that has just started.", {
    ...message,
    content: t.optional(t.list(t.ref("ClaudeContentBlock"), "Still empty.")),
  }),
  ClaudeStopDetails: t.open("Why the model stopped.", {
    type: t.string(),
    category: t.maybe(t.string()),
    explanation: t.maybe(t.string()),
  }),
  ClaudeToolUseMeta: t.open("How to show a call of an MCP tool.", {
    id: t.string("The tool call."),
    display_name: t.optional(t.string()),
    server_display_name: t.optional(t.string()),
  }),
  ClaudeLocalCommandRun: t.open("The local slash command that was run.", {
    command: t.string("Without its slash."),
    args: t.optional(t.string()),
  }),
};

import * as t from "../../../vocabulary.ts";
import { errorWords } from "./assistant.ts";
import { system } from "./system.ts";

const refusal = {
  original_model: t.string(),
  request_id: t.maybe(t.string()),
  api_refusal_category: t.maybe(t.string()),
  api_refusal_explanation: t.maybe(t.string()),
  refused_user_message_uuid: t.maybe(t.string()),
  content: t.optional(t.string("A notice for the user; may be empty.")),
};

export const modelLines: t.Definitions = {
  ...system("thinking_tokens", "The model thinks: an estimate of how much, so far.", {
    estimated_tokens: t.count("Of the thought so far."),
    estimated_tokens_delta: t.optional(t.integer()),
  }),
  ...system("api_retry", "A call of the API failed and will be tried again.", {
    attempt: t.count("From 1."),
    max_retries: t.optional(t.count()),
    retry_delay_ms: t.optional(t.number("How long it waits, in milliseconds; with fractions.")),
    error_status: t.maybe(t.number(), "The HTTP status; null: no answer at all."),
    error: t.words(errorWords),
  }),
  ...system("retry", "A call of the API of Qwen Code failed and will be tried again.", {
    parent_tool_use_id: t.maybe(t.string("The call that runs the sub-agent; null: the main one.")),
    data: t.ref("ClaudeSystemRetryData"),
  }),
  ClaudeSystemRetryData: t.open("Which attempt failed, and what becomes of its answer.", {
    attempt: t.count("From 1."),
    maxRetries: t.optional(t.count()),
    delayMs: t.optional(t.number("How long it waits, in milliseconds.")),
    reason: t.optional(t.string()),
    discardedToolCalls: t.optional(t.count()),
    preserveText: t.optional(t.boolean("The text so far stays.")),
  }),
  ...system("model_fallback", "Another model takes over, as set by `--fallback-model`.", {
    trigger: t.optional(t.words(["overloaded"])),
    original_model: t.optional(t.string()),
    fallback_model: t.string(),
    content: t.optional(t.string("A notice for the user.")),
  }),
  ...system("model_refusal_fallback", "A model refused, and another one is asked instead.", {
    fallback_model: t.string(),
    trigger: t.optional(t.words(["refusal"])),
    direction: t.optional(t.words(["retry"])),
    scope: t.optional(t.words(["session"], "How long the other model stays.")),
    retracted_message_uuids: t.optional(t.list(t.string(), "The lines that no longer count.")),
    ...refusal,
  }),
  ...system("model_refusal_no_fallback", "A model refused, and no other one is asked.", refusal),
};

import {
  count,
  integer,
  list,
  nullable,
  number,
  optional,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { errorWords } from "./assistant.ts";
import { system } from "./system.ts";

const refusal = {
  original_model: string(),
  request_id: optional(nullable(string())),
  api_refusal_category: optional(nullable(string())),
  api_refusal_explanation: optional(nullable(string())),
  refused_user_message_uuid: optional(nullable(string())),
  content: optional(string("A notice for the user; may be empty.")),
};

export const modelLines: Definitions = {
  ...system("thinking_tokens", "The model thinks: an estimate of how much, so far.", {
    estimated_tokens: count("Of the thought so far."),
    estimated_tokens_delta: optional(integer()),
  }),
  ...system("api_retry", "A call of the API failed and will be tried again.", {
    attempt: count("From 1."),
    max_retries: optional(count()),
    retry_delay_ms: optional(number("How long it waits; with fractions.")),
    error_status: optional(nullable(number(), "The HTTP status; null: no answer at all.")),
    error: words(errorWords),
  }),
  ...system("model_fallback", "Another model takes over, as `--fallback-model` says.", {
    trigger: optional(words(["overloaded"])),
    original_model: optional(string()),
    fallback_model: string(),
    content: optional(string("A notice for the user.")),
  }),
  ...system("model_refusal_fallback", "A model refused, and another one is asked instead.", {
    fallback_model: string(),
    trigger: optional(words(["refusal"])),
    direction: optional(words(["retry"])),
    scope: optional(words(["session"], "How long the other model stays.")),
    retracted_message_uuids: optional(list(string(), "The lines that no longer count.")),
    ...refusal,
  }),
  ...system("model_refusal_no_fallback", "A model refused, and no other one is asked.", refusal),
};

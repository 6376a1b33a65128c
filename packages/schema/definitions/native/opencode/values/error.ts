import type { TSchema } from "typebox";

import * as t from "../../../vocabulary.ts";

const message = t.string("What went wrong, in words.");
const responseBody = t.optional(t.string("As the provider sent it; may hold private data."));

const named = (name: string, description: string, data: string): TSchema =>
  t.open(description, { name: t.literal(name), data: t.ref(data) });

/** What opencode says when a request to a model, or the session, fails. */
export const errors: t.Definitions = {
  OpencodeError: t.union("Why something failed.", [
    "OpencodeApiError",
    "OpencodeAuthError",
    "OpencodeContextOverflowError",
    "OpencodeContentFilterError",
    "OpencodeOutputLengthError",
    "OpencodeStructuredOutputError",
    "OpencodeAbortedError",
    "OpencodeUnexpectedError",
    "OpencodeOtherError",
  ]),
  OpencodeApiError: named("APIError", "The provider refused a request.", "OpencodeApiErrorData"),
  OpencodeApiErrorData: t.open("What the provider answered.", {
    message,
    statusCode: t.optional(t.integer("The HTTP status.")),
    isRetryable: t.optional(t.boolean("The same request may succeed later.")),
    responseHeaders: t.optional(
      t.map(t.string(), "As the provider sent them; may hold private data."),
    ),
    responseBody,
    metadata: t.optional(t.map(t.string(), "`url` is the address that was asked.")),
  }),
  OpencodeAuthError: named(
    "ProviderAuthError",
    "There are no valid credentials for the provider.",
    "OpencodeAuthErrorData",
  ),
  OpencodeAuthErrorData: t.open("Which provider it was.", {
    message,
    providerID: t.optional(t.string()),
  }),
  OpencodeContextOverflowError: named(
    "ContextOverflowError",
    "The conversation is longer than the model can hold.",
    "OpencodeContextOverflowErrorData",
  ),
  OpencodeContextOverflowErrorData: t.open("What the provider answered.", {
    message,
    responseBody,
  }),
  OpencodeContentFilterError: named(
    "ContentFilterError",
    "The provider held the answer back for its content.",
    "OpencodeErrorMessage",
  ),
  OpencodeOutputLengthError: named(
    "MessageOutputLengthError",
    "The answer reached the greatest length.",
    "OpencodeOptionalMessage",
  ),
  OpencodeStructuredOutputError: named(
    "StructuredOutputError",
    "The model gave no answer of the form that was asked for.",
    "OpencodeStructuredOutputErrorData",
  ),
  OpencodeStructuredOutputErrorData: t.open("How often it was tried.", {
    message,
    retries: t.optional(t.integer()),
  }),
  OpencodeAbortedError: named(
    "MessageAbortedError",
    "The turn was aborted on request.",
    "OpencodeErrorMessage",
  ),
  OpencodeUnexpectedError: named(
    "UnknownError",
    "Anything that opencode has no name for, such as a model that does not exist.",
    "OpencodeUnexpectedErrorData",
  ),
  OpencodeUnexpectedErrorData: t.open("What is known of it.", {
    message,
    ref: t.optional(t.string("Where to find it in the log of opencode.")),
  }),
  OpencodeOtherError: t.unknownMember("An error that this version does not know.", "name", {
    data: t.optional(t.ref("OpencodeOptionalMessage")),
  }),
  OpencodeErrorMessage: t.open("Nothing but words.", { message }),
  OpencodeOptionalMessage: t.open("Words, where there are any.", { message: t.optional(message) }),
};

import type { TSchema } from "typebox";

import * as t from "../../../vocabulary.ts";

const message = t.string("The cause, in words.");
const responseBody = t.optional(t.string("As the provider sent it; may hold private data."));

const named = (name: string, description: string, data: string): TSchema =>
  t.open(description, { name: t.literal(name), data: t.ref(data) });

/** The errors of a request to a model, or of the session. */
export const errors: t.Definitions = {
  ...t.unionOf("OpencodeError", "Why something failed.", {
    OpencodeApiError: named("APIError", "The provider refused a request.", "OpencodeApiErrorData"),
    OpencodeAuthError: named(
      "ProviderAuthError",
      "There are no valid credentials for the provider.",
      "OpencodeAuthErrorData",
    ),
    OpencodeContextOverflowError: named(
      "ContextOverflowError",
      "The conversation is longer than the context of the model.",
      "OpencodeContextOverflowErrorData",
    ),
    OpencodeContentFilterError: named(
      "ContentFilterError",
      "The provider's content filter blocked the answer.",
      "OpencodeErrorMessage",
    ),
    OpencodeOutputLengthError: named(
      "MessageOutputLengthError",
      "The answer reached the maximum length.",
      "OpencodeOptionalMessage",
    ),
    OpencodeStructuredOutputError: named(
      "StructuredOutputError",
      "The model gave no answer in the requested form.",
      "OpencodeStructuredOutputErrorData",
    ),
    OpencodeAbortedError: named(
      "MessageAbortedError",
      "The turn was aborted on request.",
      "OpencodeErrorMessage",
    ),
    OpencodeUnexpectedError: named(
      "UnknownError",
      "Any other error, such as a model that does not exist.",
      "OpencodeUnexpectedErrorData",
    ),
    OpencodeOtherError: t.unknownMember(
      "An error that this version does not know.",
      {
        data: t.optional(t.ref("OpencodeOptionalMessage")),
      },
      "name",
    ),
  }),
  OpencodeApiErrorData: t.open("The provider's answer.", {
    message,
    statusCode: t.optional(t.integer("The HTTP status.")),
    isRetryable: t.optional(t.boolean("The same request may succeed later.")),
    responseHeaders: t.optional(
      t.map(t.string(), "As the provider sent them; may hold private data."),
    ),
    responseBody,
    metadata: t.optional(t.map(t.string(), "`url` is the requested address.")),
  }),
  OpencodeAuthErrorData: t.open("The provider.", {
    message,
    providerID: t.optional(t.string()),
  }),
  OpencodeContextOverflowErrorData: t.open("The provider's answer.", {
    message,
    responseBody,
  }),
  OpencodeStructuredOutputErrorData: t.open("The number of attempts.", {
    message,
    retries: t.optional(t.integer()),
  }),
  OpencodeUnexpectedErrorData: t.open("The details of the error.", {
    message,
    ref: t.optional(t.string("The reference in opencode's log.")),
  }),
  OpencodeErrorMessage: t.open("Only a message.", { message }),
  OpencodeOptionalMessage: t.open("A message, if there is one.", { message: t.optional(message) }),
};

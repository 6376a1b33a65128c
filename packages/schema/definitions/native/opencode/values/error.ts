import type { TSchema } from "typebox";

import {
  boolean,
  integer,
  literal,
  map,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../../../vocabulary.ts";

const message = string("What went wrong, in words.");
const responseBody = optional(string("As the provider sent it; may hold private data."));

const named = (name: string, description: string, data: string): TSchema =>
  open(description, { name: literal(name), data: ref(data) });

/** What opencode says when a request to a model, or the session, fails. */
export const errors: Definitions = {
  OpencodeError: union("Why something failed.", [
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
  OpencodeApiErrorData: open("What the provider answered.", {
    message,
    statusCode: optional(integer("The HTTP status.")),
    isRetryable: optional(boolean("The same request may succeed later.")),
    responseHeaders: optional(map(string(), "As the provider sent them; may hold private data.")),
    responseBody,
    metadata: optional(map(string(), "`url` is the address that was asked.")),
  }),
  OpencodeAuthError: named(
    "ProviderAuthError",
    "There are no valid credentials for the provider.",
    "OpencodeAuthErrorData",
  ),
  OpencodeAuthErrorData: open("Which provider it was.", {
    message,
    providerID: optional(string()),
  }),
  OpencodeContextOverflowError: named(
    "ContextOverflowError",
    "The conversation is longer than the model can hold.",
    "OpencodeContextOverflowErrorData",
  ),
  OpencodeContextOverflowErrorData: open("What the provider answered.", { message, responseBody }),
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
  OpencodeStructuredOutputErrorData: open("How often it was tried.", {
    message,
    retries: optional(integer()),
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
  OpencodeUnexpectedErrorData: open("What is known of it.", {
    message,
    ref: optional(string("Where to find it in the log of opencode.")),
  }),
  OpencodeOtherError: unknownMember(
    "An error that this version does not know.",
    "name",
    [
      "APIError",
      "ProviderAuthError",
      "ContextOverflowError",
      "ContentFilterError",
      "MessageOutputLengthError",
      "StructuredOutputError",
      "MessageAbortedError",
      "UnknownError",
    ],
    { data: optional(ref("OpencodeOptionalMessage")) },
  ),
  OpencodeErrorMessage: open("Nothing but words.", { message }),
  OpencodeOptionalMessage: open("Words, where there are any.", { message: optional(message) }),
};

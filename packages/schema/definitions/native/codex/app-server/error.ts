import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";
import { threadId } from "./thread.ts";

const status = t.optional(t.ref("CodexServerHttpStatus"));

export const errorMethods: t.Definitions = {
  ...notification(
    "error",
    "A call of the model failed. If it is retried, the text streamed so far is void; otherwise the turn ends with the same error.",
    "CodexServerErrorParams",
  ),
};

export const serverErrors: t.Definitions = {
  CodexServerErrorParams: t.open("What failed.", {
    error: t.ref("CodexServerTurnError"),
    willRetry: t.optional(t.boolean("Absent before 0.66: then the words show it.")),
    threadId,
    turnId: t.optional(t.string()),
  }),
  CodexServerTurnError: t.open("Why a call or a turn failed.", {
    message: t.string("For people; for a retry only its number."),
    codexErrorInfo: t.optional(
      t.either(
        [
          t.words([
            "contextWindowExceeded",
            "usageLimitExceeded",
            "internalServerError",
            "unauthorized",
            "badRequest",
            "sandboxError",
            "other",
          ]),
          t.ref("CodexServerErrorDetail"),
          t.nothing(),
        ],
        "The kind of error: a word, or an object whose one key is the word.",
      ),
    ),
    additionalDetails: t.maybe(t.string("The cause of a retry.")),
    misalignment: t.optional(t.anything()),
  }),
  CodexServerErrorDetail: t.open("A kind of error that comes with an HTTP status.", {
    httpConnectionFailed: status,
    responseStreamConnectionFailed: status,
    responseStreamDisconnected: status,
    responseTooManyFailedAttempts: status,
  }),
  CodexServerHttpStatus: t.open("The status of the provider's answer.", {
    httpStatusCode: t.maybe(t.integer("Null where there was no answer.")),
  }),
};

import {
  anything,
  boolean,
  either,
  integer,
  nothing,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const status = optional(ref("CodexServerHttpStatus"));

export const errorMethods: Methods = {
  error: {
    description:
      "A call of the model failed. If it is tried again, what was being streamed is void; else the turn ends with the same error.",
    params: "CodexServerErrorParams",
  },
};

export const serverErrors: Definitions = {
  CodexServerErrorParams: open("What failed.", {
    error: ref("CodexServerTurnError"),
    willRetry: boolean(),
    threadId,
    turnId: optional(string()),
  }),
  CodexServerTurnError: open("Why a call or a turn failed.", {
    message: string("For people; of a retry only its number."),
    codexErrorInfo: optional(
      either(
        [
          words([
            "contextWindowExceeded",
            "usageLimitExceeded",
            "internalServerError",
            "unauthorized",
            "badRequest",
            "sandboxError",
            "other",
          ]),
          ref("CodexServerErrorDetail"),
          nothing(),
        ],
        "The kind of error: a word, or an object whose one key is the word.",
      ),
    ),
    additionalDetails: optional(nullable(string("The cause of a retry."))),
    misalignment: optional(anything()),
  }),
  CodexServerErrorDetail: open("A kind of error that knows the HTTP status.", {
    httpConnectionFailed: status,
    responseStreamConnectionFailed: status,
    responseStreamDisconnected: status,
    responseTooManyFailedAttempts: status,
  }),
  CodexServerHttpStatus: open("The status of the provider's answer.", {
    httpStatusCode: optional(nullable(integer("Null where there was no answer."))),
  }),
};

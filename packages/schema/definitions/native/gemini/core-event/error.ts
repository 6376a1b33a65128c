import * as t from "../../../vocabulary.ts";

const event = t.tagged("type", "GeminiCore*");

export const coreErrors: t.Definitions = {
  GeminiCoreError: t.union("The run failed, in one of two forms.", [
    "GeminiCoreErrorStatus",
    "GeminiCoreErrorValue",
  ]),
  GeminiCoreErrorStatus: t.open("An error with a code.", {
    type: t.literal("error"),
    error: t.ref("GeminiCoreErrorDetail"),
    status: t.optional(t.words(["error"])),
  }),
  GeminiCoreErrorValue: t.without(
    ["error"],
    t.open("An error in the core's form.", {
      value: t.ref("GeminiCoreErrorHolder"),
      type: t.literal("error"),
    }),
  ),
  GeminiCoreErrorHolder: t.open("The wrapper of an error event's error.", {
    error: t.ref("GeminiCoreErrorDetail"),
  }),
  GeminiCoreErrorDetail: t.open("Why something failed.", {
    message: t.string(),
    code: t.optional(t.either([t.string(), t.integer()], "Such as `INVALID_CHUNK`.")),
    status: t.optional(
      t.either([t.string(), t.integer()], "The HTTP status of the model's server."),
    ),
  }),
  ...event("retry", "The request is repeated; the answer so far is void."),
};

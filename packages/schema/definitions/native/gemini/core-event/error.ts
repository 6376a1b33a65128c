import * as t from "../../../vocabulary.ts";

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
    t.open("An error as the core has it.", {
      value: t.ref("GeminiCoreErrorHolder"),
      type: t.literal("error"),
    }),
  ),
  GeminiCoreErrorHolder: t.open("What holds the error of an error event.", {
    error: t.ref("GeminiCoreErrorDetail"),
  }),
  GeminiCoreErrorDetail: t.open("Why something failed.", {
    message: t.string(),
    code: t.optional(t.either([t.string(), t.integer()], "Such as `INVALID_CHUNK`.")),
    status: t.optional(
      t.either([t.string(), t.integer()], "The HTTP status of the model's server."),
    ),
  }),
  GeminiCoreRetry: t.open("The request is repeated; the answer so far is void.", {
    type: t.literal("retry"),
  }),
};

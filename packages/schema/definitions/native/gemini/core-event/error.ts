import {
  either,
  integer,
  literal,
  open,
  optional,
  ref,
  string,
  union,
  without,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

export const coreErrors: Definitions = {
  GeminiCoreError: union("The run failed, in one of two forms.", [
    "GeminiCoreErrorStatus",
    "GeminiCoreErrorValue",
  ]),
  GeminiCoreErrorStatus: open("An error with a code.", {
    type: literal("error"),
    error: ref("GeminiCoreErrorDetail"),
    status: optional(words(["error"])),
  }),
  GeminiCoreErrorValue: without(
    ["error"],
    open("An error as the core has it.", {
      value: ref("GeminiCoreErrorHolder"),
      type: literal("error"),
    }),
  ),
  GeminiCoreErrorHolder: open("What holds the error of an error event.", {
    error: ref("GeminiCoreErrorDetail"),
  }),
  GeminiCoreErrorDetail: open("Why something failed.", {
    message: string(),
    code: optional(either([string(), integer()], "Such as `INVALID_CHUNK`.")),
    status: optional(either([string(), integer()], "The HTTP status of the model's server.")),
  }),
  GeminiCoreRetry: open("The request is repeated; the answer so far is void.", {
    type: literal("retry"),
  }),
};

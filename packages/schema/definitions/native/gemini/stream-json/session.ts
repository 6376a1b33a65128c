import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";

export const sessions: t.Definitions = {
  ...line(
    "init",
    "The first line. If flags, authentication or settings fail before it, stdout stays empty.",
    {
      session_id: t.string("Any text, not always a UUID. No other line contains it."),
      model: t.optional(
        t.string("The requested name, such as `auto`, not the model that answers."),
      ),
    },
  ),
  ...line("message", "The prompt, or the next piece of the answer. Thoughts are never printed.", {
    role: t.words(
      ["user", "assistant"],
      "`user` is the prompt as sent: stdin before it, commands and `@file` not expanded.",
    ),
    content: t.string(
      "For an assistant only the new text. A repeated request repeats text without a mark.",
    ),
    delta: t.optional(t.boolean("True on every piece of an answer; no whole message follows.")),
  }),
  ...line(
    "result",
    "The last line. It is missing after a signal, after a closed pipe, and before `init`.",
    {
      status: t.words(
        ["success", "error"],
        "`error` can come with exit code 0, and `success` for a run that a hook or a loop stopped.",
      ),
      stats: t.optional(t.ref("GeminiStats")),
      error: t.optional(
        t.ref(
          "GeminiErrorDetail",
          "May be missing on `error`: then the last `error` line has the cause.",
        ),
      ),
    },
  ),
};

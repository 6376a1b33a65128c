import { literal, open, string, words, type Definitions } from "../../../vocabulary.ts";
import { timestamp } from "./timestamp.ts";

export const notices: Definitions = {
  GeminiError: open(
    "Something that does not by itself end the run: a loop, a hook, an empty answer.",
    {
      type: literal("error"),
      severity: words(["warning", "error"]),
      message: string(),
      timestamp,
    },
  ),
};

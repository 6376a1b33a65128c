import * as t from "../../../vocabulary.ts";
import { timestamp } from "./timestamp.ts";

export const notices: t.Definitions = {
  GeminiError: t.open(
    "Something that does not by itself end the run: a loop, a hook, an empty answer.",
    {
      type: t.literal("error"),
      severity: t.words(["warning", "error"]),
      message: t.string(),
      timestamp,
    },
  ),
};

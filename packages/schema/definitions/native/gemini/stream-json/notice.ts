import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";

export const notices: t.Definitions = {
  ...line(
    "error",
    "A problem that does not by itself end the run: a loop, a hook, an empty answer.",
    {
      severity: t.words(["warning", "error"]),
      message: t.string(),
    },
  ),
};

import { boolean, integer, oneOf, optional, ref, string, type Definitions } from "../vocabulary.ts";
import { event } from "./event.ts";
import { errorCode } from "./outcome.ts";

export const noticeEvents: Definitions = {
  ...event("error", "Something went wrong. Told once, whether or not it ends the turn.", {
    message: string(),
    errorCode: errorCode(),
    fatal: boolean("The turn or the run ends by it."),
    retry: optional(ref("Retry", "It is tried again.")),
    httpStatus: optional(integer()),
  }),
  ...event("log", "Something that whoever runs the agent may want to know.", {
    level: oneOf(["debug", "info", "warn", "error"]),
    message: string(),
    source: optional(string("Who says it: `adapter`, `runner`, `gateway`, `agent`, `stderr`.")),
  }),
  ...event("rawOutput", "A line that is no JSON object.", {
    stream: oneOf(["stdout", "stderr"]),
    line: string(),
    truncated: optional(boolean("The line was longer; this is its beginning.")),
  }),
};

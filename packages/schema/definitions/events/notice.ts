import * as t from "../vocabulary.ts";
import { event } from "./event.ts";
import { errorCode } from "./outcome.ts";

const logLevels = t.wordList("LogLevel", ["debug", "info", "warn", "error"]);
const outputStreams = t.wordList("OutputStream", ["stdout", "stderr"]);

export const noticeEvents: t.Definitions = {
  ...event("error", "An error. Emitted once, whether or not it ends the turn.", {
    message: t.string(),
    errorCode: errorCode(),
    fatal: t.boolean("The error ends the turn or the run."),
    retry: t.optional(t.ref("Retry", "Present if the failed call is retried.")),
    httpStatus: t.optional(t.integer()),
  }),
  ...event("log", "A message for the operator of the agent.", {
    level: t.listed(logLevels),
    message: t.string(),
    source: t.optional(t.string("The author: `adapter`, `runner`, `gateway`, `agent`, `stderr`.")),
  }),
  ...event("rawOutput", "A line that is not a JSON object.", {
    stream: t.oneOf(outputStreams),
    line: t.string(),
    truncated: t.optional(t.boolean("The line was longer; only its beginning is kept.")),
  }),
};

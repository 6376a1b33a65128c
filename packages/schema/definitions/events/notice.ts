import {
  boolean,
  integer,
  listed,
  oneOf,
  optional,
  ref,
  string,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";
import { errorCode } from "./outcome.ts";

const logLevels = wordList("LogLevel", ["debug", "info", "warn", "error"]);
const outputStreams = wordList("OutputStream", ["stdout", "stderr"]);

export const noticeEvents: Definitions = {
  ...event("error", "Something went wrong. Emitted once, whether or not it ends the turn.", {
    message: string(),
    errorCode: errorCode(),
    fatal: boolean("The turn or the run ends by it."),
    retry: optional(ref("Retry", "It is tried again.")),
    httpStatus: optional(integer()),
  }),
  ...event("log", "A message for the operator of the agent.", {
    level: listed(logLevels),
    message: string(),
    source: optional(string("Who says it: `adapter`, `runner`, `gateway`, `agent`, `stderr`.")),
  }),
  ...event("rawOutput", "A line that is no JSON object.", {
    stream: oneOf(outputStreams),
    line: string(),
    truncated: optional(boolean("The line was longer; this is its beginning.")),
  }),
};

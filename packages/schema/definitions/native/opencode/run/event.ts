import type { TSchema } from "typebox";

import {
  anything,
  integer,
  literal,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../../../vocabulary.ts";

const timestamp = optional(integer("When it was printed: milliseconds since 1970."));
const sessionID = string("The conversation: what resumes it.");

const line = (type: string, part: string, description: string): TSchema =>
  open(description, { type: literal(type), timestamp, sessionID, part: ref(part) });

export const runEvents: Definitions = {
  OpencodeRunEvent: union(
    "One line of `opencode run --format json`. No line says that the run is over.",
    [
      "OpencodeRunStepStart",
      "OpencodeRunText",
      "OpencodeRunReasoning",
      "OpencodeRunToolUse",
      "OpencodeRunStepFinish",
      "OpencodeRunError",
      "OpencodeRunUnknown",
    ],
  ),
  OpencodeRunStepStart: line(
    "step_start",
    "OpencodeRunStepStartPart",
    "A call of the model began; printed again, with the same message, when the call is retried.",
  ),
  OpencodeRunText: line("text", "OpencodeRunTextPart", "A text was finished; always whole."),
  OpencodeRunReasoning: line(
    "reasoning",
    "OpencodeRunReasoningPart",
    "Thoughts were finished; only with `--thinking`.",
  ),
  OpencodeRunToolUse: line(
    "tool_use",
    "OpencodeRunToolPart",
    "A tool call ended, well or not; the only line about it. Calls come in the order in which they end.",
  ),
  OpencodeRunStepFinish: line(
    "step_finish",
    "OpencodeRunStepFinishPart",
    "A call of the model ended; absent when it failed.",
  ),
  OpencodeRunError: open("The run failed; the same error may be printed twice.", {
    type: literal("error"),
    timestamp,
    sessionID,
    error: ref("OpencodeError"),
  }),
  OpencodeRunUnknown: unknownMember(
    "A line that this version does not know.",
    "type",
    ["step_start", "text", "reasoning", "tool_use", "step_finish", "error"],
    { timestamp, sessionID: optional(sessionID), part: optional(anything()) },
  ),
};

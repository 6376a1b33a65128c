import type { TSchema } from "typebox";

import * as t from "../../../vocabulary.ts";

const timestamp = t.optional(t.integer("When it was printed: milliseconds since 1970."));
const sessionID = t.string("The id to resume the conversation with.");

const line = (type: string, part: string, description: string): TSchema =>
  t.open(description, { type: t.literal(type), timestamp, sessionID, part: t.ref(part) });

export const runEvents: t.Definitions = t.unionOf(
  "OpencodeRunEvent",
  "One line of `opencode run --format json`. No line marks the end of the run.",
  {
    OpencodeRunStepStart: line(
      "step_start",
      "OpencodeRunStepStartPart",
      "A call of the model started; printed again, with the same message, when the call is retried.",
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
      "A tool call ended, successfully or not; the only line about it. Calls come in the order in which they end.",
    ),
    OpencodeRunStepFinish: line(
      "step_finish",
      "OpencodeRunStepFinishPart",
      "A call of the model ended; absent when it failed.",
    ),
    OpencodeRunError: t.open("The run failed; the same error may be printed twice.", {
      type: t.literal("error"),
      timestamp,
      sessionID,
      error: t.ref("OpencodeError"),
    }),
    OpencodeRunUnknown: t.unknownMember("A line that this version does not know.", {
      timestamp,
      sessionID: t.optional(sessionID),
      part: t.optional(t.anything()),
    }),
  },
);

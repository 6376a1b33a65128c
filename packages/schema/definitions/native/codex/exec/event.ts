import * as t from "../../../vocabulary.ts";
import { itemLines } from "./item-event.ts";
import { untypedLines } from "./older.ts";

const turn: t.Definitions = {
  CodexThreadStarted: t.open("The first line of a run.", {
    type: t.literal("thread.started"),
    thread_id: t.string(
      "The id to resume the thread with. A resumed run repeats it, a fork has a new one.",
    ),
  }),
  CodexTurnStarted: t.open("The one turn of the run starts. It has no id.", {
    type: t.literal("turn.started"),
  }),
  CodexTurnCompleted: t.open("The turn succeeded. The last line of a successful run.", {
    type: t.literal("turn.completed"),
    usage: t.ref("CodexUsage"),
  }),
  CodexTurnFailed: t.open("The turn failed. The last line of such a run; it has no usage.", {
    type: t.literal("turn.failed"),
    error: t.ref("CodexFailure"),
  }),
  CodexError: t.open(
    "An error: a retry if the message begins with `Reconnecting`; otherwise the run ends, and `turn.failed` follows with the same message.",
    { type: t.literal("error"), message: t.string() },
  ),
};

const older: t.Definitions = {
  CodexSessionCreated: t.open("The first line of a run in versions before `thread.started`.", {
    type: t.literal("session.created"),
    session_id: t.string("The id to resume the session with."),
  }),
  CodexResult: t.open(
    "The whole output of a turn, as printed by wrappers that print one result per turn.",
    {
      type: t.literal("result"),
      text: t.string("The agent's answer."),
    },
  ),
};

export const events: t.Definitions = {
  CodexLine: t.union("One line of the output.", ["CodexEvent", ...Object.keys(untypedLines)]),
  ...t.unionOf(
    "CodexEvent",
    "A line with a type. No line has a time, a number or the id of its turn.",
    {
      ...turn,
      ...itemLines,
      ...older,
      CodexUnknownEvent: t.unknownMember("A line of a type that this version does not know.", {
        text: t.optional(
          t.anything("The agent's answer, if the line is the whole output of a turn."),
        ),
      }),
    },
  ),
  ...untypedLines,
  CodexUsage: t.open(
    "Tokens of the whole thread so far, over all turns and earlier runs; never of one turn alone. All zero if nothing is known.",
    {
      input_tokens: t.count("All input, cached or not."),
      cached_input_tokens: t.optional(t.count("Part of the input.")),
      cache_write_input_tokens: t.optional(t.count("Part of the input.")),
      output_tokens: t.count("All output, reasoning included."),
      reasoning_output_tokens: t.optional(t.count("Part of the output.")),
    },
  ),
  CodexFailure: t.open("Why a turn failed.", {
    message: t.string("For people; sometimes the body of the API's answer as JSON text."),
  }),
};

import {
  anything,
  count,
  literal,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  without,
  type Definitions,
} from "../../../vocabulary.ts";

const known = [
  "thread.started",
  "turn.started",
  "item.started",
  "item.updated",
  "item.completed",
  "turn.completed",
  "turn.failed",
  "error",
  "session.created",
  "result",
];

const lines: Definitions = {
  CodexLine: union("One line of the output.", ["CodexEvent", "CodexBareText"]),
  CodexEvent: union("A line with a type. No line has a time, a number or the id of its turn.", [
    "CodexThreadStarted",
    "CodexTurnStarted",
    "CodexItemStarted",
    "CodexItemUpdated",
    "CodexItemCompleted",
    "CodexTurnCompleted",
    "CodexTurnFailed",
    "CodexError",
    "CodexSessionCreated",
    "CodexResult",
    "CodexUnknownEvent",
  ]),
  CodexUnknownEvent: unknownMember("A line of a type that is not known here.", "type", known, {
    text: optional(anything("Where the line is all that a turn said, the agent's answer.")),
  }),
};

const thread: Definitions = {
  CodexThreadStarted: open("The first line of a run.", {
    type: literal("thread.started"),
    thread_id: string("What resumes the thread. A resumed run repeats it, a fork has a new one."),
  }),
  CodexTurnStarted: open("The one turn of the run begins. It has no id.", {
    type: literal("turn.started"),
  }),
  CodexTurnCompleted: open("The turn succeeded. The last line of a run that went well.", {
    type: literal("turn.completed"),
    usage: ref("CodexUsage"),
  }),
  CodexUsage: open(
    "Tokens of the whole thread so far, over all its turns, also those of earlier runs: never of one turn alone. All zero where nothing is known.",
    {
      input_tokens: count("All input, cached or not."),
      cached_input_tokens: optional(count("Part of the input.")),
      cache_write_input_tokens: optional(count("Part of the input.")),
      output_tokens: count("All output, reasoning included."),
      reasoning_output_tokens: optional(count("Part of the output.")),
    },
  ),
  CodexTurnFailed: open("The turn failed. The last line of such a run; it has no usage.", {
    type: literal("turn.failed"),
    error: ref("CodexFailure"),
  }),
  CodexFailure: open("Why a turn failed.", {
    message: string("For people; sometimes the body of the API's answer as JSON text."),
  }),
  CodexError: open(
    "Something went wrong: a retry when the message begins with `Reconnecting`, else the end, and then `turn.failed` follows with the same message.",
    { type: literal("error"), message: string() },
  ),
};

const older: Definitions = {
  CodexSessionCreated: open(
    "The first line of a run, as versions before `thread.started` had it.",
    {
      type: literal("session.created"),
      session_id: string("What resumes the session."),
    },
  ),
  CodexResult: open("All that a turn said, as wrappers that print one result per turn have it.", {
    type: literal("result"),
    text: string("The agent's answer."),
  }),
  CodexBareText: without(
    ["type"],
    open("All that a turn said, in a line without a type.", {
      text: string("The agent's answer."),
    }),
  ),
};

export const events: Definitions = { ...lines, ...thread, ...older };

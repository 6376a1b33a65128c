import * as t from "../../../vocabulary.ts";

const lines: t.Definitions = {
  CodexLine: t.union("One line of the output.", ["CodexEvent", "CodexBareText"]),
  CodexEvent: t.union("A line with a type. No line has a time, a number or the id of its turn.", [
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
  CodexUnknownEvent: t.unknownMember("A line of a type that is not known here.", "type", {
    text: t.optional(t.anything("Where the line is all that a turn said, the agent's answer.")),
  }),
};

const thread: t.Definitions = {
  CodexThreadStarted: t.open("The first line of a run.", {
    type: t.literal("thread.started"),
    thread_id: t.string("What resumes the thread. A resumed run repeats it, a fork has a new one."),
  }),
  CodexTurnStarted: t.open("The one turn of the run begins. It has no id.", {
    type: t.literal("turn.started"),
  }),
  CodexTurnCompleted: t.open("The turn succeeded. The last line of a run that went well.", {
    type: t.literal("turn.completed"),
    usage: t.ref("CodexUsage"),
  }),
  CodexUsage: t.open(
    "Tokens of the whole thread so far, over all its turns, also those of earlier runs: never of one turn alone. All zero where nothing is known.",
    {
      input_tokens: t.count("All input, cached or not."),
      cached_input_tokens: t.optional(t.count("Part of the input.")),
      cache_write_input_tokens: t.optional(t.count("Part of the input.")),
      output_tokens: t.count("All output, reasoning included."),
      reasoning_output_tokens: t.optional(t.count("Part of the output.")),
    },
  ),
  CodexTurnFailed: t.open("The turn failed. The last line of such a run; it has no usage.", {
    type: t.literal("turn.failed"),
    error: t.ref("CodexFailure"),
  }),
  CodexFailure: t.open("Why a turn failed.", {
    message: t.string("For people; sometimes the body of the API's answer as JSON text."),
  }),
  CodexError: t.open(
    "Something went wrong: a retry when the message begins with `Reconnecting`, else the end, and then `turn.failed` follows with the same message.",
    { type: t.literal("error"), message: t.string() },
  ),
};

const older: t.Definitions = {
  CodexSessionCreated: t.open(
    "The first line of a run, as versions before `thread.started` had it.",
    {
      type: t.literal("session.created"),
      session_id: t.string("What resumes the session."),
    },
  ),
  CodexResult: t.open("All that a turn said, as wrappers that print one result per turn have it.", {
    type: t.literal("result"),
    text: t.string("The agent's answer."),
  }),
  CodexBareText: t.without(
    ["type"],
    t.open("All that a turn said, in a line without a type.", {
      text: t.string("The agent's answer."),
    }),
  ),
};

export const events: t.Definitions = { ...lines, ...thread, ...older };

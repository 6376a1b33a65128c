import * as t from "../vocabulary.ts";

const raw = t.optional(t.anything("The native line; on request."));
export const daemonDefinitions: t.Definitions = {
  StreamEvent: t.union("One `data:` line of the answer to `session.send`; `[DONE]` ends them.", [
    "StreamSystem",
    "StreamPartial",
    "StreamText",
    "StreamToolUse",
    "StreamResult",
    "StreamQueued",
    "StreamError",
    "StreamPing",
    "StreamInterrupted",
    "StreamUnknown",
  ]),
  StreamSystem: t.open("Facts about the session.", {
    type: t.literal("system"),
    subtype: t.words(["init"]),
    session_id: t.optional(t.string("The native id of the conversation.")),
    model: t.optional(t.string()),
    raw,
  }),
  StreamPartial: t.open("A piece of text; the next `text` replaces what was gathered.", {
    type: t.literal("partial"),
    content: t.string(),
  }),
  StreamText: t.open("A whole text.", { type: t.literal("text"), content: t.string(), raw }),
  StreamToolUse: t.open("A tool is called, or runs.", {
    type: t.literal("tool_use"),
    tool: t.string(),
    input: t.optional(
      t.either(
        [t.map(t.anything()), t.list(t.ref("StreamQuestion"))],
        "The tool's arguments; for AskUserQuestion the list of questions.",
      ),
    ),
    message: t.optional(t.string("What it does now.")),
    raw,
  }),
  StreamQuestion: t.open("One question of AskUserQuestion.", {
    header: t.string(),
    options: t.list(t.ref("StreamQuestionOption")),
    multiSelect: t.optional(t.boolean()),
  }),
  StreamQuestionOption: t.open("One answer to choose.", {
    description: t.string(),
    label: t.optional(t.string()),
  }),
  StreamResult: t.open("The agent is done. Terminal.", {
    type: t.literal("result"),
    session_id: t.optional(t.string("What resumes the conversation.")),
    raw,
  }),
  StreamQueued: t.open("The session is busy; the message waits.", {
    type: t.literal("queued"),
    position: t.integer("From 1.", { minimum: 1 }),
  }),
  StreamError: t.open("Something failed. Terminal.", {
    type: t.literal("error"),
    message: t.string(),
  }),
  StreamPing: t.open("The connection is alive; every 30 seconds.", { type: t.literal("ping") }),
  StreamInterrupted: t.open("The operation was interrupted. Terminal.", {
    type: t.literal("interrupted"),
  }),
  StreamUnknown: t.unknownMember("A type that this version does not know. Skip it.", "type"),
};

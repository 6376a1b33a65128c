import {
  anything,
  either,
  integer,
  list,
  literal,
  map,
  open,
  optional,
  ref,
  string,
  boolean,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../vocabulary.ts";

const raw = optional(anything("The native line; on request."));
const known = [
  "system",
  "partial",
  "text",
  "tool_use",
  "result",
  "queued",
  "error",
  "ping",
  "interrupted",
];

export const daemonDefinitions: Definitions = {
  StreamEvent: union("One `data:` line of the answer to `session.send`; `[DONE]` ends them.", [
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
  StreamSystem: open("Facts about the session.", {
    type: literal("system"),
    subtype: words(["init"]),
    session_id: optional(string("The native id of the conversation.")),
    model: optional(string()),
    raw,
  }),
  StreamPartial: open("A piece of text; the next `text` replaces what was gathered.", {
    type: literal("partial"),
    content: string(),
  }),
  StreamText: open("A whole text.", { type: literal("text"), content: string(), raw }),
  StreamToolUse: open("A tool is called, or runs.", {
    type: literal("tool_use"),
    tool: string(),
    input: optional(
      either(
        [map(anything()), list(ref("StreamQuestion"))],
        "The tool's arguments; for AskUserQuestion the list of questions.",
      ),
    ),
    message: optional(string("What it does now.")),
    raw,
  }),
  StreamQuestion: open("One question of AskUserQuestion.", {
    header: string(),
    options: list(ref("StreamQuestionOption")),
    multiSelect: optional(boolean()),
  }),
  StreamQuestionOption: open("One answer to choose.", {
    description: string(),
    label: optional(string()),
  }),
  StreamResult: open("The agent is done. Terminal.", {
    type: literal("result"),
    session_id: optional(string("What resumes the conversation.")),
    raw,
  }),
  StreamQueued: open("The session is busy; the message waits.", {
    type: literal("queued"),
    position: integer("From 1.", { minimum: 1 }),
  }),
  StreamError: open("Something failed. Terminal.", { type: literal("error"), message: string() }),
  StreamPing: open("The connection is alive; every 30 seconds.", { type: literal("ping") }),
  StreamInterrupted: open("The operation was interrupted. Terminal.", {
    type: literal("interrupted"),
  }),
  StreamUnknown: unknownMember("A type that this version does not know. Skip it.", "type", known),
};

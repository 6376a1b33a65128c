import {
  anything,
  boolean,
  integer,
  list,
  literal,
  map,
  number,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Events } from "./event.ts";

const identity = { id: string(), sessionID: string() };
const messageID = string();

export const messageEvents: Events = {
  "message.updated": {
    description: "A message started or changed; includes the user's messages.",
    properties: {
      sessionID: optional(string("The same as in `info`; older versions leave it out.")),
      info: ref("OpencodeMessage"),
    },
  },
  "message.removed": {
    description: "A message was taken back.",
    properties: { sessionID: string(), messageID },
  },
  "message.part.updated": {
    description: "A part of a message started or changed; each time with the whole part.",
    properties: {
      sessionID: optional(string("The same as in `part`; older versions leave it out.")),
      part: ref("OpencodePart"),
      time: optional(integer("Milliseconds since 1970.")),
      delta: optional(string("What is new in the text; older versions, which print no deltas.")),
    },
  },
  "message.part.delta": {
    description: "More of a part; the whole part follows at its end.",
    properties: {
      sessionID: string(),
      messageID,
      partID: string("The part comes first: only it shows whether this is text or reasoning."),
      field: words(["text"], "Which field of the part grows: `text` also for reasoning."),
      delta: string("The text to append."),
    },
  },
  "message.part.removed": {
    description: "A part of a message was taken back.",
    properties: { sessionID: string(), messageID, partID: string() },
  },
};

export const messages: Definitions = {
  OpencodeMessage: union("A message, without its parts.", [
    "OpencodeUserMessage",
    "OpencodeAssistantMessage",
    "OpencodeUnknownMessage",
  ]),
  OpencodeUserMessage: open("What the user said. Its parts are an echo of the prompt.", {
    ...identity,
    role: literal("user"),
    time: optional(ref("OpencodeMessageTime")),
    agent: optional(string("The role it is for, as `build` or `plan`.")),
    model: optional(ref("OpencodeModel")),
    summary: optional(ref("OpencodeMessageSummary")),
    system: optional(string("Instructions for this message alone.")),
    tools: optional(map(boolean(), "Which tools may be used, by name.")),
    format: optional(map(anything(), "The form that the answer must have.")),
  }),
  OpencodeAssistantMessage: open("What the model says in one step.", {
    ...identity,
    role: literal("assistant"),
    parentID: optional(string("The user's message that it answers.")),
    time: optional(ref("OpencodeMessageTime")),
    agent: optional(string("The role it was said in, as `build` or `plan`.")),
    mode: optional(string("The older name of `agent`.")),
    modelID: optional(string()),
    providerID: optional(string()),
    path: optional(ref("OpencodeMessagePath")),
    cost: optional(number("Of this step, in US dollars: opencode's estimate.")),
    tokens: optional(ref("OpencodeTokens", "Of this step; zeros until it ends.")),
    finish: optional(
      words(["stop", "tool-calls", "length", "content-filter"], "Why the model stopped."),
    ),
    error: optional(ref("OpencodeError")),
    summary: optional(boolean("It is a summary that takes the place of what was before.")),
    structured: optional(anything("The answer in the form that was asked for.")),
    variant: optional(string("How hard the model was to think, in the provider's words.")),
  }),
  OpencodeUnknownMessage: unknownMember(
    "A message of a role that this version does not know.",
    "role",
    ["user", "assistant"],
    { id: optional(string()), sessionID: optional(string()) },
  ),
  OpencodeMessageTime: open("When a message began and ended: milliseconds since 1970.", {
    created: optional(integer()),
    completed: optional(integer("Absent while it runs.")),
  }),
  OpencodeMessagePath: open("Where a message was written.", {
    cwd: optional(string("The working directory.")),
    root: optional(string("The top of the project.")),
  }),
  OpencodeMessageSummary: open("What came of a prompt.", {
    title: optional(string()),
    body: optional(string()),
    diffs: optional(list(ref("OpencodeFileDiff"))),
  }),
};

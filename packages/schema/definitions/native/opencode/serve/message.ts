import * as t from "../../../vocabulary.ts";
import { event } from "./event.ts";

const identity = { id: t.string(), sessionID: t.string() };
const messageID = t.string();

export const messageEvents: t.Definitions = {
  ...event("message.updated", "A message started or changed; includes the user's messages.", {
    sessionID: t.optional(t.string("The same as in `info`; older versions omit it.")),
    info: t.ref("OpencodeMessage"),
  }),
  ...event("message.removed", "A message was removed.", { sessionID: t.string(), messageID }),
  ...event(
    "message.part.updated",
    "A part of a message started or changed; each time with the whole part.",
    {
      sessionID: t.optional(t.string("The same as in `part`; older versions omit it.")),
      part: t.ref("OpencodePart"),
      time: t.optional(t.integer("Milliseconds since 1970.")),
      delta: t.optional(t.string("The new text; only in older versions, which print no deltas.")),
    },
  ),
  ...event("message.part.delta", "More of a part; the whole part follows at its end.", {
    sessionID: t.string(),
    messageID,
    partID: t.string("The part comes first: only it shows whether this is text or reasoning."),
    field: t.words(["text"], "Which field of the part grows: `text` also for reasoning."),
    delta: t.string("The text to append."),
  }),
  ...event("message.part.removed", "A part of a message was removed.", {
    sessionID: t.string(),
    messageID,
    partID: t.string(),
  }),
};

export const messages: t.Definitions = {
  ...t.unionOf("OpencodeMessage", "A message, without its parts.", {
    OpencodeUserMessage: t.open("A message of the user. Its parts repeat the prompt.", {
      ...identity,
      role: t.literal("user"),
      time: t.optional(t.ref("OpencodeMessageTime")),
      agent: t.optional(t.string("The role it is for, as `build` or `plan`.")),
      model: t.optional(t.ref("OpencodeModel")),
      summary: t.optional(t.ref("OpencodeMessageSummary")),
      system: t.optional(t.string("Instructions for this message alone.")),
      tools: t.optional(t.map(t.boolean(), "Which tools may be used, by name.")),
      format: t.optional(t.map(t.anything(), "The form that the answer must have.")),
    }),
    OpencodeAssistantMessage: t.open("The model's message of one step.", {
      ...identity,
      role: t.literal("assistant"),
      parentID: t.optional(t.string("The user's message that it answers.")),
      time: t.optional(t.ref("OpencodeMessageTime")),
      agent: t.optional(t.string("The role of the author, as `build` or `plan`.")),
      mode: t.optional(t.string("The older name of `agent`.")),
      modelID: t.optional(t.string()),
      providerID: t.optional(t.string()),
      path: t.optional(t.ref("OpencodeMessagePath")),
      cost: t.optional(t.number("Of this step, in US dollars: opencode's estimate.")),
      tokens: t.optional(t.ref("OpencodeTokens", "Of this step; zeros until it ends.")),
      finish: t.optional(
        t.words(["stop", "tool-calls", "length", "content-filter"], "Why the model stopped."),
      ),
      error: t.optional(t.ref("OpencodeError")),
      summary: t.optional(
        t.boolean("The message is a summary that replaces the earlier messages."),
      ),
      structured: t.optional(t.anything("The answer in the requested form.")),
      variant: t.optional(t.string("The reasoning effort, in the provider's words.")),
    }),
    OpencodeUnknownMessage: t.unknownMember(
      "A message of a role that this version does not know.",
      { id: t.optional(t.string()), sessionID: t.optional(t.string()) },
      "role",
    ),
  }),
  OpencodeMessageTime: t.open("When a message started and ended: milliseconds since 1970.", {
    created: t.optional(t.integer()),
    completed: t.optional(t.integer("Absent while it runs.")),
  }),
  OpencodeMessagePath: t.open("Where a message was written.", {
    cwd: t.optional(t.string("The working directory.")),
    root: t.optional(t.string("The top of the project.")),
  }),
  OpencodeMessageSummary: t.open("The summary of a prompt.", {
    title: t.optional(t.string()),
    body: t.optional(t.string()),
    diffs: t.optional(t.list(t.ref("OpencodeFileDiff"))),
  }),
};

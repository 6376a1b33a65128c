import {
  integer,
  list,
  literal,
  map,
  anything,
  number,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Events } from "./event.ts";

const sessionID = string();
const changed = {
  sessionID: optional(string("The same as in `info`; older versions leave it out.")),
  info: ref("OpencodeSession"),
};

export const sessionEvents: Events = {
  "session.created": {
    description: "A session began; with a `parentID` it is a sub-agent's.",
    properties: changed,
  },
  "session.updated": {
    description: "Something about a session changed; also after its turn has ended.",
    properties: changed,
  },
  "session.deleted": { description: "A session was deleted.", properties: changed },
  "session.status": {
    description: "A session became busy, idle, or waits to try again.",
    properties: { sessionID, status: ref("OpencodeSessionStatus") },
  },
  "session.idle": {
    description: "A session has nothing to do; after an error or an abort it is repeated.",
    properties: { sessionID },
  },
  "session.error": {
    description: "A turn failed or was aborted.",
    properties: { sessionID: optional(sessionID), error: optional(ref("OpencodeError")) },
  },
  "session.diff": {
    description: "All that the session has changed, whenever it is counted anew.",
    properties: { sessionID, diff: list(ref("OpencodeFileDiff")) },
  },
  "session.compacted": {
    description: "The conversation was shortened.",
    properties: { sessionID },
  },
  "todo.updated": {
    description: "The model's list changed.",
    properties: { sessionID, todos: list(ref("OpencodeTodo"), "The whole list.") },
  },
};

export const sessions: Definitions = {
  OpencodeSession: open("A session, whole.", {
    id: string(),
    parentID: optional(string("The session that started it, where it is a sub-agent's.")),
    slug: optional(string("Its id in words.")),
    title: optional(string()),
    version: optional(string("The version of opencode that made it.")),
    projectID: optional(string()),
    directory: optional(string()),
    path: optional(string("Below the project; empty at its top.")),
    agent: optional(string("The role it runs in, as `build` or `plan`.")),
    model: optional(ref("OpencodeSessionModel")),
    cost: optional(number("Of all steps so far, in US dollars.")),
    tokens: optional(ref("OpencodeTokens", "Of all steps so far.")),
    summary: optional(ref("OpencodeChangeSummary")),
    permission: optional(list(ref("OpencodePermissionRule"))),
    share: optional(map(anything(), "Where it is published.")),
    revert: optional(map(anything(), "How far it was taken back.")),
    time: optional(ref("OpencodeSessionTime")),
  }),
  OpencodeSessionModel: open("The model of a session.", {
    id: string(),
    providerID: optional(string()),
    variant: optional(string()),
  }),
  OpencodeChangeSummary: open("How much a session has changed.", {
    additions: optional(number("Lines.")),
    deletions: optional(number("Lines.")),
    files: optional(number()),
    diffs: optional(list(ref("OpencodeFileDiff"))),
  }),
  OpencodeSessionTime: open("When things happened to a session: milliseconds since 1970.", {
    created: optional(integer()),
    updated: optional(integer()),
    compacting: optional(integer()),
    archived: optional(integer()),
  }),
  OpencodeSessionStatus: union("What a session does.", [
    "OpencodeIdleStatus",
    "OpencodeBusyStatus",
    "OpencodeRetryStatus",
    "OpencodeUnknownStatus",
  ]),
  OpencodeIdleStatus: open("Nothing.", { type: literal("idle") }),
  OpencodeBusyStatus: open("It runs; repeated at each step.", { type: literal("busy") }),
  OpencodeRetryStatus: open("A call of the model failed and will be made again.", {
    type: literal("retry"),
    attempt: integer("Which attempt failed, from 1."),
    message: string("Why it failed."),
    next: optional(number("When it is tried again: milliseconds since 1970.")),
    action: optional(map(anything(), "What the user can do about it.")),
  }),
  OpencodeUnknownStatus: unknownMember("A status that this version does not know.", "type", [
    "idle",
    "busy",
    "retry",
  ]),
};

import * as t from "../../../vocabulary.ts";
import { event } from "./event.ts";

const sessionID = t.string();
const changed = {
  sessionID: t.optional(t.string("The same as in `info`; older versions omit it.")),
  info: t.ref("OpencodeSession"),
};

export const sessionEvents: t.Definitions = {
  ...event("session.created", "A session started; with a `parentID` it is a sub-agent's.", changed),
  ...event(
    "session.updated",
    "Something about a session changed; also after its turn has ended.",
    changed,
  ),
  ...event("session.deleted", "A session was deleted.", changed),
  ...event("session.status", "A session became busy or idle, or waits to retry.", {
    sessionID,
    status: t.ref("OpencodeSessionStatus"),
  }),
  ...event("session.idle", "A session is idle; repeated after an error or an abort.", {
    sessionID,
  }),
  ...event("session.error", "A turn failed or was aborted.", {
    sessionID: t.optional(sessionID),
    error: t.optional(t.ref("OpencodeError")),
  }),
  ...event("session.diff", "All file changes of the session, whenever they are computed again.", {
    sessionID,
    diff: t.list(t.ref("OpencodeFileDiff")),
  }),
  ...event("session.compacted", "The conversation was shortened.", { sessionID }),
  ...event("todo.updated", "The model's list changed.", {
    sessionID,
    todos: t.list(t.ref("OpencodeTodo"), "The whole list."),
  }),
};

export const sessions: t.Definitions = {
  OpencodeSession: t.open("A session, whole.", {
    id: t.string(),
    parentID: t.optional(t.string("The session that started it, where it is a sub-agent's.")),
    slug: t.optional(t.string("A readable id.")),
    title: t.optional(t.string()),
    version: t.optional(t.string("The version of opencode that created it.")),
    projectID: t.optional(t.string()),
    directory: t.optional(t.string()),
    path: t.optional(t.string("Below the project; empty at its top.")),
    agent: t.optional(t.string("The role it runs in, as `build` or `plan`.")),
    model: t.optional(t.ref("OpencodeSessionModel")),
    cost: t.optional(t.number("Of all steps so far, in US dollars.")),
    tokens: t.optional(t.ref("OpencodeTokens", "Of all steps so far.")),
    summary: t.optional(t.ref("OpencodeChangeSummary")),
    permission: t.optional(t.list(t.ref("OpencodePermissionRule"))),
    share: t.optional(t.map(t.anything(), "The address where it is published.")),
    revert: t.optional(t.map(t.anything(), "The point to which the session was reverted.")),
    time: t.optional(t.ref("OpencodeSessionTime")),
  }),
  OpencodeSessionModel: t.open("The model of a session.", {
    id: t.string(),
    providerID: t.optional(t.string()),
    variant: t.optional(t.string()),
  }),
  OpencodeChangeSummary: t.open("How much a session has changed.", {
    additions: t.optional(t.number("Lines.")),
    deletions: t.optional(t.number("Lines.")),
    files: t.optional(t.number()),
    diffs: t.optional(t.list(t.ref("OpencodeFileDiff"))),
  }),
  OpencodeSessionTime: t.open("When things happened to a session: milliseconds since 1970.", {
    created: t.optional(t.integer()),
    updated: t.optional(t.integer()),
    compacting: t.optional(t.integer()),
    archived: t.optional(t.integer()),
  }),
  ...t.unionOf("OpencodeSessionStatus", "The status of a session.", {
    OpencodeIdleStatus: t.open("Nothing.", { type: t.literal("idle") }),
    OpencodeBusyStatus: t.open("It runs; repeated at each step.", { type: t.literal("busy") }),
    OpencodeRetryStatus: t.open("A call of the model failed and will be retried.", {
      type: t.literal("retry"),
      attempt: t.integer("Which attempt failed, from 1."),
      message: t.string("Why it failed."),
      next: t.optional(t.number("When it is retried: milliseconds since 1970.")),
      action: t.optional(t.map(t.anything(), "What the user can do about it.")),
    }),
    OpencodeUnknownStatus: t.unknownMember("A status that this version does not know."),
  }),
};

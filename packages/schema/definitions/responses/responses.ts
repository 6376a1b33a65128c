import { agentType } from "../events/event.ts";
import { eventDefinitions } from "../events/index.ts";
import * as t from "../vocabulary.ts";
import { agentInfoDefinitions } from "./agent-info.ts";
import { auditDefinitions } from "./audit.ts";
import { doorDefinitions } from "./doors.ts";
import { infoDefinitions } from "./info.ts";
import { loginResultDefinitions } from "./login.ts";
import { problemDefinitions } from "./problem.ts";

const sessionStates = t.wordList("SessionState", [
  "queued",
  "running",
  "done",
  "failed",
  "cancelled",
]);
/** Closed: `/api` has the states that its clients were made for. */
const apiStates = t.wordList("ApiState", ["running", "done", "failed", "cancelled"]);

const times = { createdAt: t.timestamp(), updatedAt: t.timestamp() };

export const responseDefinitions: t.Definitions = {
  Session: t.open("A session, as the gateway returns it.", {
    id: t.string(),
    agentType: agentType(),
    state: t.listed(sessionStates),
    ...times,
    lastSeq: t.count("The seq of its newest event; 0 before the first."),
    turn: t.count("The number of its newest turn; 0 before the first."),
    usage: t.optional(t.ref("TokenUsage")),
    nativeSessionId: t.optional(t.string()),
    alias: t.optional(t.string("The client's own id of the session, such as the id of a chat.")),
  }),
  SessionPage: t.open("A page of sessions.", {
    sessions: t.list(t.ref("Session")),
    next: t.either([t.string(), t.nothing()], "The `cursor` of the next page; null at the end."),
  }),
  EventPage: t.open("A page of events.", {
    events: t.list(t.ref("UnifiedEvent")),
    next: t.either(
      [t.integer(undefined, { minimum: 0 }), t.nothing()],
      "The `after` of the next page; null at the end of an ended session.",
    ),
  }),
  TurnAccepted: t.open("A further prompt was accepted.", {
    turnNumber: t.optional(t.integer(undefined, { minimum: 1 })),
    position: t.optional(t.integer("In the queue, from 1.", { minimum: 1 })),
  }),
  ApiSession: t.open("A session, as `/api/sessions` returns it.", {
    id: t.string(),
    agentId: t.string(),
    projectId: t.string(),
    prompt: t.string(),
    state: t.oneOf(apiStates),
    ...times,
  }),
  ApiSessionState: t.open(
    "The state of a session: the answer to its creation and its cancellation.",
    {
      id: t.string(),
      state: t.oneOf(apiStates),
    },
  ),
  ...doorDefinitions,
  ...auditDefinitions,
  ...agentInfoDefinitions,
  ...infoDefinitions,
  SchemaIndex: t.open("All schemas.", {
    schemas: t.list(t.ref("SchemaEntry")),
  }),
  SchemaEntry: t.open("One schema.", {
    name: t.string("`unified`, `native/codex/exec`, …"),
    $id: t.string(),
    path: t.string("Below the folder of the index."),
    title: t.string(),
    root: t.string("The definition that a value of this schema must satisfy."),
    unions: t.map(
      t.ref("SchemaUnion"),
      "By name of a definition: how its members are distinguished. Choose the member first, then validate against `#/$defs/<member>`.",
    ),
  }),
  SchemaUnion: t.open(
    "How the members of a union are distinguished: by the value of one property (`tag`, `members`), or by which key is present (`keys`).",
    {
      tag: t.optional(t.string("The property whose value selects the member.")),
      members: t.optional(t.map(t.string(), "By value of the tag: the name of the definition.")),
      keys: t.optional(
        t.list(t.ref("SchemaKey"), "The first key that is present selects the member."),
      ),
      extension: t.optional(t.ref("SchemaExtension")),
      unknown: t.optional(t.string("The definition for any other tag, or for none of the keys.")),
    },
  ),
  SchemaKey: t.open("A key that selects the member of a union.", {
    key: t.string(),
    definition: t.string(),
  }),
  SchemaExtension: t.open("The member for a tag that is not in `members` and matches a pattern.", {
    pattern: t.string("A regular expression."),
    definition: t.string(),
  }),
  ...loginResultDefinitions,
  ...eventDefinitions,
  ...problemDefinitions,
};

import { agentType } from "../events/event.ts";
import { eventDefinitions } from "../events/index.ts";
import {
  count,
  either,
  integer,
  list,
  listed,
  map,
  nothing,
  oneOf,
  open,
  optional,
  ref,
  string,
  timestamp,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { agentInfoDefinitions } from "./agent-info.ts";
import { infoDefinitions } from "./info.ts";
import { loginResultDefinitions } from "./login.ts";
import { problemDefinitions } from "./problem.ts";

const sessionStates = wordList("SessionState", [
  "queued",
  "running",
  "done",
  "failed",
  "cancelled",
]);
/** Closed: `/api` has the states that its clients were made for. */
const apiStates = wordList("ApiState", ["running", "done", "failed", "cancelled"]);

const times = { createdAt: timestamp(), updatedAt: timestamp() };

export const responseDefinitions: Definitions = {
  Session: open("A session, as the gateway tells it.", {
    id: string(),
    agentType: agentType(),
    state: listed(sessionStates),
    ...times,
    lastSeq: count("The seq of its newest event; 0 before the first."),
    turn: count("The number of its newest turn; 0 before the first."),
    usage: optional(ref("TokenUsage")),
    nativeSessionId: optional(string()),
    alias: optional(string("The id that a client gave the session, such as that of a chat.")),
  }),
  SessionPage: open("A page of sessions.", {
    sessions: list(ref("Session")),
    next: either(
      [string(), nothing()],
      "What to pass as `cursor` for the next page; null at the end.",
    ),
  }),
  EventPage: open("A page of events.", {
    events: list(ref("UnifiedEvent")),
    next: either(
      [integer(undefined, { minimum: 0 }), nothing()],
      "What to pass as `after` for the next page; null at the end of an ended session.",
    ),
  }),
  TurnAccepted: open("A further prompt was taken.", {
    turnNumber: optional(integer(undefined, { minimum: 1 })),
    position: optional(integer("In the queue, from 1.", { minimum: 1 })),
  }),
  ApiSession: open("A session, as `/api/sessions` tells it.", {
    id: string(),
    agentId: string(),
    projectId: string(),
    prompt: string(),
    state: oneOf(apiStates),
    ...times,
  }),
  ApiSessionState: open(
    "What became of a session: the answer to its creation and to its cancelling.",
    {
      id: string(),
      state: oneOf(apiStates),
    },
  ),
  ...agentInfoDefinitions,
  ...infoDefinitions,
  SchemaIndex: open("The schemas that there are.", {
    schemas: list(ref("SchemaEntry")),
  }),
  SchemaEntry: open("One schema.", {
    name: string("`unified`, `native/codex/exec`, …"),
    $id: string(),
    path: string("Below the folder of the index."),
    title: string(),
    root: string("The definition that a value of this schema must satisfy."),
    unions: map(
      ref("SchemaUnion"),
      "By name of a definition: how its members are told apart. Choose the member first, then validate against `#/$defs/<member>`.",
    ),
  }),
  SchemaUnion: open(
    "How the members of a union are told apart: by the value of one property (`tag`, `members`), or by which key is present (`keys`).",
    {
      tag: optional(string("The property whose value selects the member.")),
      members: optional(map(string(), "By value of the tag: the name of the definition.")),
      keys: optional(list(ref("SchemaKey"), "The first key that is present selects the member.")),
      extension: optional(ref("SchemaExtension")),
      unknown: optional(string("The definition for any other tag, or for none of the keys.")),
    },
  ),
  SchemaKey: open("A key that selects the member of a union.", {
    key: string(),
    definition: string(),
  }),
  SchemaExtension: open("The member for a tag that is none of the values and matches a pattern.", {
    pattern: string("A regular expression."),
    definition: string(),
  }),
  ...loginResultDefinitions,
  ...eventDefinitions,
  ...problemDefinitions,
};

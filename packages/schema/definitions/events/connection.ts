import {
  count,
  integer,
  listed,
  literal,
  open,
  string,
  timestamp,
  union,
  unknownMember,
  wordList,
  type Definitions,
} from "../vocabulary.ts";

const gapReasons = wordList("GapReason", ["retention", "unknown"]);

const common = { sessionId: string(), timestamp: timestamp() };
const known = ["queued", "gap", "ping"];

/** About the connection, not the session: no id, no seq, not in the log. */
export const connectionDefinitions: Definitions = {
  ConnectionEvent: union("Something about the connection that carries events. It is in no log.", [
    "QueuedNotice",
    "GapNotice",
    "PingNotice",
    "UnknownNotice",
  ]),
  QueuedNotice: open("The session waits for its turn to run.", {
    type: literal("queued"),
    ...common,
    position: integer("From 1.", { minimum: 1 }),
  }),
  GapNotice: open("Events that are no longer kept are left out here.", {
    type: literal("gap"),
    ...common,
    fromSeq: count("The first that is missing."),
    toSeq: count("The last that is missing."),
    reason: listed(gapReasons),
  }),
  PingNotice: open("The connection is alive.", { type: literal("ping"), ...common }),
  UnknownNotice: unknownMember(
    "A notice that this version does not know. Skip it.",
    "type",
    known,
    common,
  ),
};

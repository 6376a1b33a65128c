import * as t from "../vocabulary.ts";

const gapReasons = t.wordList("GapReason", ["retention", "unknown"]);

const common = { sessionId: t.string(), timestamp: t.timestamp() };
/** About the connection, not the session: no id, no seq, not in the log. */
export const connectionDefinitions: t.Definitions = t.unionOf(
  "ConnectionEvent",
  "Something about the connection that carries events. It is in no log.",
  {
    QueuedNotice: t.open("The session waits for its turn to run.", {
      type: t.literal("queued"),
      ...common,
      position: t.integer("From 1.", { minimum: 1 }),
    }),
    GapNotice: t.open("Events that are no longer kept are left out here.", {
      type: t.literal("gap"),
      ...common,
      fromSeq: t.count("The first that is missing."),
      toSeq: t.count("The last that is missing."),
      reason: t.listed(gapReasons),
    }),
    PingNotice: t.open("The connection is alive.", { type: t.literal("ping"), ...common }),
    UnknownNotice: t.unknownMember(
      "A notice that this version does not know. Skip it.",
      "type",
      common,
    ),
  },
);

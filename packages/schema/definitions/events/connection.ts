import * as t from "../vocabulary.ts";

const gapReasons = t.wordList("GapReason", ["retention", "unknown"]);

const common = { sessionId: t.string(), timestamp: t.timestamp() };
/** About the connection, not the session: no id, no seq, not in the log. */
export const connectionDefinitions: t.Definitions = t.unionOf(
  "ConnectionEvent",
  "A notice about the connection that carries events. It is not in the log.",
  {
    QueuedNotice: t.open("The session waits for its turn to run.", {
      type: t.literal("queued"),
      ...common,
      position: t.integer("From 1.", { minimum: 1 }),
    }),
    GapNotice: t.open("Events are missing here because they are no longer stored.", {
      type: t.literal("gap"),
      ...common,
      fromSeq: t.count("The first missing event."),
      toSeq: t.count("The last missing event."),
      reason: t.listed(gapReasons),
    }),
    PingNotice: t.open("The connection is alive.", { type: t.literal("ping"), ...common }),
    UnknownNotice: t.unknownMember("A notice that this version does not know. Skip it.", common),
  },
);

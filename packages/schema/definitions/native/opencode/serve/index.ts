import * as t from "../../../vocabulary.ts";
import { eventDefinitions, eventName, id, type Events } from "./event.ts";
import { fileEvents } from "./file.ts";
import { messageEvents } from "./message.ts";
import { permissionEvents } from "./permission.ts";
import { questionEvents } from "./question.ts";
import { serverEvents } from "./server.ts";
import { sessionEvents } from "./session.ts";

const events: Events = {
  ...serverEvents,
  ...sessionEvents,
  ...messageEvents,
  ...permissionEvents,
  ...questionEvents,
  ...fileEvents,
};

const known = Object.keys(events);

export const serveEvents: t.Definitions = {
  OpencodeServeEvent: t.union(
    "One `data:` line of `GET /event`: events of all sessions of a directory, sub-agents' too.",
    [...known.map(eventName), "OpencodeUnknownEvent"],
  ),
  ...eventDefinitions(events),
  OpencodeUnknownEvent: t.unknownMember(
    "An event that this version does not know.",
    "type",
    known,
    {
      id,
      properties: t.optional(t.map(t.anything())),
    },
  ),
};

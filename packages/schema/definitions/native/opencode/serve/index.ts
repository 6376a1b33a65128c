import * as t from "../../../vocabulary.ts";
import { id } from "./event.ts";
import { fileEvents } from "./file.ts";
import { messageEvents } from "./message.ts";
import { permissionEvents } from "./permission.ts";
import { questionEvents } from "./question.ts";
import { serverEvents } from "./server.ts";
import { sessionEvents } from "./session.ts";

const events: t.Definitions = {
  ...serverEvents,
  ...sessionEvents,
  ...messageEvents,
  ...permissionEvents,
  ...questionEvents,
  ...fileEvents,
};

export const serveEvents: t.Definitions = {
  OpencodeServeEvent: t.union(
    "One `data:` line of `GET /event`: events of all sessions of a directory, sub-agents' too.",
    [...Object.keys(events).filter((name) => name.endsWith("Event")), "OpencodeUnknownEvent"],
  ),
  ...events,
  OpencodeUnknownEvent: t.unknownMember("An event that this version does not know.", {
    id,
    properties: t.optional(t.map(t.anything())),
  }),
};

import * as t from "../../../vocabulary.ts";
import type { Events } from "./event.ts";

export const serverEvents: Events = {
  "server.connected": {
    description: "The stream started; earlier events are not repeated.",
    properties: {},
  },
  "server.heartbeat": { description: "The connection is alive; every 10 seconds.", properties: {} },
  "server.instance.disposed": {
    description: "The server let go of a directory; the stream ends.",
    properties: { directory: t.string() },
  },
  "plugin.added": {
    description: "A plugin was loaded.",
    properties: { id: t.string("Its name.") },
  },
  "catalog.updated": { description: "The list of models changed.", properties: {} },
  "reference.updated": { description: "The list of references changed.", properties: {} },
  "integration.updated": { description: "The list of integrations changed.", properties: {} },
};

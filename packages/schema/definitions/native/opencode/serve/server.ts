import * as t from "../../../vocabulary.ts";
import { event } from "./event.ts";

export const serverEvents: t.Definitions = {
  ...event("server.connected", "The stream started; earlier events are not repeated.", {}),
  ...event("server.heartbeat", "The connection is alive; every 10 seconds.", {}),
  ...event("server.instance.disposed", "The server released a directory; the stream ends.", {
    directory: t.string(),
  }),
  ...event("plugin.added", "A plugin was loaded.", { id: t.string("Its name.") }),
  ...event("catalog.updated", "The list of models changed.", {}),
  ...event("reference.updated", "The list of references changed.", {}),
  ...event("integration.updated", "The list of integrations changed.", {}),
};

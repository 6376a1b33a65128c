import type { Route } from "../../route.ts";
import { apiSocket } from "./api-socket.ts";
import { cancelApiSession } from "./cancel.ts";
import { listApiAgents, listApiProjects } from "./catalogue.ts";
import { createApiSession } from "./create.ts";
import { apiSessionEvents, getApiSession, listApiSessions } from "./read.ts";

/** The family session-event: sessions over REST, their events over a WebSocket. */
export const apiRoutes: readonly Route[] = [
  createApiSession,
  listApiSessions,
  getApiSession,
  apiSessionEvents,
  cancelApiSession,
  apiSocket,
  listApiAgents,
  listApiProjects,
];

import { readCount, readWord } from "../read-query.ts";
import type { SocketRoute } from "../route.ts";
import { openSessionSocket } from "../socket/session-socket.ts";

/** A session in both directions: its events out, answers and prompts in. */
export const sessionSocket: SocketRoute = {
  method: "GET",
  url: "/v1/sessions/:id/stream",
  docs: {
    summary: "The events of a session, and prompts and answers to it",
    sends: ["unified", "connection", "responses/frame"],
    receives: ["requests/frame"],
    problems: ["notFound"],
  },
  scope: "read",
  // a browser cannot send a header with a WebSocket
  queryNames: ["after", "follow", "token"],
  takesTicket: true,
  async accept({ context, caller, params, query, request }) {
    const { id = "" } = params;
    await context.sessions.get(caller, id);
    const after = readCount(query, "after", 0, Number.MAX_SAFE_INTEGER);
    const follow = readWord(query, "follow", ["session", "run"]) === "session";
    const { log } = request;
    return (socket) => void openSessionSocket(socket, { context, caller, id, after, follow, log });
  },
};

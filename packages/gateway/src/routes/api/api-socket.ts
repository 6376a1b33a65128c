import type { WebSocket } from "ws";

import type { RouteCall, SocketRoute } from "../../route.ts";
import { closeBroken } from "../../socket/close-broken.ts";
import { watchPeer } from "../../socket/watch-peer.ts";
import { apiFaultForm } from "./api-fault.ts";
import { translate } from "./session-values.ts";

/** The events of a session: all so far, then the live ones; closed when the session ends. */
export const apiSocket: SocketRoute = {
  method: "GET",
  url: "/ws/sessions/:id",
  docs: {
    summary: "The events of a session of /api",
    sends: ["dialects/session-event"],
    receives: [],
    problems: ["notFound"],
  },
  scope: "read",
  queryNames: ["token"],
  takesTicket: true,
  faultForm: apiFaultForm,
  async accept(call) {
    const { id = "" } = call.params;
    await call.context.sessions.get(call.caller, id);
    return (socket) => void stream(socket, call, id);
  },
};

async function stream(
  socket: WebSocket,
  { context, caller, request }: RouteCall,
  id: string,
): Promise<void> {
  const gone = new AbortController();
  const { signal } = gone;
  watchPeer(socket);
  socket.on("close", () => gone.abort());
  socket.on("error", () => gone.abort());
  try {
    for await (const event of translate(context.sessions.read(caller, id, { signal }))) {
      if (signal.aborted) break;
      // nothing is read for a reader that does not read
      await new Promise<void>((resolve) => socket.send(JSON.stringify(event), () => resolve()));
    }
    socket.close(1000);
  } catch (error) {
    closeBroken(socket, request.log, error);
  }
}

import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";

import { gatewayLimits } from "./gateway-limits.ts";

/** Makes WebSockets possible in routes that are added after it; those that are open are closed with the server. */
export function addSockets(app: FastifyInstance): void {
  app.register(websocket, {
    options: { maxPayload: gatewayLimits.maxBodyBytes },
    // the peer's disconnection is seen by what serves the socket
    errorHandler: (_, socket) => socket.terminate(),
    preClose(done) {
      for (const socket of app.websocketServer.clients)
        socket.close(1001, "The server is shutting down.");
      app.websocketServer.close(() => done());
    },
  });
}

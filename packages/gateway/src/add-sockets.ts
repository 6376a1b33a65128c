import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";

import { gatewayLimits } from "./gateway-limits.ts";
import { HttpProblem } from "./problem.ts";
import { refuseSocket } from "./refuse-socket.ts";
import type { GatewayContext } from "./route.ts";

/** Makes WebSockets possible in routes that are added after it; those that are open are closed with the server. */
export function addSockets(
  app: FastifyInstance,
  upgradeHeaders: GatewayContext["upgradeHeaders"],
): void {
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
  app.after(() => {
    app.websocketServer.on("wsClientError", (error: Error, socket: Duplex) => {
      const fault = new HttpProblem(
        "badHttp",
        `The handshake of the WebSocket failed: ${error.message}.`,
      );
      refuseSocket(socket, fault);
    });
    app.websocketServer.on("headers", (headers: string[], request: IncomingMessage) => {
      const own = upgradeHeaders.get(request);
      if (own !== undefined) headers.push(own);
    });
  });
}

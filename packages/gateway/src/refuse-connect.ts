import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

import { HttpProblem } from "./problem.ts";
import { refuseSocket } from "./refuse-socket.ts";

/** Answers CONNECT: Node closes its connection without a word where nobody listens. */
export function refuseConnect(server: Server): void {
  server.on("connect", (_: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    refuseSocket(
      socket,
      new HttpProblem("wrongMethod", "This server is no proxy and takes no CONNECT."),
    );
  });
}

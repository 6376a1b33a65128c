import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

import { endSlowly } from "./end-slowly.ts";
import { buildProblem, HttpProblem, problemResponse } from "./problem.ts";

/** Answers CONNECT: Node closes its connection without a word where nobody listens. */
export function refuseConnect(server: Server): void {
  server.on("connect", (_: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    const fault = new HttpProblem("wrongMethod", "This server is no proxy and takes no CONNECT.");
    endSlowly(socket, problemResponse(buildProblem(fault)));
  });
}

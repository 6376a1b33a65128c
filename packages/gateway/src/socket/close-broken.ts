import type { FastifyBaseLogger } from "fastify";
import type { WebSocket } from "ws";

import { buildProblem } from "../problem.ts";
import { reportCut } from "../wire/report-cut.ts";

const normal = 1000;
const fault = 1011;
/** "Try again later." */
const unavailable = 1013;

/** Closes a socket whose stream broke off: by an error, or since what it reads was deleted. */
export function closeBroken(socket: WebSocket, log: FastifyBaseLogger, error: unknown): void {
  const status = reportCut(log, error);
  if (status === undefined) return socket.close(normal);
  socket.close(status === 503 ? unavailable : fault, buildProblem(error).title);
}

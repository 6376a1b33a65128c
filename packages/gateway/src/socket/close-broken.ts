import type { FastifyBaseLogger } from "fastify";
import type { WebSocket } from "ws";

import { reportCut } from "../wire/report-cut.ts";

const normal = 1000;
const fault = 1011;
/** "Try again later." */
const unavailable = 1013;

/** Closes a socket whose stream broke off: by an error, or since what it reads was deleted. */
export function closeBroken(socket: WebSocket, log: FastifyBaseLogger, error: unknown): void {
  const problem = reportCut(log, error);
  if (problem === undefined) return socket.close(normal);
  socket.close(problem.status === 503 ? unavailable : fault, problem.title);
}

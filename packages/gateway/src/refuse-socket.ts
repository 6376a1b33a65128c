import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

import type { Problem } from "@agentstream/schema";

import { endSlowly } from "./end-slowly.ts";
import { buildProblem } from "./problem.ts";

/** Answers a connection that has no response of its own with a problem, and ends it. */
export const refuseSocket = (socket: Duplex, error: unknown): void =>
  endSlowly(socket, problemResponse(buildProblem(error)));

/** A problem as a whole HTTP response, where there is no reply to send it by. */
function problemResponse(problem: Problem): string {
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? "Refused"}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}

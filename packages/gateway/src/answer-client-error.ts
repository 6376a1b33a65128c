import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { buildProblem, HttpProblem } from "./problem.ts";
import { refuseSocket } from "./refuse-socket.ts";

/** Answers bytes that are not HTTP, too long headers, and requests that take too long. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET") return void socket.destroy();
  const [kind, detail] = faults.get(error.code ?? "") ?? [
    "badHttp" as const,
    "The request is not valid HTTP/1.1.",
  ];
  refuseSocket(socket, new HttpProblem(kind, detail));
}

/** Answers `Expect` of anything but 100-continue. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const problem = buildProblem(
    new HttpProblem("unknownExpectation", "Leave out the header Expect, or send 100-continue."),
  );
  response.writeHead(problem.status, { "content-type": "application/problem+json" });
  response.end(JSON.stringify(problem));
}

const faults: ReadonlyMap<string, readonly ["headersTooLarge" | "timeout", string]> = new Map([
  ["HPE_HEADER_OVERFLOW", ["headersTooLarge", "The headers are larger than 16 kB: send less."]],
  [
    "ERR_HTTP_REQUEST_TIMEOUT",
    ["timeout", "The request did not arrive in time: send it again, faster."],
  ],
]);

import { STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";

import { WebSocketServer } from "ws";

import { authenticate, bearerOf } from "../auth/authenticate.ts";
import { checkSource, type SourceRules } from "../auth/check-source.ts";
import { gatewayLimits } from "../gateway-limits.ts";
import { buildProblem, HttpProblem } from "../problem.ts";
import { readCount, readWord } from "../read-query.ts";
import type { GatewayContext } from "../route.ts";
import { openSessionSocket } from "./session-socket.ts";

/** Takes WebSockets; all that is wrong is told before the upgrade. Gives what closes those that are open. */
export function acceptSockets(
  server: Server,
  context: GatewayContext,
  rules: SourceRules,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: gatewayLimits.maxBodyBytes });
  server.on("upgrade", (request, stream, head) => {
    stream.on("error", () => stream.destroy());
    prepare(request, context, rules).then(
      (open) => sockets.handleUpgrade(request, stream, head, open),
      (error: unknown) => refuse(stream, error),
    );
  });
  return () => {
    for (const socket of sockets.clients) socket.close(1001, "The server is shutting down.");
  };
}

type Open = (socket: Parameters<typeof openSessionSocket>[0]) => void;

const address = /^\/v1\/sessions\/([^/]+)\/stream$/;

/** Who asks for what; throws why not. */
async function prepare(
  request: IncomingMessage,
  context: GatewayContext,
  rules: SourceRules,
): Promise<Open> {
  checkSource(request.headers, rules);
  const url = new URL(request.url ?? "/", "http://localhost");
  const query = Object.fromEntries(url.searchParams);
  // a browser cannot send the header with a WebSocket
  const caller = authenticate(context.tokens, bearerOf(request.headers) ?? query["token"]);
  const id = address.exec(url.pathname)?.[1];
  if (id === undefined)
    throw new HttpProblem("noRoute", `There is no WebSocket at ${url.pathname}.`);
  await context.sessions.get(caller, id);
  const after = readCount(query, "after", 0, Number.MAX_SAFE_INTEGER);
  const follow = readWord(query, "follow", ["session", "run"]) === "session";
  return (socket) => void openSessionSocket(socket, { context, caller, id, after, follow });
}

function refuse(stream: Duplex, error: unknown): void {
  const problem = buildProblem(error);
  const body = JSON.stringify(problem);
  stream.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? "Refused"}`,
      "content-type: application/problem+json",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}

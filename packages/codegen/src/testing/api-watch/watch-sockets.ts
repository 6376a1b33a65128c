import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";
import { createRequire } from "node:module";

import type { Seen } from "./seen.ts";
import { isGateway } from "./watch-responses.ts";

interface Socket {
  on(event: "message", listener: (data: unknown, isBinary: boolean) => void): unknown;
  readonly send: (...args: unknown[]) => unknown;
}

interface SocketServer {
  readonly prototype: { handleUpgrade: (...args: unknown[]) => unknown };
}

/** Reports each message over a WebSocket of each gateway in this process. */
export function watchSockets(report: (seen: Seen) => void): void {
  let isPatched = false;
  // the module is loaded no earlier than a gateway has a connection: most test files start none
  subscribe("net.server.socket", (message) => {
    if (isPatched || !isGatewaySocket(message)) return;
    isPatched = true;
    patch(report);
  });
}

function isGatewaySocket(message: unknown): boolean {
  if (typeof message !== "object" || message === null || !("socket" in message)) return false;
  const server: unknown = Reflect.get(Object(message.socket), "server");
  return isServer(server) && isGateway(server);
}

const isServer = (value: unknown): value is Server =>
  typeof value === "object" && value !== null && "listenerCount" in value;

function patch(report: (seen: Seen) => void): void {
  const fromGateway = createRequire(
    new URL("../../../../gateway/src/add-sockets.ts", import.meta.url),
  );
  const fromPlugin = createRequire(fromGateway.resolve("@fastify/websocket"));
  const { WebSocketServer }: { WebSocketServer: SocketServer } = fromPlugin("ws");
  const { prototype } = WebSocketServer;
  const own = prototype.handleUpgrade;
  prototype.handleUpgrade = function upgrade(this: unknown, ...args: unknown[]): unknown {
    const [request, socket, head, done] = args;
    if (typeof done !== "function" || !isRequest(request)) return Reflect.apply(own, this, args);
    const path = request.url?.split("?")[0] ?? "";
    const follow = (opened: Socket, ...rest: unknown[]): unknown => {
      if (isGatewaySocket({ socket: request.socket })) watch(opened, path, report);
      return Reflect.apply(done, undefined, [opened, ...rest]);
    };
    return Reflect.apply(own, this, [request, socket, head, follow]);
  };
}

const isRequest = (value: unknown): value is IncomingMessage =>
  typeof value === "object" && value !== null && "socket" in value;

function watch(socket: Socket, path: string, report: (seen: Seen) => void): void {
  const { send } = socket;
  Reflect.set(socket, "send", (...args: unknown[]): unknown => {
    report({ kind: "message", by: "server", path, text: textOf(args[0]) });
    return Reflect.apply(send, socket, args);
  });
}

const textOf = (data: unknown): string =>
  data instanceof Uint8Array ? Buffer.from(data).toString() : String(data);

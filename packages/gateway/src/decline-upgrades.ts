import type { IncomingMessage } from "node:http";
import type { Server } from "node:net";
import type { Duplex } from "node:stream";

/**
 * Serves a request that offers another protocol, such as the h2c of `curl --http2`, as if it offered none. Node hands
 * over the socket of every upgrade, once a server takes some: such a request goes in again without its offer.
 */
export function declineUpgrades(server: Server): void {
  const listeners = server.listeners("upgrade");
  server.removeAllListeners("upgrade");
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() === "websocket")
      for (const listener of listeners) listener.call(server, request, socket, head);
    else {
      socket.unshift(Buffer.concat([Buffer.from(headWithoutOffer(request), "latin1"), head]));
      server.emit("connection", socket);
    }
  });
}

const offers = new Set(["upgrade", "http2-settings", "connection"]);

function headWithoutOffer({
  method,
  url,
  httpVersion,
  rawHeaders,
  headers,
}: IncomingMessage): string {
  const isLast = headers.connection?.toLowerCase().includes("close") === true;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (!offers.has(rawHeaders[index]?.toLowerCase() ?? ""))
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  lines.push(`Connection: ${isLast ? "close" : "keep-alive"}`, "", "");
  return lines.join("\r\n");
}

import type { Server } from "node:http";
import type { Duplex } from "node:stream";

/** Long enough to read an answer. */
const lingerMs = 5000;

/**
 * Ends a connection whose client may still be sending. Closing it at once would reset it, and a client that
 * fails to write its body never reads why it was refused: what comes is dropped until the client ends, too.
 */
export function endSlowly(socket: Duplex, answer?: string): void {
  if (socket.destroyed || socket.writableEnded) return;
  socket.end(answer);
  setImmediate(dropAll, socket);
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once("close", () => clearTimeout(timer));
}

/** HTTP closes each connection that is not kept with `destroySoon`, once its answer is written. */
export function endConnectionsSlowly(server: Server): void {
  server.on("connection", (socket) => {
    socket.destroySoon = () => endSlowly(socket);
  });
}

function dropAll(socket: Duplex): void {
  // from then on nobody parses: a further request would run without an answer
  socket.once("resume", () => socket.removeAllListeners("data").on("data", () => {}));
  // a request that nobody reads has stopped its connection: HTTP starts it again when it is resumed
  socket.pause().resume();
}

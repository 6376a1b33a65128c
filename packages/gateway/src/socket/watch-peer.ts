import type { WebSocket } from "ws";

const pingMs = 30_000;

/**
 * Pings a socket, and ends it if nothing came back and nothing was taken between two pings. A slow reader lives:
 * what waits for it gets less.
 */
export function watchPeer(socket: WebSocket, everyMs: number = pingMs): void {
  let isAlive = true;
  let waiting = 0;
  const live = (): void => {
    isAlive = true;
  };
  const timer = setInterval(() => {
    if (!isAlive && socket.bufferedAmount >= waiting) return socket.terminate();
    isAlive = false;
    socket.ping();
    waiting = socket.bufferedAmount;
  }, everyMs);
  socket.on("pong", live).on("message", live);
  socket.on("close", () => clearInterval(timer));
}

import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

import { atEnd } from "./at-end.ts";

export interface CuttingProxy {
  readonly url: string;
  /** How many connections were cut. */
  readonly cuts: () => number;
  /** How many there were. */
  readonly connections: () => number;
  /** The bytes that came from the gateway. */
  readonly bytes: () => number;
  /** Cuts so many connections, each after so many bytes at most. */
  readonly cut: (count: number, mostBytes: number) => void;
  /** Whom new connections reach. */
  readonly pointAt: (target: string) => void;
}

/** A proxy on loopback that cuts connections after random bytes of what the gateway sends. */
export async function startCuttingProxy(first: string): Promise<CuttingProxy> {
  let target = new URL(first);
  let left = 0;
  let most = 0;
  const counts = { cuts: 0, connections: 0, bytes: 0 };
  const open = new Set<Socket>();

  const server = createServer((client) => {
    counts.connections++;
    const upstream = connect(Number(target.port), target.hostname);
    // drawn when the connection begins to count
    let budget: number | undefined;
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on("data", (chunk) => {
      counts.bytes += chunk.length;
      if (left > 0) budget ??= Math.ceil(Math.random() * most);
      if (budget !== undefined && left > 0 && chunk.length >= budget) {
        left--;
        counts.cuts++;
        cutAfter(client, upstream, chunk.subarray(0, budget));
      } else {
        if (budget !== undefined) budget -= chunk.length;
        if (client.write(chunk)) return;
        upstream.pause();
        client.once("drain", () => upstream.resume());
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => counts.cuts,
    connections: () => counts.connections,
    bytes: () => counts.bytes,
    cut(count, mostBytes) {
      left = count;
      most = mostBytes;
    },
    pointAt(next) {
      target = new URL(next);
    },
  };
}

/** By turns as a server that goes away, and as a line that breaks. */
function cutAfter(client: Socket, upstream: Socket, last: Buffer): void {
  upstream.removeAllListeners("data");
  const isReset = Math.random() < 0.5;
  client.write(last, () => {
    if (isReset) client.resetAndDestroy();
    else client.end();
    upstream.destroy();
  });
}

import { createAgentClient } from "@agentstream/client";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { startCuttingProxy } from "./cutting-proxy.ts";
import {
  burstRequest,
  idOf,
  installBurst,
  makeFolder,
  post,
  readStream,
  spawnGateway,
  token,
} from "./gateway-kit.ts";

/** The buffers of the system between gateway, proxy and client, and what the client itself keeps. */
const mostOnTheWay = 12_000_000;
const pieces = 60_000;

let sockets = 0;
class CountedSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    sockets++;
  }
}

test("while a loop does not ask, hardly anything is fetched, and all of it comes later", async () => {
  const clis = makeFolder();
  installBurst({ folder: clis, events: pieces, eventsPerChunk: 500, pauseMs: 1 });
  const gateway = await spawnGateway(makeFolder(), clis, clis);
  const id = await idOf(await post(gateway.url, "/v1/sessions", burstRequest));
  const log = await readStream(gateway.url, id, 0);
  const size = log.data.reduce((sum, line) => sum + line.length, 0);
  expect(size).toBeGreaterThan(1.5 * mostOnTheWay);
  for (const transport of ["sse", "websocket", "polling"] as const) {
    const proxy = await startCuttingProxy(gateway.url);
    const client = createAgentClient({
      url: proxy.url,
      token,
      transport,
      WebSocket: CountedSocket,
      maxBuffered: 1_000_000,
    });
    const session = await client.resumeSession({ sessionId: id });
    let next = 0;
    let misplaced = 0;
    for await (const event of session.events) {
      if (event.seq !== ++next) misplaced++;
      if (next !== 10) continue;
      await untilStill(proxy.bytes);
      // a WebSocket cannot be made to wait: it is closed, and what still comes is dropped
      const isBounded = transport === "websocket" || proxy.bytes() < mostOnTheWay;
      expect([transport, isBounded]).toEqual([transport, true]);
      console.log(
        `${transport}: ${Math.round(proxy.bytes() / 1000)} of ${Math.round(size / 1000)} kB`,
      );
    }
    expect([transport, next, misplaced]).toEqual([transport, log.data.length, 0]);
    expect(proxy.bytes()).toBeGreaterThan(size);
    expect([transport, sockets >= 2]).toEqual([transport, transport !== "sse"]);
  }
}, 600_000);

/** Resolves when it has not changed for a second. */
async function untilStill(value: () => number): Promise<void> {
  for (let last = -1; last !== value();) {
    last = value();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

import { createAgentClient, type AgentClient } from "@agentstream/client";
import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
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
  until,
} from "./gateway-kit.ts";
import { sizeOf } from "./size-of.ts";

/** How many connections are cut for each transport. */
const disconnects = sizeOf("CLIENT_DISCONNECTS", { usual: 20, long: 100 });

/** Events of a session; its text is repeated in the last ones, which are the largest. */
const pieces = 1000;

/** The most bytes of a connection: the largest event, and the page of a poll, must have a chance to come whole. */
const transports = [
  ["sse", 40_000],
  ["websocket", 40_000],
  ["polling", 150_000],
] as const;

type TransportName = (typeof transports)[number][0];

const open = (url: string, transport: TransportName | "auto" = "auto"): AgentClient =>
  createAgentClient({ url, token, transport, WebSocket, agentType: "echo" });

async function collect(events: AsyncIterable<UnifiedEvent>): Promise<UnifiedEvent[]> {
  const all: UnifiedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test.each(transports)(
  "%s: connections are cut at random bytes, and every event comes once and in order",
  async (transport, mostBytes) => {
    const clis = makeFolder();
    installBurst({ folder: clis, events: pieces, eventsPerChunk: 20, pauseMs: 10 });
    const gateway = await spawnGateway(makeFolder(), clis, clis);
    const proxy = await startCuttingProxy(gateway.url);
    proxy.cut(disconnects, mostBytes);
    const client = open(proxy.url, transport);
    let sessions = 0;
    do {
      // it is read while its agent writes
      const id = await idOf(await post(gateway.url, "/v1/sessions", burstRequest));
      const session = await client.resumeSession({ sessionId: id });
      const events = await collect(session.events);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
      const log = await readStream(gateway.url, id, 0);
      expect(events.map((event) => JSON.stringify(event))).toEqual(log.data);
      expect(events.length).toBeGreaterThan(pieces);
      sessions++;
    } while (proxy.cuts() < disconnects);
    expect(proxy.cuts()).toBe(disconnects);
    console.log(`${transport}: ${disconnects} disconnects in ${sessions} sessions`);
  },
  900_000,
);

test.each(transports)(
  "%s: the gateway is killed and started again, and the events go on",
  async (transport) => {
    const clis = makeFolder();
    installBurst({ folder: clis, events: 100_000, eventsPerChunk: 20, pauseMs: 10 });
    const data = makeFolder();
    const first = await spawnGateway(data, clis, clis);
    const proxy = await startCuttingProxy(first.url);
    const client = open(proxy.url, transport);
    const id = await idOf(await post(first.url, "/v1/sessions", burstRequest));
    const session = await client.resumeSession({ sessionId: id });
    const events: UnifiedEvent[] = [];
    const reading = (async () => {
      for await (const event of session.events) events.push(event);
    })();
    await until(() => events.length > 500);
    await first.kill();
    const second = await spawnGateway(data, clis, clis);
    proxy.pointAt(second.url);
    await reading;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1)).toMatchObject({ type: "sessionEnded", detail: "gatewayRestart" });
    expect(verifyStream(events)).toEqual([]);
    expect(events.every((event) => validateEvent(event).ok)).toBe(true);
    const log = await readStream(second.url, id, 0);
    expect(events.map((event) => JSON.stringify(event))).toEqual(log.data);
  },
  300_000,
);

test("whatever is cut, each prompt is taken once", async () => {
  const folder = makeFolder();
  const gateway = await spawnGateway(makeFolder(), folder, folder);
  const proxy = await startCuttingProxy(gateway.url);
  const cuts = Math.min(20, disconnects);
  // no more than a session, as its answer shows it, has bytes
  proxy.cut(cuts, 1000);
  const client = open(proxy.url);
  const session = await client.createSession({ prompt: "0" });
  let turns = 1;
  // its events are read over a line that holds: reading under cuts is the other tests' matter
  for (; proxy.cuts() < cuts; turns++) await session.prompt(String(turns));
  const events = await collect(session.events);
  const prompts = events.flatMap((event) => (event.type === "turnStarted" ? [event.prompt] : []));
  expect(prompts).toEqual(Array.from({ length: turns }, (_, turn) => String(turn)));
}, 300_000);

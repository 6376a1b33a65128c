import { expect, test } from "vitest";

import { createAgentClient, type GatewayClientOptions } from "../src/index.ts";
import { createFakeGateway, json, problem, url, type FakeGateway } from "./fake-gateway.ts";
import { createFakeSockets, type FakeSocket } from "./fake-sockets.ts";
import { sampleEvents, sampleSession, sessionId } from "./sample-session.ts";

const events = sampleEvents(200);
const seqs = events.map((_, index) => index + 1);
const path = `/v1/sessions/${sessionId}`;

function openGateway(isOver: () => boolean): FakeGateway {
  let tickets = 0;
  return createFakeGateway({
    [`GET ${path}`]: () =>
      json(sampleSession({ state: isOver() ? "done" : "running", lastSeq: isOver() ? 200 : 0 })),
    "POST /v1/login": () => json({ owner: "me", scopes: [], ticket: `ticket-${++tickets}` }),
  });
}

async function read(
  options: Partial<GatewayClientOptions>,
  onEvent: (seq: number) => unknown = () => {},
): Promise<number[]> {
  const client = createAgentClient({ url, transport: "websocket", ...options });
  const session = await client.resumeSession({ sessionId });
  const all: number[] = [];
  for await (const { seq = 0 } of session.events) {
    all.push(seq);
    await onEvent(seq);
  }
  return all;
}

const afterOf = (socket: FakeSocket): number => Number(socket.url.searchParams.get("after") ?? 0);

/** Sends what comes after the place of the socket, to this seq. */
function sendTo({ send }: FakeSocket, after: number, last: number): void {
  for (const event of events.slice(after, last)) send(event);
}

test("a lost socket is opened again after the last event, with a ticket", async () => {
  let isOver = false;
  const { fetch, requests } = openGateway(() => isOver);
  const { WebSocket, all } = createFakeSockets((socket, index) => {
    socket.open();
    sendTo(socket, afterOf(socket), (index + 1) * 50);
    isOver = index === 3;
    socket.close(isOver ? 1000 : 1006);
  });
  expect(await read({ fetch, WebSocket, token: "secret" })).toEqual(seqs);
  expect(all.map(({ url: { protocol, pathname } }) => protocol + pathname)).toEqual(
    all.map(() => `ws:${path}/stream`),
  );
  expect(all.map(afterOf)).toEqual([0, 50, 100, 150]);
  // one ticket does for some time
  expect(all.map((socket) => socket.url.searchParams.get("ticket"))).toEqual(
    all.map(() => "ticket-1"),
  );
  const logins = requests.filter(({ method }) => method === "POST");
  expect(logins.map(({ body }) => body)).toEqual([{ token: "secret", as: "ticket" }]);
});

test("a ticket that opens nothing is replaced", async () => {
  const { fetch } = openGateway(() => true);
  const { WebSocket, all } = createFakeSockets((socket, index) => {
    if (index === 0) return;
    socket.open();
    sendTo(socket, 0, 200);
    socket.close(1000);
  });
  expect(await read({ fetch, WebSocket, token: "secret" })).toEqual(seqs);
  expect(all.map((socket) => socket.url.searchParams.get("ticket"))).toEqual([
    "ticket-1",
    "ticket-2",
  ]);
});

test("without a token the cookie is used", async () => {
  const { fetch } = openGateway(() => true);
  const { WebSocket, all } = createFakeSockets((socket) => {
    socket.open();
    sendTo(socket, 0, 200);
    socket.close(1000);
  });
  expect(await read({ fetch, WebSocket })).toEqual(seqs);
  expect(all.map(({ url: { search } }) => search)).toEqual([""]);
});

test("where too much waits for a slow loop the socket is closed, and nothing is lost", async () => {
  const { fetch } = openGateway(() => true);
  const size = JSON.stringify(events[50]).length;
  const { WebSocket, all } = createFakeSockets((socket) => {
    socket.open();
    // all at once: nothing can make it wait
    sendTo(socket, afterOf(socket), 200);
    socket.close(1000);
  });
  const slowly = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  expect(await read({ fetch, WebSocket, maxBuffered: size * 40 }, slowly)).toEqual(seqs);
  expect(all.length).toBeGreaterThanOrEqual(5);
  expect(all.every((socket) => socket.isClosed())).toBe(true);
  const places = all.map(afterOf);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(45);
});

test("a silent socket is kept while nothing has happened, and left where something has", async () => {
  let isOver = false;
  const { fetch, requests } = openGateway(() => isOver);
  const { WebSocket, all } = createFakeSockets((socket, index) => {
    socket.open();
    if (index === 1) sendTo(socket, afterOf(socket), 200);
    if (index === 1) socket.close(1000);
  });
  const reading = read({ fetch, WebSocket, silenceMs: 20 });
  await expect.poll(() => requests.length, { timeout: 300_000 }).toBeGreaterThan(5);
  expect(all.length).toBe(1);
  isOver = true;
  expect(await reading).toEqual(seqs);
  expect(all.length).toBe(2);
});

test("a refused socket says why", async () => {
  let isKnown = true;
  const { fetch } = createFakeGateway({
    [`GET ${path}`]: () =>
      isKnown ? json(sampleSession()) : problem(401, "unauthenticated", "The token is unknown."),
  });
  const { WebSocket } = createFakeSockets(() => {
    isKnown = false;
  });
  await expect(read({ fetch, WebSocket })).rejects.toMatchObject({
    code: "authenticationFailed",
    message: "The token is unknown.",
  });
});

test("a platform without WebSocket says what to do", async () => {
  const { fetch } = openGateway(() => false);
  const platform: unknown = Reflect.get(globalThis, "WebSocket");
  Reflect.deleteProperty(globalThis, "WebSocket");
  try {
    await expect(read({ fetch })).rejects.toMatchObject({
      code: "unsupported",
      message: expect.stringContaining("pass one as `WebSocket`"),
    });
  } finally {
    if (platform !== undefined) Reflect.set(globalThis, "WebSocket", platform);
  }
});

test("a loop that is left closes its socket", async () => {
  const { fetch } = openGateway(() => false);
  const { WebSocket, all } = createFakeSockets((socket) => {
    socket.open();
    sendTo(socket, 0, 10);
  });
  const client = createAgentClient({ url, fetch, WebSocket, transport: "websocket" });
  const session = await client.resumeSession({ sessionId });
  for await (const { seq } of session.events) if (seq === 5) break;
  expect(all.map((socket) => socket.isClosed())).toEqual([true]);
});

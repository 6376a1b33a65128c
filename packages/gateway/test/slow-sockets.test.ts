import { once } from "node:events";

import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";

import { answerFrames } from "../src/socket/answer-frames.ts";
import { watchPeer } from "../src/socket/watch-peer.ts";
import { session } from "./attack.ts";
import { idOf, openGateway, token } from "./open-gateway.ts";

const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/**
 * Both ends of a WebSocket; the client's can be stopped from reading. `closeTimeout`: how long the server waits for a
 * client that it has asked to close.
 */
async function openPair(
  closeTimeout = 2000,
): Promise<{ readonly server: WebSocket; readonly client: WebSocket }> {
  // the types do not know `closeTimeout`
  const options = { port: 0, host: "127.0.0.1", closeTimeout };
  const listener = new WebSocketServer(options);
  await once(listener, "listening");
  const { port } = Object(listener.address());
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [[server]] = await Promise.all([once(listener, "connection"), once(client, "open")]);
  cleanUps.push(
    () => client.terminate(),
    () => listener.close(),
  );
  return { server, client };
}

test("of a client that does not read its answers no more is read, and it is disconnected", async () => {
  const { server, client } = await openPair();
  let answered = 0;
  answerFrames(
    server,
    async () => {
      answered++;
      return "x".repeat(100_000);
    },
    500,
  );
  client.pause();
  let highest = 0;
  server.on("message", () => (highest = Math.max(highest, server.bufferedAmount)));
  const closed = once(server, "close");
  for (let count = 0; count < 5000; count++) client.send("{}");
  await closed;
  // some are in flight when the socket is paused
  expect(highest).toBeLessThan(20_000_000);
  expect(answered).toBeGreaterThan(0);
});

test("a client that reads its answers after all is told why it is disconnected", async () => {
  const { server, client } = await openPair(120_000);
  answerFrames(server, async () => "x".repeat(100_000), 500);
  client.pause();
  for (let count = 0; count < 500; count++) client.send("{}");
  await expect
    .poll(() => server.readyState, { timeout: 60_000, interval: 20 })
    .toBe(WebSocket.CLOSING);
  client.resume();
  const [code, reason] = await once(client, "close");
  expect([code, String(reason)]).toEqual([1013, "The answers were not read."]);
});

test("a client that reads gets all its answers, however many it asks for at once", async () => {
  const { server, client } = await openPair();
  answerFrames(server, async (text) => text);
  const answers: string[] = [];
  client.on("message", (data: Buffer) => answers.push(data.toString()));
  for (let count = 0; count < 3000; count++) client.send(String(count));
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(3000);
  expect(new Set(answers).size).toBe(3000);
});

test("a peer that does not answer pings is gone; one that does stays", async () => {
  const dead = await openPair();
  const alive = await openPair();
  dead.client.pause();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  watchPeer(alive.server, 100);
  watchPeer(dead.server, 100);
  const answered = once(alive.server, "pong");
  vi.advanceTimersByTime(100);
  await answered;
  const closed = once(dead.server, "close");
  vi.advanceTimersByTime(100);
  const [code] = await closed;
  expect(code).toBe(1006);
  expect(alive.server.readyState).toBe(WebSocket.OPEN);
});

test("a ref is bounded", async () => {
  const { url, call } = await openGateway();
  const id = await idOf(await call("POST", "/v1/sessions", session));
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/v1/sessions/${id}/stream?follow=session`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  const replies: unknown[] = [];
  socket.on("message", (data: Buffer) => {
    const frame: unknown = JSON.parse(data.toString());
    if (/"type":"(ack|problem)"/.test(data.toString())) replies.push(frame);
  });
  await once(socket, "open");
  for (const length of [256, 257])
    socket.send(JSON.stringify({ type: "interrupt", ref: "r".repeat(length) }));
  await expect.poll(() => replies.length, { timeout: 60_000 }).toBe(2);
  socket.close();
  expect(replies).toEqual(
    expect.arrayContaining([
      { type: "ack", ref: "r".repeat(256) },
      {
        type: "problem",
        problem: expect.objectContaining({ errors: [expect.objectContaining({ path: "/ref" })] }),
      },
    ]),
  );
});

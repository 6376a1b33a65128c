import { connect, type Socket } from "node:net";

import fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";

import { createLargeBodies } from "../src/create-large-bodies.ts";
import { HttpProblem } from "../src/problem.ts";

const patience = { timeout: 120_000, interval: 20 };
const large = 3_000_000;

/** A server that takes large bodies, and what it has of them. */
async function open(waitMs: number): Promise<{ readonly url: string; readonly taken: unknown[] }> {
  const bodies = createLargeBodies(waitMs);
  const taken: unknown[] = [];
  const app: FastifyInstance = fastify({ bodyLimit: 10_000_000, forceCloseConnections: true });
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof HttpProblem ? 429 : 500).send(String(error)),
  );
  app.post("/", {
    onRequest: (request, reply) => bodies.enter(request, reply),
    async handler(request) {
      taken.push(bodies.take(request));
      expect(request.body).toBeUndefined();
      return "taken";
    },
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { url, taken };
}

/** Begins to send a large body, and goes no further. */
async function begin(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once("connect", resolve));
  const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${large}\r\nexpect: 100-continue\r\n\r\n`;
  const isContinued = new Promise((resolve) => socket.once("data", resolve));
  socket.write(head);
  await isContinued;
  return socket;
}

const post = (url: string, body: string): Promise<Response> =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });

test("two large bodies are read at once; a third one is refused after a while, and small ones never", async () => {
  const { url, taken } = await open(300);
  const uploads = [await begin(url), await begin(url)];
  expect((await post(url, '"small"')).status).toBe(200);
  const refused = await post(url, JSON.stringify("x".repeat(large)));
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining("other large bodies"),
  ]);
  for (const upload of uploads) upload.destroy();
  await vi.waitFor(
    async () => expect((await post(url, JSON.stringify("x".repeat(large)))).status).toBe(200),
    patience,
  );
  expect(taken.map((body) => String(body).length)).toEqual([5, large]);
});

test("large bodies that wait get their turn", async () => {
  const { url, taken } = await open(120_000);
  const upload = await begin(url);
  const answers = Array.from({ length: 8 }, () => post(url, JSON.stringify("x".repeat(large))));
  upload.destroy();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
    Array.from({ length: 8 }, () => 200),
  );
  expect(taken).toHaveLength(8);
});

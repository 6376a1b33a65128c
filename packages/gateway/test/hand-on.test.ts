import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { handOnTo } from "../src/wire/send-sse.ts";

/** A response, and what its client has of it: nothing is read before it is asked for. */
async function openResponse(): Promise<{ response: ServerResponse; received: IncomingMessage }> {
  const server = createServer();
  onTestFinished(() => server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (!isAddress(address)) throw new Error("The server does not listen.");
  const responding = new Promise<ServerResponse>((resolve) => {
    server.on("request", (_, response) => {
      response.writeHead(200).flushHeaders();
      resolve(response);
    });
  });
  const received = await new Promise<IncomingMessage>((resolve) => {
    get({ port: address.port, host: "127.0.0.1" }, resolve);
  });
  return { response: await responding, received };
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === "object" && address !== null;

const bytes = Buffer.from(JSON.stringify({ text: "x".repeat(16_000) }));
const recordOf = (seq: number) => ({ seq, run: 1, type: "textChunk", major: 1, bytes });

test("records are handed on until the reader is full, and nothing of them is lost", async () => {
  const { response, received } = await openResponse();
  const handOn = handOnTo(response);
  let count = 0;
  while (handOn([recordOf(count + 1)])) count++;
  expect(count).toBeGreaterThan(0);
  expect(response.writableLength).toBeLessThan(response.writableHighWaterMark + 2 * bytes.length);
  response.end();
  const text = (await received.setEncoding("utf8").toArray()).join("");
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

test("nothing is handed on to a response that has ended", async () => {
  const { response, received } = await openResponse();
  response.end();
  expect(handOnTo(response)([recordOf(1)])).toBe(false);
  expect(await received.toArray()).toEqual([]);
});

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { openGateway, token } from "./open-gateway.ts";

const bytes = 8_000_000;
const times = 10;

/** Sends a request and its whole body from a process of its own: within one, the answer is always read in time. */
async function send(url: string, lines: readonly string[]): Promise<readonly unknown[]> {
  const client = fork(join(import.meta.dirname, "early-client.cjs"));
  onTestFinished(() => void client.kill());
  const head = [...lines, "connection: close", "", ""].join("\r\n");
  client.send({ port: Number(new URL(url).port), head, bytes, times });
  const [statuses] = await once(client, "message");
  client.kill();
  return statuses;
}

const post = (path: string, ...more: string[]): string[] => [
  `POST ${path} HTTP/1.1`,
  "host: 127.0.0.1",
  ...more,
];
const length = `content-length: ${bytes}`;
const json = "content-type: application/json";
const owner = `authorization: Bearer ${token}`;

test.each([
  ["too long headers", 431, post("/api/sessions", json, length, `x-long: ${"x".repeat(17_000)}`)],
  ["no token", 401, post("/api/sessions", json, length)],
  ["an unknown expectation", 417, post("/nowhere", owner, json, "expect: more", length)],
  ["a too large body", 413, post("/api/sessions", owner, json, "content-length: 1000000000")],
  ["a body of another type", 415, post("/api/sessions", owner, "content-type: a/b", length)],
  ["an address that is none", 404, post("/%zz", owner, json, length)],
  ["bytes that are not HTTP", 400, ["GET"]],
])("a client that still sends its body reads why it is refused: %s", async (_, status, lines) => {
  const { url } = await openGateway();
  expect(await send(url, lines)).toEqual(Array.from({ length: times }, () => status));
});

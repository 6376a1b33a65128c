import { once } from "node:events";
import { connect, type Socket } from "node:net";

import { expect, test } from "vitest";

import { openGateway } from "./open-gateway.ts";
import { rawHead, sendRaw } from "./send-raw.ts";

const socketKey = "dGhlIHNhbXBsZSBub25jZQ==";

/** The headers of an upgrade; the last of them decides whether the connection stays. */
const upgrade = (protocol: string): string[] => [
  "Connection: Upgrade",
  `Upgrade: ${protocol}`,
  `Sec-WebSocket-Key: ${socketKey}`,
  "Sec-WebSocket-Version: 13",
];

test.each(["//", "///", "//evil.example", "/\\", "http://[", "*"])(
  "an upgrade to %s is refused",
  async (path) => {
    const gateway = await openGateway();
    const { host } = new URL(gateway.url);
    const head = rawHead(path, host, upgrade("websocket")).filter(
      (line) => line !== "Connection: close",
    );
    const { status } = await sendRaw(gateway, head);
    expect([400, 404]).toContain(status);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  },
);

test.each([
  ["/healthz", 200],
  ["/readyz", 200],
  ["/v1/info", 401],
])("what offers h2c gets the answer of HTTP/1.1: %s", async (path, expected) => {
  const gateway = await openGateway();
  const { host } = new URL(gateway.url);
  // as `curl --http2` sends it
  const { status } = await sendRaw(gateway, [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: Upgrade, HTTP2-Settings, close",
    "Upgrade: h2c",
    "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
    "",
    "",
  ]);
  expect(status).toBe(expected);
});

test("beyond the limit of connections none is taken; one that ends makes room", async () => {
  const { url } = await openGateway({}, { maxConnections: 3 });
  const { hostname, port } = new URL(url);
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  /** Whether a connection is served. */
  const isServed = async (socket: Socket): Promise<boolean> => {
    const ended = once(socket, "close").then(() => false);
    const answered = once(socket, "data").then(() => true);
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    return Promise.race([ended, answered]);
  };
  const sockets = [await open(), await open(), await open()];
  for (const socket of sockets) expect(await isServed(socket)).toBe(true);
  expect(await isServed(await open())).toBe(false);
  sockets[0]?.destroy();
  await expect
    .poll(
      async () => {
        const socket = await open();
        const isTaken = await isServed(socket);
        socket.destroy();
        return isTaken;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  for (const socket of sockets) socket.destroy();
});

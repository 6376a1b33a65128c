import { connect, type Socket } from "node:net";

import { isProblem } from "@agentstream/schema/responses/problem";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { session, task } from "./attack.ts";
import { borderAttacks } from "./border-attacks.ts";
import { doorAttacks } from "./door-attacks.ts";
import { idOf, openGateway, token } from "./open-gateway.ts";
import { requestAttacks } from "./request-attacks.ts";
import { rawHead, sendRaw } from "./send-raw.ts";

const attacks = [...doorAttacks, ...requestAttacks, ...borderAttacks];

test("the table has all attacks", () => {
  expect(attacks.length).toBe(59);
});

test.each(attacks)(
  "$name gets a problem that says why: $status",
  async ({ status, type, send, says }) => {
    const response = await send(await openGateway());
    const text = await response.text();
    expect([response.status, text]).toEqual([status, expect.stringContaining(`problems/${type}`)]);
    expect(isProblem(JSON.parse(text))).toBe(true);
    expect(text).toMatch(says ?? "");
  },
);

test("a NUL and a newline in a header reach nothing", async () => {
  const gateway = await openGateway();
  for (const line of ["Idempotency-Key: a\0b", "Idempotency-Key: a\nb c"]) {
    const response = await sendRaw(
      gateway,
      rawHead("/v1/sessions", new URL(gateway.url).host, [line]),
    );
    expect(response.status).toBe(400);
  }
});

test("what asks for more than the cap runs at the cap, and says so", async () => {
  const { call } = await openGateway();
  const body = { ...session, config: { tier: "autonomous", autoApproveTools: ["Bash"] } };
  const id = await idOf(await call("POST", "/v1/sessions", body));
  const stream = await call("GET", `/v1/sessions/${id}/events`, undefined, {
    accept: "text/event-stream",
  });
  const text = await stream.text();
  expect(text).toContain('"capped":["approvalMode","sandboxMode","autoApproveTools"]');
  expect(text).toContain("The server's cap lowered approvalMode, sandboxMode, autoApproveTools.");
});

test.each([
  ["no token", 401, {}, ""],
  ["a wrong token", 401, {}, "?token=wrong"],
  ["a foreign Origin", 403, { origin: "https://evil.example" }, `?token=${token}`],
  ["an unknown session", 404, {}, `?token=${token}`],
] as const)("a WebSocket with %s is refused before it opens", async (_, status, headers, query) => {
  const { url } = await openGateway();
  const address = `${url.replace("http", "ws")}/v1/sessions/none/stream${query}`;
  const socket = new WebSocket(address, { headers });
  const answered = await new Promise((resolve) => {
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
    socket.on("open", () => resolve("open"));
    socket.on("error", () => {});
  });
  socket.terminate();
  expect(answered).toBe(status);
});

test("1,000 half-open connections and slow writers hold nobody up", async () => {
  const { url, call } = await openGateway();
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from(
      { length: 1000 },
      (_, index) =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            if (index % 2 === 0)
              socket.write(
                "POST /v1/execute HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n",
              );
            resolve(socket);
          });
          socket.on("error", reject);
        }),
    ),
  );
  const response = await call("POST", "/v1/execute", task);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('"exit_code":0');
  for (const socket of sockets) socket.destroy();
});

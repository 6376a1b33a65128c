import { isProblem } from "@agentstream/schema/responses/problem";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { idOf, openGateway, token } from "./open-gateway.ts";

const authorization = `Bearer ${token}`;
const session = { agentType: "echo", prompt: "Hello" };

interface Refused {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly problem: unknown;
}

/** What is answered instead of an upgrade. */
const refusalOf = (
  url: string,
  headers: Readonly<Record<string, string>> = { authorization },
): Promise<Refused> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws"), { headers });
    socket.on("open", () => reject(new Error("It was opened.")));
    socket.on("error", reject);
    socket.on("unexpected-response", (_request, response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          type: response.headers["content-type"],
          problem: JSON.parse(Buffer.concat(chunks).toString()),
        }),
      );
    });
  });

test.each([
  ["an unknown path", "/v1/nothing", 404, "no-route", /There is nothing at GET \/v1\/nothing/],
  ["a route of HTTP", "/v1/sessions", 404, "no-route", /There is no WebSocket at \/v1\/sessions/],
  ["an open route of HTTP", "/healthz", 404, "no-route", /There is no WebSocket at \/healthz/],
  ["an unknown session", "/v1/sessions/none/stream", 404, "not-found", /No session of this id/],
])("an upgrade at %s is refused with a problem", async (_, path, status, kind, detail) => {
  const { url } = await openGateway();
  const { problem, ...answer } = await refusalOf(`${url}${path}`);
  expect(answer).toEqual({ status, type: "application/problem+json; charset=utf-8" });
  expect(isProblem(problem)).toBe(true);
  expect(problem).toMatchObject({
    type: `https://agentstream.dev/problems/${kind}`,
    detail: expect.stringMatching(detail),
  });
});

test("an upgrade passes the hooks of every route: token, origin and query", async () => {
  const gateway = await openGateway();
  const id = await idOf(await gateway.call("POST", "/v1/sessions", session));
  const url = `${gateway.url}/v1/sessions/${id}/stream`;
  expect((await refusalOf(url, {})).status).toBe(401);
  const foreign = { authorization, origin: "https://evil.example" };
  expect((await refusalOf(url, foreign)).status).toBe(403);
  const { status, problem } = await refusalOf(`${url}?after=x`);
  expect(status).toBe(400);
  expect(JSON.stringify(problem)).toContain("after");
});

test("a request without an upgrade is answered with what to do", async () => {
  const gateway = await openGateway();
  const id = await idOf(await gateway.call("POST", "/v1/sessions", session));
  const response = await gateway.call("GET", `/v1/sessions/${id}/stream`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("send Connection: Upgrade and Upgrade: websocket");
});

test("a message that is too large closes its socket alone", async () => {
  const gateway = await openGateway();
  const id = await idOf(await gateway.call("POST", "/v1/sessions", session));
  const socket = new WebSocket(
    `${gateway.url.replace("http", "ws")}/v1/sessions/${id}/stream?follow=session`,
    { headers: { authorization } },
  );
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  socket.on("open", () => socket.send("x".repeat(3 * 1024 * 1024)));
  socket.on("error", () => {});
  expect([1006, 1009]).toContain(await closed);
  expect((await gateway.call("GET", `/v1/sessions/${id}`)).status).toBe(200);
});

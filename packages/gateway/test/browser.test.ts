import { isLoginResult } from "@agentstream/schema/responses/login";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { session } from "./attack.ts";
import { idOf, openGateway, token } from "./open-gateway.ts";

const origin = "https://app.example";
const sse = { accept: "text/event-stream" };

test("a browser of an allowed origin asks first, and reads answers and streams", async () => {
  const { url, call } = await openGateway({}, { allowedOrigins: [origin] });
  const preflight = await fetch(`${url}/v1/sessions`, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": expect.stringContaining("Authorization"),
    vary: "Origin",
  });
  // clients of chat UIs send headers of their own
  for (const [asked, allowed] of [
    ["authorization,content-type,x-run-id", "authorization,content-type,x-run-id"],
    ["user-agent, idempotency-key", "user-agent, idempotency-key"],
    ["a b", "Authorization, Content-Type"],
    ["", "Authorization, Content-Type"],
  ] as const) {
    const { headers } = await fetch(`${url}/v1/ag-ui`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": asked,
      },
    });
    expect(headers.get("access-control-allow-headers"), asked).toBe(allowed);
  }
  const made = await call("POST", "/v1/sessions", session, { origin });
  expect(made.headers.get("access-control-allow-origin")).toBe(origin);
  expect(made.headers.get("access-control-expose-headers")).toContain("Location");
  const id = await idOf(made);
  const stream = await call("GET", `/v1/sessions/${id}/events`, undefined, { ...sse, origin });
  expect(stream.headers.get("access-control-allow-origin")).toBe(origin);
  expect(await stream.text()).toContain("sessionEnded");
  // an error is readable too
  const missing = await call("GET", "/v1/sessions/none", undefined, { origin });
  expect([missing.status, missing.headers.get("access-control-allow-origin")]).toEqual([
    404,
    origin,
  ]);
});

test.each(["https://app.example.evil", "http://app.example", "https://app.example:444", "null"])(
  "the origin %s is another one",
  async (other) => {
    const { url, call } = await openGateway({}, { allowedOrigins: [origin] });
    for (const method of ["OPTIONS", "GET"]) {
      const response = await fetch(`${url}/v1/sessions`, {
        method,
        headers: { origin: other, "access-control-request-method": "POST" },
      });
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
    expect((await call("GET", "/v1/sessions", undefined, { origin })).status).toBe(200);
  },
);

test("a reader that comes back to the end of an ended session is sent away with 204", async () => {
  const { call } = await openGateway();
  const id = await idOf(await call("POST", "/v1/sessions", session));
  const path = `/v1/sessions/${id}/events`;
  const all = await (await call("GET", path, undefined, sse)).text();
  const last =
    all
      .match(/^id: \d+$/gm)
      ?.at(-1)
      ?.slice(4) ?? "";
  const again = await call("GET", path, undefined, { ...sse, "last-event-id": last });
  expect([again.status, await again.text()]).toEqual([204, ""]);
  const before = await call("GET", path, undefined, {
    ...sse,
    "last-event-id": String(Number(last) - 1),
  });
  expect([before.status, await before.text()]).toEqual([
    200,
    expect.stringContaining("sessionEnded"),
  ]);
  const following = await call("GET", `${path}?follow=session`, undefined, {
    ...sse,
    "last-event-id": last,
  });
  expect(following.status).toBe(200);
  await following.body?.cancel();
});

/** A request without the token of `call`. */
const send = (url: string, method: string, headers: Record<string, string>, body?: unknown) =>
  fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test("a token is exchanged for a cookie, which is valid until the logout", async () => {
  const { url } = await openGateway();
  const login = await send(`${url}/v1/login`, "POST", {}, { token });
  const result: unknown = await login.json();
  expect([login.status, isLoginResult(result)]).toEqual([200, true]);
  expect(JSON.stringify(result)).not.toContain("ticket");
  const set = login.headers.get("set-cookie") ?? "";
  expect(set).toMatch(
    /^agentstream_\d+=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
  );
  const cookie = set.split(";")[0] ?? "";
  const id = await idOf(await send(`${url}/v1/sessions`, "POST", { cookie }, session));
  const events = await send(`${url}/v1/sessions/${id}/events`, "GET", { cookie, ...sse });
  expect([events.status, await events.text()]).toEqual([
    200,
    expect.stringContaining("sessionEnded"),
  ]);
  const logout = await send(`${url}/v1/login`, "DELETE", { cookie });
  expect([logout.status, logout.headers.get("set-cookie")]).toEqual([
    204,
    expect.stringContaining("Max-Age=0"),
  ]);
  expect((await send(`${url}/v1/sessions`, "GET", { cookie })).status).toBe(401);
});

test("a cookie of a page with https is sent over https only", async () => {
  const { url } = await openGateway({}, { allowedOrigins: [origin] });
  const login = await send(`${url}/v1/login`, "POST", { origin }, { token });
  expect(login.headers.get("set-cookie")).toMatch(/; Secure$/);
});

test("a ticket opens an event stream and a WebSocket, and nothing else", async () => {
  const { url, call } = await openGateway();
  const id = await idOf(await call("POST", "/v1/sessions", session));
  const login = await send(`${url}/v1/login`, "POST", {}, { token, as: "ticket" });
  expect(login.headers.get("set-cookie")).toBeNull();
  const result: unknown = await login.json();
  if (!isLoginResult(result) || result.ticket === undefined) throw new Error("no ticket");
  const { ticket } = result;
  const events = await send(`${url}/v1/sessions/${id}/events?ticket=${ticket}`, "GET", sse);
  expect(await events.text()).toContain("sessionEnded");
  const address = `${url.replace("http", "ws")}/v1/sessions/${id}/stream`;
  const opens = (path: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = new WebSocket(path);
      socket.on("open", () => resolve(true));
      socket.on("error", () => resolve(false));
      socket.on("open", () => socket.close());
    });
  expect(await opens(`${address}?ticket=${ticket}`)).toBe(true);
  expect(await opens(`${address}?ticket=${ticket}x`)).toBe(false);
  expect((await send(`${url}/v1/sessions?ticket=${ticket}`, "GET", {})).status).toBe(401);
  const cookie = `agentstream_${new URL(url).port}=${ticket}`;
  expect((await send(`${url}/v1/sessions`, "GET", { cookie })).status).toBe(401);
});

test.each(["", "wrong-token-0123456789", "may-only-read-0123456789"])(
  "the token %j gives what it gives elsewhere",
  async (shown) => {
    const { url } = await openGateway();
    const login = await send(`${url}/v1/login`, "POST", {}, { token: shown });
    const isKnown = shown.startsWith("may");
    expect([login.status, login.headers.has("set-cookie")]).toEqual(
      isKnown ? [200, true] : [401, false],
    );
    if (!isKnown) return;
    const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
    const made = await send(`${url}/v1/sessions`, "POST", { cookie }, session);
    expect(made.status).toBe(403);
  },
);

import { expect, test } from "vitest";

import { session } from "./attack.ts";
import { idOf, openGateway } from "./open-gateway.ts";

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

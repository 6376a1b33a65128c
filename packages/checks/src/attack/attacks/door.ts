import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { addresses } from "@agentstream/gateway/addresses";

import { expectStatus, type Attack } from "../attack.ts";

const task = { idempotency_key: "k", task: "Hello", driver: "echo" };
const json = { "content-type": "application/json" };

/** Routes that answer without a token. */
const openAddresses = new Set([
  "/",
  "/assets/*",
  "/icon.svg",
  "/standalone.html",
  "/docs",
  "/openapi.json",
  "/asyncapi.json",
  "/schemas/*",
  "/healthz",
  "/readyz",
  "/v1/login",
]);
const closedAddresses = addresses.filter(({ url }) => !openAddresses.has(url));

/** Ways in. */
export const doorAttacks: readonly Attack[] = [
  {
    name: "empty credentials on every door",
    expected: "401 each",
    async run({ url }) {
      const { port } = new URL(url);
      const doors: [string, RequestInit][] = [
        [
          "/v1/execute",
          { method: "POST", headers: json, body: JSON.stringify({ ...task, auth_token: "" }) },
        ],
        ["/v1/sessions", { headers: { authorization: "Bearer " } }],
        ["/v1/sessions", { headers: { authorization: "" } }],
        ["/v1/sessions", { headers: { cookie: `agentstream_${port}=` } }],
        ["/v1/sessions/x/events?ticket=", {}],
      ];
      for (const [path, request] of doors)
        await expectStatus(await fetch(url + path, request), 401);
      for (const { method, url: path } of closedAddresses) {
        const body = method === "POST" ? { headers: json, body: "{}" } : {};
        const address = url + path.replaceAll(/:\w+/g, "none");
        for (const headers of [
          {},
          { authorization: "Bearer " },
          { cookie: `agentstream_${port}=` },
        ])
          await expectStatus(
            await fetch(address, { method, ...body, headers: { ...body.headers, ...headers } }),
            // where the token may stand in the body, the body is read
            ...(path === "/v1/execute" ? [401, 400] : [401]),
          );
      }
      return `401 on ${doors.length + closedAddresses.length} doors`;
    },
  },
  {
    name: "1,000 wrong tokens",
    expected: "401 or 429; a valid token does not wait",
    async run({ url, call }) {
      const wrong = Array.from({ length: 1000 }, async (_, index) => {
        const headers = { authorization: `Bearer wrong-${index}` };
        await expectStatus(await fetch(`${url}/v1/info`, { headers }), 401, 429);
      });
      await expectStatus(await call("GET", "/v1/info"), 200);
      await Promise.all(wrong);
      return "refused; the valid token was served meanwhile";
    },
  },
  {
    name: "2 MB of JSON without a token",
    expected: "401 or 413 before anything is parsed",
    async run({ url }) {
      const body = JSON.stringify({ ...task, task: "x".repeat(2_000_000) });
      const post = (path: string): Promise<Response> =>
        fetch(url + path, { method: "POST", headers: json, body });
      await expectStatus(await post("/v1/execute"), 413);
      await expectStatus(await post("/v1/sessions"), 401);
      return "413 and 401";
    },
  },
  {
    name: "a short token file at the next start",
    expected: "the running server is not affected",
    async run({ data, call }) {
      writeFileSync(join(data, "token"), "");
      await expectStatus(await call("GET", "/v1/info"), 200);
      return "the token of the start counts";
    },
  },
];

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { limits } from "@agentstream/schema/limits";
import { isGatewayInfo } from "@agentstream/schema/responses/info";
import { expect, test } from "vitest";

import { gatewayLimits } from "../src/gateway-limits.ts";
import { idOf, openGateway } from "./open-gateway.ts";

const session = { agentType: "echo", prompt: "Hello" };

test("the limits and the node are told as they are", async () => {
  const { call } = await openGateway();
  const info: unknown = await (await call("GET", "/v1/info")).json();
  if (!isGatewayInfo(info)) throw new Error(JSON.stringify(info));
  expect(info.limits).toEqual({
    ...limits,
    ...gatewayLimits,
    maxRunning: expect.any(Number),
    maxWaiting: expect.any(Number),
  });
  expect(info.nodes).toMatchObject([
    { agents: expect.arrayContaining(["echo"]), load: { running: 0, waiting: 0 } },
  ]);
});

test("each limit is where a request begins to be refused", async () => {
  const { call } = await openGateway();
  const status = async (prompt: string): Promise<number> =>
    (await call("POST", "/v1/sessions", { ...session, prompt })).status;
  expect(await status("x".repeat(limits.maxPromptCharacters))).toBe(201);
  expect(await status("x".repeat(limits.maxPromptCharacters + 1))).toBe(400);
  expect(await status("x".repeat(gatewayLimits.maxBodyBytes))).toBe(413);
  for (const [path, most] of [
    ["/v1/sessions", gatewayLimits.maxPageSessions],
    [
      `/v1/sessions/${await idOf(await call("POST", "/v1/sessions", session))}/events`,
      gatewayLimits.maxPageEvents,
    ],
  ] as const) {
    expect((await call("GET", `${path}?limit=${most}`)).status).toBe(200);
    expect((await call("GET", `${path}?limit=${most + 1}`)).status).toBe(400);
  }
});

test("a session without a prompt waits for its first one; without one none is continued", async () => {
  const { call } = await openGateway();
  const { prompt, ...rest } = session;
  const key = { "idempotency-key": "prepared" };
  const prepared = await call("POST", "/v1/sessions", rest, key);
  expect(prepared.status).toBe(201);
  const { id } = Object(await prepared.json());
  const repeated = await call("POST", "/v1/sessions", rest, key);
  expect(await repeated.json()).toMatchObject({ id });
  expect(await (await call("GET", `/v1/sessions/${id}/events`)).json()).toMatchObject({
    events: [],
  });
  const refused = await call("POST", "/v1/sessions", { ...rest, sessionId: id });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: "/prompt", message: expect.stringContaining("next prompt") }],
  });
  expect((await call("POST", `/v1/sessions/${id}/turns`, { prompt })).status).toBe(202);
});

test("MCP servers of a request are the registered ones, or any at the highest tier", async () => {
  const secret = "s3cret-value";
  const search = { type: "http" as const, name: "search", url: "https://example.com/mcp" };
  const files = { type: "stdio" as const, name: "files", command: "mcp", env: { KEY: secret } };
  const registered = new Map([["files", files]]);
  const { call } = await openGateway({ mcpServers: registered });
  const post = (mcpServers: unknown): Promise<Response> =>
    call("POST", "/v1/sessions", { ...session, mcpServers });
  const inline = await post([search]);
  expect(inline.status).toBe(403);
  expect(await inline.json()).toMatchObject({
    detail: expect.stringContaining("registered are files"),
    errors: [{ path: "/mcpServers/0" }],
  });
  const unknown = await post([{ type: "registered", name: "search" }]);
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toMatchObject({ errors: [{ path: "/mcpServers/0/name" }] });
  const wrong = await post([{ ...search, url: "ftp://example.com" }]);
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ errors: [{ path: "/mcpServers/0/url" }] });
  expect((await post([{ type: "registered", name: "files" }])).status).toBe(201);
  expect(await (await call("GET", "/v1/info")).json()).toMatchObject({
    features: { mcpServers: ["files"] },
  });
});

test("secrets of MCP servers are not kept with a session: a further prompt sends them again", async () => {
  const secret = "s3cret-value";
  const { call, folder } = await openGateway({ allowTier: "autonomous" });
  const headers = { Authorization: `Bearer ${secret}` };
  const search = { type: "http", name: "search", url: "https://example.com/mcp", headers };
  const files = { type: "stdio", name: "files", command: "mcp-files" };
  const made = await call("POST", "/v1/sessions", { ...session, mcpServers: [search, files] });
  expect(made.status).toBe(201);
  const id = await idOf(made);
  await (
    await call("GET", `/v1/sessions/${id}/events`, undefined, { accept: "text/event-stream" })
  ).text();
  const turn = (mcpServers?: unknown): Promise<Response> =>
    call("POST", `/v1/sessions/${id}/turns`, { prompt: "More", mcpServers });
  const refused = await turn();
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringContaining("search"),
    errors: [{ path: "/mcpServers" }],
  });
  expect((await turn([])).status).toBe(202);
  expect((await turn([search])).status).toBe(202);
  const kept = readdirSync(join(folder, "data")).map((name) =>
    readFileSync(join(folder, "data", name)),
  );
  expect(kept.length).toBeGreaterThanOrEqual(1);
  expect(kept.some((bytes) => bytes.includes("mcp-files"))).toBe(true);
  expect(kept.some((bytes) => bytes.includes(secret))).toBe(false);
});

test("a prompt that steers runs when nothing runs", async () => {
  const { call } = await openGateway();
  const id = await idOf(await call("POST", "/v1/sessions", session));
  const sse = { accept: "text/event-stream" };
  await (await call("GET", `/v1/sessions/${id}/events`, undefined, sse)).text();
  const turn = { prompt: "More", ifBusy: "steer" };
  expect((await call("POST", `/v1/sessions/${id}/turns`, turn)).status).toBe(202);
});

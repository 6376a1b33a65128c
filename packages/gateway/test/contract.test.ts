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

test("a session without a prompt is refused by the field's name, until sessions can wait", async () => {
  const { call } = await openGateway();
  const { prompt: _, ...rest } = session;
  const refused = await call("POST", "/v1/sessions", rest);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: "/prompt", message: expect.stringContaining("pass one") }],
  });
});

test("MCP servers of a request are refused by the field's name", async () => {
  const { call } = await openGateway();
  const mcpServers = [{ type: "http", name: "search", url: "https://example.com/mcp" }];
  const refused = await call("POST", "/v1/sessions", { ...session, mcpServers });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ path: "/mcpServers" }] });
});

test("a prompt that steers runs when nothing runs", async () => {
  const { call } = await openGateway();
  const id = await idOf(await call("POST", "/v1/sessions", session));
  const sse = { accept: "text/event-stream" };
  await (await call("GET", `/v1/sessions/${id}/events`, undefined, sse)).text();
  const turn = { prompt: "More", ifBusy: "steer" };
  expect((await call("POST", `/v1/sessions/${id}/turns`, turn)).status).toBe(202);
});

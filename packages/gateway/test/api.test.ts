import { basename } from "node:path";

import { echo } from "@agentstream/runner";
import { isSessionEvent } from "@agentstream/schema/dialects/session-event";
import { isApiSession } from "@agentstream/schema/responses/api-session";
import { isApiSessionState } from "@agentstream/schema/responses/api-state";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";

import { openGateway, token, type OpenGateway } from "./open-gateway.ts";
import { scriptedAgent } from "./scripted-agent.ts";

const patience = { timeout: 120_000, interval: 20 };

interface OpenApi extends OpenGateway {
  readonly projectId: string;
  /** The id of a new session. */
  readonly start: (prompt: string, agentId?: string) => Promise<string>;
  readonly json: (path: string) => Promise<unknown>;
}

async function openApi(): Promise<OpenApi> {
  const agents = new Map([
    ["echo", { adapter: echo }],
    ["scripted", scriptedAgent],
  ]);
  const gateway = await openGateway({ agents });
  const projectId = basename(gateway.folder);
  return {
    ...gateway,
    projectId,
    async start(prompt, agentId = "scripted") {
      const made = await gateway.call("POST", "/api/sessions", { agentId, projectId, prompt });
      const state: unknown = await made.json();
      if (made.status !== 201 || !isApiSessionState(state)) throw new Error(JSON.stringify(state));
      expect(state.state).toBe("running");
      return state.id;
    },
    json: async (path) => (await gateway.call("GET", path)).json(),
  };
}

/** The messages of a socket, and the code that it is closed with. */
function listen({ url }: OpenGateway, path: string): Promise<{ code: number; events: unknown[] }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}${path}`);
  const events: unknown[] = [];
  socket.on("message", (data: Buffer) => events.push(JSON.parse(data.toString())));
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", (code) => resolve({ code, events }));
  });
}

test("a session is made, its events come over a WebSocket, live and again, and in pages", async () => {
  const api = await openApi();
  const id = await api.start("tool");
  const live = await listen(api, `/ws/sessions/${id}?token=${token}`);
  expect(live.code).toBe(1000);
  expect(live.events.every(isSessionEvent)).toBe(true);
  expect(live.events.map((event) => Object(event).type)).toEqual(["action", "toolResult", "log"]);
  expect(await listen(api, `/ws/sessions/${id}?token=${token}`)).toEqual(live);
  expect(await api.json(`/api/sessions/${id}/events`)).toEqual(live.events);
  const pages: unknown[] = [];
  for (let offset = 0; offset < 4; offset++) {
    const page = await api.json(`/api/sessions/${id}/events?offset=${offset}&limit=1`);
    if (Array.isArray(page)) pages.push(...page);
  }
  expect(pages).toEqual(live.events);
  const session = await api.json(`/api/sessions/${id}`);
  expect(isApiSession(session)).toBe(true);
  expect(session).toMatchObject({
    id,
    agentId: "scripted",
    projectId: api.projectId,
    prompt: "tool",
    state: "done",
  });
  expect(await api.json("/api/sessions")).toEqual([session]);
});

test("a running session is polled, and cancelled once", async () => {
  const api = await openApi();
  const id = await api.start("wait");
  const socket = listen(api, `/ws/sessions/${id}?token=${token}`);
  expect(await api.json(`/api/sessions/${id}`)).toMatchObject({ state: "running", prompt: "wait" });
  const cancelled = await api.call("POST", `/api/sessions/${id}/cancel`);
  expect(cancelled.status).toBe(200);
  expect(await cancelled.json()).toEqual({ id, state: "cancelled" });
  const { code, events } = await socket;
  expect(code).toBe(1000);
  expect(events.at(-1)).toMatchObject({ type: "cancelled", sessionId: id, payload: {} });
  await vi.waitFor(async () => {
    expect(await api.json(`/api/sessions/${id}/events`)).toEqual(events);
    expect(await api.json(`/api/sessions/${id}`)).toMatchObject({ state: "cancelled" });
  }, patience);
  const again = await api.call("POST", `/api/sessions/${id}/cancel`);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ error: expect.stringContaining("cancelled") });
});

test("a session that fails says why", async () => {
  const api = await openApi();
  const id = await api.start("fail");
  const { events } = await listen(api, `/ws/sessions/${id}?token=${token}`);
  expect(events).toMatchObject([
    { type: "error", payload: { message: expect.stringMatching(/./) } },
  ]);
  expect(await api.json(`/api/sessions/${id}`)).toMatchObject({ state: "failed" });
});

test("sessions of other routes are there, too, with their prompt", async () => {
  const api = await openApi();
  const made = await api.call("POST", "/v1/sessions", { agentType: "echo", prompt: "Elsewhere" });
  const { id } = Object(await made.json());
  await vi.waitFor(async () => {
    const sessions = await api.json("/api/sessions");
    expect(sessions).toMatchObject([{ id, agentId: "echo", prompt: "Elsewhere", state: "done" }]);
  }, patience);
});

test("agents and projects are listed by the ids that a session is made with", async () => {
  const api = await openApi();
  expect(await api.json("/api/agents")).toMatchObject([
    { id: "echo", installed: true },
    { id: "scripted" },
  ]);
  expect(await api.json("/api/projects")).toEqual([
    { id: api.projectId, name: api.projectId, path: api.folder },
  ]);
});

test("faults have an error member besides those of a problem", async () => {
  const api = await openApi();
  const session = { agentId: "echo", projectId: api.projectId, prompt: "Hello" };
  const cases = [
    [await api.call("POST", "/api/sessions", { ...session, projectId: "none" }), 400],
    [await api.call("POST", "/api/sessions", { ...session, agentId: "none" }), 400],
    [await api.call("POST", "/api/sessions", { ...session, promt: "Hello" }), 400],
    [await api.call("GET", "/api/sessions/none"), 404],
    [await api.call("GET", "/api/sessions/none/events"), 404],
    [await api.call("POST", "/api/sessions/none/cancel"), 404],
    [await api.call("GET", "/ws/sessions/none"), 404],
    [await api.call("GET", "/api/sessions?offset=1"), 400],
    [await fetch(`${api.url}/api/sessions`), 401],
  ] as const;
  for (const [response, status] of cases) {
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("problem+json");
    const { error, detail } = Object(await response.json());
    expect([error, typeof error]).toEqual([detail, "string"]);
  }
  await expect(listen(api, `/ws/sessions/none?token=${token}`)).rejects.toThrow("404");
  await expect(listen(api, `/ws/sessions/none`)).rejects.toThrow("401");
});

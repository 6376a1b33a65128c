import { isAgentList } from "@agentstream/schema/responses/agents";
import { isEventPage } from "@agentstream/schema/responses/events";
import { isGatewayInfo } from "@agentstream/schema/responses/info";
import { isSchemaIndex } from "@agentstream/schema/responses/schemas";
import { isSession } from "@agentstream/schema/responses/session";
import { isSessionPage } from "@agentstream/schema/responses/sessions";
import { isTurnAccepted } from "@agentstream/schema/responses/turn";
import { isUnifiedEvent } from "@agentstream/schema/unified";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { idOf, openGateway, parseSse, token, type OpenGateway } from "./open-gateway.ts";

const session = { agentType: "echo", prompt: "Hello" };
const task = { idempotency_key: "demo-1", task: "Respond exactly: ok", driver: "echo" };
const sse = { accept: "text/event-stream" };

/** Makes a session, and waits for its end. */
async function finish({ call }: OpenGateway): Promise<string> {
  const id = await idOf(await call("POST", "/v1/sessions", session));
  await (await call("GET", `/v1/sessions/${id}/events`, undefined, sse)).text();
  return id;
}

interface Socket {
  readonly socket: WebSocket;
  readonly messages: unknown[];
  readonly closed: Promise<number>;
}

function openSocket({ url }: OpenGateway, path: string): Socket {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace("http", "ws")}${path}`, { headers });
  const messages: unknown[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  return { socket, messages, closed };
}

test("a task is run and told as the older gateway did, byte by byte, and the same key gives the same bytes", async () => {
  const { url, call } = await openGateway();
  const answers: string[] = [];
  for (let count = 0; count < 2; count++) {
    const response = await fetch(`${url}/v1/execute`, {
      method: "POST",
      headers: { accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify({ ...task, auth_token: token }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    answers.push(await response.text());
  }
  expect(answers[0]).toMatch(
    /^data: \{"kind":"agent_token","text":"Respond exactly: ok"\}\n\ndata: \{"kind":"session_end","exit_code":0,"duration_ms":\d+\}\n\n$/,
  );
  expect(answers[1]).toBe(answers[0]);
  const other = await call("POST", "/v1/execute", { ...task, task: "Other" });
  expect(other.status).toBe(409);
});

test("a task is waited for where JSON alone is wanted, and goes on in its session", async () => {
  const { call } = await openGateway();
  const json = { accept: "application/json" };
  const first = await (await call("POST", "/v1/execute", task, json)).json();
  expect(first).toMatchObject({ text: "Respond exactly: ok", exit_code: 0 });
  const { session_id } = Object(first);
  const more = { ...task, idempotency_key: "demo-2", task: "More", session_id };
  const second = await (await call("POST", "/v1/execute", more, json)).json();
  expect(second).toMatchObject({ session_id, text: "More", exit_code: 0 });
  expect(await (await call("POST", "/v1/execute", task, json)).json()).toEqual(first);
});

test("a session is made, told, listed, cancelled and deleted", async () => {
  const gateway = await openGateway();
  const { call } = gateway;
  const made = await call("POST", "/v1/sessions", session, { "idempotency-key": "k" });
  expect(made.status).toBe(201);
  const id = await idOf(made);
  expect(made.headers.get("location")).toBe(`/v1/sessions/${id}`);
  const again = await call("POST", "/v1/sessions", session, { "idempotency-key": "k" });
  expect(await idOf(again)).toBe(id);
  await (await call("GET", `/v1/sessions/${id}/events`, undefined, sse)).text();
  const told: unknown = await (await call("GET", `/v1/sessions/${id}`)).json();
  expect(isSession(told)).toBe(true);
  expect(told).toMatchObject({ id, state: "done", turn: 1 });
  expect((await call("POST", `/v1/sessions/${id}/cancel`)).status).toBe(200);
  for (let count = 0; count < 4; count++) await finish(gateway);
  const pages: string[] = [];
  for (let cursor = ""; ;) {
    const path = `/v1/sessions?limit=2&state=done${cursor === "" ? "" : `&cursor=${cursor}`}`;
    const page: unknown = await (await call("GET", path)).json();
    if (!isSessionPage(page)) throw new Error(JSON.stringify(page));
    pages.push(...page.sessions.map((one) => one.id));
    if (page.next === null) break;
    cursor = page.next;
  }
  expect(pages).toHaveLength(5);
  expect(pages).toEqual(pages.toSorted().toReversed());
  expect((await call("DELETE", `/v1/sessions/${id}`)).status).toBe(204);
  expect((await call("GET", `/v1/sessions/${id}`)).status).toBe(404);
  expect((await call("GET", "/v1/sessions?state=gone")).status).toBe(400);
});

test("a stream has an id and a type for each event, and goes on behind the last one that was seen", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const read = async (headers: Record<string, string>, query = "") =>
    parseSse(
      await (
        await gateway.call("GET", `/v1/sessions/${id}/events${query}`, undefined, {
          ...sse,
          ...headers,
        })
      ).text(),
    );
  const all = await read({});
  expect(all.map((frame) => frame.id)).toEqual(all.map((_, index) => `${index + 1}`));
  for (const { event, data } of all) {
    const json: unknown = JSON.parse(data);
    expect(isUnifiedEvent(json)).toBe(true);
    expect(json).toMatchObject({ type: event });
  }
  expect(await read({ "last-event-id": "2" })).toEqual(all.slice(2));
  expect(await read({}, "?after=3")).toEqual(all.slice(3));
  expect(await read({ "last-event-id": "4" }, "?after=1")).toEqual(all.slice(4));
});

test("pages hold what the stream holds, and end with null", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const events: unknown[] = [];
  for (let after = 0; ;) {
    const path = `/v1/sessions/${id}/events?after=${after}&limit=2`;
    const page: unknown = await (await gateway.call("GET", path)).json();
    if (!isEventPage(page)) throw new Error(JSON.stringify(page));
    events.push(...page.events);
    if (page.next === null) break;
    after = page.next;
  }
  const stream = await gateway.call("GET", `/v1/sessions/${id}/events`, undefined, sse);
  expect(events).toEqual(
    parseSse(await stream.text()).map(({ data }): unknown => JSON.parse(data)),
  );
});

test("in a dialect a stream and its pages say the same, wherever they go on", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const address = `/v1/sessions/${id}/events?dialect=session-event`;
  const stream = async (after: number) =>
    parseSse(await (await gateway.call("GET", `${address}&after=${after}`, undefined, sse)).text());
  const all = await stream(0);
  expect(all.length).toBeGreaterThan(0);
  for (let after = 0; after <= 5; after++) {
    const frames = await stream(after);
    expect(frames).toEqual(all.slice(all.length - frames.length));
    const page: unknown = await (await gateway.call("GET", `${address}&after=${after}`)).json();
    expect(page).toMatchObject({ events: frames.map(({ data }): unknown => JSON.parse(data)) });
  }
  expect((await gateway.call("GET", `/v1/sessions/${id}/events?dialect=none`)).status).toBe(400);
});

test("a stream in a dialect has the headers and the last line that its readers look for", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const address = `/v1/sessions/${id}/events?dialect=ai-sdk`;
  const response = await gateway.call("GET", address, undefined, sse);
  expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
  expect(await response.text()).toMatch(/\n\ndata: \[DONE\]\n\n$/);
});

test("a WebSocket gives what was and what comes, and closes at the end", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const { messages, closed } = openSocket(gateway, `/v1/sessions/${id}/stream?after=1`);
  expect(await closed).toBe(1000);
  expect(messages.map((event) => Object(event).seq)).toEqual([2, 3, 4, 5]);
});

test("a prompt over a WebSocket is a further run; what is wrong is told with its ref", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const { socket, messages } = openSocket(gateway, `/v1/sessions/${id}/stream?follow=session`);
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await until(() => messages.length === 5);
  socket.send(JSON.stringify({ type: "prompt", ref: "a", prompt: "More" }));
  socket.send(JSON.stringify({ type: "prompt", ref: "b", promt: "More" }));
  socket.send("no json");
  socket.send(JSON.stringify({ type: "interrupt", ref: "c" }));
  await until(() => messages.filter((one) => Object(one).type === "problem").length === 2);
  await until(() => messages.filter((one) => Object(one).type === "ack").length === 2);
  await until(() => messages.filter((one) => Object(one).type === "sessionEnded").length === 2);
  expect(messages).toContainEqual({ type: "ack", ref: "a" });
  expect(messages).toContainEqual({ type: "ack", ref: "c" });
  const problems = messages.filter((one) => Object(one).type === "problem");
  expect(problems.map((one) => Object(one).ref)).toEqual(expect.arrayContaining(["b", undefined]));
  const events = messages.filter(isUnifiedEvent).filter(({ seq }) => seq !== undefined);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  socket.close();
});

test("a further prompt is taken, and says which turn it is", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const response = await gateway.call("POST", `/v1/sessions/${id}/turns`, { prompt: "More" });
  expect(response.status).toBe(202);
  const taken: unknown = await response.json();
  expect(isTurnAccepted(taken)).toBe(true);
  expect(taken).toEqual({ turnNumber: 2 });
});

test("a long poll waits for the next event, and no longer than it is told", async () => {
  const gateway = await openGateway();
  const { call } = gateway;
  const id = await finish(gateway);
  expect(await (await call("GET", `/v1/sessions/${id}/events?after=5&wait=30`)).json()).toEqual({
    events: [],
    next: null,
  });
  const turns = Array.from({ length: 20 }, () =>
    call("POST", `/v1/sessions/${id}/turns`, { prompt: "x" }),
  );
  await Promise.all(turns);
  let after = 5;
  for (let polls = 0; polls < 200; polls++) {
    const page: unknown = await (
      await call("GET", `/v1/sessions/${id}/events?after=${after}&wait=30`)
    ).json();
    if (!isEventPage(page)) throw new Error(JSON.stringify(page));
    expect(page.events[0]?.seq ?? after + 1).toBe(after + 1);
    if (page.next === null) break;
    after = page.next;
  }
  expect((await call("GET", `/v1/sessions/${id}`)).status).toBe(200);
});

test("agents, information and schemas are told; health needs no token", async () => {
  const { url, call } = await openGateway();
  const agents: unknown = await (await call("GET", "/v1/agents")).json();
  expect(isAgentList(agents)).toBe(true);
  expect(agents).toMatchObject({ agents: [{ agentType: "echo", installed: true }] });
  const info: unknown = await (await call("GET", "/v1/info")).json();
  expect(isGatewayInfo(info)).toBe(true);
  const index: unknown = await (await fetch(`${url}/schemas/v1/index.json`)).json();
  if (!isSchemaIndex(index)) throw new Error(JSON.stringify(index));
  for (const { path, $id } of index.schemas)
    expect(await (await fetch(`${url}/schemas/v1/${path}`)).json()).toMatchObject({ $id });
  expect(index.schemas.length).toBeGreaterThan(30);
  for (const path of ["/healthz", "/readyz"])
    expect((await fetch(`${url}${path}`)).status).toBe(200);
  const nothing = await fetch(`${url}/nothing`);
  expect([nothing.status, nothing.headers.get("content-type")]).toEqual([
    404,
    expect.stringContaining("problem+json"),
  ]);
});

test("the version of the schemas is the one that events are told by", async () => {
  const gateway = await openGateway();
  const id = await finish(gateway);
  const info: unknown = await (await gateway.call("GET", "/v1/info")).json();
  const page: unknown = await (
    await gateway.call("GET", `/v1/sessions/${id}/events?limit=1`)
  ).json();
  expect(page).toMatchObject({ events: [{ schemaVersion: Object(info).schemaVersion }] });
});

test("a page has at least one item, on every route", async () => {
  const { call } = await openGateway();
  const id = await idOf(await call("POST", "/v1/sessions", session));
  const paths = [
    "/v1/sessions",
    `/v1/sessions/${id}/events`,
    "/api/sessions",
    `/api/sessions/${id}/events`,
    "/v1/ag-ui?threadId=t",
  ];
  for (const path of paths) {
    const response = await call("GET", `${path}${path.includes("?") ? "&" : "?"}limit=0`);
    expect([response.status, await response.json()], path).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ path: "/limit" })] }),
    ]);
  }
  expect(paths).toHaveLength(5);
});

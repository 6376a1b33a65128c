import { demo, echo } from "@agentstream/adapter-kit";
import { isProblem } from "@agentstream/schema/responses/problem";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";

import { acpLimits } from "../src/routes/acp/acp-limits.ts";
import { createRegistry } from "../src/routes/acp/create-registry.ts";
import { openGateway, token, type OpenGateway } from "./open-gateway.ts";

const patience = { timeout: 120_000, interval: 20 };
const otherToken = "another-owner-0123456789";
const readToken = "may-only-read-0123456789";

const agents = new Map([
  ["demo", { adapter: demo }],
  ["echo", { adapter: echo }],
]);

const open = (): Promise<OpenGateway> => openGateway({ agents });

type Json = Readonly<Record<string, unknown>>;

const initialize = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: 1, clientCapabilities: {} },
};

const bearer = (one: string): Record<string, string> => ({ authorization: `Bearer ${one}` });

/** Opens a connection over HTTP, and returns its id. */
async function connect({ call }: OpenGateway, own = token): Promise<string> {
  const answer = await call("POST", "/acp?agent=demo", initialize, bearer(own));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id: 0, result: { protocolVersion: 1 } });
  return answer.headers.get("acp-connection-id") ?? "";
}

const request = (id: number, method: string, params: object): Json => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});

/** Reads a stream of a connection, as a client does for as long as it lives. */
async function listen({ url }: OpenGateway, headers: Record<string, string>): Promise<Json[]> {
  const messages: Json[] = [];
  const response = await fetch(`${url}/acp`, {
    headers: { accept: "text/event-stream", ...headers },
  });
  expect(response.status).toBe(200);
  void (async () => {
    let text = "";
    for await (const chunk of response.body ?? []) {
      const frames = (text + Buffer.from(chunk).toString()).split("\n\n");
      text = frames.pop() ?? "";
      for (const frame of frames)
        if (frame.startsWith("data: ")) messages.push(JSON.parse(frame.slice("data: ".length)));
    }
    // the end of the server breaks it off
  })().catch(() => {});
  return messages;
}

async function find(messages: readonly Json[], fits: (one: Json) => boolean): Promise<Json> {
  return vi.waitFor(() => {
    const found = messages.find(fits);
    if (found === undefined) throw new Error(`Not yet: ${JSON.stringify(messages)}`);
    return found;
  }, patience);
}

async function expectProblem(answer: Response, status: number, detail: RegExp): Promise<void> {
  const problem: unknown = await answer.json();
  expect(isProblem(problem), JSON.stringify(problem)).toBe(true);
  expect(problem).toMatchObject({ status, detail: expect.stringMatching(detail) });
  expect(answer.status).toBe(status);
}

test("a connection belongs to its token: other owners and other scopes do not find it", async () => {
  const gateway = await open();
  const id = await connect(gateway);
  const list = request(1, "session/list", {});
  for (const other of [otherToken, readToken]) {
    const answer = await gateway.call("POST", "/acp", list, {
      ...bearer(other),
      "acp-connection-id": id,
    });
    await expectProblem(answer, 404, /send initialize/);
  }
  const own = { ...bearer(token), "acp-connection-id": id };
  const messages = await listen(gateway, own);
  expect((await gateway.call("POST", "/acp", list, own)).status).toBe(202);
  const found = await find(messages, (message) => message["id"] === 1);
  expect(found).toMatchObject({ result: { sessions: [] } });
  expect((await gateway.call("DELETE", "/acp", undefined, own)).status).toBe(202);
  await expectProblem(await gateway.call("POST", "/acp", list, own), 404, /Acp-Connection-Id/);
});

test("a token that may only read lists and loads, and neither begins nor prompts", async () => {
  const gateway = await open();
  const made = await gateway.call("POST", "/v1/sessions", { agentType: "echo", prompt: "Hello" });
  const sessionId = String(Object(await made.json()).id);
  await vi.waitFor(async () => {
    const session: unknown = await (await gateway.call("GET", `/v1/sessions/${sessionId}`)).json();
    expect(session).toMatchObject({ state: "done" });
  }, patience);

  const id = await connect(gateway, readToken);
  const own = { ...bearer(readToken), "acp-connection-id": id };
  const inSession = { ...own, "acp-session-id": sessionId };
  const cwd = gateway.folder;
  const [shared, updates] = [await listen(gateway, own), await listen(gateway, inSession)];
  const ask = async (message: Json, headers: Record<string, string>): Promise<Json> => {
    expect((await gateway.call("POST", "/acp", message, headers)).status).toBe(202);
    const isShared = headers === own || message["method"] === "session/load";
    return find(isShared ? shared : updates, (one) => one["id"] === message["id"]);
  };
  expect(await ask(request(1, "session/list", {}), own)).toMatchObject({
    result: { sessions: [{ sessionId, cwd }] },
  });
  expect(
    await ask(request(2, "session/load", { sessionId, cwd, mcpServers: [] }), inSession),
  ).toMatchObject({ result: { modes: { currentModeId: "ask" } } });
  const text = await find(updates, ({ params }) =>
    JSON.stringify(params).includes("agent_message_chunk"),
  );
  expect(text).toMatchObject({ params: { update: { content: { text: "Hello" } } } });
  const lacks = { error: { code: -32_602, message: expect.stringContaining('scope "run"') } };
  expect(await ask(request(3, "session/new", { cwd, mcpServers: [] }), own)).toMatchObject(lacks);
  const prompt = { sessionId, prompt: [{ type: "text", text: "More" }] };
  expect(await ask(request(4, "session/prompt", prompt), inSession)).toMatchObject(lacks);
  expect(
    await ask(request(5, "session/set_mode", { sessionId, modeId: "plan" }), inSession),
  ).toMatchObject(lacks);
});

test("bad requests are answered by problems that name the remedy", async () => {
  const gateway = await open();
  const { call, url } = gateway;
  const id = await connect(gateway);
  const own = { "acp-connection-id": id };
  const prompt = request(1, "session/prompt", { sessionId: "s", prompt: [] });
  const cases: readonly (readonly [Promise<Response>, number, RegExp])[] = [
    [fetch(`${url}/acp`, { method: "POST" }), 401, /token/],
    [call("POST", "/acp", [initialize]), 400, /batches/],
    [call("POST", "/acp", { ...initialize, jsonrpc: "1.0" }), 400, /jsonrpc/],
    [call("POST", "/acp", { ...initialize, id: "a\nb" }), 400, /Expected as id/],
    [call("POST", "/acp", request(1, "session/list", {})), 400, /header Acp-Connection-Id/],
    [call("POST", "/acp", initialize, own), 400, /initialized/],
    [call("POST", "/acp?agent=cladue", initialize), 400, /one of demo, echo/],
    [call("POST", "/acp?agnet=demo", initialize), 400, /did you mean agent/],
    [call("POST", "/acp", prompt, own), 400, /header Acp-Session-Id/],
    [call("POST", "/acp", prompt, { ...own, "acp-session-id": "t" }), 400, /differs/],
    [call("GET", "/acp", undefined, own), 406, /text\/event-stream/],
    [call("GET", "/acp", undefined, { accept: "text/event-stream" }), 400, /Acp-Connection-Id/],
    [call("DELETE", "/acp"), 400, /Acp-Connection-Id/],
    [call("POST", "/acp", initialize, { "content-type": "text/plain" }), 415, /JSON/],
    [call("POST", "/acp", initialize, { origin: "https://evil.example" }), 403, /evil/],
    [call("PUT", "/acp"), 405, /POST or GET or DELETE|GET/],
  ];
  expect(cases).toHaveLength(16);
  for (const [answer, status, detail] of cases) await expectProblem(await answer, status, detail);

  const stream = { ...own, accept: "text/event-stream" };
  const gone = new AbortController();
  const first = await fetch(`${url}/acp`, {
    headers: { ...bearer(token), ...stream },
    signal: gone.signal,
  });
  expect(first.status).toBe(200);
  await expectProblem(await call("GET", "/acp", undefined, stream), 409, /Another request/);
  gone.abort();
  await vi.waitFor(async () => {
    const again = new AbortController();
    const { status } = await fetch(`${url}/acp`, {
      headers: { ...bearer(token), ...stream },
      signal: again.signal,
    });
    again.abort();
    expect(status).toBe(200);
  }, patience);
});

interface Socket {
  readonly socket: WebSocket;
  readonly messages: Json[];
}

async function openSocket({ url }: OpenGateway): Promise<Socket & { readonly id: unknown }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/acp?agent=demo&token=${token}`);
  const messages: Json[] = [];
  let id: unknown;
  socket.on("upgrade", ({ headers }) => (id = headers["acp-connection-id"]));
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  await new Promise((resolve, reject) => socket.on("open", resolve).on("error", reject));
  return { socket, messages, id };
}

test("a WebSocket names its connection, and answers what is no message", async () => {
  const gateway = await open();
  const { socket, messages, id } = await openSocket(gateway);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  for (const text of ["{", "[]", "1", '{"jsonrpc":"2.0","id":{},"method":"x"}']) socket.send(text);
  socket.send(Buffer.from([0, 255]));
  await vi.waitFor(() => expect(messages).toHaveLength(5), patience);
  const codes = messages.map(({ error }) => Object(error).code);
  expect(codes).toEqual([-32_700, -32_600, -32_600, -32_600, -32_600]);
  // a client that waits for an answer learns what became of its request
  for (const message of [
    request(7, "session/list", {}),
    { ...initialize, jsonrpc: "1.0", id: "a" },
  ])
    socket.send(JSON.stringify(message));
  await vi.waitFor(() => expect(messages).toHaveLength(7), patience);
  expect(messages.map((answer) => answer["id"])).toEqual([null, null, null, null, null, 7, "a"]);
  socket.send(JSON.stringify(initialize));
  await vi.waitFor(() => expect(messages.at(-1)).toMatchObject({ id: 0, result: {} }), patience);
  socket.send(JSON.stringify(request(1, "session/teleport", {})));
  await vi.waitFor(
    () => expect(messages.at(-1)).toMatchObject({ id: 1, error: { code: -32_601 } }),
    patience,
  );
  // its id opens no door of HTTP's streams
  const answer = await gateway.call("GET", "/acp", undefined, {
    accept: "text/event-stream",
    "acp-connection-id": String(id),
  });
  expect(answer.status).toBe(409);
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.close();
  await closed;
});

test("one owner has a limit of connections, and a closed one makes room", async () => {
  const gateway = await open();
  const ids: string[] = [];
  for (let count = 0; count < acpLimits.maxConnections; count++) ids.push(await connect(gateway));
  const refused = await gateway.call("POST", "/acp", initialize);
  expect(refused.headers.get("retry-after")).toBe("5");
  await expectProblem(refused, 429, /100 connections/);
  await connect(gateway, otherToken);
  const last = { "acp-connection-id": ids.at(-1) ?? "" };
  expect((await gateway.call("DELETE", "/acp", undefined, last)).status).toBe(202);
  await vi.waitFor(
    async () => expect((await gateway.call("POST", "/acp", initialize)).status).toBe(200),
    patience,
  );
});

test("a connection that nobody uses is found after a while", () => {
  let time = 0;
  const registry = createRegistry(() => time);
  const caller = { owner: "a", scopes: ["read"] as const };
  const read = registry.reserve(caller).take("read");
  registry.reserve(caller).take("left");
  read.streams++;
  time = acpLimits.idleMs + 1;
  expect(registry.idle()).toEqual(["left"]);
  registry.find(caller, "left");
  expect(registry.idle()).toEqual([]);
});

import { mkdirSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

import { echo } from "@agentstream/runner";
import { isStreamEvent } from "@agentstream/schema/dialects/daemon";
import { isRpcResponse } from "@agentstream/schema/responses/rpc";
import { expect, test, vi } from "vitest";

import type { RpcRules } from "../src/route.ts";
import { openGateway, token, type OpenGateway } from "./open-gateway.ts";
import { rpcClient, valuesOf, type RpcClient } from "./rpc-client.ts";
import { scriptedAgent } from "./scripted-agent.ts";

type OpenRpc = Omit<OpenGateway, "call"> & RpcClient & { readonly http: OpenGateway["call"] };

async function openRpc(rules: RpcRules = {}): Promise<OpenRpc> {
  const agents = new Map([
    ["echo", { adapter: echo }],
    ["scripted", scriptedAgent],
  ]);
  const gateway = await openGateway({ agents }, { rpc: rules });
  return { ...gateway, ...rpcClient(gateway), http: gateway.call };
}

const create = async (
  { result, folder }: OpenRpc,
  params: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  String(
    (
      await result("session.create", { path: folder, mode: "ask", cli_type: "scripted", ...params })
    )["sessionId"],
  );

const patience = { timeout: 120_000, interval: 20 };

test("a session is made without a process, and a message streams what comes of it", async () => {
  const rpc = await openRpc();
  const sessionId = await create(rpc);
  expect(await rpc.result("session.reconnect", { sessionId })).toEqual({ bufferedEvents: [] });
  const values = valuesOf(await rpc.stream("session.send", { sessionId, message: "Hello" }));
  expect(values.every(isStreamEvent)).toBe(true);
  expect(values[0]).toMatchObject({ type: "system", subtype: "init", session_id: "native-1" });
  expect(values.slice(1)).toEqual([
    { type: "partial", content: "He" },
    { type: "partial", content: "llo" },
    { type: "text", content: "Hello" },
    { type: "result", session_id: "native-1" },
  ]);
  const again = valuesOf(await rpc.stream("session.send", { sessionId, message: "tool" }));
  expect(again).toContainEqual(
    expect.objectContaining({ type: "tool_use", input: { command: "ls" } }),
  );
  expect(again.filter(({ type }) => type === "result")).toHaveLength(1);
  // all of it was delivered
  expect(await rpc.result("session.reconnect", { sessionId })).toEqual({ bufferedEvents: [] });
});

test("an agent that fails gives one error", async () => {
  const rpc = await openRpc();
  const sessionId = await create(rpc);
  const values = valuesOf(await rpc.stream("session.send", { sessionId, message: "fail" }));
  expect(values.at(-1)).toMatchObject({ type: "error", message: expect.stringMatching(/./) });
  expect(values.filter(({ type }) => type === "error")).toHaveLength(1);
  expect(await rpc.result("session.list")).toMatchObject({ sessions: [{ status: "error" }] });
});

test("in a busy session a message is queued, an interrupt ends the stream and the queue, and what was not sent is kept", async () => {
  const rpc = await openRpc();
  const sessionId = await create(rpc);
  const first = rpc.stream("session.send", { sessionId, message: "wait" });
  await vi.waitFor(async () => {
    const { sessions } = await rpc.result("monitor.sessions");
    expect(sessions).toMatchObject([{ status: "busy", queue: { clientConnected: true } }]);
  }, patience);
  for (const position of [1, 2])
    expect(valuesOf(await rpc.stream("session.send", { sessionId, message: "More" }))).toEqual([
      { type: "queued", position },
    ]);
  expect(await rpc.result("session.queue_stats", { sessionId })).toMatchObject({
    userPending: 2,
    clientConnected: true,
  });
  const interrupted = { ok: true, interrupted: true };
  expect(await rpc.result("session.interrupt", { sessionId })).toEqual(interrupted);
  expect(valuesOf(await first).at(-1)).toEqual({ type: "interrupted" });
  await vi.waitFor(async () => {
    expect(await rpc.result("session.queue_stats", { sessionId })).toMatchObject({
      userPending: 0,
    });
    const { sessions } = await rpc.result("session.list");
    expect(sessions).toMatchObject([{ status: "idle" }]);
  }, patience);
  const idle = { ok: true, interrupted: false };
  expect(await rpc.result("session.interrupt", { sessionId })).toEqual(idle);
});

test("a message that waited runs, and its events are given once", async () => {
  const rpc = await openRpc();
  const sessionId = await create(rpc);
  const gone = new AbortController();
  const first = await rpc.open("session.send", { sessionId, message: "wait" }, gone.signal);
  await first.body?.getReader().read();
  const queued = valuesOf(await rpc.stream("session.send", { sessionId, message: "Second" }));
  expect(queued).toEqual([{ type: "queued", position: 1 }]);
  gone.abort();
  await vi.waitFor(async () => {
    const stats = await rpc.result("session.queue_stats", { sessionId });
    expect(stats).toMatchObject({ clientConnected: false });
  }, patience);
  // one run ends by an answer of the agent, and the next one begins
  const events: unknown[] = [];
  const { call } = rpc;
  expect(await call("session.interrupt", { sessionId })).toMatchObject({ result: { ok: true } });
  await vi.waitFor(async () => {
    const { bufferedEvents } = await rpc.result("session.reconnect", { sessionId });
    if (Array.isArray(bufferedEvents)) events.push(...bufferedEvents);
    expect(events.filter((event) => Object(event).type === "interrupted")).toHaveLength(2);
  }, patience);
  expect(events.every(isStreamEvent)).toBe(true);
  expect(await rpc.result("session.reconnect", { sessionId })).toEqual({ bufferedEvents: [] });
});

test("a client that lost its stream gets the rest, then what comes, and nothing twice", async () => {
  const rpc = await openRpc();
  const sessionId = await create(rpc, { cli_type: "echo" });
  const turn = await rpc.http("POST", `/v1/sessions/${sessionId}/turns`, {
    prompt: "From elsewhere",
  });
  expect(turn.status).toBe(202);
  const headers = { accept: "text/event-stream" };
  const values = valuesOf(await rpc.stream("session.reconnect", { sessionId }, headers));
  expect(values.at(-1)).toMatchObject({ type: "result" });
  expect(JSON.stringify(values)).toContain("From elsewhere");
  expect(await rpc.result("session.reconnect", { sessionId })).toEqual({ bufferedEvents: [] });
});

test("mode and model change from the next message on, and stand in the list", async () => {
  const rpc = await openRpc();
  const sessionId = await create(rpc, { cli_type: "echo", model: null });
  for (const mode of ["code", "plan", "ask"]) {
    expect(await rpc.result("session.set_mode", { sessionId, mode })).toEqual({ ok: true });
    const { sessions } = await rpc.result("session.list");
    expect(sessions).toMatchObject([{ sessionId, mode, model: null, cliType: "echo" }]);
  }
  for (const model of ["some-model", null]) {
    expect(await rpc.result("session.set_model", { sessionId, model })).toEqual({ ok: true });
    const { sessions } = await rpc.result("session.list");
    expect(sessions).toMatchObject([{ model, path: rpc.folder, status: "idle" }]);
  }
  const wrong = await rpc.call("session.set_mode", { sessionId, mode: "yolo" });
  expect(wrong).toMatchObject({ error: { code: -32602 } });
});

test("resume says whether there is such a session, and takes the native id", async () => {
  const rpc = await openRpc();
  const none = { sessionId: "none" };
  expect(await rpc.result("session.resume", none)).toMatchObject({ ok: false });
  expect(await rpc.result("session.reconnect", none)).toEqual({ bufferedEvents: [] });
  const sessionId = await create(rpc);
  expect(await rpc.result("session.resume", { sessionId })).toEqual({ ok: true, fallback: true });
  const given = { sessionId, sdkSessionId: "native-7" };
  expect(await rpc.result("session.resume", given)).toEqual({ ok: true, fallback: false });
  const { sessions } = await rpc.result("session.list");
  expect(sessions).toMatchObject([{ sdkSessionId: "native-7" }]);
  const values = valuesOf(await rpc.stream("session.send", { sessionId, message: "Hello" }));
  expect(values.at(-1)).toEqual({ type: "result", session_id: "native-7" });
});

test("health and the monitor count", async () => {
  const rpc = await openRpc({ version: "0.3.2" });
  await create(rpc);
  const health = await rpc.result("health.check");
  expect(health).toEqual({
    ok: true,
    sessions: 1,
    sessionsByStatus: { idle: 1, busy: 0, error: 0 },
    uptime: expect.any(Number),
    memory: {
      rss: expect.any(Number),
      heapUsed: expect.any(Number),
      heapTotal: expect.any(Number),
    },
    pid: process.pid,
    version: "0.3.2",
  });
  expect(await rpc.result("monitor.sessions")).toMatchObject({
    totalSessions: 1,
    uptime: expect.any(Number),
    sessions: [{ queue: { userPending: 0, responsePending: 0, clientConnected: false } }],
  });
  const plain = await openRpc();
  expect(await plain.result("health.check")).not.toHaveProperty("version");
});

test("a destroyed session is gone", async () => {
  const rpc = await openRpc();
  const sessionId = await create(rpc);
  expect(await rpc.result("session.destroy", { sessionId })).toEqual({ ok: true });
  expect(await rpc.result("session.list")).toEqual({ sessions: [] });
  expect(await rpc.call("session.destroy", { sessionId })).toMatchObject({
    error: { code: -32000 },
  });
});

test("a fault has a code and status 200; a message that cannot be sent is an error in a stream", async () => {
  const rpc = await openRpc();
  const post = async (body: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(`${rpc.url}/rpc`, { method: "POST", body, headers });
    const answer: unknown = await response.json();
    expect(isRpcResponse(answer)).toBe(true);
    return [response.status, Object(answer).error?.code, Object(answer).id];
  };
  const session = { path: rpc.folder };
  const cases: readonly (readonly [string, number, unknown])[] = [
    ["{", -32700, undefined],
    ["[]", -32600, undefined],
    ["3", -32600, undefined],
    ["{}", -32600, undefined],
    [`{"method": 1, "id": "a"}`, -32600, "a"],
    [`{"method": "session.list", "jsonrpc": "1.0", "id": null}`, -32600, null],
    [`{"method": "session.lst", "id": 7}`, -32601, 7],
    [`{"method": "session.create", "id": 7}`, -32602, 7],
    [`{"method": "session.send", "params": {"sessionId": "x"}}`, -32602, undefined],
    [
      JSON.stringify({ method: "session.create", params: { ...session, mod: "ask" } }),
      -32602,
      undefined,
    ],
    [
      JSON.stringify({ method: "session.create", params: { ...session, cli_type: "x" } }),
      -32602,
      undefined,
    ],
    [JSON.stringify({ method: "session.create", params: { path: "/nowhere" } }), -32602, undefined],
    [
      JSON.stringify({ method: "session.create", params: { path: "/", cli_type: "echo" } }),
      -32000,
      undefined,
    ],
    [
      `{"method": "session.queue_stats", "params": {"sessionId": "x"}, "id": 1.5}`,
      -32600,
      undefined,
    ],
    [`{"method": "session.queue_stats", "params": {"sessionId": "x"}, "id": 1}`, -32000, 1],
  ];
  for (const [body, code, id] of cases)
    expect([body, ...(await post(body))]).toEqual([body, 200, code, id]);
  for (const message of ["Hello", "x".repeat(100_001)]) {
    const values = valuesOf(await rpc.stream("session.send", { sessionId: "none", message }));
    expect(values).toEqual([{ type: "error", message: expect.stringMatching(/./) }]);
  }
});

test("~ is the home of the server, and a bare name a folder of the workspace", async () => {
  const rpc = await openRpc();
  mkdirSync(join(rpc.folder, "inside"));
  const home = process.env["HOME"];
  process.env["HOME"] = rpc.folder;
  try {
    expect(homedir()).toBe(rpc.folder);
    for (const path of ["~", "~/inside", "inside"]) await create(rpc, { path });
  } finally {
    process.env["HOME"] = home ?? tmpdir();
  }
});

test("without a token it is closed, unless the owner opens it to this machine", async () => {
  const closed = await openRpc();
  await expect(rpcClient(closed, "").call("session.list")).rejects.toThrow("HTTP 401");
  const open = await openRpc({ openTo: { owner: "default", scopes: ["run", "read", "answer"] } });
  const client = rpcClient(open, "");
  expect(await client.result("session.list")).toEqual({ sessions: [] });
  // a wrong token is no missing one, and nothing else is open
  await expect(rpcClient(open, "wrong-token-0123456789").call("session.list")).rejects.toThrow(
    "HTTP 401",
  );
  expect((await fetch(`${open.url}/v1/sessions`)).status).toBe(401);
  const foreign = {
    method: "POST",
    body: `{"method": "session.list"}`,
    headers: { "content-type": "application/json", origin: "https://evil.example" },
  };
  expect((await fetch(`${open.url}/rpc`, foreign)).status).toBe(403);
});

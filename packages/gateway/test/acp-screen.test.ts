import { once } from "node:events";

import { demo } from "@agentstream/adapter-kit";
import { afterEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";

import { bearer } from "./attack.ts";
import { openGateway, token, type OpenGateway } from "./open-gateway.ts";

const patience = { timeout: 120_000, interval: 20 };
const reader = "may-only-read-0123456789";

type Json = Readonly<Record<string, unknown>>;

const jsonrpc = "2.0";
const initialize = { jsonrpc, id: 0, method: "initialize", params: { protocolVersion: 1 } };

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

interface Editor {
  readonly send: (message: unknown) => void;
  readonly messages: readonly Json[];
  readonly answerTo: (id: number) => Promise<Json>;
}

const open = (): Promise<OpenGateway> =>
  openGateway({ agents: new Map([["demo", { adapter: demo }]]) });

async function connect({ url }: OpenGateway, secret: string): Promise<Editor> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/acp?agent=demo`, {
    headers: bearer(secret),
  });
  sockets.push(socket);
  const messages: Json[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString())));
  await once(socket, "open");
  return {
    messages,
    send: (message) => socket.send(JSON.stringify(message)),
    answerTo: (id) =>
      vi.waitFor(() => {
        const found = messages.find((message) => message["id"] === id);
        if (found === undefined) throw new Error(`no answer to ${id} yet`);
        return found;
      }, patience),
  };
}

async function openEditor(gateway: OpenGateway, secret = token): Promise<Editor> {
  const editor = await connect(gateway, secret);
  editor.send(initialize);
  await editor.answerTo(0);
  return editor;
}

const wrongBlocks = (count: number): Json[] => Array.from({ length: count }, () => ({ type: 1 }));

/** What needs the scope `run`, with parameters that cost much to check. */
const costly: Readonly<Record<string, Json>> = {
  "session/new": { cwd: 1, mcpServers: wrongBlocks(90_000) },
  "session/prompt": { sessionId: "s", prompt: wrongBlocks(90_000) },
  "session/set_mode": { sessionId: wrongBlocks(90_000) },
  "session/set_config_option": { value: wrongBlocks(90_000) },
};

test("the scope is checked by the method, before the parameters", async () => {
  const { send, answerTo } = await openEditor(await open(), reader);
  const methods = Object.entries(costly);
  expect(methods).toHaveLength(4);
  for (const [index, [method, params]] of methods.entries()) {
    send({ jsonrpc, id: index + 1, method, params });
    expect(await answerTo(index + 1)).toMatchObject({
      error: { message: 'The token lacks the scope "run"; use one that has it.' },
    });
  }
});

test("with the scope such parameters are refused in few words, and nested ones too", async () => {
  const { send, answerTo } = await openEditor(await open());
  for (const [index, [method, params]] of Object.entries(costly).entries()) {
    send({ jsonrpc, id: index + 1, method, params });
    const { error } = await answerTo(index + 1);
    expect(error).toMatchObject({
      code: -32_602,
      message: expect.stringContaining("more than 4000 values"),
    });
    expect(JSON.stringify(error).length).toBeLessThan(1000);
  }
  const deep: unknown = JSON.parse(`${"[".repeat(1000)}${"]".repeat(1000)}`);
  send({ jsonrpc, id: 9, method: "session/list", params: { deep } });
  expect(await answerTo(9)).toMatchObject({
    error: { message: expect.stringContaining("nested deeper than 64") },
  });
});

test("of many faults the first twenty are listed by their paths", async () => {
  const { send, answerTo } = await openEditor(await open());
  send({
    jsonrpc,
    id: 1,
    method: "session/prompt",
    params: { sessionId: "s", prompt: wrongBlocks(1000) },
  });
  const { error } = await answerTo(1);
  const { errors }: { readonly errors?: unknown } = Object(Object(error).data);
  expect(errors).toHaveLength(20);
  expect(errors).toContainEqual({ path: "/prompt/0/type", message: expect.any(String) });
  expect(JSON.stringify(error).length).toBeLessThan(10_000);
});

test("a long text of a client does not come back", async () => {
  const { send, answerTo } = await openEditor(await open());
  send({ jsonrpc, id: 1, method: "x".repeat(100_000), params: {} });
  expect(JSON.stringify(await answerTo(1)).length).toBeLessThan(3000);
});

test("answers to nothing and notifications that mean nothing are dropped without a word", async () => {
  const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  const { send, answerTo, messages } = await openEditor(await open());
  for (const message of [
    { jsonrpc, id: 3, result: {} },
    { jsonrpc, id: "x", error: { code: 1, message: "x" } },
    { jsonrpc, result: {} },
    { jsonrpc, id: 4 },
    { jsonrpc, method: "session/cancel", params: { sessionId: "none" } },
    { jsonrpc, method: "session/cancel", params: { sessionId: 1 } },
    { jsonrpc, method: "session/cancel" },
    { jsonrpc, method: "session/teleport", params: {} },
  ])
    send(message);
  send({ jsonrpc, id: 5, method: "session/list", params: {} });
  expect(await answerTo(5)).toMatchObject({ result: { sessions: [] } });
  expect(messages.map(({ id }) => id)).toEqual([0, 5]);
  for (const spy of printed) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

test("initialize comes first, and once", async () => {
  const { send, answerTo, messages } = await connect(await open(), token);
  const refusal = (message: RegExp, id: unknown = null): Json => ({
    id,
    error: { code: -32_600, message: expect.stringMatching(message) },
  });
  send({ jsonrpc, id: 1, method: "session/list", params: {} });
  await vi.waitFor(() => expect(messages).toMatchObject([refusal(/as the first/, 1)]), patience);
  send(initialize);
  expect(await answerTo(0)).toMatchObject({ result: { protocolVersion: 1 } });
  // without an id, too, which the SDK would write to the error output
  const again: readonly Json[] = [
    { ...initialize, id: 2 },
    { ...initialize, id: null },
    { jsonrpc, method: "initialize" },
  ];
  for (const message of again) send(message);
  await vi.waitFor(
    () =>
      expect(messages.slice(2)).toMatchObject(again.map(({ id }) => refusal(/initialized/, id))),
    patience,
  );
});

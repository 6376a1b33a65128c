import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findAgent } from "@agentstream/agents";
import { isStreamEvent } from "@agentstream/schema/dialects/daemon";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startGateway, type StartedGateway } from "../src/index.ts";
import { openGateway, type OpenGateway } from "./open-gateway.ts";
import { rpcClient, valuesOf, type RpcClient } from "./rpc-client.ts";

// The flows of the daemon's description, each played over a socket by the words of the description alone.

const demo = findAgent("demo");
if (demo === undefined) throw new Error("There is no demo agent.");
const agents = new Map([["demo", { adapter: demo }]]);

const patience = { timeout: 120_000, interval: 20 };

interface Daemon extends RpcClient {
  readonly gateway: OpenGateway;
  readonly sessionId: string;
  /** What comes of a message. */
  readonly say: (...steps: string[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

async function open(query = ""): Promise<Daemon> {
  const gateway = await openGateway({
    agents,
    allowTier: "autonomous",
  });
  const client = rpcClient({ url: gateway.url, query });
  const params = { path: gateway.folder, cli_type: "demo", model: "m-1" };
  const sessionId = String((await client.result("session.create", params))["sessionId"]);
  return {
    ...client,
    gateway,
    sessionId,
    say: async (...steps) =>
      valuesOf(await client.stream("session.send", { sessionId, message: steps.join("\n") })),
  };
}

test("a simple text: init, its pieces, the text, the result", async () => {
  const { say } = await open();
  const values = await say("say The answer is 42.");
  expect(values.every(isStreamEvent)).toBe(true);
  expect(values[0]).toMatchObject({ type: "system", subtype: "init", model: "m-1" });
  const partials = values.filter(({ type }) => type === "partial");
  expect(partials.map(({ content }) => content).join("")).toBe("The answer is 42.");
  expect(values.slice(-2)).toMatchObject([
    { type: "text", content: "The answer is 42." },
    { type: "result" },
  ]);
});

test("a tool with text: its input, then messages while it runs", async () => {
  const { say } = await open();
  const values = await say("say Let me check.", "run ls -la => a.txt", "say One file.");
  const types = values.map(({ type }) => type).filter((type) => type !== "partial");
  expect(types).toEqual(["system", "text", "tool_use", "tool_use", "text", "result"]);
  expect(values.filter(({ type }) => type === "tool_use")).toEqual([
    { type: "tool_use", tool: "shell", input: { command: "ls -la" } },
    { type: "tool_use", tool: "shell", message: "a.txt" },
  ]);
});

test.each([
  ["", "object"],
  ["?questions=object", "object"],
  ["?questions=list", "list"],
])("questions are sent in the form that %j asks for: %s", async (query, form) => {
  const { say } = await open(query);
  const values = await say("say I need to clarify.", "question Which approach? | A | B");
  const call = values.find(({ type }) => type === "tool_use");
  expect(call?.["tool"]).toBe("AskUserQuestion");
  const input = call?.["input"];
  const questions: unknown = form === "list" ? input : Object(input).questions;
  expect(questions).toMatchObject([{ options: [{ description: "A" }, { description: "B" }] }]);
  expect(values.at(-1)).toMatchObject({ type: "result" });
});

test("a queued message: its position from 1, and its events for session.reconnect", async () => {
  const { say, sessionId, stream, result } = await open();
  const first = stream("session.send", { sessionId, message: "wait 60s" });
  await vi.waitFor(async () => {
    expect(await result("session.queue_stats", { sessionId })).toMatchObject({
      clientConnected: true,
    });
  }, patience);
  expect(await say("say Later.")).toEqual([{ type: "queued", position: 1 }]);
  expect(await say("say Last.")).toEqual([{ type: "queued", position: 2 }]);
  expect(await result("session.interrupt", { sessionId })).toEqual({ ok: true, interrupted: true });
  // an interrupted operation
  expect(valuesOf(await first).at(-1)).toEqual({ type: "interrupted" });
});

test("an error while it runs: one error, and nothing but the end after it", async () => {
  const { say } = await open();
  const values = await say("say Let me", "exit 1");
  expect(values.at(-1)).toMatchObject({
    type: "error",
    message: expect.stringMatching(/./),
  });
  expect(values.filter(({ type }) => type === "error" || type === "result")).toHaveLength(1);
});

test("several turns: each is a stream of its own with one terminal event", async () => {
  const { say } = await open();
  for (const text of ["One.", "Two."]) {
    const values = await say(`say ${text}`);
    expect(values.filter(({ type }) => type === "result")).toHaveLength(1);
    expect(values.at(-1)).toMatchObject({ type: "result" });
    expect(values).toContainEqual({ type: "text", content: text });
  }
});

test("the query of a call has parameters of the stream, and no others", async () => {
  for (const query of ["?raw=yes", "?questions=tree", "?rwa=true"])
    await expect(open(query)).rejects.toThrow(/-32602|raw|questions|rwa/);
  const { gateway, sessionId } = await open();
  const client = rpcClient({ url: gateway.url, query: "?partial_json=true" });
  const values = valuesOf(
    await client.stream("session.send", { sessionId, message: "say Hello." }),
  );
  expect(values.at(-1)).toMatchObject({ type: "result" });
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rpc-restart-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("after a restart of the server a client gets what no client had got, and that once", async () => {
  const start = (): Promise<StartedGateway> =>
    startGateway({
      port: 0,
      data: join(folder, "data"),
      workspaces: [folder],
      logLevel: "silent",
      openRpcOnLoopback: true,
      rpcVersion: "9.8.7",
      raw: true,
    });
  const first = await start();
  const before = rpcClient(first, "");
  const made = await before.result("session.create", { path: folder, cli_type: "echo" });
  const params = { sessionId: made["sessionId"] };
  await before.stream("session.send", { ...params, message: "Read" });
  const gone = new AbortController();
  const lost = await before.open("session.send", { ...params, message: "Lost" }, gone.signal);
  gone.abort();
  await lost.text().catch(() => {});
  await vi.waitFor(async () => {
    const { sessions } = await before.result("session.list");
    expect(sessions).toMatchObject([{ status: "idle" }]);
    expect(await before.result("session.queue_stats", params)).toMatchObject({
      clientConnected: false,
    });
  }, patience);
  await first.close();
  const second = await start();
  try {
    const after = rpcClient(second, "");
    expect(await after.result("health.check")).toMatchObject({ version: "9.8.7" });
    const { bufferedEvents } = await after.result("session.reconnect", params);
    const text = JSON.stringify(bufferedEvents);
    expect(text).not.toContain("Read");
    expect(await after.result("session.reconnect", params)).toEqual({ bufferedEvents: [] });
    // and goes on
    const values = valuesOf(await after.stream("session.send", { ...params, message: "Again" }));
    expect(values).toContainEqual(expect.objectContaining({ type: "text", content: "Again" }));
  } finally {
    await second.close();
  }
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { verifyStream } from "@agentstream/stream";
import { afterEach, expect, test } from "vitest";

import {
  createLocalClient,
  errorOfEvent,
  textOf,
  type LocalClient,
  type LocalClientOptions,
  type UnifiedEvent,
} from "../src/index.ts";

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "local-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(options: LocalClientOptions = {}): Promise<LocalClient> {
  const client = await createLocalClient({ agentType: "demo", ...options });
  cleanUps.push(() => client.close());
  return client;
}

async function collect(events: AsyncIterable<UnifiedEvent>): Promise<UnifiedEvent[]> {
  const all: UnifiedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

test("a conversation of two turns with a permission, in memory", async () => {
  const client = await open({ workspaces: [makeFolder()] });
  const session = await client.createSession({ prompt: "ask rm a.txt => removed\nsay Done." });
  const events: UnifiedEvent[] = [];
  for await (const event of session.events) {
    events.push(event);
    if (event.type === "permissionRequested")
      await session.answerPermission(event.requestId, { outcome: "allowed" });
  }
  const resumed = await client.resumeSession({ sessionId: session.id, prompt: "say Again." });
  const second = await collect(resumed.events);
  expect([textOf(events), textOf(second)]).toEqual(["Done.", "Again."]);
  expect(second[0]?.seq).toBe(events.length + 1);
  expect(verifyStream([...events, ...second])).toEqual([]);
  expect(await session.get()).toMatchObject({ state: "done", turn: 2 });
});

test("questions, cancels and prompts while it runs", async () => {
  const client = await open();
  const session = await client.createSession({ prompt: "question Which? | Red | Blue\nwait 600s" });
  const queued = await session.prompt("say never");
  expect(queued).toHaveProperty("position");
  const types: string[] = [];
  for await (const event of session.events) {
    types.push(event.type);
    if (event.type === "questionAsked") {
      const [question] = event.questions;
      await session.answerQuestion(event.requestId, { answers: { [question?.id ?? ""]: "Red" } });
      await session.cancel();
    }
  }
  expect(types).toContain("questionAnswered");
  expect(await session.get()).toMatchObject({ state: "cancelled" });
});

test("what is kept in a folder is there again", async () => {
  const data = join(makeFolder(), "data");
  const first = await open({ data });
  const { id, events } = await first.createSession({ agentType: "echo", prompt: "Hello" });
  const logged = await collect(events);
  await first.close();
  cleanUps.pop();
  const second = await open({ data });
  const session = await second.resumeSession({ sessionId: id });
  expect(session.agentType).toBe("echo");
  expect(await collect(session.events)).toEqual(logged);
});

test("a session in another wire format", async () => {
  const client = await open();
  const session = await client.createSession({ agentType: "echo", prompt: "Hello" });
  const values: unknown[] = [];
  for await (const value of session.values("ai-sdk")) values.push(value);
  expect(values).toContainEqual(expect.objectContaining({ type: "text-delta", delta: "Hello" }));
  expect(values.at(-1)).toMatchObject({ type: "finish" });
  const wrong = session.values("morse")[Symbol.asyncIterator]();
  await expect(wrong.next()).rejects.toMatchObject({
    code: "invalidRequest",
    message: expect.stringContaining("ai-sdk"),
  });
});

test("refusals have codes, and a failed run has one too", async () => {
  const client = await open({ allowTier: "dry-run", workspaces: [makeFolder()] });
  const unknown = client.createSession({ agentType: "nobody", prompt: "" });
  await expect(unknown).rejects.toMatchObject({
    code: "invalidRequest",
    agentType: "nobody",
  });
  await expect(client.resumeSession({ sessionId: "none" })).rejects.toMatchObject({
    code: "sessionNotFound",
  });
  const outside = client.createSession({ prompt: "say x", config: { cwd: "/" } });
  await expect(outside).rejects.toMatchObject({
    code: "permissionDenied",
  });
  const session = await client.createSession({ prompt: "fail It broke." });
  const ended = (await collect(session.events)).at(-1);
  expect(ended && errorOfEvent(ended)).toMatchObject({ message: "It broke.", agentType: "demo" });
});

test("a loop is aborted, and left", async () => {
  const client = await open();
  const session = await client.createSession({ prompt: "say Hello\nwait 600s" });
  const controller = new AbortController();
  const reading = collect(session.read({ signal: controller.signal }));
  controller.abort(new Error("Enough."));
  await expect(reading).rejects.toThrow("Enough.");
  for await (const event of session.events) if (event.type === "textChunk") break;
  expect(await session.get()).toMatchObject({ state: "running" });
});

test("it writes into its workspace alone", async () => {
  const folder = makeFolder();
  const client = await open({ workspaces: [folder] });
  const config = { permissionTier: "supervised" } as const;
  const session = await client.createSession({ prompt: "write a.txt Hello", config });
  await collect(session.events);
  expect(readFileSync(join(folder, "a.txt"), "utf8")).toContain("Hello");
});

test("sessions are listed and deleted, and agents are known with their abilities", async () => {
  const client = await open();
  const sessions = [
    await client.createSession({ prompt: "say One." }),
    await client.createSession({ prompt: "say Two." }),
  ];
  for (const { events } of sessions) await collect(events);
  const [first, second] = sessions.map(({ id }) => id);
  const ids = async (query = {}): Promise<unknown> =>
    (await client.listSessions(query)).sessions.map(({ id }) => id);
  expect(await ids()).toEqual([second, first]);
  expect(await ids({ state: "running" })).toEqual([]);
  const page = await client.listSessions({ limit: 1 });
  expect(page.sessions.map(({ id }) => id)).toEqual([second]);
  expect(await ids({ cursor: page.next ?? "" })).toEqual([first]);
  await client.deleteSession(second ?? "");
  expect(await ids()).toEqual([first]);
  await expect(client.deleteSession(second ?? "")).rejects.toMatchObject({
    code: "sessionNotFound",
  });
  const agents = await client.listAgents();
  expect(agents.find(({ agentType }) => agentType === "demo")).toMatchObject({ installed: true });
  expect(agents.map(({ agentType }) => agentType)).toContain("claude");
});

import type { UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { createAgentClient, errorOfEvent } from "../src/index.ts";
import { createReplayTransport } from "../src/testing/index.ts";
import { sampleEvents, sampleText, sessionId } from "./sample-session.ts";

const events = sampleEvents(30);
const lines = events.map((event) => JSON.stringify(event)).join("\n");
const base = { sessionId, timestamp: "2026-03-02T09:15:27.412Z" };

async function collect(from: AsyncIterable<UnifiedEvent>): Promise<UnifiedEvent[]> {
  const all: UnifiedEvent[] = [];
  for await (const event of from) all.push(event);
  return all;
}

test.each([
  ["JSON lines", lines],
  ["events", events],
])("a recording of %s is played as a session", async (_, recording) => {
  const transport = createReplayTransport(recording);
  const client = createAgentClient({ transport, agentType: "echo" });
  const session = await client.createSession({ prompt: "Hello" });
  expect(session.id).toBe(sessionId);
  expect(await collect(session.events)).toEqual(events);
  expect(await collect(session.read({ after: 28 }))).toEqual(events.slice(28));
  expect(await session.get()).toMatchObject({ state: "done", lastSeq: 30, turn: 1 });
  expect(transport.calls).toEqual([
    { name: "createSession", sessionId, body: { agentType: "echo", prompt: "Hello" } },
  ]);
});

test("a connection that is lost again and again brings every event once", async () => {
  const transport = createReplayTransport(lines, { disconnectAfter: 4, delayMs: 1 });
  const client = createAgentClient({ transport, agentType: "echo" });
  const session = await client.createSession({ prompt: "Hello" });
  expect(await collect(session.events)).toEqual(events);
  expect(transport.connections()).toBe(8);
});

test("each prompt plays the next run", async () => {
  const second = sampleEvents(3).map((event, index) => ({
    ...event,
    id: `${sessionId}.${31 + index}`,
    seq: 31 + index,
    run: 2,
  }));
  const transport = createReplayTransport([...events, ...second]);
  const client = createAgentClient({ transport, agentType: "echo" });
  const session = await client.createSession({ prompt: "Hello" });
  expect((await collect(session.events)).length).toBe(30);
  const resumed = await client.resumeSession({ sessionId, prompt: "More" });
  expect((await collect(resumed.events)).map(({ seq }) => seq)).toEqual([31, 32, 33]);
  const whole = await client.resumeSession({ sessionId, after: 29 });
  expect((await collect(whole.events)).length).toBe(4);
  await expect(session.prompt("Yet more")).rejects.toMatchObject({ code: "invalidRequest" });
});

test("a recording waits for answers, if it is asked to", async () => {
  const [started] = events;
  const ended = events.at(-1);
  if (started === undefined || ended === undefined) throw new Error("no events");
  const asked: UnifiedEvent[] = [
    started,
    {
      ...base,
      id: "a",
      seq: 2,
      run: 1,
      type: "permissionRequested",
      requestId: "p",
      toolName: "rm",
    },
    {
      ...base,
      id: "b",
      seq: 3,
      run: 1,
      type: "permissionResolved",
      requestId: "p",
      outcome: "allowed",
    },
    { ...ended, seq: 4 },
  ];
  const transport = createReplayTransport(asked, { waitsForAnswers: true });
  const client = createAgentClient({ transport, agentType: "echo" });
  const session = await client.createSession({ prompt: "Hello" });
  const seen: string[] = [];
  for await (const event of session.events) {
    seen.push(event.type);
    if (event.type !== "permissionRequested") continue;
    expect(await session.get()).toMatchObject({ state: "running", lastSeq: 2 });
    await session.answerPermission(event.requestId, { outcome: "allowed" });
  }
  expect(seen.length).toBe(4);
  expect(transport.calls.at(-1)).toEqual({
    name: "answerPermission",
    sessionId,
    body: { requestId: "p", outcome: "allowed" },
  });
});

test("another session is not found, another format is not there", async () => {
  const client = createAgentClient({ transport: createReplayTransport(lines) });
  await expect(client.resumeSession({ sessionId: "other" })).rejects.toMatchObject({
    code: "sessionNotFound",
  });
  const session = await client.createSession({ agentType: "echo", prompt: "" });
  const values = session.values("ai-sdk")[Symbol.asyncIterator]();
  await expect(values.next()).rejects.toMatchObject({ code: "unsupported", agentType: "echo" });
});

test("a line that is no event is reported with its number", () => {
  expect(() => createReplayTransport(`${lines}\n{"type":"x"}`)).toThrow(
    "recording: line 31: Expected",
  );
});

test("the error of an event has its code, its text and its agent", () => {
  const failed = { ...base, id: "x", agentType: "codex", raw: { code: 529 } } as const;
  expect(
    errorOfEvent({
      ...failed,
      type: "sessionEnded",
      reason: "failed",
      error: "Busy.",
      errorCode: "overloaded",
    }),
  ).toMatchObject({
    code: "overloaded",
    message: "Busy.",
    agentType: "codex",
    nativeError: '{"code":529}',
  });
  expect(errorOfEvent({ ...failed, type: "sessionEnded", reason: "timeout" })).toMatchObject({
    code: "unknown",
    message: "timeout",
  });
  expect(
    errorOfEvent({ ...failed, type: "error", message: "No.", errorCode: "newWord", fatal: true }),
  ).toMatchObject({ code: "newWord", message: "No." });
  expect(errorOfEvent({ ...failed, type: "sessionEnded", reason: "completed" })).toBeUndefined();
  expect(errorOfEvent(sampleText(1))).toBeUndefined();
});

import type { ConnectionEvent, UnifiedEvent } from "@agentstream/schema";
import { isUnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { createAgentClient, type GatewayClientOptions } from "../src/index.ts";
import {
  createFakeGateway,
  frame,
  json,
  problem,
  sse,
  url,
  type Answer,
  type FakeGateway,
} from "./fake-gateway.ts";
import { createFakeSockets } from "./fake-sockets.ts";
import { sampleEvents, sampleSession, sessionId } from "./sample-session.ts";

const events = sampleEvents(20);
const frames = events.map(frame);
const over = sampleSession({ state: "done", lastSeq: events.length });
const path = `/v1/sessions/${sessionId}`;

/** The seqs of all events. */
async function read(
  gateway: FakeGateway,
  options: Partial<GatewayClientOptions> = {},
  signal?: AbortSignal,
): Promise<number[]> {
  const client = createAgentClient({ url, fetch: gateway.fetch, ...options });
  const session = await client.resumeSession({ sessionId });
  const all: UnifiedEvent[] = [];
  for await (const event of session.read({ signal })) all.push(event);
  return all.map(({ seq = 0 }) => seq);
}

const seqs = events.map((_, index) => index + 1);

/** A gateway whose event streams are these, one after the other. */
function streaming(...streams: Answer[]): FakeGateway {
  let next = 0;
  return createFakeGateway({
    [`GET ${path}`]: () => json(over),
    [`GET ${path}/events`]: (request) =>
      streams[next++]?.(request) ?? new Response(null, { status: 204 }),
  });
}

const afterOf = ({ requests }: FakeGateway): (string | null)[] =>
  requests
    .filter((request) => request.path.includes("/events"))
    .map((request) => new URL(request.path, url).searchParams.get("after"));

test("reading goes on after the last event that came whole, and repetitions are dropped", async () => {
  const gateway = streaming(
    () => sse([frames.slice(0, 7).join(""), (frames[7] ?? "").slice(0, 30)], { end: "break" }),
    () => Promise.reject(new TypeError("fetch failed")),
    () => sse(frames.slice(5, 12)),
    // a proxy ends it as if it were over
    () => sse([]),
    () => sse([frames.slice(12).join("").slice(0, -1), "\n"]),
  );
  expect(await read(gateway)).toEqual(seqs);
  expect(afterOf(gateway)).toEqual([null, "7", "7", "12", "12"]);
});

test("characters that are cut into pieces come whole", async () => {
  const text = "Grüße, 世界 👋";
  const changed = events.map((event) =>
    event.type === "textChunk" && event.seq === 2 ? { ...event, content: text } : event,
  );
  const bytes = new TextEncoder().encode(changed.map(frame).join(""));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const gateway = streaming(
    () => new Response(body, { headers: { "content-type": "text/event-stream" } }),
  );
  const client = createAgentClient({ url, fetch: gateway.fetch });
  const session = await client.resumeSession({ sessionId });
  const contents: string[] = [];
  for await (const event of session.events)
    if (event.type === "textChunk") contents.push(event.content);
  expect(contents[0]).toBe(text);
});

test("a connection that is silent is made again", async () => {
  const gateway = streaming(
    () => sse(frames.slice(0, 5), { end: "open" }),
    () => sse(frames.slice(5)),
  );
  expect(await read(gateway, { silenceMs: 100 })).toEqual(seqs);
});

test("a loop that is left, or aborted, ends its connection", async () => {
  const gateway = streaming(
    () => sse(frames.slice(0, 5), { end: "open" }),
    () => sse(frames.slice(0, 5), { end: "open" }),
  );
  const client = createAgentClient({ url, fetch: gateway.fetch });
  const session = await client.resumeSession({ sessionId });
  for await (const event of session.events) if (event.seq === 3) break;
  expect(gateway.requests.at(-1)?.signal.aborted).toBe(true);

  const controller = new AbortController();
  const reason = new Error("Enough.");
  const got: unknown[] = [];
  const reading = (async () => {
    for await (const event of session.read({ signal: controller.signal })) {
      got.push(event.seq);
      if (event.seq === 5) controller.abort(reason);
    }
  })();
  await expect(reading).rejects.toBe(reason);
  expect(got).toEqual([1, 2, 3, 4, 5]);
  expect(gateway.requests.at(-1)?.signal.aborted).toBe(true);
});

test("patience ends where nothing comes any more", async () => {
  const gateway = createFakeGateway({
    [`GET ${path}`]: () => json(sampleSession({ lastSeq: 20 })),
    [`GET ${path}/events`]: () => Promise.reject(new TypeError("fetch failed")),
  });
  await expect(read(gateway, { patienceMs: 3000, timeoutMs: 3000 })).rejects.toMatchObject({
    code: "connectionFailed",
    agentType: "echo",
  });
  expect(gateway.requests.length).toBeGreaterThan(3);
});

test("what cannot succeed is not tried again", async () => {
  const gateway = streaming(() => problem(403, "forbidden", "The token lacks the scope."));
  await expect(read(gateway)).rejects.toMatchObject({ code: "permissionDenied" });
  expect(afterOf(gateway).length).toBe(1);
});

test("notices are reported, and are no events", async () => {
  const notices: ConnectionEvent[] = [];
  const queued = { type: "queued", sessionId, timestamp: "2026-03-02T09:15:27Z", position: 3 };
  const gateway = streaming(() => sse([frame(queued), ": ping\n\n", ...frames]));
  expect(await read(gateway, { onNotice: (notice) => notices.push(notice) })).toEqual(seqs);
  expect(notices).toEqual([queued]);
});

test("events are checked where a check is given", async () => {
  const wrong = frame(Object({ ...events[1], content: 5 }));
  const answer = (): Response => sse([frames[0] ?? "", wrong, ...frames.slice(2)]);
  expect(await read(streaming(answer))).toEqual(seqs);
  await expect(read(streaming(answer), { isValid: isUnifiedEvent })).rejects.toMatchObject({
    code: "protocolError",
    nativeError: expect.stringContaining('"content":5'),
  });
  expect(
    await read(
      streaming(() => sse(frames)),
      { isValid: isUnifiedEvent },
    ),
  ).toEqual(seqs);
});

test("a head that is cut is no reason to give a transport up", async () => {
  const cut = (type: string): Response => new Response(null, { headers: { "content-type": type } });
  const gateway = streaming(
    () => cut(""),
    () => cut("text/ev"),
    () => sse(frames),
  );
  expect(await read(gateway, { transport: "sse" })).toEqual(seqs);
});

test("where no event stream comes through, it is polled", async () => {
  const gateway = createFakeGateway({
    [`GET ${path}`]: () => json(over),
    [`GET ${path}/events`]: ({ headers, path: asked }) => {
      if (headers["accept"] === "text/event-stream") return new Response("<html>");
      const after = Number(new URL(asked, url).searchParams.get("after") ?? 0);
      const page = events.slice(after, after + 6);
      const next = after + page.length;
      return json({ events: page, next: next === events.length ? null : next });
    },
  });
  const options = { url, fetch: gateway.fetch, WebSocket: createFakeSockets(() => {}).WebSocket };
  const session = await createAgentClient(options).resumeSession({ sessionId });
  for (const round of [1, 2]) {
    const got: unknown[] = [];
    for await (const { seq } of session.events) got.push(seq);
    expect([round, got]).toEqual([round, seqs]);
  }
  // once the way is known, it is taken at once
  const streams = gateway.requests.filter(({ headers }) => headers["accept"] !== undefined);
  expect(streams.length).toBe(1);
});

test("a proxy that lets a stream begin and brings nothing is passed by", async () => {
  let streams = 0;
  const gateway = createFakeGateway({
    [`GET ${path}`]: () => json(over),
    [`GET ${path}/events`]: ({ headers }) => {
      if (headers["accept"] !== "text/event-stream") return json({ events, next: null });
      streams++;
      return sse([], { end: "open" });
    },
  });
  expect(await read(gateway, { silenceMs: 50 })).toEqual(seqs);
  expect(streams).toBe(2);
});

test("a transport that was chosen is the only one", async () => {
  const gateway = streaming(() => new Response("<html>"));
  await expect(read(gateway, { transport: "sse" })).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining("Expected an event stream"),
  });
});

test("a slow loop makes the server wait: nothing is fetched ahead", async () => {
  let given = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = frames[given++];
        if (next === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(next));
      },
    },
    { highWaterMark: 0 },
  );
  const gateway = streaming(
    () => new Response(body, { headers: { "content-type": "text/event-stream" } }),
  );
  const client = createAgentClient({ url, fetch: gateway.fetch });
  const session = await client.resumeSession({ sessionId });
  let taken = 0;
  for await (const event of session.events) {
    taken++;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(given).toBeLessThanOrEqual(taken + 1);
    expect(event.seq).toBe(taken);
  }
  expect(taken).toBe(frames.length);
});

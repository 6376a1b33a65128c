import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { validate } from "@agentstream/schema/responses/audit";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { openAuditFile } from "../src/audit/open-audit-file.ts";
import { makeFolder } from "./make-folder.ts";
import { idOf, openGateway, token, type OpenGateway } from "./open-gateway.ts";

const session = { agentType: "echo", prompt: "Hello" };
const sse = { accept: "text/event-stream" };

async function runOne({ call }: OpenGateway): Promise<string> {
  const id = await idOf(await call("POST", "/v1/sessions", session));
  await (await call("GET", `/v1/sessions/${id}/events`, undefined, sse)).text();
  return id;
}

const valueOf = (text: string, line: string): number | undefined => {
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

test("metrics count requests by route, runs by agent, events and sessions by state", async () => {
  const gateway = await openGateway();
  const id = await runOne(gateway);
  await gateway.call("GET", "/v1/sessions/none-of-them");
  const answer = await gateway.call("GET", "/metrics");
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await answer.text();
  const route = 'agentstream_http_requests_total{route="/v1/sessions"';
  expect(valueOf(text, `${route},method="POST",status="201"}`)).toBe(1);
  expect(
    valueOf(
      text,
      'agentstream_http_requests_total{route="/v1/sessions/:id",method="GET",status="404"}',
    ),
  ).toBe(1);
  expect(valueOf(text, 'agentstream_runs_total{agent="echo",reason="completed"}')).toBe(1);
  expect(valueOf(text, 'agentstream_sessions{state="done"}')).toBe(1);
  expect(valueOf(text, 'agentstream_sessions{state="running"}')).toBe(0);
  expect(valueOf(text, "agentstream_queue_wait_seconds_count")).toBe(1);
  expect(valueOf(text, "agentstream_queue_length")).toBe(0);
  expect(valueOf(text, "agentstream_open_sockets")).toBe(0);
  expect(valueOf(text, "agentstream_events_total")).toBeGreaterThan(4);
  expect(valueOf(text, "agentstream_event_bytes_total")).toBeGreaterThan(500);
  expect(valueOf(text, "agentstream_log_bytes")).toBeGreaterThan(0);
  expect(valueOf(text, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
  expect(valueOf(text, 'nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeGreaterThan(0);
  expect(text).not.toContain(id);
  expect(text).not.toContain("default");
});

test("a stream that the client leaves, and a WebSocket, are counted when they end", async () => {
  const gateway = await openGateway();
  const { call, url } = gateway;
  const id = await runOne(gateway);
  const leave = new AbortController();
  const stream = await fetch(`${url}/v1/sessions/${id}/events?follow=session`, {
    headers: { ...sse, authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  expect(stream.status).toBe(200);
  const address = `${url.replace("http", "ws")}/v1/sessions/${id}/stream?follow=session`;
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } });
  await once(socket, "open");
  const read = async (line: string): Promise<number | undefined> =>
    valueOf(await (await call("GET", "/metrics")).text(), line);
  expect(await read("agentstream_open_sockets")).toBe(1);
  expect(await read("agentstream_open_streams")).toBe(1);
  leave.abort();
  socket.close();
  const requests = 'agentstream_http_requests_total{route="/v1/sessions/:id';
  const limits = { timeout: 60_000 };
  // the first reader has read to the end
  await expect.poll(() => read(`${requests}/events",method="GET",status="200"}`), limits).toBe(2);
  await expect.poll(() => read(`${requests}/stream",method="GET",status="101"}`), limits).toBe(1);
  expect(await read("agentstream_open_sockets")).toBe(0);
  await expect.poll(() => read("agentstream_open_streams"), limits).toBe(0);
});

test("an address that is no route, and an unknown method, make no label", async () => {
  const { url, call } = await openGateway();
  await call("GET", "/no/such/address");
  await call("PATCH", "/v1/sessions");
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  const text = await (await call("GET", "/metrics")).text();
  expect(text).toContain('{route="none",method="GET",status="404"} 1');
  expect(text).toContain('{route="none",method="other",status="405"} 1');
  expect(text).toContain('{route="/metrics",method="GET",status="401"} 1');
  expect(text).not.toContain("/no/such");
  expect(text).not.toContain("PATCH");
});

test("the buckets of a histogram are cumulative, and all lines are of the text format", async () => {
  const gateway = await openGateway();
  await runOne(gateway);
  const text = await (await gateway.call("GET", "/metrics")).text();
  const lines = text.trimEnd().split("\n");
  const wrong = lines.filter(
    (line) =>
      !/^# (?:HELP|TYPE) [a-z_]+ .+$|^[a-z_]+(?:\{(?:[a-z]+="[^"\n]*",?)+\})? \S+$/.test(line),
  );
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(60);
  const buckets = lines.filter((line) => line.startsWith("agentstream_queue_wait_seconds_bucket"));
  const counts = buckets.map((line) => Number(line.split(" ").at(-1)));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(1);
  expect(counts.length).toBe(9);
});

test("a server may serve no metrics", async () => {
  const { call } = await openGateway({}, { servesMetrics: false });
  const answer = await call("GET", "/metrics");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("--no-metrics") });
});

interface AuditLine {
  readonly action?: string;
  readonly outcome?: string;
  readonly [name: string]: unknown;
}

function readAudit(file: string): readonly AuditLine[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const record: AuditLine = JSON.parse(line);
      expect(validate(record)).toEqual({ ok: true, value: record });
      return record;
    });
}

test("the audit log has who did what, by which request, and who was refused", async () => {
  const file = join(makeFolder(), "audit.jsonl");
  const { url, call } = await openGateway({}, { audit: openAuditFile(file) });
  const id = await idOf(await call("POST", "/v1/sessions", session));
  await (await call("GET", `/v1/sessions/${id}/events`, undefined, sse)).text();
  await call("POST", `/v1/sessions/${id}/turns`, { prompt: "a secret prompt" });
  await fetch(`${url}/v1/sessions`, { headers: { authorization: "Bearer wrong-wrong-wrong" } });
  await call("POST", "/v1/sessions", session, {
    authorization: "Bearer may-only-read-0123456789",
  });
  await call("POST", "/v1/sessions", { ...session, config: { cwd: "/" } });
  await call("POST", "/v1/login", { token });
  await call("DELETE", `/v1/sessions/${id}`);
  const lines = readAudit(file);
  const at = { address: "127.0.0.1", requestId: expect.stringMatching(/^[0-9a-f]{8}-\d+$/) };
  expect(lines).toMatchObject([
    {
      action: "sessionCreated",
      outcome: "done",
      owner: "default",
      sessionId: id,
      agentType: "echo",
      route: "/v1/sessions",
      ...at,
    },
    { action: "turnAdded", outcome: "done", sessionId: id, ...at },
    { action: "request", outcome: "refused", status: 401, problem: "unauthenticated", ...at },
    { action: "request", outcome: "refused", status: 403, owner: "default", ...at },
    { action: "sessionCreated", outcome: "refused", status: 403, problem: "forbidden", ...at },
    { action: "login", outcome: "done", owner: "default", ...at },
    { action: "deleted", outcome: "done", sessionId: id, ...at },
  ]);
  expect(lines.length).toBe(7);
  const text = readFileSync(file, "utf8");
  for (const secret of [token, "wrong-wrong", "a secret prompt"])
    expect(text).not.toContain(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the same request once more is recorded once; cancelling what does not run is not", async () => {
  const file = join(makeFolder(), "audit.jsonl");
  const { call } = await openGateway({}, { audit: openAuditFile(file) });
  const key = { "idempotency-key": "one" };
  const id = await idOf(await call("POST", "/v1/sessions", session, key));
  expect(await idOf(await call("POST", "/v1/sessions", session, key))).toBe(id);
  await (await call("GET", `/v1/sessions/${id}/events`, undefined, sse)).text();
  expect((await call("POST", `/v1/sessions/${id}/cancel`)).status).toBe(200);
  expect(readAudit(file).map(({ action }) => action)).toEqual(["sessionCreated"]);
});

test("a line that cannot be written is reported by /readyz and a metric, and the server goes on", async () => {
  let isFull = true;
  const written: string[] = [];
  const audit = {
    write(line: string) {
      if (isFull) throw new Error("ENOSPC: no space left on device");
      written.push(line);
    },
    close() {},
  };
  const gateway = await openGateway({}, { audit });
  await runOne(gateway);
  const unready = await gateway.call("GET", "/readyz");
  expect(unready.status).toBe(503);
  expect(await unready.json()).toMatchObject({ reason: expect.stringContaining("ENOSPC") });
  const text = await (await gateway.call("GET", "/metrics")).text();
  expect(valueOf(text, "agentstream_audit_failures_total")).toBe(1);
  isFull = false;
  await runOne(gateway);
  expect((await gateway.call("GET", "/readyz")).status).toBe(200);
  expect(written.length).toBe(1);
});

test("a file that others can read, a link and a folder are refused", () => {
  const folder = makeFolder();
  const shared = join(folder, "shared");
  writeFileSync(shared, "", { mode: 0o644 });
  expect(() => openAuditFile(shared)).toThrow(/run "chmod 600/);
  expect(() => openAuditFile(folder)).toThrow(/--audit: cannot write/);
  expect(() => openAuditFile(join(folder, "none", "audit"))).toThrow(/--audit: cannot write/);
});

import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { agents } from "@agentstream/agents";
import { isGatewayInfo, type GatewayInfo } from "@agentstream/schema/responses/info";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test, vi } from "vitest";

import {
  startWebhooks,
  type Webhooks,
  type WebhooksOptions,
} from "../src/webhooks/start-webhooks.ts";
import { readWebhookSecret } from "../src/webhooks/webhook-secret.ts";
import { webhookId } from "../src/webhooks/webhook.ts";
import { idOf, openGateway, type OpenGateway } from "./open-gateway.ts";
import { secret, startReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

const waiting = { timeout: 120_000, interval: 20 };
const quick = { firstMs: 20, longestMs: 50 };
const key = readWebhookSecret(secret, "test");
const demo = new Map(
  agents.filter(({ id }) => id === "demo").map((adapter) => [adapter.id, { adapter }]),
);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "webhooks-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const open = (
  data: string,
  urls: readonly string[],
  options: Partial<WebhooksOptions> = {},
): Promise<Webhooks> =>
  startWebhooks(createSqliteStore(data), {
    webhooks: urls.map((url) => ({ id: webhookId(url), url, host: new URL(url).host, key })),
    version: "1.2.3",
    schedule: quick,
    ...options,
  });

/** A gateway whose sessions have these webhooks. */
async function serve(
  urls: readonly string[],
  options?: Partial<WebhooksOptions>,
): Promise<OpenGateway> {
  const webhooks = await open(join(makeFolder(), "data"), urls, options);
  return openGateway({ store: webhooks.store, agents: demo }, { webhooks });
}

const begin = async ({ call }: OpenGateway, prompt: string): Promise<string> =>
  idOf(await call("POST", "/v1/sessions", { agentType: "demo", prompt }));

async function statusOf({ call }: OpenGateway): Promise<NonNullable<GatewayInfo["webhooks"]>> {
  const info: unknown = await (await call("GET", "/v1/info")).json();
  if (!isGatewayInfo(info)) throw new Error(`It is not valid: ${JSON.stringify(info)}`);
  return info.webhooks ?? [];
}

const types = ({ received }: WebhookReceiver): string[] =>
  received.map(({ message }) => message.type);

const eventsOf = ({ received }: WebhookReceiver): string[] =>
  received.map(({ id, message }) => `${message.type} ${id.replace(/^msg_/, "").slice(0, 36)}`);

test("a permission, a question and the end of a run come signed, in order and once", async () => {
  const receiver = await startReceiver();
  const gateway = await serve([receiver.url]);
  const id = await begin(
    gateway,
    "ask rm a.txt => removed\nquestion Which? | Red | Blue\nsay Done.",
  );
  await vi.waitFor(() => expect(types(receiver)).toEqual(["permission.requested"]), waiting);
  const [asked] = receiver.received;
  if (asked?.message.type !== "permission.requested") throw new Error("Expected a permission.");
  const { event, ...about } = Object(asked.message).data;
  expect(about).toEqual({ sessionId: id, run: 1, agentType: "demo", owner: "default" });
  expect(event).toMatchObject({ type: "permissionRequested", toolName: "shell" });
  expect(asked.headers["user-agent"]).toBe("agentstream/1.2.3");
  await gateway.call("POST", `/v1/sessions/${id}/permissions/${event.requestId}`, {
    outcome: "allowed",
  });
  await vi.waitFor(() => expect(types(receiver)).toHaveLength(2), waiting);
  const question = Object(receiver.received[1]?.message).data.event;
  await gateway.call("POST", `/v1/sessions/${id}/questions/${question.requestId}`, {
    answers: { [question.questions[0].id]: "Red" },
  });
  await vi.waitFor(() => expect(types(receiver)).toHaveLength(3), waiting);
  expect(types(receiver)).toEqual(["permission.requested", "question.asked", "run.ended"]);
  expect(Object(receiver.received[2]?.message).data.event).toMatchObject({ reason: "completed" });
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(3);
  await vi.waitFor(
    async () =>
      expect(await statusOf(gateway)).toEqual([
        expect.objectContaining({ state: "active", pending: 0, delivered: 3, abandoned: 0 }),
      ]),
    waiting,
  );
  const reader = { authorization: "Bearer may-only-read-0123456789" };
  const info = await (await gateway.call("GET", "/v1/info", undefined, reader)).json();
  expect(info).not.toHaveProperty("webhooks");
});

test("a message of another secret, or one that was changed, does not verify", async () => {
  const receiver = await startReceiver();
  await begin(await serve([receiver.url]), "say Hello.");
  await vi.waitFor(() => expect(types(receiver)).toEqual(["run.ended"]), waiting);
  const [{ body, headers } = { body: "", headers: {} }] = receiver.received;
  const signed = Object.fromEntries(
    Object.entries(headers).map(([name, one]) => [name, String(one)]),
  );
  const other = new Webhook(`whsec_${Buffer.alloc(32, "x").toString("base64")}`);
  expect(() => other.verify(body, signed)).toThrow("No matching signature");
  expect(() => new Webhook(secret).verify(body.replace("completed", "failed"), signed)).toThrow(
    "No matching signature",
  );
});

test("after 500 the same message comes again, and holds back its session alone", async () => {
  let refused = "";
  let failures = 3;
  const receiver = await startReceiver(({ message }) => {
    const { sessionId } = Object(message).data;
    refused ||= sessionId;
    return sessionId === refused && failures-- > 0 ? 500 : 200;
  });
  const gateway = await serve([receiver.url], { schedule: { firstMs: 200, longestMs: 400 } });
  const first = await begin(gateway, "say One.");
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  await gateway.call("POST", `/v1/sessions/${first}/turns`, { prompt: "say Two." });
  const second = await begin(gateway, "say Other.");
  await vi.waitFor(
    async () => expect(await statusOf(gateway)).toMatchObject([{ pending: 0, delivered: 3 }]),
    waiting,
  );
  const ofFirst = receiver.received.filter(
    ({ message }) => Object(message).data.sessionId === first,
  );
  const runs = ofFirst.map(({ message }) => Object(message).data.run);
  expect(runs).toEqual([1, 1, 1, 1, 2]);
  expect(new Set(ofFirst.slice(0, 4).map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
  const sessions = receiver.received.map(({ message }) => Object(message).data.sessionId);
  expect(sessions.indexOf(second)).toBeLessThan(sessions.lastIndexOf(first));
});

test("what could not be delivered is delivered after a restart, by a receiver that comes up later", async () => {
  const data = join(makeFolder(), "data");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/hook`;
  const first = await open(data, [url]);
  const gateway = await openGateway({ store: first.store, agents: demo }, { webhooks: first });
  const ids = [await begin(gateway, "say One."), await begin(gateway, "say Two.")];
  await vi.waitFor(
    async () =>
      expect(await first.status()).toMatchObject([
        { state: "failing", pending: 2, lastError: "ECONNREFUSED" },
      ]),
    waiting,
  );
  await gateway.close();
  const receiver = await startReceiver(() => 200, port);
  const second = await open(data, [url]);
  onTestFinished(() => second.store.close());
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  expect(eventsOf(receiver).toSorted()).toEqual(ids.map((id) => `run.ended ${id}`).toSorted());
  await vi.waitFor(
    async () => expect(await second.status()).toMatchObject([{ pending: 0 }]),
    waiting,
  );
});

test("a receiver that hangs delays neither sessions nor other receivers, and is tried again", async () => {
  const hanging = await startReceiver((_request, count) => (count <= 6 ? "hang" : 200));
  const other = await startReceiver();
  const gateway = await serve([hanging.url, other.url], { timeoutMs: 300 });
  const ids: string[] = [];
  for (let index = 0; index < 12; index++) ids.push(await begin(gateway, "say Hello."));
  // on a busy machine the other one may be too slow as well, and then gets a message again
  const ended = new Set(ids.map((id) => `run.ended ${id}`));
  await vi.waitFor(() => expect(new Set(eventsOf(other))).toEqual(ended), waiting);
  await vi.waitFor(
    async () =>
      expect(await statusOf(gateway)).toEqual([
        expect.objectContaining({ delivered: 12, lastError: "no answer within 300 ms" }),
        expect.objectContaining({ delivered: 12 }),
      ]),
    waiting,
  );
  expect(new Set(eventsOf(hanging))).toEqual(ended);
});

test("a deleted session sends nothing more", async () => {
  const receiver = await startReceiver(() => 503);
  const gateway = await serve([receiver.url]);
  const id = await begin(gateway, "ask rm a.txt => removed");
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(2), waiting);
  expect((await gateway.call("DELETE", `/v1/sessions/${id}`)).status).toBe(204);
  expect(await statusOf(gateway)).toMatchObject([{ pending: 0, delivered: 0 }]);
});

test("410 disables a webhook until the next start; the other one goes on", async () => {
  const gone = await startReceiver(() => 410);
  const other = await startReceiver();
  const gateway = await serve([gone.url, other.url]);
  await begin(gateway, "say One.");
  await vi.waitFor(() => expect(other.received).toHaveLength(1), waiting);
  await vi.waitFor(
    async () => expect(await statusOf(gateway)).toMatchObject([{ state: "disabled" }, {}]),
    waiting,
  );
  await begin(gateway, "say Two.");
  await vi.waitFor(() => expect(other.received).toHaveLength(2), waiting);
  expect(gone.received).toHaveLength(1);
  expect(await statusOf(gateway)).toMatchObject([{ pending: 0 }, { pending: 0, delivered: 2 }]);
});

test("redirects are not followed", async () => {
  const elsewhere = await startReceiver();
  const headers = { location: elsewhere.url };
  const receiver = await startReceiver((_request, count) =>
    count === 1 ? { status: 307, headers } : 200,
  );
  await begin(await serve([receiver.url]), "say Hello.");
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  expect(elsewhere.received).toHaveLength(0);
});

test("Retry-After pauses all messages of the receiver", async () => {
  const receiver = await startReceiver((_request, count) =>
    count === 1 ? { status: 429, headers: { "retry-after": "2" } } : 200,
  );
  const gateway = await serve([receiver.url]);
  const start = Date.now();
  await begin(gateway, "say One.");
  await vi.waitFor(
    async () => expect(await statusOf(gateway)).toMatchObject([{ lastError: "status 429" }]),
    waiting,
  );
  await begin(gateway, "say Two.");
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3), waiting);
  expect(Date.now() - start).toBeGreaterThanOrEqual(1900);
});

test("an old message is given up, and the next one of its session is sent", async () => {
  const receiver = await startReceiver(({ message }) => (message.type === "run.ended" ? 200 : 500));
  const gateway = await serve([receiver.url], { schedule: { ...quick, giveUpMs: 200 } });
  const id = await begin(gateway, "ask rm a.txt => removed");
  await vi.waitFor(
    async () => expect(await statusOf(gateway)).toMatchObject([{ abandoned: 1, pending: 0 }]),
    waiting,
  );
  await gateway.call("POST", `/v1/sessions/${id}/cancel`);
  await vi.waitFor(() => expect(types(receiver).at(-1)).toBe("run.ended"), waiting);
});

test("long texts are cut, and the message says so", async () => {
  const receiver = await startReceiver();
  const gateway = await serve([receiver.url]);
  await begin(gateway, `fail ${"ü".repeat(40_000)}`);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  const { truncated, event } = Object(receiver.received[0]?.message).data;
  expect(truncated).toBe(true);
  expect(event.error).toMatch(/^ü{16383}…$/);
});

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

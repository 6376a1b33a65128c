import { agentNames } from "@agentstream/agents";
import { validate as validateOutput } from "@agentstream/schema/dialects/execute";
import { isEventPage, type EventPage } from "@agentstream/schema/responses/events";
import { isUnifiedEvent } from "@agentstream/schema/unified";
import { verifyStream } from "@agentstream/stream";
import { afterAll, beforeAll, expect, test } from "vitest";

import { headers, idOf, post, readStream, token } from "./gateway-kit.ts";
import { startGatewayOfFakes, type GatewayOfFakes } from "./gateway-of-fakes.ts";

interface Driver {
  readonly name: string;
  /** What its CLI prints when nobody can answer; and in a conversation, with so many permissions. */
  readonly oneWay: string;
  readonly twoWay: string;
  readonly permissions: number;
}

const drivers: readonly Driver[] = [
  {
    name: "claude",
    oneWay: "claude/2.1.197/tool-bash-ok",
    twoWay: "claude/2.1.197/perm-stdio-allow",
    permissions: 1,
  },
  {
    name: "codex",
    oneWay: "codex/exec-0.169.0/cmd_ok",
    twoWay: "codex/app-server-0.169.0/approve_accept",
    permissions: 1,
  },
  {
    name: "gemini",
    oneWay: "gemini/0.61.0/tool-read-file",
    twoWay: "gemini/0.61.0/acp-permission-allow",
    permissions: 2,
  },
  {
    name: "opencode",
    oneWay: "opencode/1.18.33/bashfail",
    twoWay: "gemini/0.61.0/acp-permission-allow",
    permissions: 2,
  },
];

let gateway: GatewayOfFakes;

beforeAll(async () => {
  gateway = await startGatewayOfFakes({ allowTier: "supervised" });
});

afterAll(() => gateway.stop());

test.each(drivers)("$name runs a task through execute", async ({ name, oneWay }) => {
  await gateway.install(name, oneWay);
  const response = await post(gateway.url, "/v1/execute", {
    idempotency_key: oneWay,
    task: "go",
    driver: name,
  });
  const text = await response.text();
  const values = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]): unknown =>
    JSON.parse(data),
  );
  for (const value of values) expect(validateOutput(value)).toEqual({ ok: true, value });
  expect(values.length).toBeGreaterThan(1);
  expect(values.at(-1)).toMatchObject({ kind: "session_end", exit_code: 0 });
});

/** The answers are given over HTTP, or over the WebSocket itself. */
const ways = ["http", "websocket"] as const;
const cases = drivers.flatMap((driver) => ways.map((way) => ({ ...driver, way })));

test.each(cases)(
  "$name asks, is answered over $way, and all readers see the same",
  async ({ name, twoWay, permissions, way }) => {
    await gateway.install(name, twoWay);
    const id = await idOf(
      await post(gateway.url, "/v1/sessions", { agentType: name, prompt: "go" }),
    );
    const stream = readStream(gateway.url, id, 0);
    const seen = await watch(id, way);
    // the second answer comes too late: to an answered request, or to a run that is over by then
    const late = expect.toBeOneOf([409, 410]);
    expect(seen.statuses).toEqual(
      way === "http" ? Array.from({ length: permissions }, () => [200, late]).flat() : [],
    );
    expect(seen.acks).toBe(way === "http" ? 0 : permissions);
    const events = seen.messages.filter(isUnifiedEvent).filter(({ seq }) => seq !== undefined);
    expect(verifyStream(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
    const resolved = events.filter(({ type }) => type === "permissionResolved");
    expect(resolved.map((event) => Object(event).outcome)).toEqual(resolved.map(() => "allowed"));
    expect(resolved.length).toBe(permissions);
    expect((await stream).data.map((line): unknown => JSON.parse(line))).toEqual(events);
    expect(await poll(id)).toEqual(events);
    // the child has heard it
    const heard = (await gateway.fakes.heard(name)).join("\n");
    expect(heard).toMatch(/"behavior":"allow"|"decision":"accept"|"outcome":"selected"/);
  },
);

interface Seen {
  readonly messages: unknown[];
  readonly statuses: number[];
  readonly acks: number;
}

/** Reads a session over a WebSocket, and allows what it asks: twice at once where that is over HTTP. */
async function watch(id: string, way: (typeof ways)[number]): Promise<Seen> {
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(
    `${gateway.url.replace("http", "ws")}/v1/sessions/${id}/stream?token=${token}`,
  );
  const messages: unknown[] = [];
  const answers: Promise<number[]>[] = [];
  socket.on("message", (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString());
    messages.push(message);
    const { type, requestId } = Object(message);
    if (type !== "permissionRequested") return;
    if (way === "websocket")
      socket.send(
        JSON.stringify({ type: "permissionAnswer", ref: requestId, requestId, outcome: "allowed" }),
      );
    else answers.push(answerTwice(id, requestId));
  });
  await new Promise((resolve) => socket.on("close", resolve));
  const statuses = (await Promise.all(answers)).flat();
  return { messages, statuses, acks: messages.filter((one) => Object(one).type === "ack").length };
}

async function answerTwice(id: string, requestId: string): Promise<number[]> {
  const address = `/v1/sessions/${id}/permissions/${encodeURIComponent(requestId)}`;
  const both = [1, 2].map(() => post(gateway.url, address, { outcome: "allowed" }));
  return (await Promise.all(both))
    .map(({ status }) => status)
    .toSorted((left, right) => left - right);
}

async function poll(id: string): Promise<unknown[]> {
  const events: unknown[] = [];
  for (let after: number | null = 0; after !== null;) {
    const address = `${gateway.url}/v1/sessions/${id}/events?after=${after}&wait=10&limit=7`;
    const page = await readPage(address);
    events.push(...page.events);
    after = page.next;
  }
  return events;
}

async function readPage(address: string): Promise<EventPage> {
  const page: unknown = await (await fetch(address, { headers })).json();
  if (isEventPage(page)) return page;
  throw new Error(`It is no page: ${JSON.stringify(page)}`);
}

test("agents are reported with what was found of them", async () => {
  await gateway.install("claude", "claude/2.1.197/tool-bash-ok");
  const response = await fetch(`${gateway.url}/v1/agents`, { headers });
  const { agents } = Object(await response.json());
  expect(agents).toContainEqual(
    expect.objectContaining({
      agentType: "claude",
      installed: true,
      version: "1.2.3",
      versionStatus: "untested",
    }),
  );
  expect(agents.map((agent: unknown) => Object(agent).agentType)).toEqual(agentNames);
});

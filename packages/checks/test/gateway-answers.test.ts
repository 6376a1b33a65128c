import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";

import { idOf, post, token, until } from "./gateway-kit.ts";
import { startGatewayOfFakes, type GatewayOfFakes } from "./gateway-of-fakes.ts";

/** Every agent with a two-way protocol, and the recorded conversation in which it asks. */
interface TwoWayAgent {
  readonly name: string;
  readonly recording: string;
  /** Whether it can run a tool with other arguments than it asked for. */
  readonly canChange: boolean;
}

const acpRecording = "gemini/0.61.0/acp-permission-allow";
const agents: readonly TwoWayAgent[] = [
  { name: "claude", recording: "claude/2.1.197/perm-stdio-allow", canChange: true },
  { name: "codex", recording: "codex/app-server-0.169.0/approve_accept", canChange: false },
  { name: "gemini", recording: acpRecording, canChange: false },
  { name: "opencode", recording: acpRecording, canChange: false },
  { name: "mine", recording: acpRecording, canChange: false },
];

let gateway: GatewayOfFakes;

beforeAll(async () => {
  const mine = { name: "mine", command: "mine", args: [] };
  gateway = await startGatewayOfFakes({ allowTier: "autonomous", agents: [mine] });
});

afterAll(() => gateway.stop());

interface Reply {
  readonly status: number;
  readonly paths: readonly string[];
}

interface Client {
  readonly events: readonly Record<string, unknown>[];
  readonly answer: (requestId: string, answer: object) => Promise<Reply>;
  readonly closed: Promise<unknown>;
}

const ways = ["http", "websocket"] as const;
const replyMs = 300_000;

/** Reads a session, and answers one way or the other; a reply that does not come in time fails the test. */
function openClient(id: string, way: (typeof ways)[number]): Client {
  const address = `${gateway.url.replace("http", "ws")}/v1/sessions/${id}/stream?token=${token}`;
  const socket = new WebSocket(address);
  const events: Record<string, unknown>[] = [];
  const replies = new Map<string, (reply: Reply) => void>();
  let count = 0;
  socket.on("message", (data: Buffer) => {
    const message: Record<string, unknown> = JSON.parse(data.toString());
    const { type, ref, problem } = message;
    if (type !== "ack" && type !== "problem") events.push(message);
    else replies.get(String(ref))?.(type === "ack" ? { status: 200, paths: [] } : replyIn(problem));
  });
  const overSocket = (requestId: string, answer: object): Promise<Reply> =>
    new Promise((resolve) => {
      const ref = `${++count}`;
      replies.set(ref, resolve);
      socket.send(JSON.stringify({ type: "permissionAnswer", ref, requestId, ...answer }));
    });
  const overHttp = async (requestId: string, answer: object): Promise<Reply> => {
    const url = `/v1/sessions/${id}/permissions/${encodeURIComponent(requestId)}`;
    const response = await post(gateway.url, url, answer);
    return response.ok ? { status: response.status, paths: [] } : replyIn(await response.json());
  };
  return {
    events,
    answer: (requestId, answer) =>
      inTime(way === "http" ? overHttp(requestId, answer) : overSocket(requestId, answer)),
    closed: new Promise((resolve) => socket.on("close", resolve).on("error", resolve)),
  };
}

function replyIn(problem: unknown): Reply {
  const { status, errors = [] } = Object(problem);
  return { status, paths: errors.map(({ path: at }: { path: string }) => at) };
}

const inTime = (reply: Promise<Reply>): Promise<Reply> =>
  Promise.race([
    reply,
    new Promise<Reply>((_, reject) => {
      setTimeout(() => reject(new Error(`No reply within ${replyMs} ms.`)), replyMs).unref();
    }),
  ]);

const requestsIn = ({ events }: Client): string[] =>
  events
    .filter(({ type }) => type === "permissionRequested")
    .map((one) => String(one["requestId"]));

const cases = agents.flatMap((agent) => ways.map((way) => ({ ...agent, way })));
const changed = { outcome: "allowed", arguments: { changed: "by the client" } };

test.each(cases)(
  "$name over $way: an answer that cannot be used gets a reply, and a plain one works after it",
  async ({ way, ...agent }) => {
    await gateway.install(agent.name, agent.recording);
    const begun = await post(gateway.url, "/v1/sessions", { agentType: agent.name, prompt: "go" });
    const client = openClient(await idOf(begun), way);
    await until(() => requestsIn(client).length > 0);
    const [first = ""] = requestsIn(client);
    const asked = client.events.find(({ type }) => type === "permissionRequested");
    expect(asked?.["canChangeArguments"] ?? false).toBe(agent.canChange);
    const refused = agent.canChange ? undefined : await client.answer(first, changed);
    expect(refused).toEqual(agent.canChange ? undefined : { status: 400, paths: ["/arguments"] });
    const unknown = { outcome: "allowed", optionId: "nobody offered this" };
    expect(await client.answer(first, unknown)).toEqual({ status: 400, paths: ["/optionId"] });
    expect((await client.answer("no such request", { outcome: "denied" })).status).toBe(404);
    const plain = agent.canChange ? changed : { outcome: "allowed" };
    const both = await Promise.all([client.answer(first, plain), client.answer(first, plain)]);
    const [used, late] = both.map(({ status }) => status).toSorted((left, right) => left - right);
    expect(used).toBe(200);
    // the run may be over by then
    expect([409, 410]).toContain(late);
    await until(async () => {
      const open = requestsIn(client).filter((id) => !isResolved(client, id));
      await Promise.all(open.map((id) => client.answer(id, { outcome: "allowed" })));
      return client.events.at(-1)?.["type"] === "sessionEnded";
    });
    await client.closed;
    expect(client.events.at(-1)).toMatchObject({ reason: "completed" });
    const outcomes = client.events.filter(({ type }) => type === "permissionResolved");
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(outcomes.map(() => "allowed"));
    const heard = (await gateway.fakes.heard(agent.name)).join("\n");
    expect(heard.includes("by the client")).toBe(agent.canChange);
  },
  120_000,
);

const isResolved = ({ events }: Client, id: string): boolean =>
  events.some(({ type, requestId }) => type === "permissionResolved" && requestId === id);

test.each(ways)(
  "over %s an answer that comes while the run is cancelled gets a reply",
  async (way) => {
    const agent = agents.find(({ name }) => name === "codex");
    if (agent === undefined) throw new Error("codex is gone.");
    await gateway.install(agent.name, agent.recording);
    const begun = await post(gateway.url, "/v1/sessions", { agentType: agent.name, prompt: "go" });
    const id = await idOf(begun);
    const client = openClient(id, way);
    await until(() => requestsIn(client).length > 0);
    const [requestId = ""] = requestsIn(client);
    const cancelled = post(gateway.url, `/v1/sessions/${id}/cancel`, {});
    const reply = await client.answer(requestId, { outcome: "allowed" });
    expect([200, 409, 410]).toContain(reply.status);
    expect((await cancelled).status).toBeLessThan(300);
    await client.closed;
    const after = openClient(id, "http");
    expect((await after.answer(requestId, { outcome: "allowed" })).status).toBe(410);
    await after.closed;
  },
  120_000,
);

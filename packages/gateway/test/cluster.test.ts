import {
  createMemoryStore,
  createMemoryWork,
  StoreUnavailableError,
  type Store,
} from "@agentstream/sessions";
import { verifyStream } from "@agentstream/stream";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";

import { idOf, parseSse } from "./open-gateway.ts";
import { openNodes, type OpenNode } from "./open-nodes.ts";
import { secret, startReceiver } from "./webhook-receiver.ts";

const long = { timeout: 60_000, interval: 20 };

const prompt = (agentType: string, text: string) => ({ agentType, prompt: text });

/** The events of the newest run, when it is over. */
async function readAll(node: OpenNode, id: string, after = 0) {
  const response = await node.call("GET", `/v1/sessions/${id}/events?after=${after}`, undefined, {
    accept: "text/event-stream",
  });
  return parseSse(await response.text())
    .filter((frame) => frame.id !== undefined)
    .map(({ data }) => JSON.parse(data));
}

const endOf = async (node: OpenNode, id: string) => (await readAll(node, id)).at(-1);

test("any gateway serves what any worker runs: logs, answers, keys; and each lists all nodes", async () => {
  const { start } = openNodes();
  const one = await start({ name: "g1", roles: ["gateway"] });
  const two = await start({ name: "g2", roles: ["gateway"] });
  const worker = await start({ name: "w1", roles: ["worker"] }, { maxSessions: 3 });
  const key = { "idempotency-key": "k" };
  const body = prompt("demo", "say Hello\nask ls => a.txt\nsay Done");
  const id = await idOf(await one.call("POST", "/v1/sessions", body, key));
  expect(await idOf(await two.call("POST", "/v1/sessions", body, key))).toBe(id);
  const request = await vi.waitFor(async () => {
    const page: unknown = await (await two.call("GET", `/v1/sessions/${id}/events`)).json();
    const found = Object(page).events.find(
      (event: object) => Object(event).type === "permissionRequested",
    );
    expect(found).toBeDefined();
    return found;
  }, long);
  const answer = await two.call("POST", `/v1/sessions/${id}/permissions/${request.requestId}`, {
    outcome: "allowed",
  });
  expect(answer.status).toBe(200);
  const [ours, theirs] = [await readAll(one, id), await readAll(two, id)];
  expect(ours).toEqual(theirs);
  expect(verifyStream(ours)).toEqual([]);
  expect(ours.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
  await vi.waitFor(async () => {
    const info = Object(await (await one.call("GET", "/v1/info")).json());
    expect(info.nodes).toMatchObject([
      { name: "g1", roles: ["gateway"], agents: [], load: { running: 0 }, url: one.url },
      { name: "g2", roles: ["gateway"], pool: "default" },
      { name: "w1", roles: ["worker"], load: { maxRunning: 3 } },
    ]);
    expect(info.nodes[2].agents).toEqual(expect.arrayContaining(["echo", "demo", "scripted"]));
    expect(info.limits.maxRunning).toBe(3);
  }, long);
  const states = ["/healthz", "/readyz", "/metrics", "/v1/info", "/v1/sessions"];
  const statuses: number[] = [];
  for (const path of states) statuses.push((await worker.call("GET", path)).status);
  expect(statuses).toEqual([200, 200, 200, 404, 404]);
});

test("a session stays with its home; workers that share it may continue it, others never", async () => {
  const { start, shared } = openNodes();
  const gateway = await start({ name: "g", roles: ["gateway"], homeTimeoutMs: 0 });
  const first = await start({ name: "w1", roles: ["worker"], sharedHome: "nfs" });
  const id = await idOf(await gateway.call("POST", "/v1/sessions", prompt("scripted", "one")));
  await endOf(gateway, id);
  expect((await shared.store.find(id))?.home).toBe("shared home nfs");
  await first.close();
  await start({ name: "w2", roles: ["worker"] });
  await start({ name: "w3", roles: ["worker"], sharedHome: "nfs" });
  await gateway.call("POST", `/v1/sessions/${id}/turns`, { prompt: "two" });
  expect(await endOf(gateway, id)).toMatchObject({ run: 2, reason: "completed" });
  expect((await shared.store.find(id))?.home).toBe("shared home nfs");
});

test("a prompt whose home is gone fails, and says so", async () => {
  const { start, shared } = openNodes();
  const gateway = await start({ name: "g", roles: ["gateway"], homeTimeoutMs: 0 });
  const home = await start({ name: "w1", roles: ["worker"] });
  await start({ name: "w2", roles: ["worker"], pool: "other" });
  const id = await idOf(await gateway.call("POST", "/v1/sessions", prompt("scripted", "one")));
  await endOf(gateway, id);
  expect((await shared.store.find(id))?.home).toBe("node w1");
  await home.close();
  await gateway.call("POST", `/v1/sessions/${id}/turns`, { prompt: "two" });
  const end = await endOf(gateway, id);
  expect(end).toMatchObject({
    run: 2,
    reason: "failed",
    detail: "homeGone",
    errorCode: "sessionNotFound",
  });
  expect(end.error).toContain("node w1");
});

test("a prompt waits for a worker of its pool, and is refused where no worker could ever run it", async () => {
  const { start } = openNodes();
  const options = { allowTier: "autonomous" } as const;
  const gateway = await start({ name: "g", roles: ["gateway"], pool: "gpu" }, options);
  const waiting = await idOf(await gateway.call("POST", "/v1/sessions", prompt("demo", "say A")));
  await start({ name: "w1", roles: ["worker"], pool: "cpu" });
  await start({ name: "w2", roles: ["worker"], pool: "gpu" });
  expect(await endOf(gateway, waiting)).toMatchObject({ reason: "completed" });
  await vi.waitFor(async () => {
    const missing = await gateway.call("POST", "/v1/sessions", prompt("codex", "x"), {
      "x-n": "1",
    });
    expect(Object(await missing.json())).toMatchObject({
      status: 424,
      detail: expect.stringContaining("No worker has the agent codex"),
    });
    const outside = { ...prompt("demo", "say A"), config: { cwd: "/" } };
    expect((await gateway.call("POST", "/v1/sessions", outside)).status).toBe(403);
  }, long);
  const server = { type: "stdio", name: "s", command: "x", env: { KEY: "v" } };
  const refused = await gateway.call("POST", "/v1/sessions", {
    ...prompt("demo", "say A"),
    mcpServers: [server],
  });
  expect(refused.status).toBe(400);
  expect(Object(await refused.json()).errors[0].path).toBe("/mcpServers");
});

test("while the store is away each door answers 503 with Retry-After, and a run goes on afterwards", async () => {
  let isAway = false;
  const inner = createMemoryStore();
  const away =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (isAway) throw new StoreUnavailableError("Redis does not answer.");
      return call(...args);
    };
  const store: Store = {
    ...inner,
    create: away(inner.create),
    find: away(inner.find),
    findAlias: away(inner.findAlias),
    findClaim: away(inner.findClaim),
    claim: away(inner.claim),
    list: away(inner.list),
    update: away(inner.update),
    append: away(inner.append),
    read: away(inner.read),
    watch: away(inner.watch),
    check: away(async () => {}),
  };
  const { start } = openNodes({ store });
  const node = await start({ name: "n" });
  const id = await idOf(
    await node.call(
      "POST",
      "/v1/sessions",
      prompt("demo", "say A\nwait 500ms\nsay B\nwait 500ms\nsay C"),
    ),
  );
  await vi.waitFor(async () => expect((await inner.find(id))?.lastSeq).toBeGreaterThan(1), long);
  isAway = true;
  const doors = [
    ["GET", "/readyz"],
    ["GET", `/v1/sessions/${id}`],
    ["GET", "/v1/sessions"],
    ["GET", `/v1/sessions/${id}/events`],
    ["POST", "/v1/sessions", prompt("demo", "say A")],
    ["POST", `/v1/sessions/${id}/turns`, { prompt: "say A" }],
    ["POST", `/v1/sessions/${id}/cancel`],
    ["POST", "/v1/execute", { idempotency_key: "k", task: "x", driver: "echo" }],
    ["GET", "/api/sessions"],
  ] as const;
  for (const [method, path, body] of doors) {
    const response = await node.call(method, path, body);
    expect([path, response.status]).toEqual([path, 503]);
    if (path === "/readyz") continue;
    expect([path, response.headers.get("retry-after")]).toEqual([path, "2"]);
    expect(await response.text()).toContain("store-unavailable");
  }
  const rpc = await node.call("POST", "/rpc", { jsonrpc: "2.0", id: 1, method: "session.list" });
  expect([rpc.status, rpc.headers.get("retry-after")]).toEqual([200, "2"]);
  const socket = new WebSocket(`${node.url.replace("http", "ws")}/v1/sessions/${id}/stream`, {
    headers: { authorization: "Bearer a-token-for-tests-0123456789" },
  });
  const status = await new Promise((resolve) =>
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode)),
  );
  expect(status).toBe(503);
  isAway = false;
  const events = await readAll(node, id);
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ reason: "completed" });
});

test("a login at one gateway holds at all, and so does a logout", async () => {
  const { start } = openNodes();
  const [one, two] = [await start({ name: "g1" }), await start({ name: "g2" })];
  const login = async (as: string) =>
    fetch(`${one.url}/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: "a-token-for-tests-0123456789", as }),
    });
  const { ticket } = Object(await (await login("ticket")).json());
  const id = await idOf(await one.call("POST", "/v1/sessions", prompt("demo", "say A")));
  const read = (query: string) => fetch(`${two.url}/v1/sessions/${id}/events?ticket=${query}`);
  expect((await read(ticket)).status).toBe(200);
  expect((await read(`${ticket.slice(0, -3)}AAA`)).status).toBe(401);
  const cookie = (await login("cookie")).headers.get("set-cookie") ?? "";
  const [, value] = /=([^;]+)/.exec(cookie) ?? [];
  const at = async ({ url }: OpenNode, method: string) => {
    const name = cookie.split("=")[0]?.replace(/\d+$/, new URL(url).port) ?? "";
    const response = await fetch(
      `${url}/v1/login`.replace("login", method === "GET" ? "agents" : "login"),
      {
        method,
        headers: { cookie: `${name}=${value}` },
      },
    );
    return response.status;
  };
  expect([await at(one, "GET"), await at(two, "GET")]).toEqual([200, 200]);
  expect(await at(two, "DELETE")).toBe(204);
  expect([await at(one, "GET"), await at(two, "GET")]).toEqual([401, 401]);
});

test("a node that stops takes nothing new, sends its readers on, finishes its runs, and leaves what waits", async () => {
  const work = { ...createMemoryWork(), isDurable: true };
  const { start, shared } = openNodes({ work });
  const stopping = await start({ name: "n1" }, { maxSessions: 1 });
  const running = await idOf(
    await stopping.call("POST", "/v1/sessions", prompt("demo", "say A\nwait 2s\nsay B")),
  );
  await vi.waitFor(
    async () => expect((await shared.store.find(running))?.state).toBe("running"),
    long,
  );
  const waiting = await idOf(await stopping.call("POST", "/v1/sessions", prompt("demo", "say C")));
  const other = await start({ name: "n2" }, { maxSessions: 1 });
  const part = readAll(stopping, running);
  const closed = stopping.close(60_000);
  const seen = await part;
  expect(seen.at(-1)?.type).not.toBe("sessionEnded");
  const refused = await stopping.call("GET", `/v1/sessions/${running}`);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await stopping.call("GET", "/healthz")).status).toBe(200);
  const rest = await readAll(other, running, seen.length);
  expect(verifyStream([...seen, ...rest])).toEqual([]);
  expect(rest.at(-1)).toMatchObject({ reason: "completed" });
  expect(await endOf(other, waiting)).toMatchObject({ reason: "completed" });
  await closed;
  expect((await shared.nodes.list()).map(({ name }) => name)).toEqual(["n2"]);
});

test("two servers with one name: the second one does not start, and says what to change", async () => {
  const { start } = openNodes();
  await start({ name: "n", leaseMs: 300 });
  await expect(start({ name: "n", leaseMs: 300 })).rejects.toThrow(/--node: .*"n".*another name/);
});

test("of servers with the same webhook one sends each message, once; another takes over", async () => {
  const receiver = await startReceiver();
  const webhooks = { urls: [receiver.url], secret };
  const { start } = openNodes();
  const gateway = await start({ name: "a", roles: ["gateway"] }, { webhooks });
  const worker = await start({ name: "b" }, { webhooks });
  const end = async (node: OpenNode) => {
    const id = await idOf(await node.call("POST", "/v1/sessions", prompt("demo", "say A")));
    await endOf(node, id);
    return id;
  };
  const first = await end(gateway);
  await vi.waitFor(() => expect(receiver.received.length).toBe(1), long);
  await gateway.close();
  const second = await end(worker);
  await vi.waitFor(() => expect(receiver.received.length).toBe(2), long);
  const ids = receiver.received.map(({ body }) =>
    [first, second].findIndex((id) => body.includes(id)),
  );
  expect(ids).toEqual([0, 1]);
});

test("a server that has no secret of its webhooks, or no token, says that all must have the same", async () => {
  const { start } = openNodes();
  await expect(
    start({ name: "n" }, { webhooks: { urls: ["http://127.0.0.1:1"] } }),
  ).rejects.toThrow(/--webhook: .*--webhook-secret-file/);
  await expect(start({ name: "n" }, { tokenFile: undefined })).rejects.toThrow(
    /--cluster: .*--token-file/,
  );
});

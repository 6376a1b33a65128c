import { sampleRecords, sampleSession } from "@agentstream/sessions/testing";
import { expect, test, vi } from "vitest";

import { connectRedis } from "../src/connection/connect-redis.ts";
import { readRedisUrl } from "../src/connection/read-redis-url.ts";
import { createKeyNames } from "../src/key-names.ts";
import { createClaims } from "../src/store/claims.ts";
import { createSessionIndex } from "../src/store/session-index.ts";
import { openPorts } from "./testing/open-ports.ts";
import { startRedisCluster } from "./testing/start-redis-cluster.ts";
import { startRedis } from "./testing/start-redis.ts";

const names = createKeyNames("agentstream");
const claim = { scope: "s", key: "k", sessionId: "dead", value: "1" };

async function connect(url: string) {
  const address = { ...readRedisUrl(url) };
  const client = await connectRedis({ address, name: "n", timeoutMs: 5000, isDurable: false });
  return { client, names };
}

test("a claim whose process died before its session was made is nobody's, and is never confirmed later", async () => {
  const { url } = await startRedisCluster();
  const { store } = await openPorts(url);
  const parts = await connect(url);
  const claims = createClaims(parts);
  const { token = "" } = await claims.propose(claim);
  // not confirmed: it does not count
  expect(await store.findClaim("s", "k")).toBeUndefined();
  const other = { ...claim, sessionId: "alive", value: "2" };
  expect(await store.create(sampleSession("alive"), other)).toBeUndefined();
  expect(await store.findClaim("s", "k")).toEqual(other);
  // the dead one comes back
  expect(await claims.confirm(claim, token)).toBe(false);
  expect(await store.findClaim("s", "k")).toEqual(other);
  await parts.client.close();
});

test("a claim that is being made is waited for", async () => {
  const { url } = await startRedis();
  const { store } = await openPorts(url);
  const parts = await connect(url);
  const claims = createClaims(parts);
  const { token = "" } = await claims.propose(claim);
  const second = store.claim({ ...claim, sessionId: "other" });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await claims.confirm(claim, token)).toBe(true);
  expect(await second).toEqual(claim);
  await parts.client.close();
});

test("an alias whose session was never made is free, and so is one whose session was removed halfway", async () => {
  const server = await startRedis();
  const { store } = await openPorts(server.url);
  const parts = await connect(server.url);
  await createClaims(parts).propose({
    scope: "alias:default",
    key: "chat",
    sessionId: "dead",
    value: "",
  });
  await store.create(sampleSession("a", { alias: "chat" }));
  expect((await store.findAlias("default", "chat"))?.id).toBe("a");
  // its slot is empty, and nothing else was done
  await server.call("DEL", names.ofSession("a", "row"), names.ofSession("a", "claims"));
  expect(await store.findAlias("default", "chat")).toBeUndefined();
  expect(await store.list({ limit: 10 })).toEqual([]);
  await store.create(sampleSession("b", { alias: "chat" }));
  expect((await store.findAlias("default", "chat"))?.id).toBe("b");
  await parts.client.close();
});

test("a session is in the lists of its state however its writer died, and the index is put in order later", async () => {
  const server = await startRedis();
  const { store } = await openPorts(server.url);
  const parts = await connect(server.url);
  const index = createSessionIndex(parts);
  const listed = async (state: "queued" | "running"): Promise<string[]> =>
    (await store.list({ states: [state], limit: 10 })).map(({ id }) => id);
  await store.create(sampleSession("a"));
  // died before the row was written, and before the session was made
  await index.begin("a", "running");
  await index.begin("never", "queued", "default");
  expect([await listed("queued"), await listed("running")]).toEqual([["a"], []]);
  // died after it
  await server.call("HSET", names.ofSession("a", "row"), "state", "running");
  expect([await listed("queued"), await listed("running")]).toEqual([[], ["a"]]);
  expect((await store.stats?.())?.sessions).toMatchObject({ queued: 2, running: 1 });
  await index.sweep();
  expect((await store.stats?.())?.sessions).toMatchObject({ queued: 2, running: 1 });
  for (const id of ["a", "never"]) await server.call("ZADD", names.index("moves"), "1", id);
  await index.sweep();
  expect((await store.stats?.())?.sessions).toMatchObject({ queued: 0, running: 1 });
  expect(await server.call("ZRANGE", names.index("all"), "0", "-1")).toEqual(["a"]);
  expect(await server.call("ZCARD", names.index("owner:default"))).toBe(1);
  await parts.client.close();
});

test("of a removed session no key is left, in no slot", async () => {
  const server = await startRedis();
  const { store } = await openPorts(server.url);
  const keys = async (): Promise<Set<unknown>> => {
    const found = await server.call("KEYS", "*");
    return new Set(Array.isArray(found) ? found : []);
  };
  const before = await keys();
  const ownClaim = { scope: "s", key: "k", sessionId: "a", value: "" };
  await store.create(sampleSession("a", { alias: "chat" }), ownClaim);
  const lease = await store.leases.acquire({ sessionId: "a", run: 1, holder: "w" }, 60_000);
  await store.append("a", {
    records: [
      ...sampleRecords(1, 3),
      { seq: 4, run: 1, type: "permissionRequested", major: 1, bytes: Buffer.from("{}") },
    ],
    epoch: lease?.epoch,
    changes: { state: "running" },
    deliveries: [{ target: "t", seq: 1, createdAt: 1 }],
  });
  expect((await keys()).size).toBeGreaterThan(before.size + 8);
  await store.remove("a");
  // these say what to look at, and are cleared by those who look
  const lazy = [names.leases, names.due("t"), names.targets];
  expect(await keys()).toEqual(new Set([...before, ...lazy]));
  expect(await store.deliveries.heads("t", 10)).toEqual([]);
});

test("a session and its index survive that its primary is killed and started again", async () => {
  const { url, servers } = await startRedisCluster({
    args: [
      "--appendonly",
      "yes",
      "--appendfsync",
      "always",
      "--cluster-require-full-coverage",
      "no",
    ],
  });
  const { store } = await openPorts(url, { timeoutMs: 2000 });
  const ids = Array.from({ length: 30 }, (_, at) => `s${String(at).padStart(2, "0")}`);
  for (const id of ids) {
    await store.create(sampleSession(id));
    await store.append(id, { records: sampleRecords(1, 2), changes: { state: "running" } });
  }
  for (const server of servers) {
    await server.kill();
    await server.start();
    await vi.waitFor(async () => {
      for (const id of ids) expect((await store.find(id))?.lastSeq).toBe(2);
    }, 120_000);
  }
  await vi.waitFor(async () => {
    const listed = await store.list({ states: ["running"], limit: 100 });
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
  }, 120_000);
});

import { StoreUnavailableError } from "@agentstream/sessions";
import { sampleRecords, sampleSession, sampleWork } from "@agentstream/sessions/testing";
import { expect, test, vi } from "vitest";

import { openCluster } from "../src/index.ts";
import { openPorts } from "./testing/open-ports.ts";
import { startRedis, type RedisServer } from "./testing/start-redis.ts";

async function startReplica(primary: RedisServer): Promise<RedisServer> {
  const replica = await startRedis({ args: ["--replicaof", "127.0.0.1", String(primary.port)] });
  await vi.waitFor(
    async () =>
      expect(String(await replica.call("INFO", "replication"))).toContain("link_status:up"),
    60_000,
  );
  // the primary sends it what is written from now on
  await vi.waitFor(
    async () => expect(String(await primary.call("INFO", "replication"))).toContain("state=online"),
    60_000,
  );
  return replica;
}

test("durable: what was acknowledged is at a replica that is promoted", async () => {
  const primary = await startRedis();
  const replica = await startReplica(primary);
  const { store, work, doctor } = await openPorts(primary.url, { durable: true });
  expect((await doctor()).find(({ name }) => name === "replicas")?.level).toBe("ok");
  await store.create(sampleSession("a"), { scope: "s", key: "k", sessionId: "a", value: "v" });
  let acknowledged = 0;
  const writing = (async () => {
    for (let seq = 1; ; seq += 3) {
      await work.enqueue(sampleWork("a", seq));
      await store.append("a", { records: sampleRecords(seq, 3) });
      acknowledged = seq + 2;
    }
  })();
  const stopped = writing.catch((error: unknown) => error);
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(100), 60_000);
  await primary.kill();
  await replica.call("REPLICAOF", "NO", "ONE");
  expect(await stopped).toBeInstanceOf(StoreUnavailableError);
  const after = await openPorts(replica.url);
  const session = await after.store.find("a");
  expect(session?.lastSeq).toBeGreaterThanOrEqual(acknowledged);
  const records = await after.store.read("a", { after: 0, limit: 100_000, maxBytes: 1e9 });
  expect(records.map(({ seq }) => seq)).toEqual(
    sampleRecords(1, session?.lastSeq ?? 0).map(({ seq }) => seq),
  );
  expect(await after.store.findClaim("s", "k")).toMatchObject({ value: "v" });
  expect(await after.work.count()).toBeGreaterThanOrEqual(Math.ceil(acknowledged / 3));
  expect(await after.work.has("a", acknowledged - 2)).toBe(true);
});

test("durable: what no replica confirms in time is not acknowledged", async () => {
  const primary = await startRedis();
  const replica = await startReplica(primary);
  const { store } = await openPorts(primary.url, { durable: true, timeoutMs: 1000 });
  await store.create(sampleSession("a"));
  process.kill(replica.pid(), "SIGSTOP");
  const batch = { records: sampleRecords(1, 2) };
  await expect(store.append("a", batch)).rejects.toThrow(StoreUnavailableError);
  // again: it is there by now, and still at no replica
  await expect(store.append("a", batch)).rejects.toThrow(StoreUnavailableError);
  process.kill(replica.pid(), "SIGCONT");
  await vi.waitFor(
    () => expect(store.append("a", batch)).rejects.toThrow(/ends at 2, not at 0/),
    60_000,
  );
});

test("a replica is not written to", async () => {
  const primary = await startRedis();
  const replica = await startReplica(primary);
  await openPorts(primary.url);
  await expect(openCluster({ url: replica.url, node: "n" })).rejects.toThrow(/READONLY/);
});

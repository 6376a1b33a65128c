import { StoreConflictError, StoreUnavailableError } from "@agentstream/sessions";
import { sampleRecords, sampleSession, sampleWork } from "@agentstream/sessions/testing";
import { expect, test, vi } from "vitest";

import { followHead } from "./testing/follow-head.ts";
import { openPorts } from "./testing/open-ports.ts";
import { startRedisCluster } from "./testing/start-redis-cluster.ts";

const ids = Array.from({ length: 12 }, (_, at) => `s${String(at).padStart(2, "0")}`);
const patience = 120_000;

/** Repeats what was not acknowledged; what is there by now counts. */
async function surely(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (error instanceof StoreConflictError) return;
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}

test("a cluster with replicas: a primary dies, nothing acknowledged is missing, and all goes on", async () => {
  const { url, servers, replicas } = await startRedisCluster({ hasReplicas: true });
  const options = { durable: true, timeoutMs: 3000 };
  const [one, two] = [await openPorts(url, options), await openPorts(url, options)];
  const heads = new Map<string, () => number>();
  for (const id of ids) {
    await one.store.create(sampleSession(id));
    await one.work.enqueue(sampleWork(id));
    heads.set(id, await followHead(one.store, id));
    await one.signals.listen({ sessionId: id, run: 1 }, async () => ({ isUsed: true }));
  }
  const acknowledged = new Map<string, number>();
  const stop = new AbortController();
  const writing = ids.map(async (id) => {
    for (let seq = 1; !stop.signal.aborted; seq += 2) {
      await surely(() => two.store.append(id, { records: sampleRecords(seq, 2) }));
      acknowledged.set(id, seq + 1);
    }
  });
  expect(replicas.length).toBe(3);
  const [victim] = servers;
  const before = Math.max(...acknowledged.values());
  await victim?.kill();
  // the cluster itself promotes the replica
  await vi.waitFor(async () => expect(String(await replicas[0]?.call("ROLE"))).toMatch(/^master/), {
    timeout: patience,
    interval: 100,
  });
  // its writes need a replica again: the old primary comes back as one
  await victim?.start();
  await vi.waitFor(
    () => {
      for (const id of ids) expect(acknowledged.get(id) ?? 0).toBeGreaterThan(before + 20);
    },
    { timeout: patience, interval: 200 },
  );
  stop.abort();
  await Promise.all(writing);
  for (const id of ids) {
    const last = acknowledged.get(id) ?? 0;
    const records = await one.store.read(id, { after: 0, limit: 100_000, maxBytes: 1e9 });
    expect(records.map(({ seq }) => seq)).toEqual(sampleRecords(1, last).map(({ seq }) => seq));
    await two.store.append(id, { records: sampleRecords(last + 1, 1) });
    await vi.waitFor(() => expect(heads.get(id)?.()).toBe(last + 1), { timeout: patience });
    const reply = await two.signals.send({ sessionId: id, run: 1 }, { type: "cancel" });
    expect(reply).toEqual({ isUsed: true });
    expect(await two.work.has(id, 1)).toBe(true);
  }
  expect((await two.store.list({ limit: 50 })).map(({ id }) => id)).toEqual(ids.toReversed());
});

import { StoreConflictError, type LogUpdate, type RunSignal } from "@agentstream/sessions";
import { sampleRecords, sampleSession, sampleWork } from "@agentstream/sessions/testing";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { expect, onTestFinished, test, vi } from "vitest";

import { createKeyNames } from "../src/key-names.ts";
import { openPorts } from "./testing/open-ports.ts";
import { startRedisCluster } from "./testing/start-redis-cluster.ts";
import { startRedis } from "./testing/start-redis.ts";

const names = createKeyNames("agentstream");
const minute = 60_000;

test("of two writers of a place one writes, and Redis itself refuses a second entry of it", async () => {
  const server = await startRedis();
  const [one, two] = [await openPorts(server.url), await openPorts(server.url)];
  await one.store.create(sampleSession("a"));
  const conflicts: unknown[] = [];
  for (let seq = 1; seq <= 100; seq += 2) {
    const batch = { records: sampleRecords(seq, 2) };
    const writes = [one, two].map(({ store }) => store.append("a", batch));
    for (const result of await Promise.allSettled(writes))
      if (result.status === "rejected") conflicts.push(result.reason);
  }
  expect(conflicts.length).toBe(50);
  expect(conflicts.every((error) => error instanceof StoreConflictError)).toBe(true);
  expect((await one.store.read("a", { after: 0, limit: 500 })).length).toBe(100);
  // a row that somebody has set back
  await server.call("HSET", names.ofSession("a", "row"), "lastSeq", "98");
  const late = { records: sampleRecords(99, 2) };
  await expect(one.store.append("a", late)).rejects.toThrow(StoreConflictError);
});

test("what another process changes is said to have changed, and one's own changes come whole", async () => {
  const { url } = await startRedisCluster();
  const [one, two] = [await openPorts(url), await openPorts(url)];
  const ids = Array.from({ length: 20 }, (_, at) => `s${at}`);
  const updates = new Map<string, LogUpdate[]>(ids.map((id) => [id, []]));
  for (const id of ids) {
    await one.store.create(sampleSession(id));
    await one.store.watch(id, (update) => updates.get(id)?.push(update));
  }
  for (const id of ids) {
    await two.store.append(id, { records: sampleRecords(1, 2) });
    await vi.waitFor(() => expect(updates.get(id)?.length).toBe(1), minute);
    await one.store.append(id, { records: sampleRecords(3, 1), changes: { state: "running" } });
    await two.store.remove(id);
    await vi.waitFor(() => expect(updates.get(id)?.length).toBe(3), minute);
  }
  expect(
    [...updates.values()].map((all) =>
      all.map(({ records, lastSeq, state, isRemoved }) => [
        records.length,
        lastSeq,
        state,
        isRemoved,
      ]),
    ),
  ).toEqual(
    ids.map(() => [
      [0, 2, undefined, false],
      [1, 3, "running", undefined],
      [0, 0, undefined, true],
    ]),
  );
});

test("a process has few connections, however many sessions it watches", async () => {
  const server = await startRedis();
  const { store, work, signals } = await openPorts(server.url);
  for (let at = 0; at < 200; at++) {
    await store.create(sampleSession(`s${at}`));
    await store.watch(`s${at}`, () => {});
    await signals.listen({ sessionId: `s${at}`, run: 1 }, async () => ({ isUsed: true }));
    await work.enqueue(sampleWork(`s${at}`, 1, { owner: `o${at}` }));
  }
  const clients = String(await server.call("CLIENT", "LIST")).split("\n");
  expect(clients.filter((line) => line.includes("name=agentstream-test")).length).toBe(2);
});

test("jobs are BullMQ's: what waits is delayed, what was taken is active, what is done is gone", async () => {
  const server = await startRedis();
  const [one, two] = [await openPorts(server.url), await openPorts(server.url)];
  const connection = new Redis(server.port, "127.0.0.1", { maxRetriesPerRequest: null });
  const queue = new Queue("echo@default", { connection, prefix: names.queues });
  onTestFinished(async () => {
    await queue.close();
    connection.disconnect();
  });
  const states = async (): Promise<number[]> => {
    const { delayed = 0, active = 0, waiting = 0 } = await queue.getJobCounts();
    return [delayed, active, waiting];
  };
  for (const id of ["a", "b", "c"]) await one.work.enqueue(sampleWork(id));
  expect(await states()).toEqual([3, 0, 0]);
  expect((await queue.getJob("a.1"))?.data).toEqual(sampleWork("a"));
  const offer = { worker: "w", hasSlot: true, maxPerOwner: 9, ttlMs: minute };
  const taken = [await one.work.take(offer), await two.work.take(offer)];
  expect(taken.map((item) => item?.sessionId)).toEqual(["a", "b"]);
  expect(await states()).toEqual([1, 2, 0]);
  if (taken[0] === undefined || taken[1] === undefined) throw new Error("Nothing was taken.");
  await two.work.done(taken[0]);
  await two.work.giveBack(taken[1], 0);
  expect(await states()).toEqual([2, 0, 0]);
  // expired: the next one who takes it finds it active
  await one.work.take({ ...offer, ttlMs: 0 });
  expect((await two.work.take(offer))?.sessionId).toBe("b");
  expect(await states()).toEqual([1, 1, 0]);
  // whose process died between the job and the gate: it is removed when it is old
  const lost = { data: sampleWork("lost"), name: "run" };
  for (const [jobId, timestamp] of [
    ["lost.1", 1],
    ["lost.2", Date.now()],
  ] as const)
    await queue.add(lost.name, lost.data, { jobId, timestamp, delay: minute * 60 });
  const three = await openPorts(server.url);
  await three.work.enqueue(sampleWork("c"));
  await vi.waitFor(async () => expect(await queue.getJob("lost.1")).toBeUndefined(), minute);
  expect(await queue.getJob("c.1")).toBeDefined();
  await queue.remove("lost.2");
  // removed by hand: nobody waits for it
  await queue.remove("c.1");
  expect(await two.work.take(offer)).toBeUndefined();
  expect([await two.work.has("c", 1), await two.work.count()]).toEqual([false, 0]);
});

test("of many processes that take at once each item is one's, in the order of its session", async () => {
  const { url } = await startRedisCluster();
  const processes = [await openPorts(url), await openPorts(url), await openPorts(url)];
  const [first] = processes;
  for (let run = 1; run <= 4; run++)
    for (let at = 0; at < 10; at++)
      await first?.work.enqueue(sampleWork(`s${at}`, run, { owner: `o${at % 3}` }));
  const order: string[] = [];
  const work = processes.map(async (ports, at) => {
    const offer = { worker: `w${at}`, hasSlot: true, maxPerOwner: 2, ttlMs: minute };
    while (order.length < 40) {
      const taken = await ports.work.take(offer);
      if (taken === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      order.push(`${taken.sessionId}.${taken.run}`);
      await ports.work.done(taken);
    }
  });
  await Promise.all(work);
  expect(new Set(order).size).toBe(40);
  for (let at = 0; at < 10; at++)
    expect(order.filter((name) => name.startsWith(`s${at}.`))).toEqual(
      [1, 2, 3, 4].map((run) => `s${at}.${run}`),
    );
});

test("what comes free is known at the other processes, and what was given back for a time after it", async () => {
  const server = await startRedis();
  const [one, two] = [await openPorts(server.url), await openPorts(server.url)];
  let heard = 0;
  two.work.watch(() => heard++);
  const hears = async (change: () => Promise<unknown>): Promise<void> => {
    const before = heard;
    await change();
    await vi.waitFor(() => expect(heard).toBeGreaterThan(before), minute);
  };
  const offer = { worker: "w", hasSlot: true, maxPerOwner: 9, ttlMs: minute };
  await vi.waitFor(async () => {
    // it listens as soon as it can
    await one.work.cancel("none", 1, { reason: "cancelled" });
    expect(heard).toBeGreaterThan(0);
  }, minute);
  await hears(() => one.work.enqueue(sampleWork("a")));
  const taken = await one.work.take(offer);
  if (taken === undefined) throw new Error("Nothing was taken.");
  await hears(() => one.work.giveBack(taken, 300));
  await vi.waitFor(async () => expect((await two.work.take(offer))?.sessionId).toBe("a"), minute);
});

test("a signal is carried out once, also if two listen for the same run; who waits no longer takes it back", async () => {
  const server = await startRedis();
  const [host, ...workers] = await Promise.all([1, 2, 3].map(() => openPorts(server.url)));
  if (host === undefined) throw new Error("There is no host.");
  const run = { sessionId: "a", run: 1 };
  const heard: RunSignal[] = [];
  for (const { signals } of workers)
    await signals.listen(run, async (signal) => {
      heard.push(signal);
      return { isUsed: true };
    });
  for (let count = 1; count <= 20; count++) {
    expect(await host.signals.send(run, { type: "cancel" })).toEqual({ isUsed: true });
    expect(heard.length).toBe(count);
  }
  expect(await server.call("EXISTS", names.signals("a", 1))).toBe(0);
  // somebody listens, but takes nothing: a worker that was stopped
  const deaf = new Redis(server.port, "127.0.0.1");
  onTestFinished(() => deaf.disconnect());
  await deaf.ssubscribe(`${names.signals("b", 1)}:wake`);
  expect(await host.signals.send({ sessionId: "b", run: 1 }, { type: "cancel" })).toBe("nobody");
  expect(await server.call("EXISTS", names.signals("b", 1))).toBe(0);
});

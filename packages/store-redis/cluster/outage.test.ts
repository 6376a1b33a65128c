import {
  StoreConflictError,
  StoreUnavailableError,
  type LogRecord,
  type Store,
} from "@agentstream/sessions";
import { sampleRecords, sampleSession, sampleWork } from "@agentstream/sessions/testing";
import { expect, test, vi } from "vitest";

import { openCluster } from "../src/index.ts";
import { everyCall } from "./testing/every-call.ts";
import { followHead } from "./testing/follow-head.ts";
import { openPorts } from "./testing/open-ports.ts";
import { startRedis } from "./testing/start-redis.ts";

const durably = ["--appendonly", "yes", "--appendfsync", "always"];
const timeoutMs = 2000;
const batchSize = 7;

/** Writes batches until it is stopped, and repeats what may have been lost, as a run does. Returns the last seq. */
async function writeUntil(store: Store, isOver: () => boolean): Promise<number> {
  for (let seq = 1; ; seq += batchSize) {
    if (isOver()) return seq - 1;
    for (;;) {
      try {
        await store.append("a", { records: sampleRecords(seq, batchSize) });
        break;
      } catch (error) {
        const [found] = error instanceof StoreConflictError ? await readAt(store, seq) : [];
        if (found !== undefined) break;
        if (!(error instanceof StoreUnavailableError)) throw error;
      }
    }
  }
}

async function readAt(store: Store, seq: number): Promise<readonly LogRecord[]> {
  for (;;) {
    try {
      return await store.read("a", { after: seq - 1, limit: 1 });
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}

/** Reads what is there whenever it is woken. Every record is read once. */
async function follow(store: Store, seen: LogRecord[]): Promise<() => Promise<void>> {
  let reading = Promise.resolve();
  const readOn = async (): Promise<void> => {
    for (;;) {
      const page = await store.read("a", { after: seen.at(-1)?.seq ?? 0, limit: 100 });
      if (page.length === 0) return;
      seen.push(...page);
    }
  };
  const wake = (): void => {
    // when Redis is away another update comes after that
    reading = reading.then(readOn).catch(() => {});
  };
  const stop = await store.watch("a", wake);
  wake();
  return async () => {
    stop();
    await reading;
  };
}

test("killed and started under load: what a reader saw is there, and readers and writers go on", async () => {
  const server = await startRedis({ args: durably });
  const [writer, reader] = [
    await openPorts(server.url, { timeoutMs }),
    await openPorts(server.url, { timeoutMs }),
  ];
  await writer.store.create(sampleSession("a"));
  const seen: LogRecord[] = [];
  const stop = await follow(reader.store, seen);
  let isOver = false;
  const written = writeUntil(writer.store, () => isOver);
  for (let kills = 1; kills <= 5; kills++) {
    const before = seen.length;
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(before + 200), 60_000);
    await server.kill();
    const known = seen.length;
    await server.start();
    const found = await server.call("HGET", "agentstream:{a}:row", "lastSeq");
    expect(Number(found)).toBeGreaterThanOrEqual(known);
  }
  isOver = true;
  const last = await written;
  await vi.waitFor(() => expect(seen.length).toBe(last), 60_000);
  await stop();
  expect(seen.map(({ seq }) => seq)).toEqual(sampleRecords(1, last).map(({ seq }) => seq));
  expect(last).toBeGreaterThan(1000);
});

test("while it is away every call fails in bounded time; then all is as before", async () => {
  const server = await startRedis({ args: durably });
  const ports = await openPorts(server.url, { timeoutMs: 500 });
  const { store, signals } = ports;
  await store.create(sampleSession("a"));
  const updates: number[] = [];
  const moves: true[] = [];
  await store.watch("a", ({ lastSeq }) => updates.push(lastSeq));
  const head = await followHead(store, "a");
  ports.work.watch(() => moves.push(true));
  await signals.listen({ sessionId: "a", run: 1 }, async () => ({ isUsed: true }));
  await server.kill();
  const calls = Object.entries(everyCall(ports));
  const outcomes = await Promise.all(
    calls.map(async ([name, call]) => {
      const started = performance.now();
      const error: unknown = await call().catch((reason: unknown) => reason);
      return {
        name,
        isAway: error instanceof StoreUnavailableError,
        ms: performance.now() - started,
      };
    }),
  );
  expect(outcomes.filter(({ isAway }) => !isAway).map(({ name }) => name)).toEqual([]);
  expect(outcomes.length).toBe(41);
  expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(60_000);
  const heard = [updates.length, moves.length];
  await server.start();
  await vi.waitFor(() => {
    expect(updates.length).toBeGreaterThan(heard[0] ?? 0);
    expect(moves.length).toBeGreaterThan(heard[1] ?? 0);
  }, 60_000);
  expect(updates).toContain(Infinity);
  const other = await openPorts(server.url);
  await other.store.append("a", { records: sampleRecords(1, 3) });
  await vi.waitFor(() => expect(head()).toBe(3), 60_000);
  const reply = await other.signals.send({ sessionId: "a", run: 1 }, { type: "cancel" });
  expect(reply).toEqual({ isUsed: true });
});

test("a server that is stopped answers nobody, and no call waits for it for ever", async () => {
  const server = await startRedis();
  const { store } = await openPorts(server.url, { timeoutMs: 300 });
  await store.create(sampleSession("a"));
  process.kill(server.pid(), "SIGSTOP");
  await expect(store.append("a", { records: sampleRecords(1, 1) })).rejects.toThrow(
    StoreUnavailableError,
  );
  await expect(store.find("a")).rejects.toThrow(StoreUnavailableError);
  process.kill(server.pid(), "SIGCONT");
  await vi.waitFor(async () => expect((await store.find("a"))?.id).toBe("a"), 60_000);
});

test("the ports are closed in bounded time, also while it is away, and nothing is answered after that", async () => {
  const server = await startRedis();
  const ports = await openCluster({ url: server.url, node: "n", timeoutMs: 500 });
  await ports.store.create(sampleSession("a"));
  await ports.work.enqueue(sampleWork("a"));
  await ports.store.watch("a", () => {});
  ports.work.watch(() => {});
  await server.kill();
  const late = everyCall(ports)["find"]?.();
  await expect(late).rejects.toThrow(StoreUnavailableError);
  await ports.close();
  await expect(ports.store.find("a")).rejects.toThrow(StoreUnavailableError);
});

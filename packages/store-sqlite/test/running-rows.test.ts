import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import {
  createMemoryStore,
  StoreConflictError,
  StoreFullError,
  type Batch,
  type SessionChanges,
  type Store,
} from "@agentstream/sessions";
import { sampleRecords, sampleSession } from "@agentstream/sessions/testing";
import Database from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";

import { createSqliteStore } from "../src/index.ts";

let root = "";
let open: Store[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "running-"));
});

afterEach(async () => {
  for (const store of open) await store.close();
  open = [];
  rmSync(root, { recursive: true });
});

function openStore(
  name: string,
  options: Parameters<typeof createSqliteStore>[1] = { reserveBytes: 4096 },
): Store {
  const store = createSqliteStore(join(root, name), options);
  open.push(store);
  return store;
}

/** What a server finds that starts after the one before was killed: its files, as they are now. */
function openKilled(name: string, after: string): Store {
  for (const file of ["sessions.db", "sessions.db-wal"])
    cpSync(join(root, name, file), join(root, after, file));
  return openStore(after);
}

function readRow(name: string): unknown {
  const database = new Database(join(root, name, "sessions.db"));
  const row = database.prepare("SELECT lastSeq, updatedAt, turn FROM sessions").get();
  database.close();
  return row;
}

const running = (seq: number, changes: SessionChanges = {}): Batch => ({
  records: sampleRecords(seq, 1),
  changes: { state: "running", turn: 1, updatedAt: 1_000 + seq, ...changes },
});

test("an append that changes nothing else leaves the row as it is; the next change writes all of it", async () => {
  const store = openStore("a");
  await store.create(sampleSession("s"));
  for (let seq = 1; seq <= 10; seq++) await store.append("s", running(seq));
  expect(readRow("a")).toMatchObject({ lastSeq: 1, updatedAt: 1_001, turn: 1 });
  expect(await store.find("s")).toMatchObject({ lastSeq: 10, updatedAt: 1_010, turn: 1 });
  await store.append("s", running(11, { turn: 2 }));
  expect(readRow("a")).toMatchObject({ lastSeq: 11, updatedAt: 1_011, turn: 2 });
  for (let seq = 12; seq <= 14; seq++) await store.append("s", running(seq, { turn: 2 }));
  await store.update("s", { runs: 2 });
  expect(readRow("a")).toMatchObject({ lastSeq: 14, updatedAt: 1_014, turn: 2 });
});

test("after a kill a session ends where its log ends, and continues there", async () => {
  const store = openStore("a");
  await store.create(sampleSession("s"));
  for (let seq = 1; seq <= 10; seq++) await store.append("s", running(seq));
  await store.append("s", { ...running(11), records: sampleRecords(11, 5) });
  const next = openKilled("a", "b");
  expect(await next.find("s")).toMatchObject({ lastSeq: 15, state: "running", turn: 1 });
  await expect(next.append("s", running(2))).rejects.toThrow(StoreConflictError);
  await next.append("s", running(16));
  await next.append("s", running(17));
  expect(await next.find("s")).toMatchObject({ lastSeq: 17, updatedAt: 1_017 });
  expect(await next.read("s", { after: 0, limit: 100 })).toHaveLength(17);
});

test("a store that was closed appends nothing", async () => {
  const store = openStore("a");
  await store.create(sampleSession("s"));
  for (let seq = 1; seq <= 3; seq++) await store.append("s", running(seq));
  await store.close();
  open = [];
  await expect(store.append("s", running(4))).rejects.toThrow("closed");
  expect(await openStore("a").find("s")).toMatchObject({ lastSeq: 3 });
});

test("where there is no room for a row of the log alone, it is not there, and its end still is", async () => {
  const store = openStore("a", { maxBytes: 256 * 1024 });
  await store.create(sampleSession("s"));
  let seq = 1;
  const fill = async (): Promise<void> => {
    for (; ; seq++) await store.append("s", running(seq));
  };
  await expect(fill()).rejects.toThrow(StoreFullError);
  expect(seq).toBeGreaterThan(100);
  expect(await store.find("s")).toMatchObject({ lastSeq: seq - 1 });
  expect(await store.read("s", { after: seq - 2, limit: 9 })).toHaveLength(1);
  await store.append("s", {
    records: sampleRecords(seq, 1),
    changes: { state: "failed" },
    urgent: true,
  });
  expect(await store.find("s")).toMatchObject({ lastSeq: seq, state: "failed" });
});

/** Numbers that look random, and are the same each time. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ids = ["x", "y", "z"];
const states = ["queued", "running", "running", "running", "done"] as const;

/** One change, the same in each of the stores; what each of them answers. */
function change(
  random: (below: number) => number,
  step: number,
): (store: Store) => Promise<unknown> {
  const id = ids[random(ids.length)] ?? "x";
  const state = states[random(states.length)];
  const own: SessionChanges = {
    turn: random(10) === 0 ? random(3) : undefined,
    nativeSessionId: random(10) === 0 ? `n${random(3)}` : undefined,
    usage:
      random(20) === 0 ? { inputTokens: random(9), outputTokens: 1, totalTokens: 10 } : undefined,
    runs: random(20) === 0 ? random(5) : undefined,
    updatedAt: random(10) === 0 ? undefined : 1_000 + step + random(3),
  };
  const kind = random(20);
  const count = random(3) + (random(10) === 0 ? 0 : 1);
  const isWrong = random(15) === 0;
  const expected = random(10) === 0 ? { state: "running" as const } : undefined;
  return async (store) => {
    if (kind === 0) return store.update(id, { ...own, state });
    if (kind === 1) return store.update(id, own, { expect: expected });
    if (kind === 2 && step % 3 === 0) {
      await store.remove(id);
      return store.create(sampleSession(id));
    }
    const last = (await store.find(id))?.lastSeq ?? 0;
    const records = sampleRecords(last + (isWrong ? 2 : 1), count);
    return store.append(id, { records, changes: { ...own, state }, expect: expected });
  };
}

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof StoreConflictError ? "conflict" : String(error)),
  );

async function viewOf(store: Store, after = 0): Promise<unknown> {
  const found = await Promise.all(ids.map((id) => store.find(id)));
  const old = await store.list({ limit: 9, updatedBefore: after });
  const logs = await Promise.all(ids.map((id) => store.read(id, { after: 0, limit: 9999 })));
  const text = JSON.stringify([found, old, logs.map((log) => log.map(({ seq }) => seq))]);
  return JSON.parse(text);
}

test.each([1, 2, 3, 4])(
  "whatever is done, the sessions are those of a store in memory, also after a kill (%d)",
  async (seed) => {
    const random = createRandom(seed);
    const [store, memory] = [openStore("0"), createMemoryStore()];
    for (const id of ids) for (const one of [store, memory]) await one.create(sampleSession(id));
    const outcomes = new Map<string, number>();
    for (let step = 0; step < 600; step++) {
      const act = change(random, step);
      const outcome = await outcomeOf(act(store));
      expect(outcome).toBe(await outcomeOf(act(memory)));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const at = 1_000 + step;
      expect(await viewOf(store, at)).toEqual(await viewOf(memory, at));
      if (step % 50 !== 49) continue;
      const killed = openKilled("0", `${step}`);
      expect(withoutTimes(await viewOf(killed))).toEqual(withoutTimes(await viewOf(memory)));
      await killed.close();
      open.pop();
    }
    expect([...outcomes.keys()].toSorted()).toEqual(["conflict", "done"]);
    expect(outcomes.get("done")).toBeGreaterThan(300);
  },
);

/** The time of a running session's last change is not in its log. */
const withoutTimes = (view: unknown): unknown =>
  JSON.parse(JSON.stringify(view), (key, value: unknown) => (key === "updatedAt" ? 0 : value));

import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { StoreFullError, type Store } from "@agentstream/sessions";
import {
  sampleRecords,
  sampleSession,
  sampleWork,
  storeSuite,
  workSuite,
} from "@agentstream/sessions/testing";
import Database from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";

import { createSqliteStore, type SqliteStore } from "../src/index.ts";
import { migrations } from "../src/migrations.ts";

let folder = "";
let open: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
});

afterEach(async () => {
  for (const store of open) await store.close();
  open = [];
  rmSync(folder, { recursive: true });
});

function openStore(options?: Parameters<typeof createSqliteStore>[1]): SqliteStore {
  const store = createSqliteStore(folder, options);
  open.push(store);
  return store;
}

test("the suite has all its cases", () => {
  expect(storeSuite.length).toBe(26);
});

test.each(storeSuite)("$name", async ({ run }) => {
  await expect(run(openStore())).resolves.toBeUndefined();
});

test.each(storeSuite)("durable: $name", async ({ run }) => {
  await expect(run(openStore({ durable: true }))).resolves.toBeUndefined();
});

test.each(workSuite)("work: $name", async ({ run }) => {
  await expect(run(openStore().work)).resolves.toBeUndefined();
});

test("promised runs are there after the store was opened again, in their order, and those that were taken too", async () => {
  const { work, close } = openStore();
  const ending = { reason: "cancelled", detail: "interrupted" } as const;
  for (const [at, id] of ["c", "a", "b", "d"].entries())
    await work.enqueue(sampleWork(id, 1, { queuedAt: at }));
  const offer = { worker: "w", hasSlot: true, maxPerOwner: 9, ttlMs: Infinity };
  const taken = await work.take(offer);
  expect(taken?.sessionId).toBe("c");
  await work.cancel("b", 1, ending);
  const over = await work.take({ ...offer, hasSlot: false });
  if (over === undefined) throw new Error("What was cancelled was not taken.");
  await work.done(over);
  await work.cancel("d", 1, ending);
  await close();
  open = [];
  const again = openStore().work;
  expect(again.isDurable).toBe(true);
  const rest = [];
  for (let one = await again.take(offer); one; one = await again.take(offer)) rest.push(one);
  expect(rest.map(({ sessionId, ending: end }) => [sessionId, end])).toEqual([
    ["c", undefined],
    ["a", undefined],
    ["d", ending],
  ]);
});

test("what was stored is there after it was closed and opened again", async () => {
  const store = openStore();
  await store.create(sampleSession("a"));
  await store.append("a", { records: sampleRecords(1, 10) });
  await store.close();
  open = [];
  const again = await openStore().read("a", { after: 0, limit: 100 });
  expect(again.map(({ seq }) => seq)).toEqual(sampleRecords(1, 10).map(({ seq }) => seq));
});

test("large records are read and removed as small ones are, and nothing is left of them", async () => {
  const store = openStore();
  await store.create(sampleSession("a"));
  const sizes = [10, 100_000, 16 * 1024, 16 * 1024 - 1, 3_000_000, 20, 900_000, 200_000];
  const records = sampleRecords(1, sizes.length).map((record, index) => ({
    ...record,
    bytes: Buffer.alloc(sizes[index] ?? 0, 97 + index),
  }));
  await store.append("a", { records });
  const read = await store.read("a", { after: 0, limit: 100, maxBytes: 1e9 });
  expect(read.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
    records.map(({ bytes }) => bytes.toString()),
  );
  // a page ends before it is too large; one that is too large by itself stands alone
  const pages: number[] = [];
  for (let after = 0; after < sizes.length;) {
    const page = await store.read("a", { after, limit: 100 });
    pages.push(page.length);
    after = page.at(-1)?.seq ?? Infinity;
  }
  expect(pages).toEqual([4, 1, 2, 1]);
  await store.remove("a");
  const database = new Database(join(folder, "sessions.db"));
  const left = database.prepare("SELECT count(*) AS n FROM large").get();
  database.close();
  expect(left).toMatchObject({ n: 0 });
});

test("nobody else may read the folder or the database", () => {
  openStore();
  expect(statSync(join(folder, "sessions.db")).mode & 0o077).toBe(0);
  expect(statSync(join(folder, "reserve")).size).toBeGreaterThan(0);
});

test.each(migrations.slice(0, -1).map((_, index) => index + 1))(
  "a database of version %d is opened, with all that is in it",
  async (version) => {
    const old = new Database(join(folder, "sessions.db"));
    for (const migration of migrations.slice(0, version)) old.exec(migration);
    old.exec(`PRAGMA user_version = ${version}`);
    old.exec(
      "INSERT INTO sessions (id, owner, agentType, state, createdAt, updatedAt, lastSeq, turn, runs, settings) VALUES ('a', 'default', 'echo', 'done', 1, 2, 1, 1, 1, '{}')",
    );
    old.exec(
      "INSERT INTO events (session, seq, run, major, type, bytes) VALUES ('a', 1, 1, 1, 'sessionStarted', x'7b7d')",
    );
    old.close();
    const store = openStore();
    expect(await store.find("a")).toMatchObject({ id: "a", state: "done", usage: undefined });
    expect(await store.firstSeq("a", 1)).toBe(1);
    await store.append("a", { records: sampleRecords(2, 5) });
    const pages = [0, 1, 3].map((after) => store.read("a", { after, limit: 4 }));
    const seqs = (await Promise.all(pages)).map((page) => page.map(({ seq }) => seq));
    expect(seqs).toEqual([
      [1, 2, 3, 4],
      [2, 3, 4, 5],
      [4, 5, 6],
    ]);
    expect(await store.claim({ scope: "s", key: "k", sessionId: "a", value: "" })).toBeUndefined();
  },
);

test("what was being removed when the server died is removed at the next start", async () => {
  const store = openStore();
  await store.create(sampleSession("gone"));
  for (let first = 1; first < 2500; first += 100)
    await store.append("gone", { records: sampleRecords(first, 100) });
  await store.close();
  open = [];
  const database = new Database(join(folder, "sessions.db"));
  database.exec("INSERT INTO removals VALUES ('gone')");
  database.close();
  const again = openStore();
  let left = 2500;
  for (let checks = 0; left > 0 && checks < 1000; checks++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    left = (await again.read("gone", { after: 0, limit: 3000 })).length;
  }
  expect(left).toBe(0);
});

test("a folder is one process's", () => {
  openStore();
  expect(() => createSqliteStore(folder)).toThrow(/locked/);
});

test("a database of a newer version is left alone, and the reason informed", () => {
  const newer = new Database(join(folder, "sessions.db"));
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  expect(() => createSqliteStore(folder)).toThrow(/newer version/);
});

test("when there is no room a batch is not there, what closes a run still is, and room made is used", async () => {
  const store = openStore({ maxBytes: 256 * 1024 });
  await store.create(sampleSession("a"));
  await store.create(sampleSession("b"));
  let seq = 1;
  const fill = async (): Promise<void> => {
    for (; ; seq += 50) await store.append("a", { records: sampleRecords(seq, 50) });
  };
  await expect(fill()).rejects.toThrow(StoreFullError);
  expect((await store.find("a"))?.lastSeq).toBe(seq - 1);
  await store.append("b", { records: sampleRecords(1, 200), urgent: true });
  expect((await store.find("b"))?.lastSeq).toBe(200);
  await store.remove("a");
  // it looks for room now and then
  await new Promise((resolve) => setTimeout(resolve, 600));
  await store.append("b", { records: sampleRecords(201, 50) });
  expect((await store.find("b"))?.lastSeq).toBe(250);
});

test("deleted means gone: the text is in no file any more, and the disk has its room back", async () => {
  const store = openStore();
  const secret = "a-secret-that-must-go";
  await store.create(sampleSession("a"));
  const bytes = Buffer.from(`${secret} ${"x".repeat(20_000)}`);
  for (let seq = 1; seq <= 200; seq++)
    await store.append("a", { records: [{ seq, run: 1, type: "log", major: 1, bytes }] });
  const files = (): Buffer[] =>
    readdirSync(folder)
      .filter((name) => name.startsWith("sessions.db"))
      .map((name) => readFileSync(join(folder, name)));
  expect(files().some((file) => file.includes(secret))).toBe(true);
  await store.remove("a");
  expect(files().some((file) => file.includes(secret))).toBe(false);
  expect(statSync(join(folder, "sessions.db")).size).toBeLessThan(200_000);
});

test("a database file that was removed or replaced is noticed", async () => {
  const store = openStore();
  await expect(store.check?.()).resolves.toBeUndefined();
  const file = join(folder, "sessions.db");
  renameSync(file, `${file}.old`);
  await expect(store.check?.()).rejects.toThrow("was removed or replaced");
  writeFileSync(file, "");
  await expect(store.check?.()).rejects.toThrow("was removed or replaced");
});

test("a damaged database is refused, and the folder is free for another", async () => {
  const store = openStore();
  await store.create(sampleSession("a"));
  for (let at = 0; at < 50; at++)
    await store.append("a", { records: sampleRecords(at * 10 + 1, 10) });
  await store.close();
  open = [];
  const file = join(folder, "sessions.db");
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 8192, bytes.length);
  writeFileSync(file, bytes);
  expect(() => createSqliteStore(folder)).toThrow(/is damaged|malformed/);
  rmSync(file);
  await expect(openStore().check?.()).resolves.toBeUndefined();
});

test("a database at its limit is full, and says so", async () => {
  const store = openStore({ maxBytes: 16 << 20 });
  await store.create(sampleSession("a"));
  await expect(store.check?.()).resolves.toBeUndefined();
  const bytes = Buffer.alloc(1 << 20);
  const fill = async (): Promise<void> => {
    for (let seq = 1; seq <= 20; seq++)
      await store.append("a", { records: [{ seq, run: 1, type: "log", major: 1, bytes }] });
  };
  await expect(fill()).rejects.toThrow(StoreFullError);
  await expect(store.check?.()).rejects.toThrow(StoreFullError);
});

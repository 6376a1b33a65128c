import { deepEqual, equal, rejects } from "node:assert/strict";

import { present } from "@agentstream/stream";

import {
  StoreConflictError,
  type LogRecord,
  type LogUpdate,
  type Store,
  type StoredSession,
} from "../store.ts";
import { deliveryCases } from "./delivery-cases.ts";
import { distributionCases } from "./distribution-cases.ts";
import { sampleRecords, sampleSession } from "./samples.ts";
import type { StoreCase } from "./store-case.ts";

const seqs = (records: readonly LogRecord[]): number[] => records.map(({ seq }) => seq);
const textOf = ({ bytes }: LogRecord): string => Buffer.from(bytes).toString();

async function readAll(store: Store, id: string, limit: number): Promise<LogRecord[]> {
  const all: LogRecord[] = [];
  for (;;) {
    const page = await store.read(id, { after: all.at(-1)?.seq ?? 0, limit });
    if (page.length === 0) return all;
    all.push(...page);
  }
}

const logCases: readonly StoreCase[] = [
  {
    name: "what was appended is read as it was, once and in order, whatever the size of the pages",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.create(sampleSession("b"));
      for (let first = 1; first <= 91; first += 10) {
        await store.append("a", { records: sampleRecords(first, 10) });
        await store.append("b", { records: sampleRecords(first, 10) });
      }
      const expected = sampleRecords(1, 100);
      for (const limit of [1, 7, 100, 1000]) {
        const all = await readAll(store, "a", limit);
        deepEqual(all.map(textOf), expected.map(textOf));
        deepEqual(
          all.map(({ seq, run, type, major }) => [seq, run, type, major]),
          expected.map(({ seq, run, type, major }) => [seq, run, type, major]),
        );
      }
      equal((await store.find("a"))?.lastSeq, 100);
    },
  },
  {
    name: "a batch is there whole, or not at all",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.append("a", { records: sampleRecords(1, 3) });
      const records = [...sampleRecords(4, 2), ...sampleRecords(3, 1)];
      await rejects(store.append("a", { records, changes: { state: "done" } }));
      deepEqual(seqs(await readAll(store, "a", 10)), [1, 2, 3]);
      equal((await store.find("a"))?.state, "queued");
      await store.append("a", {
        records: sampleRecords(4, 1),
        changes: { state: "done", turn: 2 },
      });
      const session = await store.find("a");
      deepEqual([session?.state, session?.turn, session?.lastSeq], ["done", 2, 4]);
    },
  },
  {
    name: "a session is found as its last append left it, and the log continues only where it ends",
    async run(store) {
      await store.create(sampleSession("a", { alias: "chat" }));
      const append = (first: number, count: number): Promise<void> =>
        store.append("a", {
          records: sampleRecords(first, count),
          changes: { state: "running", turn: 1, updatedAt: 1_000 + first },
        });
      for (let seq = 1; seq <= 5; seq++) await append(seq, 1);
      await append(6, 3);
      const expected = [8, 1_006, "running"];
      const viewOf = (one?: StoredSession): unknown[] => [one?.lastSeq, one?.updatedAt, one?.state];
      deepEqual(viewOf(await store.find("a")), expected);
      deepEqual(viewOf(await store.findAlias("default", "chat")), expected);
      deepEqual((await store.list({ limit: 1 })).map(viewOf), [expected]);
      equal((await store.list({ limit: 1, updatedBefore: 1_006 })).length, 0);
      equal((await store.list({ limit: 1, updatedBefore: 1_007 })).length, 1);
      for (const wrong of [1, 8, 10]) await rejects(append(wrong, 1), StoreConflictError);
      await store.update("a", { runs: 2 });
      deepEqual(viewOf(await store.find("a")), expected);
      await rejects(append(8, 1), StoreConflictError);
      await append(9, 1);
      await store.append("a", { records: sampleRecords(10, 1), changes: { state: "done" } });
      deepEqual(viewOf(await store.find("a")), [10, 1_009, "done"]);
      deepEqual(seqs(await readAll(store, "a", 4)), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    },
  },
  {
    name: "a page keeps to its bytes, and holds one record however large it is",
    async run(store) {
      await store.create(sampleSession("a"));
      const large = { seq: 1, run: 1, type: "textChunk", major: 1, bytes: Buffer.alloc(50_000) };
      await store.append("a", { records: [large, ...sampleRecords(2, 9)] });
      deepEqual(seqs(await store.read("a", { after: 0, limit: 10, maxBytes: 100 })), [1]);
      const small = await store.read("a", { after: 1, limit: 10, maxBytes: 100 });
      equal(small.length > 0 && small.length < 9, true);
    },
  },
  {
    name: "the first record of each run is found",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.append("a", { records: sampleRecords(1, 3) });
      const [second] = sampleRecords(1, 1, 2);
      if (second !== undefined) await store.append("a", { records: [{ ...second, seq: 4 }] });
      deepEqual(await Promise.all([1, 2, 3].map((run) => store.firstSeq("a", run))), [
        1,
        4,
        undefined,
      ]);
    },
  },
];

const tailCases: readonly StoreCase[] = [
  {
    name: "who watches hears every batch once, in order, after it can be read",
    async run(store) {
      await store.create(sampleSession("a"));
      const tails: LogUpdate[] = [];
      const readable: Promise<readonly LogRecord[]>[] = [];
      const stop = await store.watch("a", (tail) => {
        tails.push(tail);
        readable.push(store.read("a", { after: tail.lastSeq - 1, limit: 1 }));
      });
      await store.append("a", { records: sampleRecords(1, 2), changes: { state: "running" } });
      await store.append("a", { records: sampleRecords(3, 1), changes: { state: "done" } });
      await store.append("a", { records: [], changes: { state: "queued" } });
      stop();
      await store.append("a", { records: sampleRecords(4, 1) });
      deepEqual(
        tails.map(({ records, lastSeq, state }) => [seqs(records), lastSeq, state]),
        [
          [[1, 2], 2, "running"],
          [[3], 3, "done"],
          [[], 3, "queued"],
        ],
      );
      deepEqual(
        (await Promise.all(readable)).map((found) => found.length),
        [1, 1, 1],
      );
    },
  },
  {
    name: "who watches one session hears nothing of another, and hears that its own is gone",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.create(sampleSession("b"));
      const tails: LogUpdate[] = [];
      await store.watch("a", (tail) => tails.push(tail));
      await store.append("b", { records: sampleRecords(1, 1) });
      equal(tails.length, 0);
      await store.remove("a");
      equal(tails.at(-1)?.isRemoved, true);
    },
  },
];

const claimCases: readonly StoreCase[] = [
  {
    name: "of many who claim the same at once one gets it, and all others learn its owner",
    async run(store) {
      await store.create(sampleSession("a"));
      const claims = Array.from({ length: 50 }, (_, index) =>
        store.claim({ scope: "s", key: "k", sessionId: "a", value: String(index) }),
      );
      const results = await Promise.all(claims);
      equal(results.filter((one) => one === undefined).length, 1);
      const winner = String(results.indexOf(undefined));
      deepEqual(new Set(results.map((one) => one?.value ?? winner)), new Set([winner]));
      equal(await store.claim({ scope: "other", key: "k", sessionId: "a", value: "" }), undefined);
    },
  },
  {
    name: "a session is made with its claim, or not at all",
    async run(store) {
      const claim = { scope: "s", key: "k", sessionId: "a", value: "1" };
      equal(await store.create(sampleSession("a"), claim), undefined);
      const again = await store.create(sampleSession("b"), { ...claim, sessionId: "b" });
      equal(again?.sessionId, "a");
      equal(await store.find("b"), undefined);
      await store.update("a", { runs: 7 }, { claim: { ...claim, value: "2" } });
      equal((await store.find("a"))?.runs, 1);
    },
  },
  {
    name: "a claim lives as long as its session, or until it is given back",
    async run(store) {
      const claim = { scope: "s", key: "k", sessionId: "a", value: "1" };
      await store.create(sampleSession("a"), claim);
      deepEqual(await store.findClaim("s", "k"), claim);
      await store.remove("a");
      equal(await store.findClaim("s", "k"), undefined);
      equal(await store.claim(claim), undefined);
      await store.release("s", "k");
      equal(await store.claim(claim), undefined);
    },
  },
];

const sessionCases: readonly StoreCase[] = [
  {
    name: "a session comes back as it was stored and changed",
    async run(store) {
      const usage = { inputTokens: 1, outputTokens: 2, totalTokens: 3 };
      const settings = { config: { model: "m" }, env: { A: "b" } };
      await store.create(sampleSession("a", { settings }));
      deepEqual((await store.find("a"))?.settings, settings);
      const changes = {
        usage,
        nativeSessionId: "n",
        home: "h",
        state: "running",
        updatedAt: 2_000,
      } as const;
      await store.update("a", changes);
      const session = await store.find("a");
      deepEqual(session && present(session), { ...sampleSession("a", { settings }), ...changes });
      await rejects(store.create(sampleSession("a")));
    },
  },
  {
    name: "a session is found by the alias of its owner, and only one can have it",
    async run(store) {
      const find = async (owner: string): Promise<string | undefined> =>
        (await store.findAlias(owner, "chat"))?.id;
      await store.create(sampleSession("a", { alias: "chat" }));
      await store.create(sampleSession("b", { alias: "chat", owner: "other" }));
      await store.create(sampleSession("c"));
      await rejects(store.create(sampleSession("d", { alias: "chat" })));
      deepEqual(
        [await find("default"), await find("other"), await find("nobody")],
        ["a", "b", undefined],
      );
      equal((await store.find("a"))?.alias, "chat");
      await store.remove("a");
      equal(await find("default"), undefined);
      await store.create(sampleSession("e", { alias: "chat" }));
      equal(await find("default"), "e");
    },
  },
  {
    name: "lists are newest first, filtered, and go on where the page before ended",
    async run(store) {
      for (const id of ["1", "2", "3", "4"])
        await store.create(sampleSession(id, { owner: id === "2" ? "other" : "default" }));
      await store.update("4", { state: "done", updatedAt: 9_000 });
      const ids = async (query: Parameters<Store["list"]>[0]): Promise<string[]> =>
        (await store.list(query)).map(({ id }) => id);
      deepEqual(await ids({ limit: 3 }), ["4", "3", "2"]);
      deepEqual(await ids({ limit: 3, cursor: "2" }), ["1"]);
      deepEqual(await ids({ limit: 9, owner: "other" }), ["2"]);
      deepEqual(await ids({ limit: 9, states: ["done", "failed"] }), ["4"]);
      deepEqual(await ids({ limit: 9, updatedBefore: 9_000 }), ["3", "2", "1"]);
      deepEqual(await ids({ limit: 9, agentType: "none" }), []);
    },
  },
  {
    name: "sessions are counted by their state, if the store counts",
    async run(store) {
      for (const id of ["1", "2", "3"]) await store.create(sampleSession(id, { state: "running" }));
      await store.update("3", { state: "done" });
      await store.append("1", { records: sampleRecords(1, 5) });
      const stats = await store.stats?.();
      if (stats === undefined) return;
      deepEqual(stats.sessions, { queued: 0, running: 2, done: 1, failed: 0, cancelled: 0 });
      equal(stats.bytes > 0, true);
    },
  },
  {
    name: "of a session that was removed nothing is left",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.append("a", { records: sampleRecords(1, 5) });
      await store.remove("a");
      equal(await store.find("a"), undefined);
      deepEqual(await store.read("a", { after: 0, limit: 10 }), []);
      await store.create(sampleSession("a"));
      deepEqual(await store.read("a", { after: 0, limit: 10 }), []);
    },
  },
];

export const storeSuite: readonly StoreCase[] = [
  ...logCases,
  ...tailCases,
  ...claimCases,
  ...sessionCases,
  ...deliveryCases,
  ...distributionCases,
];

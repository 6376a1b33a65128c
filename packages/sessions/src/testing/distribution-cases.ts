import { deepEqual, equal, rejects } from "node:assert/strict";

import type { Lease } from "../leases.ts";
import { StoreConflictError, type Store } from "../store.ts";
import { sampleRecords, sampleSession } from "./samples.ts";
import type { StoreCase } from "./store-case.ts";

const minute = 60_000;

async function acquire(store: Store, holder: string, ttlMs: number, run = 1): Promise<Lease> {
  const lease = await store.leases.acquire({ sessionId: "a", run, holder }, ttlMs);
  if (lease === undefined) throw new Error(`${holder} got no lease.`);
  return lease;
}

/** A lease of this time has expired by the time that it is acquired. */
const noTime = 0;

const leaseCases: readonly StoreCase[] = [
  {
    name: "of many who want the lease of a session at once one gets it, and all others nothing",
    async run(store) {
      await store.create(sampleSession("a"));
      const wanted = Array.from({ length: 20 }, (_, at) => ({
        sessionId: "a",
        run: 1,
        holder: `w${at}`,
      }));
      const got = await Promise.all(wanted.map((one) => store.leases.acquire(one, minute)));
      equal(got.filter((one) => one !== undefined).length, 1);
      const [lease] = got.filter((one) => one !== undefined);
      deepEqual(await store.leases.find("a"), lease);
      equal(lease?.holder, `w${got.indexOf(lease)}`);
      equal(
        await store.leases.acquire({ sessionId: "none", run: 1, holder: "w" }, minute),
        undefined,
      );
    },
  },
  {
    name: "a lease that was released or has expired is another's, with a greater epoch",
    async run(store) {
      await store.create(sampleSession("a"));
      const first = await acquire(store, "one", minute);
      equal(await store.leases.extend(first, minute), true);
      await store.leases.release(first);
      equal(await store.leases.find("a"), undefined);
      equal(await store.leases.extend(first, minute), false);
      const second = await acquire(store, "two", noTime, 2);
      equal(second.epoch > first.epoch, true);
      deepEqual(await store.leases.expired(10), [second]);
      const third = await acquire(store, "three", minute, 2);
      equal(third.epoch > second.epoch, true);
      deepEqual(await store.leases.expired(10), []);
      // what a holder that came too late does has no effect
      equal(await store.leases.extend(second, minute), false);
      await store.leases.release(second);
      deepEqual(await store.leases.find("a"), third);
    },
  },
  {
    name: "a lease that has expired is still its holder's until another acquires it",
    async run(store) {
      await store.create(sampleSession("a"));
      const lease = await acquire(store, "one", noTime);
      await store.append("a", { records: sampleRecords(1, 1), epoch: lease.epoch });
      equal(await store.leases.extend(lease, minute), true);
      equal(
        await store.leases.acquire({ sessionId: "a", run: 1, holder: "two" }, minute),
        undefined,
      );
    },
  },
  {
    name: "who writes without the session's lease, or with an earlier one, gets a conflict, and nothing is written",
    async run(store) {
      await store.create(sampleSession("a"));
      const stale = await acquire(store, "one", noTime);
      const current = await acquire(store, "two", minute);
      const batch = { records: sampleRecords(1, 2), changes: { state: "running" } } as const;
      for (const epoch of [undefined, stale.epoch, current.epoch + 1])
        await rejects(store.append("a", { ...batch, epoch }), StoreConflictError);
      deepEqual(await store.read("a", { after: 0, limit: 10 }), []);
      equal((await store.find("a"))?.state, "queued");
      await store.append("a", { ...batch, epoch: current.epoch });
      await store.leases.release(current);
      const late = { records: sampleRecords(3, 1), epoch: current.epoch };
      await rejects(store.append("a", late), StoreConflictError);
      equal((await store.find("a"))?.lastSeq, 2);
    },
  },
  {
    name: "the lease of a session that was removed is gone",
    async run(store) {
      await store.create(sampleSession("a"));
      const lease = await acquire(store, "one", noTime);
      await store.remove("a");
      deepEqual(await store.leases.expired(10), []);
      const batch = { records: sampleRecords(1, 1), epoch: lease.epoch };
      await rejects(store.append("a", batch), StoreConflictError);
      await store.create(sampleSession("a"));
      await rejects(store.append("a", batch), StoreConflictError);
    },
  },
];

const expectationCases: readonly StoreCase[] = [
  {
    name: "a batch that does not continue the log is a conflict: neither a gap nor a second writer of a place",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.append("a", { records: sampleRecords(1, 3) });
      for (const first of [1, 3, 5, 9]) {
        const batch = { records: sampleRecords(first, 2), changes: { turn: 7 } };
        await rejects(store.append("a", batch), StoreConflictError);
      }
      deepEqual(
        (await store.read("a", { after: 0, limit: 10 })).map(({ seq }) => seq),
        [1, 2, 3],
      );
      equal((await store.find("a"))?.turn, 0);
      await rejects(store.append("none", { records: sampleRecords(1, 1) }), StoreConflictError);
    },
  },
  {
    name: "of many who reserve the next run at once one gets it; the others see a conflict, and keep their claim",
    async run(store) {
      await store.create(sampleSession("a"));
      const tries = Array.from({ length: 10 }, (_, at) =>
        store
          .update(
            "a",
            { runs: 2, turn: at },
            {
              expect: { runs: 1, state: "queued" },
              claim: { scope: "s", key: String(at), sessionId: "a", value: "" },
            },
          )
          .then(
            () => "got",
            (error: unknown) => (error instanceof StoreConflictError ? "conflict" : error),
          ),
      );
      const results = await Promise.all(tries);
      deepEqual(
        results.toSorted((left, right) => String(left).localeCompare(String(right))),
        [...Array.from({ length: 9 }, () => "conflict"), "got"],
      );
      const session = await store.find("a");
      deepEqual([session?.runs, session?.turn], [2, results.indexOf("got")]);
      const claims = await Promise.all(tries.map((_, at) => store.findClaim("s", String(at))));
      equal(claims.filter((one) => one !== undefined).length, 1);
      const wrongState = { expect: { runs: 2, state: "done" as const } };
      await rejects(store.update("a", { turn: 99 }, wrongState), StoreConflictError);
      const batch = { records: sampleRecords(1, 1), expect: { runs: 1 } };
      await rejects(store.append("a", batch), StoreConflictError);
      await store.append("a", { ...batch, expect: { runs: 2, state: "queued" } });
    },
  },
];

const requestRecord = (seq: number, type: string, run = 1) => ({
  seq,
  run,
  type,
  major: 1,
  bytes: Buffer.from(JSON.stringify({ seq, type })),
});

const requestCases: readonly StoreCase[] = [
  {
    name: "the requests of a run are found among all its records, and those of no other run",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.append("a", { records: sampleRecords(1, 50) });
      const types = ["permissionRequested", "textChunk", "questionAsked", "questionAnswered"];
      await store.append("a", { records: types.map((type, at) => requestRecord(51 + at, type)) });
      await store.append("a", { records: [requestRecord(55, "permissionResolved")] });
      await store.append("a", { records: [requestRecord(56, "permissionRequested", 2)] });
      const found = async (run: number) =>
        (await store.requests("a", run)).map(({ seq, type, bytes }) => [
          seq,
          type,
          JSON.parse(Buffer.from(bytes).toString()).seq,
        ]);
      deepEqual(await found(1), [
        [51, "permissionRequested", 51],
        [53, "questionAsked", 53],
        [54, "questionAnswered", 54],
        [55, "permissionResolved", 55],
      ]);
      deepEqual(await found(2), [[56, "permissionRequested", 56]]);
      deepEqual(await found(3), []);
    },
  },
];

/** What several writers of one store need. */
export const distributionCases: readonly StoreCase[] = [
  ...leaseCases,
  ...expectationCases,
  ...requestCases,
];

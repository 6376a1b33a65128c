import { deepEqual, equal, rejects } from "node:assert/strict";

import type { Store } from "../store.ts";
import { sampleRecords, sampleSession } from "./samples.ts";
import type { StoreCase } from "./store-case.ts";

const headsOf = async (store: Store, target = "t"): Promise<string[]> =>
  (await store.deliveries.heads(target, 10)).map(
    ({ sessionId, seq, attempts, dueAt }) => `${sessionId}.${seq} ${attempts} ${dueAt}`,
  );

export const deliveryCases: readonly StoreCase[] = [
  {
    name: "deliveries are added with their records, or not at all; of each session the first is due",
    async run(store) {
      await store.create(sampleSession("a"));
      await store.create(sampleSession("b"));
      const promised = (seq: number, createdAt: number, target = "t") => ({
        target,
        seq,
        createdAt,
      });
      const first = [promised(1, 10), promised(2, 10), promised(1, 10, "other")];
      await store.append("a", { records: sampleRecords(1, 2), deliveries: first });
      await store.append("b", { records: sampleRecords(1, 1), deliveries: [promised(1, 5)] });
      const again = { records: sampleRecords(1, 1), deliveries: [promised(7, 1)] };
      await rejects(store.append("b", again));
      deepEqual(await headsOf(store), ["b.1 0 5", "a.1 0 10"]);
      deepEqual(await headsOf(store, "other"), ["a.1 0 10"]);
      equal((await store.deliveries.heads("t", 1)).length, 1);
      equal(await store.deliveries.count("t"), 3);
    },
  },
  {
    name: "a delivery that failed is due later, and holds back its session alone",
    async run(store) {
      await store.create(sampleSession("a"));
      const deliveries = [1, 2].map((seq) => ({ target: "t", seq, createdAt: seq }));
      await store.append("a", { records: sampleRecords(1, 2), deliveries });
      const [head] = await store.deliveries.heads("t", 1);
      if (head === undefined) throw new Error("No delivery is due.");
      await store.deliveries.retry(head, 100);
      deepEqual(await headsOf(store), ["a.1 1 100"]);
      await store.deliveries.finish(head);
      deepEqual(await headsOf(store), ["a.2 0 2"]);
      await store.append("a", {
        records: sampleRecords(3, 1),
        deliveries: [{ target: "t", seq: 3, createdAt: 3 }],
      });
      deepEqual(await headsOf(store), ["a.2 0 2"]);
      await store.deliveries.finish({ ...head, seq: 2 });
      deepEqual(await headsOf(store), ["a.3 0 3"]);
    },
  },
  {
    name: "deliveries are deleted with their session, and with their target",
    async run(store) {
      for (const id of ["a", "b"]) {
        await store.create(sampleSession(id));
        const deliveries = ["t", "u"].map((target) => ({ target, seq: 1, createdAt: 1 }));
        await store.append(id, { records: sampleRecords(1, 1), deliveries });
      }
      await store.remove("a");
      deepEqual([await headsOf(store), await headsOf(store, "u")], [["b.1 0 1"], ["b.1 0 1"]]);
      await store.deliveries.keepOnly(["u"]);
      deepEqual([await headsOf(store), await headsOf(store, "u")], [[], ["b.1 0 1"]]);
    },
  },
];

import { deepEqual, equal } from "node:assert/strict";

import type { TakenWork, WorkItem, WorkRoute } from "../work.ts";
import {
  cancelled,
  enqueueAll,
  nameOf,
  offer,
  sampleWork,
  take,
  type WorkCase,
} from "./work-samples.ts";

const routeCases: readonly WorkCase[] = [
  {
    name: "a worker takes what fits it, also behind what does not; what only has to end fits everyone",
    async run(work) {
      const of = (id: string, route: WorkRoute): WorkItem => sampleWork(id, 1, { route });
      const [one, two] = [
        { agentType: "echo", home: "one" },
        { agentType: "echo", home: "two" },
      ];
      await enqueueAll(work, [of("a", one), of("b", two), of("c", one), of("d", two)]);
      const seen: WorkRoute[] = [];
      const fits = (route: WorkRoute): boolean => {
        seen.push(route);
        return route.home === "two";
      };
      equal(nameOf(await work.take(offer({ fits }))), "b.1");
      deepEqual(seen[0], one);
      equal(nameOf(await work.take(offer({ fits }))), "d.1");
      equal(await work.take(offer({ fits })), undefined);
      await work.cancel("c", 1, cancelled);
      equal(nameOf(await work.take(offer({ fits }))), "c.1");
      equal(nameOf(await work.take(offer())), "a.1");
    },
  },
  {
    name: "what is given back with another route waits for those that it fits, and others do not wait for it",
    async run(work) {
      await enqueueAll(work, [sampleWork("a"), sampleWork("b")]);
      const taken = await take(work);
      equal(nameOf(taken), "a.1");
      const route = { agentType: "echo", home: "two" };
      await work.giveBack(taken, 0, route);
      const homeless = { fits: ({ home }: WorkRoute) => home === undefined };
      equal(nameOf(await work.take(offer(homeless))), "b.1");
      equal(await work.take(offer(homeless)), undefined);
      const again = await take(work);
      deepEqual([nameOf(again), again.route], ["a.1", route]);
    },
  },
];

const orderCases: readonly WorkCase[] = [
  {
    name: "a slot goes to the owner with the fewest running, then to the one that was served longest ago",
    async run(work) {
      const of = (owner: string, id: string): WorkItem => sampleWork(id, 1, { owner });
      await enqueueAll(work, [
        ...["a1", "a2", "a3", "a4"].map((id) => of("a", id)),
        ...["b1", "b2"].map((id) => of("b", id)),
        of("c", "c1"),
      ]);
      const taken: TakenWork[] = [];
      for (let count = 0; count < 7; count++) taken.push(await take(work));
      deepEqual(
        taken.map(({ sessionId }) => sessionId),
        ["a1", "b1", "c1", "a2", "b2", "a3", "a4"],
      );
      await enqueueAll(work, [of("a", "a5"), of("b", "b3"), of("c", "c2")]);
      for (const one of taken) await work.done(one);
      const next = [await take(work), await take(work), await take(work)];
      deepEqual(
        next.map(({ sessionId }) => sessionId),
        ["c2", "b3", "a5"],
      );
    },
  },
  {
    name: "an owner runs no more than it may, over all workers",
    async run(work) {
      const of = (owner: string, id: string): WorkItem => sampleWork(id, 1, { owner });
      await enqueueAll(work, [of("a", "a1"), of("a", "a2"), of("a", "a3"), of("b", "b1")]);
      const limit = { maxPerOwner: 1 };
      const first = await take(work, { ...limit, worker: "one" });
      const second = await take(work, { ...limit, worker: "two" });
      deepEqual([nameOf(first), nameOf(second)], ["a1.1", "b1.1"]);
      equal(await work.take(offer({ ...limit, worker: "three" })), undefined);
      await work.done(first);
      equal(nameOf(await work.take(offer({ ...limit, worker: "three" }))), "a2.1");
    },
  },
  {
    name: "positions are those in which the waiting would be taken; of a session its last one counts",
    async run(work) {
      await enqueueAll(work, [
        sampleWork("a"),
        sampleWork("b"),
        sampleWork("a", 2),
        sampleWork("c", 1, { owner: "other" }),
      ]);
      const positions = () => Promise.all(["a", "b", "c", "none"].map((id) => work.position(id)));
      const before = await positions();
      equal(before[3], undefined);
      deepEqual(new Set(before.slice(0, 3)), new Set([2, 3, 4]));
      await take(work);
      const after = await positions();
      deepEqual([after[0], after[3]], [3, undefined]);
      deepEqual([await work.count(), await work.count({ owner: "other" })], [3, 1]);
      deepEqual(
        [await work.count({ sessionId: "a" }), await work.count({ sessionId: "b" })],
        [1, 1],
      );
    },
  },
];

/** Which item comes next, and for whom. */
export const workOrderCases: readonly WorkCase[] = [...routeCases, ...orderCases];

import { deepEqual, equal } from "node:assert/strict";

import { workOrderCases } from "./work-order-cases.ts";
import {
  cancelled,
  enqueueAll,
  minute,
  nameOf,
  offer,
  sampleWork,
  take,
  type WorkCase,
} from "./work-samples.ts";

const takingCases: readonly WorkCase[] = [
  {
    name: "an item comes back as it was enqueued, once, and is gone when it is done",
    async run(work) {
      const item = sampleWork("a", 1, {
        route: { agentType: "echo", pool: "ü pool", home: "node/a", workspace: "/a b" },
        input: { agentType: "echo", prompt: 'ü\u2028 "x"' },
      });
      await work.enqueue(item);
      equal(await work.has("a", 1), true);
      const { token, ...taken } = await take(work);
      deepEqual(taken, item);
      equal(await work.take(offer()), undefined);
      equal(await work.has("a", 1), true);
      await work.done({ ...taken, token });
      equal(await work.has("a", 1), false);
      equal(await work.take(offer()), undefined);
    },
  },
  {
    name: "a run that is enqueued twice is there once, as it was first",
    async run(work) {
      await work.enqueue(sampleWork("a"));
      await work.enqueue(sampleWork("a", 1, { owner: "other" }));
      equal(await work.count(), 1);
      const taken = await take(work);
      equal(taken.owner, "default");
      await work.enqueue(sampleWork("a", 1, { owner: "other" }));
      await work.done(taken);
      equal(await work.count(), 0);
    },
  },
  {
    name: "of many who take at once each item is one's",
    async run(work) {
      const ids = Array.from({ length: 10 }, (_, at) => `s${at}`);
      await enqueueAll(
        work,
        ids.map((id) => sampleWork(id)),
      );
      const offers = Array.from({ length: 25 }, (_, at) => offer({ worker: `w${at}` }));
      const taken = await Promise.all(offers.map((one) => work.take(one)));
      const names = taken.map(nameOf).filter((name) => name !== "nothing");
      equal(names.length, 10);
      equal(new Set(names).size, 10);
    },
  },
  {
    name: "runs of a session are taken in their order, one at a time; others do not wait for them",
    async run(work) {
      await enqueueAll(work, [sampleWork("a", 2), sampleWork("a", 1), sampleWork("b", 1)]);
      const first = await take(work);
      const second = await take(work);
      deepEqual(new Set([nameOf(first), nameOf(second)]), new Set(["a.1", "b.1"]));
      equal(await work.take(offer()), undefined);
      await work.done(nameOf(first) === "a.1" ? first : second);
      equal(nameOf(await work.take(offer())), "a.2");
    },
  },
  {
    name: "without a free slot nothing is taken but what only has to end",
    async run(work) {
      await enqueueAll(work, [sampleWork("a"), sampleWork("b", 1, { ending: cancelled })]);
      const taken = await take(work, { hasSlot: false });
      deepEqual([nameOf(taken), taken.ending], ["b.1", cancelled]);
      equal(await work.take(offer({ hasSlot: false })), undefined);
      equal(nameOf(await work.take(offer())), "a.1");
    },
  },
];

const expiryCases: readonly WorkCase[] = [
  {
    name: "what is not extended in time is taken by another, and the first one has it no longer",
    async run(work) {
      await work.enqueue(sampleWork("a"));
      const first = await take(work, { ttlMs: 0 });
      const second = await take(work, { worker: "other" });
      equal(nameOf(second), "a.1");
      equal(await work.extend(first, minute), false);
      await work.done(first);
      await work.giveBack(first, 0);
      equal(await work.has("a", 1), true);
      equal(await work.extend(second, minute), true);
      equal(await work.take(offer()), undefined);
      await work.done(second);
      equal(await work.has("a", 1), false);
    },
  },
  {
    name: "what is given back waits again, before later runs of its session",
    async run(work) {
      await enqueueAll(work, [sampleWork("a", 1), sampleWork("a", 2)]);
      await work.giveBack(await take(work), 0);
      equal(nameOf(await work.take(offer())), "a.1");
      const later = sampleWork("b");
      await work.enqueue(later);
      await work.giveBack(await take(work), minute);
      equal(await work.take(offer()), undefined);
      equal(await work.has("b", 1), true);
    },
  },
];

const cancelCases: readonly WorkCase[] = [
  {
    name: "what is cancelled has its end, up to the run that was named; what runs is informed",
    async run(work) {
      await enqueueAll(
        work,
        [1, 2, 3].map((run) => sampleWork("a", run)),
      );
      await work.enqueue(sampleWork("b"));
      const running = await take(work);
      equal(nameOf(running), "a.1");
      equal(await work.endingOf(running), undefined);
      await work.cancel("a", 2, cancelled);
      deepEqual(await work.endingOf(running), cancelled);
      await work.done(running);
      const second = await take(work, { hasSlot: false });
      deepEqual([nameOf(second), second.ending], ["a.2", cancelled]);
      await work.done(second);
      const rest = [await take(work), await take(work)];
      deepEqual(new Set(rest.map(nameOf)), new Set(["a.3", "b.1"]));
      deepEqual(
        rest.map(({ ending }) => ending),
        [undefined, undefined],
      );
    },
  },
  {
    name: "who watches hears when more can be taken, and nothing after it has stopped",
    async run(work) {
      const heard: true[] = [];
      const stop = work.watch(() => heard.push(true));
      const waitForMore = async (count: number): Promise<void> => {
        const until = Date.now() + minute;
        while (heard.length <= count && Date.now() < until)
          await new Promise((resolve) => setTimeout(resolve, 5));
        equal(heard.length > count, true);
      };
      await work.enqueue(sampleWork("a"));
      await waitForMore(0);
      const taken = await take(work);
      const before = heard.length;
      await work.done(taken);
      await waitForMore(before);
      stop();
      const last = heard.length;
      await work.enqueue(sampleWork("b"));
      equal(heard.length, last);
    },
  },
];

export const workSuite: readonly WorkCase[] = [
  ...takingCases,
  ...expiryCases,
  ...workOrderCases,
  ...cancelCases,
];

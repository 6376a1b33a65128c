import { deepEqual, equal } from "node:assert/strict";

import type { RunSignal, Signals } from "../signals.ts";

/** What everything that carries signals must do. `open` gives another end of the same, as another process has it. */
export interface SignalsCase {
  readonly name: string;
  readonly run: (open: () => Promise<Signals>) => Promise<void>;
}

const run = { sessionId: "a", run: 1 };
const answer: RunSignal = {
  type: "permissionAnswer",
  requestId: "r",
  answer: { outcome: "allowed", message: "ü\u2028" },
};

export const signalsSuite: readonly SignalsCase[] = [
  {
    name: "a signal reaches the run as it was sent, and its reply comes back",
    async run(open) {
      const [host, worker] = [await open(), await open()];
      const heard: RunSignal[] = [];
      await worker.listen(run, async (signal) => {
        heard.push(signal);
        return signal.type === "cancel" ? { isUsed: true } : { isUsed: false, reason: "not now" };
      });
      deepEqual(await host.send(run, answer), { isUsed: false, reason: "not now" });
      deepEqual(await host.send(run, { type: "cancel" }), { isUsed: true });
      deepEqual(heard, [answer, { type: "cancel" }]);
    },
  },
  {
    name: "where nobody listens the sender knows it, in bounded time",
    async run(open) {
      const [host, worker] = [await open(), await open()];
      equal(await host.send(run, { type: "cancel" }), "nobody");
      const stop = await worker.listen(run, async () => ({ isUsed: true }));
      equal(await host.send({ ...run, run: 2 }, { type: "cancel" }), "nobody");
      equal(await host.send({ ...run, sessionId: "b" }, { type: "cancel" }), "nobody");
      await stop();
      equal(await host.send(run, { type: "cancel" }), "nobody");
    },
  },
  {
    name: "a reply that takes its time is waited for",
    async run(open) {
      const [host, worker] = [await open(), await open()];
      let reply = (): void => {};
      await worker.listen(run, async () => {
        await new Promise<void>((resolve) => (reply = resolve));
        return { isUsed: true };
      });
      const sent = host.send(run, answer);
      await new Promise((resolve) => setTimeout(resolve, 50));
      reply();
      deepEqual(await sent, { isUsed: true });
    },
  },
  {
    name: "many signals to many runs each have their own reply",
    async run(open) {
      const [host, worker] = [await open(), await open()];
      const runs = Array.from({ length: 20 }, (_, at) => ({ sessionId: `s${at}`, run: at + 1 }));
      for (const { sessionId, run: number } of runs)
        await worker.listen({ sessionId, run: number }, async () => ({
          isUsed: false,
          reason: sessionId,
        }));
      const replies = await Promise.all(runs.map((one) => host.send(one, { type: "cancel" })));
      deepEqual(
        replies,
        runs.map(({ sessionId }) => ({ isUsed: false, reason: sessionId })),
      );
    },
  },
];

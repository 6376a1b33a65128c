import type { HostInput, Run } from "@agentstream/runner";
import type { PermissionRequestedEvent, UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { nobody, type Asker } from "../src/asking/asker.ts";
import { followRun } from "../src/run-agent/follow-run.ts";

const base = { id: "", sessionId: "s", timestamp: "2026-03-02T09:15:27.412Z" };
const permission = (requestId: string): PermissionRequestedEvent => ({
  ...base,
  id: requestId,
  type: "permissionRequested",
  requestId,
  toolName: "Bash",
});
const question: UnifiedEvent = { ...base, type: "questionAsked", requestId: "q", questions: [] };
const resolved = (requestId: string): UnifiedEvent => ({
  ...base,
  id: requestId,
  type: "permissionResolved",
  requestId,
  outcome: "allowed",
});

/** A run whose batches come when they are given. */
function fakeRun(): {
  run: { batches: AsyncIterable<readonly UnifiedEvent[]>; send: Run["send"] };
  give: (...events: UnifiedEvent[]) => Promise<void>;
  end: () => void;
  sent: HostInput[];
} {
  const sent: HostInput[] = [];
  const waiting: (readonly UnifiedEvent[] | undefined)[] = [];
  let wake = (): void => {};
  async function* batches(): AsyncGenerator<readonly UnifiedEvent[]> {
    for (;;) {
      while (waiting.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const batch = waiting.shift();
      if (batch === undefined) return;
      yield batch;
    }
  }
  const put = (batch: readonly UnifiedEvent[] | undefined): void => {
    waiting.push(batch);
    wake();
  };
  return {
    run: {
      batches: batches(),
      send(input) {
        sent.push(input);
        return Promise.resolve({ isUsed: true });
      },
    },
    give: async (...events) => {
      put(events);
      await new Promise((resolve) => setImmediate(resolve));
    },
    end: () => put(undefined),
    sent,
  };
}

const log = (message: string): UnifiedEvent => ({ ...base, type: "log", level: "info", message });
const nameOf = (event: UnifiedEvent): string =>
  event.type === "log" ? event.message : `${event.type} ${event.id}`;

interface Pending {
  readonly requestId: string;
  readonly answer: (outcome: "allowed" | "denied") => void;
  readonly signal: AbortSignal;
}

/** Somebody who thinks for as long as the test does. */
function thinker(): { asker: Asker; pending: Pending[] } {
  const pending: Pending[] = [];
  return {
    pending,
    asker: {
      permission: ({ requestId }, signal) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => resolve(undefined));
          pending.push({ requestId, signal, answer: (outcome) => resolve({ outcome }) });
        }),
      question: nobody.question,
    },
  };
}

test("while somebody thinks the events wait, and requests are asked one after the other", async () => {
  const { run, give, end, sent } = fakeRun();
  const { asker, pending } = thinker();
  const shown: string[] = [];
  const done = followRun(run, async (events) => void shown.push(...events.map(nameOf)), asker);
  await give(log("a"), permission("p1"), log("b"), permission("p2"));
  await give(log("c"));
  expect(shown).toEqual(["a", "permissionRequested p1"]);
  pending[0]?.answer("allowed");
  await give(resolved("p1"));
  expect(sent).toEqual([
    { type: "permissionAnswer", requestId: "p1", answer: { outcome: "allowed" } },
  ]);
  expect(shown.slice(2)).toEqual(["b", "permissionRequested p2"]);
  expect(pending.map(({ requestId }) => requestId)).toEqual(["p1", "p2"]);
  pending[1]?.answer("denied");
  await give(resolved("p2"));
  expect(shown.slice(4)).toEqual(["c", "permissionResolved p1", "permissionResolved p2"]);
  end();
  await done;
});

test("what was settled otherwise is asked no more", async () => {
  const { run, give, end, sent } = fakeRun();
  const { asker, pending } = thinker();
  const shown: string[] = [];
  const done = followRun(run, async (events) => void shown.push(...events.map(nameOf)), asker);
  await give(permission("p1"), permission("p2"));
  await give(resolved("p2"), resolved("p1"));
  expect(pending[0]?.signal.aborted).toBe(true);
  await give(log("after"));
  end();
  await done;
  expect(sent).toEqual([]);
  expect(pending).toHaveLength(1);
  expect(shown).toHaveLength(5);
});

test("a run that ends meanwhile waits for nobody", async () => {
  const { run, give, end, sent } = fakeRun();
  const { asker, pending } = thinker();
  const shown: string[] = [];
  const done = followRun(run, async (events) => void shown.push(...events.map(nameOf)), asker);
  await give(permission("p1"), log("later"));
  await give({ ...base, type: "sessionEnded", reason: "cancelled" });
  end();
  await done;
  expect(pending).toHaveLength(1);
  expect(sent).toEqual([]);
  expect(shown).toEqual(["permissionRequested p1", "later", "sessionEnded "]);
});

test("where nobody is there nothing is sent: the run itself refuses what is asked", async () => {
  const { run, give, end, sent } = fakeRun();
  const shown: string[] = [];
  const done = followRun(run, async (events) => void shown.push(...events.map(nameOf)), nobody);
  await give(permission("p1"), question);
  await give(resolved("p1"));
  end();
  await done;
  expect(shown).toHaveLength(3);
  expect(sent).toEqual([]);
});

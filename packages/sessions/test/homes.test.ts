import { echo, startRun } from "@agentstream/runner";
import { expect, test, vi } from "vitest";

import {
  createMemoryStore,
  createMemoryWork,
  createSessions,
  StoreUnavailableError,
  type Sessions,
  type Store,
} from "../src/index.ts";
import { sampleRecords, sampleSession } from "../src/testing/index.ts";

const soon = { timeout: 60_000, interval: 10 };
const leaseMs = 200;

const open = (store: Store, name: string): Promise<Sessions> =>
  createSessions({
    store,
    work: { ...createMemoryWork(), isDurable: true },
    name,
    leaseMs,
    agents: new Map([["echo", { adapter: echo }]]),
    startRun,
    workspaces: [process.cwd()],
    allowTier: "supervised",
    defaultTier: "supervised",
  });

/** A session whose run was started by a host that does not answer any more. */
async function loseHost(store: Store): Promise<void> {
  await store.create(sampleSession("a"));
  const lease = await store.leases.acquire({ sessionId: "a", run: 1, holder: "dead" }, leaseMs);
  const started = {
    ...sampleRecords(1, 1)[0],
    seq: 1,
    run: 1,
    major: 1,
    type: "sessionStarted",
    bytes: Buffer.from(
      JSON.stringify({
        id: "a.1",
        sessionId: "a",
        seq: 1,
        run: 1,
        timestamp: "2026-01-01T00:00:00.000Z",
        agentType: "echo",
        type: "sessionStarted",
        schemaVersion: "1.0",
      }),
    ),
  };
  await store.append("a", {
    records: [started],
    epoch: lease?.epoch,
    changes: { state: "running" },
  });
}

const lastOf = async (store: Store): Promise<object> => {
  const records = await store.read("a", { after: 0, limit: 100 });
  return JSON.parse(Buffer.from(records.at(-1)?.bytes ?? "{}").toString());
};

test("the run of a host that is lost is closed once by another, as failed, and says so", async () => {
  const store = createMemoryStore();
  await loseHost(store);
  const several = await Promise.all(["one", "two"].map((name) => open(store, name)));
  await vi.waitFor(async () => expect((await store.find("a"))?.state).toBe("failed"), soon);
  expect(await lastOf(store)).toMatchObject({
    type: "sessionEnded",
    reason: "failed",
    errorCode: "noResult",
    detail: "hostLost",
  });
  const records = await store.read("a", { after: 0, limit: 100 });
  expect(records.filter(({ type }) => type === "sessionEnded").length).toBe(1);
  for (const sessions of several) await sessions.close(0);
});

test("after the store was away no run counts as lost before its worker could have said so", async () => {
  const inner = createMemoryStore();
  let isAway = false;
  const store: Store = {
    ...inner,
    leases: {
      ...inner.leases,
      async expired(limit) {
        if (isAway) throw new StoreUnavailableError("It is away.");
        return inner.leases.expired(limit);
      },
    },
  };
  const sessions = await open(store, "other");
  await loseHost(inner);
  const lease = await inner.leases.find("a");
  if (lease === undefined) throw new Error("It has one.");
  isAway = true;
  // it expires meanwhile
  await vi.waitFor(async () => expect(await inner.leases.expired(1)).toHaveLength(1), soon);
  await new Promise((resolve) => setTimeout(resolve, leaseMs));
  isAway = false;
  const backAt = Date.now();
  await vi.waitFor(async () => expect((await inner.find("a"))?.state).toBe("failed"), soon);
  expect(Date.now() - backAt).toBeGreaterThan(leaseMs / 2);
  await sessions.close(0);
});

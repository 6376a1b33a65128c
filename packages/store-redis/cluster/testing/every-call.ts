import {
  sampleNode,
  sampleRecords,
  sampleSession,
  sampleWork,
} from "@agentstream/sessions/testing";

import type { Cluster } from "../../src/index.ts";

const claim = { scope: "s", key: "k", sessionId: "a", value: "" };
const lease = { sessionId: "a", run: 1, holder: "w", epoch: 1 };
const taken = { ...sampleWork("a"), token: 1 };
const delivery = { target: "t", seq: 1, createdAt: 1, sessionId: "a", attempts: 0, dueAt: 1 };
const offer = { worker: "w", hasSlot: true, maxPerOwner: 1, ttlMs: 1 };
const ending = { reason: "cancelled", detail: "interrupted" } as const;

/** A call of every method of every port that asks Redis. */
export const everyCall = ({
  store,
  work,
  signals,
  nodes,
}: Cluster): Readonly<Record<string, () => Promise<unknown>>> => ({
  create: () => store.create(sampleSession("b", { alias: "x" }), claim),
  find: () => store.find("a"),
  findAlias: () => store.findAlias("o", "x"),
  update: () => store.update("a", { turn: 1, state: "done" }, { claim }),
  list: () => store.list({ limit: 1 }),
  remove: () => store.remove("a"),
  append: () => store.append("a", { records: sampleRecords(1, 1) }),
  read: () => store.read("a", { after: 0, limit: 1 }),
  firstSeq: () => store.firstSeq("a", 1),
  requests: () => store.requests("a", 1),
  claim: () => store.claim(claim),
  findClaim: () => store.findClaim("s", "k"),
  release: () => store.release("s", "k"),
  watch: () => store.watch("new", () => {}),
  check: async () => store.check?.(),
  stats: async () => store.stats?.(),
  acquire: () => store.leases.acquire(lease, 1),
  extendLease: () => store.leases.extend(lease, 1),
  releaseLease: () => store.leases.release(lease),
  findLease: () => store.leases.find("a"),
  expired: () => store.leases.expired(1),
  heads: () => store.deliveries.heads("t", 1),
  countDeliveries: () => store.deliveries.count("t"),
  retry: () => store.deliveries.retry(delivery, 1),
  finish: () => store.deliveries.finish(delivery),
  keepOnly: () => store.deliveries.keepOnly([]),
  enqueue: () => work.enqueue(sampleWork("a")),
  take: () => work.take(offer),
  extendWork: () => work.extend(taken, 1),
  done: () => work.done(taken),
  giveBack: () => work.giveBack(taken, 1),
  cancel: () => work.cancel("a", 1, ending),
  endingOf: () => work.endingOf(taken),
  has: () => work.has("a", 1),
  position: () => work.position("a"),
  count: () => work.count(),
  send: () => signals.send({ sessionId: "a", run: 1 }, { type: "cancel" }),
  listen: () => signals.listen({ sessionId: "new", run: 1 }, async () => ({ isUsed: true })),
  announce: () => nodes.announce(sampleNode("a"), 1),
  listNodes: () => nodes.list(),
  leave: () => nodes.leave(sampleNode("a")),
});

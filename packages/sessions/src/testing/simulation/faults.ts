import type { Lease } from "../../leases.ts";
import type { Claim, Store } from "../../store.ts";
import type { SimNode } from "./create-node.ts";
import type { Timeline } from "./create-timeline.ts";

/** Faults that are put in on purpose: the simulation must find each of them. */
export type FaultName =
  | "noFence"
  | "claimAfterAppend"
  | "leaseNotExtended"
  | "ackBeforeAppend"
  | "recoveryOfLiveLease";

const lateMs = 150;

/** A store with a fault, as one process sees it. */
export function withFault(
  store: Store,
  fault: FaultName | undefined,
  node: SimNode,
  timeline: Timeline,
): Store {
  return fault === undefined ? store : faulty[fault](store, node, timeline);
}

const later = (timeline: Timeline, work: () => void): void => {
  timeline.at(timeline.now() + lateMs, work);
};

const faulty: Readonly<
  Record<FaultName, (store: Store, node: SimNode, timeline: Timeline) => Store>
> = {
  /** Any writer may write, wherever the log ends by now. */
  noFence: (store) => ({
    ...store,
    async append(id, batch) {
      const lease = await store.leases.find(id);
      const lastSeq = (await store.find(id))?.lastSeq ?? 0;
      const records = batch.records.map((record, at) => ({ ...record, seq: lastSeq + 1 + at }));
      await store.append(id, { ...batch, records, epoch: lease?.epoch, expect: undefined });
    },
  }),
  /** A claim is written some time after what it belongs to. */
  claimAfterAppend: (store, _, timeline) => {
    const claimLater = (claim: Claim | undefined): void => {
      if (claim !== undefined) later(timeline, () => void store.claim(claim));
    };
    return {
      ...store,
      async create(session, claim) {
        const earlier = claim && (await store.findClaim(claim.scope, claim.key));
        if (earlier !== undefined) return earlier;
        claimLater(claim);
        return store.create(session);
      },
      async update(id, changes, { claim, expect } = {}) {
        const earlier = claim && (await store.findClaim(claim.scope, claim.key));
        if (earlier !== undefined) return earlier;
        claimLater(claim);
        return store.update(id, changes, { expect });
      },
    };
  },
  /** It is said that the lease was extended. */
  leaseNotExtended: (store) => ({
    ...store,
    leases: { ...store.leases, extend: async () => true },
  }),
  /** A write is confirmed before it is done, and lost if the process that asked for it dies meanwhile. */
  ackBeforeAppend: (store, node, timeline) => ({
    ...store,
    async append(id, batch) {
      later(timeline, () => {
        if (node.isAlive()) store.append(id, batch).catch(() => {});
      });
    },
    async create(session, claim) {
      const earlier = claim && (await store.findClaim(claim.scope, claim.key));
      if (earlier !== undefined) return earlier;
      later(timeline, () => {
        if (node.isAlive()) store.create(session, claim).catch(() => {});
      });
      return undefined;
    },
  }),
  /** A lease is given to the one that asks, and counts as expired while it is live. */
  recoveryOfLiveLease: (store) => {
    const given = new Map<string, Lease>();
    return {
      ...store,
      leases: {
        ...store.leases,
        async acquire(wanted, ttlMs) {
          const earlier = await store.leases.find(wanted.sessionId);
          if (earlier !== undefined) await store.leases.extend(earlier, 0);
          const lease = await store.leases.acquire(wanted, ttlMs);
          if (lease !== undefined) given.set(lease.sessionId, lease);
          return lease;
        },
        expired: async () => [...given.values()],
      },
    };
  },
};

export const faultNames: readonly FaultName[] = [
  "noFence",
  "claimAfterAppend",
  "leaseNotExtended",
  "ackBeforeAppend",
  "recoveryOfLiveLease",
];

import type { Lease, Leases } from "./leases.ts";
import { StoreConflictError } from "./store.ts";

export interface MemoryLeases {
  readonly port: Leases;
  /** Throws a StoreConflictError if the session's log is not this writer's. */
  readonly check: (sessionId: string, epoch: number | undefined) => void;
  readonly removeOf: (sessionId: string) => void;
}

interface Held {
  readonly lease: Lease;
  readonly until: number;
}

/** For a store that one process owns: they end with it, so that the next one finds nothing held. */
export function createMemoryLeases(
  hasSession: (id: string) => boolean,
  now: () => number = Date.now,
): MemoryLeases {
  const held = new Map<string, Held>();
  let epochs = 0;
  const isCurrent = ({ sessionId, epoch }: Lease): boolean =>
    held.get(sessionId)?.lease.epoch === epoch;

  return {
    port: {
      async acquire(wanted, ttlMs) {
        const { sessionId } = wanted;
        const earlier = held.get(sessionId);
        if (!hasSession(sessionId) || (earlier !== undefined && earlier.until > now()))
          return undefined;
        const lease = { ...wanted, epoch: ++epochs };
        held.set(sessionId, { lease, until: now() + ttlMs });
        return lease;
      },
      async extend(lease, ttlMs) {
        if (!isCurrent(lease)) return false;
        held.set(lease.sessionId, { lease, until: now() + ttlMs });
        return true;
      },
      async release(lease) {
        if (isCurrent(lease)) held.delete(lease.sessionId);
      },
      find: async (sessionId) => held.get(sessionId)?.lease,
      async expired(limit) {
        const all = [...held.values()].filter(({ until }) => until <= now());
        return all.slice(0, limit).map(({ lease }) => lease);
      },
    },
    check(sessionId, epoch) {
      const current = held.get(sessionId)?.lease.epoch;
      if (current !== epoch)
        throw new StoreConflictError(
          `The log of ${sessionId} belongs to the lease ${current ?? "of nobody"}, not to ${epoch ?? "a writer without one"}.`,
        );
    },
    removeOf: (sessionId) => void held.delete(sessionId),
  };
}

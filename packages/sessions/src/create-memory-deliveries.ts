import type { Delivery, DeliveryQueue, NewDelivery } from "./deliveries.ts";

interface MemoryDeliveries {
  readonly queue: DeliveryQueue;
  readonly add: (sessionId: string, deliveries: readonly NewDelivery[]) => void;
  readonly removeOf: (sessionId: string) => void;
}

/** In the order in which they were added: that of a session is the order of its log. */
export function createMemoryDeliveries(): MemoryDeliveries {
  let all: readonly Delivery[] = [];
  const isSame = (left: Delivery, right: Delivery): boolean =>
    left.target === right.target && left.sessionId === right.sessionId && left.seq === right.seq;

  return {
    queue: {
      async heads(target, limit) {
        const sessions = new Map<string, Delivery>();
        for (const one of all)
          if (one.target === target && !sessions.has(one.sessionId))
            sessions.set(one.sessionId, one);
        return [...sessions.values()]
          .toSorted((left, right) => left.dueAt - right.dueAt)
          .slice(0, limit);
      },
      count: async (target) => all.filter((one) => one.target === target).length,
      async retry(delivery, dueAt) {
        all = all.map((one) =>
          isSame(one, delivery) ? { ...one, dueAt, attempts: one.attempts + 1 } : one,
        );
      },
      async finish(delivery) {
        all = all.filter((one) => !isSame(one, delivery));
      },
      async keepOnly(targets) {
        all = all.filter(({ target }) => targets.includes(target));
      },
    },
    add(sessionId, deliveries) {
      const added = deliveries.map((one) => ({
        ...one,
        sessionId,
        attempts: 0,
        dueAt: one.createdAt,
      }));
      if (added.length > 0) all = [...all, ...added];
    },
    removeOf(sessionId) {
      all = all.filter((one) => one.sessionId !== sessionId);
    },
  };
}

import type { DeliveryQueue, NewDelivery } from "@agentstream/sessions";

import { listOf, textOf } from "../connection/reply.ts";
import { finishDelivery } from "../lua/finish-delivery.ts";
import { retryDelivery } from "../lua/retry-delivery.ts";
import { createdAtOf, openTarget, type DeliveryTarget } from "./delivery-target.ts";
import type { Parts } from "./parts.ts";

export interface Deliveries {
  readonly queue: DeliveryQueue;
  /** Before they are added with their records: their session is looked at from then on. */
  readonly announce: (id: string, added: readonly NewDelivery[]) => Promise<void>;
}

export function createDeliveries(parts: Pick<Parts, "client" | "names">): Deliveries {
  const { client, names } = parts;
  const open = (target: string): DeliveryTarget => openTarget(parts, target);
  return {
    async announce(id, added) {
      for (const { target, createdAt } of added) await open(target).index.offer(id, createdAt);
    },
    queue: {
      async heads(target, limit) {
        const heads = await open(target).collect(limit);
        return heads
          .map(({ delivery }) => delivery)
          .toSorted((left, right) => left.dueAt - right.dueAt)
          .slice(0, limit);
      },
      async count(target) {
        const heads = await open(target).collect(Infinity);
        return heads.reduce((sum, { count }) => sum + count, 0);
      },
      async retry({ target, sessionId, seq }, dueAt) {
        await client.run(retryDelivery, open(target).keysOf(sessionId), [seq, dueAt]);
      },
      async finish({ target, sessionId, seq }) {
        const { keysOf, index } = open(target);
        const next = await client.run(finishDelivery, keysOf(sessionId), [seq]);
        if (next !== null) await index.offer(sessionId, createdAtOf(textOf(next)));
      },
      async keepOnly(kept) {
        const targets = listOf(await client.call("SMEMBERS", names.targets)).map(textOf);
        for (const target of targets) if (!kept.includes(target)) await open(target).remove();
      },
    },
  };
}

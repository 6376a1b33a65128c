import type { Delivery } from "@agentstream/sessions";

import { listOf, numberOf, optionalTextOf, textOf } from "../connection/reply.ts";
import { findHead } from "../lua/find-head.ts";
import { createDueIndex, type Candidate, type DueIndex } from "./due-index.ts";
import { lookThrough } from "./look-through.ts";
import type { Parts } from "./parts.ts";

/** The deliveries to one target: a list for each session, and an index that says when the first of each is due. */
export interface DeliveryTarget {
  readonly index: DueIndex;
  /** The list of a session, and what is known of the attempts of its first delivery. */
  readonly keysOf: (sessionId: string) => [list: string, head: string];
  /** The first ones; and others, but none that is due later than one that is missing. */
  readonly collect: (limit: number) => Promise<readonly Head[]>;
  /** Deletes all of them. */
  readonly remove: () => Promise<void>;
}

interface Head {
  readonly delivery: Delivery;
  /** How many there are of its session. */
  readonly count: number;
}

const pageSize = 100;

export function openTarget(
  { client, names }: Pick<Parts, "client" | "names">,
  target: string,
): DeliveryTarget {
  const index = createDueIndex({ client }, names.due(target), { key: names.targets, name: target });
  const keysOf = (id: string): [list: string, head: string] => {
    const list = names.deliveries(id, target);
    return [list, `${list}:head`];
  };

  async function check(candidate: Candidate): Promise<Head | undefined> {
    const reply = await client.run(findHead, keysOf(candidate.id), []);
    const head = reply === null ? undefined : headOf(listOf(reply), candidate.id, target);
    await index.correct(candidate, head?.delivery.dueAt);
    return head;
  }

  return {
    index,
    keysOf,
    collect: (limit) =>
      lookThrough(index, {
        check,
        isEnough: (found, passed) =>
          found.filter(({ delivery }) => delivery.dueAt <= passed).length >= limit,
      }),
    async remove() {
      for (;;) {
        const candidates = await index.earliest(pageSize);
        for (const { id } of candidates) {
          await client.call("DEL", ...keysOf(id));
          await client.call("HDEL", names.ofSession(id, "targets"), target);
          await client.call("ZREM", names.due(target), id);
        }
        if (candidates.length < pageSize) break;
      }
      await client.call("SREM", names.targets, target);
    },
  };
}

/** As a list keeps it: seq and time. */
export const createdAtOf = (text: string): number => numberOf(text.split(" ")[1]);

function headOf(reply: readonly unknown[], sessionId: string, target: string): Head {
  const [first, count, attemptedSeq, attempts, dueAt] = reply;
  const text = textOf(first);
  const seq = Number.parseInt(text, 10);
  const createdAt = createdAtOf(text);
  const isAttempted = optionalTextOf(attemptedSeq) === String(seq);
  return {
    delivery: {
      target,
      sessionId,
      seq,
      createdAt,
      attempts: isAttempted ? numberOf(attempts) : 0,
      dueAt: isAttempted ? numberOf(dueAt) : createdAt,
    },
    count: numberOf(count),
  };
}

import { pairsOf, numberOf, textOf } from "../connection/reply.ts";
import { correctDue } from "../lua/correct-due.ts";
import { offerDue } from "../lua/offer-due.ts";
import type { Parts } from "./parts.ts";

/**
 * Sessions by a time that their own slot decides: each is here with that time or an earlier one. It is offered before
 * its slot is written, and what is found out when it is looked at corrects it.
 */
export interface DueIndex {
  /** From this time on at the latest; or from now on and so many milliseconds, by the clock of Redis. */
  readonly offer: (id: string, time: number | { readonly inMs: number }) => Promise<void>;
  readonly earliest: (count: number, until?: number) => Promise<readonly Candidate[]>;
  /** `dueAt` undefined: it has no such time. */
  readonly correct: (candidate: Candidate, dueAt: number | undefined) => Promise<void>;
}

export interface Candidate {
  readonly id: string;
  /** At this time or later. */
  readonly time: number;
}

const textOfTime = (time: number): string => (time === Infinity ? "inf" : String(time));

export function createDueIndex(
  { client }: Pick<Parts, "client">,
  key: string,
  remembered?: { readonly key: string; readonly name: string },
): DueIndex {
  const keys = remembered === undefined ? [key] : [key, remembered.key];
  return {
    async offer(id, time) {
      const at = typeof time === "number" ? textOfTime(time) : `now+${textOfTime(time.inMs)}`;
      await client.run(offerDue, keys, [id, at, remembered?.name ?? ""]);
    },
    async earliest(count, until = Infinity) {
      const range = ["-inf", textOfTime(until), "WITHSCORES", "LIMIT", 0, count];
      const found = await client.call("ZRANGEBYSCORE", key, ...range);
      return pairsOf(found).map(([id, time]) => ({ id, time: timeOf(textOf(time)) }));
    },
    async correct({ id, time }, dueAt) {
      if (dueAt === time) return;
      const right = dueAt === undefined ? "" : textOfTime(dueAt);
      await client.run(correctDue, [key], [id, textOfTime(time), right]);
    },
  };
}

export const timeOf = (text: string): number => (text === "inf" ? Infinity : numberOf(text));

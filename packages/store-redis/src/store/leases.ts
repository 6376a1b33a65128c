import type { Lease, Leases } from "@agentstream/sessions";

import { listOf, numberOf, textOf } from "../connection/reply.ts";
import { acquireLease } from "../lua/acquire-lease.ts";
import { extendLease } from "../lua/extend-lease.ts";
import { findExpired } from "../lua/find-expired.ts";
import { releaseLease } from "../lua/release-lease.ts";
import { createDueIndex, timeOf, type Candidate, type DueIndex } from "./due-index.ts";
import { lookThrough } from "./look-through.ts";
import type { Parts } from "./parts.ts";

type Access = Pick<Parts, "client" | "names">;

/** In the row of its session: by its epoch the log is fenced. When it may have expired stands in an index, too. */
export function createLeases(parts: Access): Leases {
  const { client, names } = parts;
  const rowOf = (id: string): readonly string[] => [names.ofSession(id, "row")];
  const index = createDueIndex(parts, names.leases);
  return {
    async acquire({ sessionId, run, holder }, ttlMs) {
      await index.offer(sessionId, { inMs: ttlMs });
      const epoch = await client.run(acquireLease, rowOf(sessionId), [run, holder, msOf(ttlMs)]);
      return epoch === null ? undefined : { sessionId, run, holder, epoch: numberOf(epoch) };
    },
    async extend({ sessionId, epoch }, ttlMs) {
      const reply = await client.run(extendLease, rowOf(sessionId), [epoch, msOf(ttlMs)]);
      return numberOf(reply) === 1;
    },
    async release({ sessionId, epoch }) {
      await client.run(releaseLease, rowOf(sessionId), [epoch]);
    },
    async find(id) {
      const fields = ["leaseRun", "leaseHolder", "epoch"];
      return leaseOf(id, listOf(await client.call("HMGET", names.ofSession(id, "row"), ...fields)));
    },
    async expired(limit) {
      const [seconds, micros] = listOf(await client.call("TIME"));
      const leases = await lookThrough<Lease>(index, {
        until: numberOf(seconds) * 1000 + Math.ceil(numberOf(micros) / 1000),
        isEnough: (found) => found.length >= limit,
        check: (candidate) => checkLease(parts, index, candidate),
      });
      return leases.slice(0, limit);
    },
  };
}

/** The lease, if it has expired. */
async function checkLease(
  { client, names }: Access,
  index: DueIndex,
  candidate: Candidate,
): Promise<Lease | undefined> {
  const { id } = candidate;
  const found = await client.run(findExpired, [names.ofSession(id, "row")], []);
  if (Array.isArray(found)) return leaseOf(id, found);
  await index.correct(candidate, found === null ? undefined : timeOf(textOf(found)));
  return undefined;
}

function leaseOf(sessionId: string, [run, holder, epoch]: readonly unknown[]): Lease | undefined {
  if (epoch === null || epoch === undefined) return undefined;
  return { sessionId, run: numberOf(run), holder: textOf(holder), epoch: numberOf(epoch) };
}

const msOf = (ms: number): string | number => (ms === Infinity ? "inf" : ms);

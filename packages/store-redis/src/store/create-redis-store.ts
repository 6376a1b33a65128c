import type { Claim, Leases, Store } from "@agentstream/sessions";

import { numberOf, textOf } from "../connection/reply.ts";
import { checkRoom } from "../lua/check-room.ts";
import { appendBatch } from "./append-batch.ts";
import { createClaims, type Claims } from "./claims.ts";
import { createSession } from "./create-session.ts";
import { createDeliveries } from "./deliveries.ts";
import { createEventLog } from "./event-log.ts";
import { findSession } from "./find-session.ts";
import { createLeases } from "./leases.ts";
import { listSessions } from "./list-sessions.ts";
import type { Parts } from "./parts.ts";
import { removeSession } from "./remove-session.ts";
import { createSessionIndex, type SessionIndex } from "./session-index.ts";
import { aliasScope, type StoreParts } from "./store-parts.ts";
import { updateSession } from "./update-session.ts";
import { watchSessions } from "./watch-sessions.ts";

/** Keeps everything in Redis: each session in one slot, which decides; indexes over sessions in slots of their own. */
export function createRedisStore(connected: Parts): Store {
  const parts: StoreParts = {
    ...connected,
    index: createSessionIndex(connected),
    claims: createClaims(connected),
    deliveries: createDeliveries(connected),
    watchers: watchSessions(connected),
  };
  const { client, claims, index, watchers } = parts;
  return {
    create: (session, claim) => createSession(parts, session, claim),
    find: (id) => findSession(parts, id),
    async findAlias(owner, alias) {
      const claim = await claims.find(aliasScope(owner), alias);
      return claim && findSession(parts, claim.sessionId);
    },
    update: (id, changes, options) => updateSession(parts, id, changes, options),
    list: (query) => listSessions(parts, index, query),
    remove: (id) => removeSession(parts, id),
    append: (id, batch) => appendBatch(parts, id, batch),
    ...createEventLog(parts),
    claim: (claim) => takeClaim(claims, claim),
    findClaim: claims.find,
    release: claims.release,
    watch: watchers.watch,
    leases: withSweeps(createLeases(parts), index),
    deliveries: parts.deliveries.queue,
    async check() {
      await client.callAll("EVAL", checkRoom.lua, "0");
    },
    async stats() {
      const [sessions, infos] = await Promise.all([
        index.counts(),
        client.callAll("INFO", "memory"),
      ]);
      const sizes = infos.map((info) => /^used_memory:(\d+)/m.exec(textOf(info))?.[1]);
      return { sessions, bytes: sizes.reduce((sum, size) => sum + numberOf(size ?? 0), 0) };
    },
    // the connection is the cluster's
    close: async () => {},
  };
}

/** A claim that belongs to no other change. */
async function takeClaim(claims: Claims, claim: Claim): Promise<Claim | undefined> {
  for (;;) {
    const { earlier, token } = await claims.propose(claim);
    if (token === undefined) return earlier;
    if (await claims.confirm(claim, token)) return undefined;
  }
}

const sweepMs = 30_000;

/** Who looks for expired leases now and then also puts the index in order. */
function withSweeps(leases: Leases, index: SessionIndex): Leases {
  let sweptAt = 0;
  return {
    ...leases,
    async expired(limit) {
      if (Date.now() - sweptAt > sweepMs) {
        sweptAt = Date.now();
        await index.sweep();
      }
      return leases.expired(limit);
    },
  };
}

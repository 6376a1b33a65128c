import { sessionStates, type SessionState } from "@agentstream/schema/core";
import type { SessionQuery, StoredSession, StoreStats } from "@agentstream/sessions";
import { byState } from "@agentstream/sessions";

import { listOf, numberOf, optionalTextOf, pairsOf, textOf } from "../connection/reply.ts";
import { beginMove } from "../lua/begin-move.ts";
import { settleMove } from "../lua/settle-move.ts";
import { findSession } from "./find-session.ts";
import type { Parts } from "./parts.ts";

/**
 * Which sessions there are, in a slot of its own. A session is added before its row has a state, and taken away after it
 * has another one: however a process dies in between, each session is among those of its state, and a list looks at the
 * rows. What was left behind is put in order when its move is a minute old.
 */
export interface SessionIndex {
  /** Before a change. Settled by the stamp that it returns, after it. */
  readonly begin: (id: string, state: SessionState, owner?: string) => Promise<string>;
  readonly settle: (
    id: string,
    stamp: string,
    found: Settled | undefined,
    owner?: string,
  ) => Promise<void>;
  /** Ids, newest first, after the cursor; some may be of no session, or not fit. */
  readonly candidates: (query: SessionQuery) => Promise<readonly string[]>;
  /** True: nothing fits; known without a look at the sessions, for what is asked for often. */
  readonly hasNone: (query: SessionQuery) => Promise<boolean>;
  readonly counts: () => Promise<StoreStats["sessions"]>;
  /** Settles old moves that nobody settled. */
  readonly sweep: () => Promise<void>;
}

type Settled = Pick<StoredSession, "state" | "updatedAt">;

const isOver = (state: SessionState): boolean => state !== "queued" && state !== "running";
const settledLate = 60_000;
const mostSwept = 100;

export function createSessionIndex(parts: Pick<Parts, "client" | "names">): SessionIndex {
  const { client, names } = parts;
  const keyOf = (state: SessionState): string => names.index(`state:${state}`);
  const ofOwner = (owner: string): string => names.index(`owner:${encodeURIComponent(owner)}`);
  const [moves, owners] = [names.index("moves"), names.index("owners")];
  const [ended, all] = [names.index("ended"), names.index("all")];

  async function settle(
    id: string,
    stamp: string,
    found: Settled | undefined,
    owner = "",
  ): Promise<void> {
    const states = sessionStates.map(keyOf);
    const endedAt = found !== undefined && isOver(found.state) ? found.updatedAt : "";
    const keys = [moves, owners, ended, all, ofOwner(owner), ...states];
    const args = [id, stamp, found?.state ?? "", endedAt, ...sessionStates];
    await client.run(settleMove, keys, args);
  }

  return {
    async begin(id, state, owner) {
      const isNew = owner === undefined ? [] : [all, ofOwner(owner)];
      const keys = [moves, owners, keyOf(state), ...isNew];
      return textOf(await client.run(beginMove, keys, [id, owner ?? ""]));
    },
    settle,
    candidates: (query) => findCandidates(parts, sourcesOf(query, { keyOf, ofOwner, all }), query),
    async hasNone({ states, updatedBefore }) {
      if (updatedBefore === undefined || states?.every(isOver) !== true) return false;
      return numberOf(await client.call("ZCOUNT", ended, "-inf", `(${updatedBefore}`)) === 0;
    },
    async counts() {
      const found = await Promise.all(
        sessionStates.map((state) => client.call("ZCARD", keyOf(state))),
      );
      const counts = new Map(sessionStates.map((state, at) => [state, numberOf(found[at])]));
      return byState((state) => counts.get(state) ?? 0);
    },
    async sweep() {
      const until = (Date.now() - settledLate) * 1000;
      const range = ["-inf", until, "WITHSCORES", "LIMIT", 0, mostSwept];
      for (const [id, stamp] of pairsOf(await client.call("ZRANGEBYSCORE", moves, ...range))) {
        const owner = optionalTextOf(await client.call("HGET", owners, id));
        await settle(id, textOf(stamp), await findSession(parts, id), owner);
      }
    },
  };
}

interface Sources {
  readonly keyOf: (state: SessionState) => string;
  readonly ofOwner: (owner: string) => string;
  readonly all: string;
}

function sourcesOf({ states, owner }: SessionQuery, { keyOf, ofOwner, all }: Sources): string[] {
  if (states !== undefined) return states.map(keyOf);
  return [owner === undefined ? all : ofOwner(owner)];
}

/** Fewer than the limit: there are no more. */
async function findCandidates(
  { client }: Pick<Parts, "client">,
  sources: readonly string[],
  { cursor, limit }: SessionQuery,
): Promise<readonly string[]> {
  const from = cursor === undefined ? "+" : `(${cursor}`;
  const lists = await Promise.all(
    sources.map((key) => client.call("ZRANGE", key, from, "-", "BYLEX", "REV", "LIMIT", 0, limit)),
  );
  const ids = new Set(lists.flatMap((list) => listOf(list).map(textOf)));
  return [...ids].toSorted((left, right) => (left < right ? 1 : -1)).slice(0, limit);
}

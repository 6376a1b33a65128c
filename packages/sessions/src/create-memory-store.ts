import type { SessionState } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { byState } from "./by-state.ts";
import { createMemoryClaims } from "./create-memory-claims.ts";
import { createMemoryDeliveries } from "./create-memory-deliveries.ts";
import { createMemoryLeases, type MemoryLeases } from "./create-memory-leases.ts";
import { createWatchers, type Watchers } from "./create-watchers.ts";
import {
  packRecords,
  requestTypes,
  unpackRecords,
  cutPage,
  type RecordPack,
} from "./pack-records.ts";
import {
  isExpected,
  StoreConflictError,
  type Batch,
  type LogRecord,
  type PageQuery,
  type SessionChanges,
  type SessionQuery,
  type Store,
  type StoredSession,
  type StoreStats,
} from "./store.ts";

interface Kept {
  session: StoredSession;
  readonly packs: RecordPack[];
}

/** Keeps everything in memory, for as long as the process lives. */
export function createMemoryStore(now: () => number = Date.now): Store {
  const kept = new Map<string, Kept>();
  const claims = createMemoryClaims();
  const deliveries = createMemoryDeliveries();
  const watchers = createWatchers();
  const leases = createMemoryLeases((id) => kept.has(id), now);

  return {
    async create(session, claim) {
      const { id, owner, alias } = session;
      if (kept.has(id) || withAlias(kept, owner, alias) !== undefined)
        throw new Error(`The session ${id} or its alias exists.`);
      const earlier = claims.take(claim);
      if (earlier === undefined) kept.set(session.id, { session, packs: [] });
      return earlier;
    },
    find: async (id) => kept.get(id)?.session,
    findAlias: async (owner, alias) => withAlias(kept, owner, alias),
    async update(id, changes, { claim, expect } = {}) {
      const one = kept.get(id);
      if (one !== undefined) checkExpected(one, expect);
      const earlier = claims.take(claim);
      if (earlier === undefined && one !== undefined)
        watchers.notify(id, { records: [], ...change(one, changes) });
      return earlier;
    },
    list: async (query) => select([...kept.values()], query),
    async remove(id) {
      const one = kept.get(id);
      kept.delete(id);
      claims.removeOf(id);
      deliveries.removeOf(id);
      leases.removeOf(id);
      if (one !== undefined) watchers.notify(id, { ...one.session, records: [], isRemoved: true });
    },
    append: async (id, batch) => append({ kept, leases, deliveries, watchers }, id, batch),
    read: async (id, page) => readPage(kept.get(id)?.packs ?? [], page),
    firstSeq: async (id, run) => kept.get(id)?.packs.find((pack) => pack.run === run)?.seq,
    requests: async (id, run) => findRequests(kept.get(id)?.packs ?? [], run),
    claim: async (claim) => claims.take(claim),
    findClaim: async (scope, key) => claims.find(scope, key),
    release: async (scope, key) => claims.release(scope, key),
    watch: async (id, listener) => watchers.add(id, listener),
    leases: leases.port,
    stats: async () => statsOf([...kept.values()]),
    deliveries: deliveries.queue,
    close: async () => {},
  };
}

interface Parts {
  readonly kept: ReadonlyMap<string, Kept>;
  readonly leases: MemoryLeases;
  readonly deliveries: ReturnType<typeof createMemoryDeliveries>;
  readonly watchers: Watchers;
}

function append(
  { kept, leases, deliveries, watchers }: Parts,
  id: string,
  { records, changes = {}, epoch, expect, deliveries: added = [] }: Batch,
): void {
  const one = kept.get(id);
  if (one === undefined) throw new StoreConflictError(`There is no session ${id}.`);
  leases.check(id, epoch);
  checkExpected(one, expect);
  addRecords(one, records);
  deliveries.add(id, added);
  watchers.notify(id, { records, ...change(one, changes, records.at(-1)?.seq) });
}

function statsOf(all: readonly Kept[]): StoreStats {
  const countOf = (state: SessionState): number =>
    all.filter(({ session }) => session.state === state).length;
  const sizes = all.flatMap(({ packs }) => packs.map(({ bytes }) => bytes.length));
  return { sessions: byState(countOf), bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const withAlias = (
  kept: ReadonlyMap<string, Kept>,
  owner: string,
  alias: string | undefined,
): StoredSession | undefined =>
  [...kept.values()]
    .map(({ session }) => session)
    .find((one) => alias !== undefined && one.owner === owner && one.alias === alias);

function change(
  one: Kept,
  changes: SessionChanges,
  lastSeq = one.session.lastSeq,
): Pick<StoredSession, "lastSeq" | "state"> {
  one.session = { ...one.session, ...present(changes), lastSeq };
  return { lastSeq, state: one.session.state };
}

function checkExpected({ session }: Kept, expect: Parameters<typeof isExpected>[1]): void {
  if (!isExpected(session, expect))
    throw new StoreConflictError(`The session ${session.id} has changed meanwhile.`);
}

function addRecords({ session, packs }: Kept, records: readonly LogRecord[]): void {
  const [first, ...others] = packRecords(records);
  if (first === undefined) return;
  if (first.seq !== session.lastSeq + 1)
    throw new StoreConflictError(
      `The log of ${session.id} ends at ${session.lastSeq}, not before ${first.seq}.`,
    );
  packs.push(first, ...others);
}

function readPage(packs: readonly RecordPack[], page: PageQuery): LogRecord[] {
  const last = packs.findLastIndex(({ seq }) => seq <= page.after + 1);
  const found: LogRecord[] = [];
  // a page has at least one record of each entry but the first
  for (const pack of packs.slice(Math.max(0, last), Math.max(0, last) + page.limit + 1)) {
    found.push(...unpackRecords(pack));
    if ((found.at(-1)?.seq ?? 0) - page.after >= page.limit) break;
  }
  return cutPage(found, page);
}

const findRequests = (packs: readonly RecordPack[], run: number): LogRecord[] =>
  packs
    .filter((pack) => pack.run === run && pack.hasRequests)
    .flatMap(unpackRecords)
    .filter(({ type }) => requestTypes.has(type));

function select(kept: readonly Kept[], query: SessionQuery): StoredSession[] {
  const { owner, agentType, states, updatedBefore, cursor, limit } = query;
  return kept
    .map(({ session }) => session)
    .filter(
      (one) =>
        (owner === undefined || one.owner === owner) &&
        (agentType === undefined || one.agentType === agentType) &&
        (states === undefined || states.includes(one.state)) &&
        (updatedBefore === undefined || one.updatedAt < updatedBefore) &&
        (cursor === undefined || one.id < cursor),
    )
    .toSorted((left, right) => (left.id < right.id ? 1 : -1))
    .slice(0, limit);
}

import { present } from "@agentstream/stream";

import { createMemoryClaims } from "./create-memory-claims.ts";
import { createWatchers } from "./create-watchers.ts";
import type {
  LogRecord,
  PageQuery,
  SessionChanges,
  SessionQuery,
  Store,
  StoredSession,
} from "./store.ts";

interface Kept {
  session: StoredSession;
  readonly records: LogRecord[];
}

/** Keeps everything in memory, for as long as the process lives. */
export function createMemoryStore(): Store {
  const kept = new Map<string, Kept>();
  const claims = createMemoryClaims();
  const watchers = createWatchers();

  const withAlias = (owner: string, alias: string): StoredSession | undefined =>
    [...kept.values()]
      .map(({ session }) => session)
      .find((session) => session.owner === owner && session.alias === alias);

  return {
    async create(session, claim) {
      const { id, owner, alias } = session;
      if (kept.has(id) || (alias !== undefined && withAlias(owner, alias) !== undefined))
        throw new Error(`The session ${id} or its alias exists.`);
      const earlier = claims.take(claim);
      if (earlier === undefined) kept.set(session.id, { session, records: [] });
      return earlier;
    },
    find: async (id) => kept.get(id)?.session,
    findAlias: async (owner, alias) => withAlias(owner, alias),
    async update(id, changes, claim) {
      const one = kept.get(id);
      const earlier = claims.take(claim);
      if (earlier !== undefined || one === undefined) return earlier;
      const { lastSeq, state } = change(one, changes);
      watchers.notify(id, { records: [], lastSeq, state });
      return undefined;
    },
    list: async (query) => select([...kept.values()], query),
    async remove(id) {
      const one = kept.get(id);
      kept.delete(id);
      claims.removeOf(id);
      if (one !== undefined) watchers.notify(id, { ...one.session, records: [], isRemoved: true });
    },
    async append(id, { records, changes = {} }) {
      const one = kept.get(id);
      if (one === undefined) throw new Error(`There is no session ${id}.`);
      checkOrder(one.session.lastSeq, records);
      one.records.push(...records);
      const { lastSeq, state } = change(one, changes, records.at(-1)?.seq);
      watchers.notify(id, { records, lastSeq, state });
    },
    read: async (id, page) => readPage(kept.get(id)?.records ?? [], page),
    firstSeq: async (id, run) => kept.get(id)?.records.find((record) => record.run === run)?.seq,
    claim: async (claim) => claims.take(claim),
    findClaim: async (scope, key) => claims.find(scope, key),
    release: async (scope, key) => claims.release(scope, key),
    watch: watchers.add,
    close: async () => {},
  };
}

function change(one: Kept, changes: SessionChanges, lastSeq = one.session.lastSeq): StoredSession {
  one.session = { ...one.session, ...present(changes), lastSeq };
  return one.session;
}

function checkOrder(lastSeq: number, records: readonly LogRecord[]): void {
  const wrong = records.find(({ seq }, index) => seq !== lastSeq + 1 + index);
  if (wrong !== undefined)
    throw new Error(`Expected records from ${lastSeq + 1} on, got ${wrong.seq}.`);
}

/** A record's index is its seq less one. */
function readPage(records: readonly LogRecord[], page: PageQuery): LogRecord[] {
  const { after, limit, maxBytes = Number.POSITIVE_INFINITY } = page;
  const found: LogRecord[] = [];
  let size = 0;
  for (let at = after; at < records.length && found.length < limit; at++) {
    const record = records[at];
    size += record?.bytes.length ?? 0;
    if (record === undefined || (found.length > 0 && size > maxBytes)) break;
    found.push(record);
  }
  return found;
}

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

import { present } from "@agentstream/stream";

import { createWatchers } from "./create-watchers.ts";
import type {
  Claim,
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
  const claims = new Map<string, Claim>();
  const watchers = createWatchers();
  const keyOf = (scope: string, key: string): string => JSON.stringify([scope, key]);

  /** The earlier claim, or undefined: it is taken now. */
  function take(claim: Claim | undefined): Claim | undefined {
    if (claim === undefined) return undefined;
    const key = keyOf(claim.scope, claim.key);
    const earlier = claims.get(key);
    if (earlier === undefined) claims.set(key, claim);
    return earlier;
  }
  function change(one: Kept, changes: SessionChanges & { readonly lastSeq?: number }): void {
    one.session = { ...one.session, ...present(changes) };
  }
  function notify(
    id: string,
    { session: { lastSeq, state } }: Kept,
    records: readonly LogRecord[],
  ) {
    watchers.notify(id, { records, lastSeq, state });
  }

  return {
    async create(session, claim) {
      if (kept.has(session.id)) throw new Error(`The session ${session.id} exists.`);
      const earlier = take(claim);
      if (earlier === undefined) kept.set(session.id, { session, records: [] });
      return earlier;
    },
    find: async (id) => kept.get(id)?.session,
    async update(id, changes, claim) {
      const one = kept.get(id);
      const earlier = take(claim);
      if (earlier !== undefined || one === undefined) return earlier;
      change(one, changes);
      notify(id, one, []);
      return undefined;
    },
    list: async (query) =>
      listed(
        [...kept.values()].map(({ session }) => session),
        query,
      ),
    async remove(id) {
      const one = kept.get(id);
      kept.delete(id);
      for (const [key, { sessionId }] of claims) if (sessionId === id) claims.delete(key);
      if (one !== undefined) watchers.notify(id, { ...one.session, records: [], isRemoved: true });
    },
    async append(id, { records, changes = {} }) {
      const one = kept.get(id);
      if (one === undefined) throw new Error(`There is no session ${id}.`);
      checkOrder(one.session.lastSeq, records);
      one.records.push(...records);
      change(one, { ...changes, lastSeq: records.at(-1)?.seq ?? one.session.lastSeq });
      notify(id, one, records);
    },
    read: async (id, page) => readPage(kept.get(id)?.records ?? [], page),
    firstSeq: async (id, run) => kept.get(id)?.records.find((record) => record.run === run)?.seq,
    claim: async (claim) => take(claim),
    findClaim: async (scope, key) => claims.get(keyOf(scope, key)),
    release: async (scope, key) => void claims.delete(keyOf(scope, key)),
    watch: watchers.add,
    close: async () => {},
  };
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

function listed(sessions: readonly StoredSession[], query: SessionQuery): StoredSession[] {
  const { owner, agentType, states, updatedBefore, cursor, limit } = query;
  return sessions
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

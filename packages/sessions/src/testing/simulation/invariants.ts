import { createVerifier, type Verifier } from "@agentstream/stream";

import { decodeRecord } from "../../decode-record.ts";
import type { Lease, Leases } from "../../leases.ts";
import type { LogRecord, Store } from "../../store.ts";
import type { SimNode } from "./create-node.ts";
import { leaseMs } from "./scenario.ts";

export interface Invariants {
  /** The store, of which each write is checked. */
  readonly watch: (store: Store) => Store;
  readonly agentStarted: (sessionId: string, run: number) => void;
  readonly agentAnswered: (sessionId: string, requestId: string) => void;
  readonly answerAccepted: (sessionId: string, requestId: string) => void;
  /** A client was informed which run its key is. */
  readonly accepted: (key: string, sessionId: string, run: number) => void;
  readonly readerGot: (reader: Reader, records: readonly LogRecord[]) => void;
  /** After the end: everything that was accepted has its end. */
  readonly checkEnd: () => void;
  readonly isAllOver: () => boolean;
}

export interface Reader {
  readonly sessionId: string;
  after: number;
}

interface Log {
  readonly texts: string[];
  readonly verifier: Verifier;
  readonly ended: Set<number>;
}

const textOf = ({ bytes }: LogRecord): string => Buffer.from(bytes).toString();

export function createInvariants(
  nodeOf: (name: string) => SimNode | undefined,
  now: () => number,
  fail: (message: string) => void,
): Invariants {
  const accepts = new Map<string, { sessionId: string; run: number }>();
  const once = createOnce(fail);
  const logs = createLogs(fail);
  return {
    watch: (store) => ({
      ...store,
      async append(id, batch) {
        await store.append(id, batch);
        logs.append(id, batch.records);
      },
      leases: watchLeases(store.leases, { nodeOf, now, fail }),
    }),
    agentStarted: (id, run) => once(`${id}: run ${run} was started`),
    agentAnswered: (id, requestId) => once(`${id}: the answer to ${requestId} took effect`),
    answerAccepted: (id, requestId) => once(`${id}: an answer to ${requestId} was accepted`),
    accepted(key, sessionId, run) {
      const { sessionId: id, run: number } = accepts.get(key) ?? { sessionId, run };
      if (id !== sessionId || number !== run)
        fail(`the key ${key} is run ${run} of ${sessionId}, and was ${number} of ${id}`);
      accepts.set(key, { sessionId, run });
    },
    readerGot(reader, records) {
      const { texts } = logs.of(reader.sessionId);
      for (const record of records) {
        if (record.seq !== reader.after + 1)
          fail(`${reader.sessionId}: a reader got ${record.seq} after ${reader.after}`);
        if (texts[record.seq - 1] !== textOf(record))
          fail(`${reader.sessionId}: a reader saw another ${record.seq} than the log has`);
        reader.after = record.seq;
      }
    },
    isAllOver: () =>
      [...accepts.values()].every(({ sessionId, run }) => logs.of(sessionId).ended.has(run)),
    checkEnd() {
      for (const [key, { sessionId, run }] of accepts)
        if (!logs.of(sessionId).ended.has(run))
          fail(`${sessionId}: run ${run} of the key ${key} was accepted, and has no end`);
      logs.checkEnd();
    },
  };
}

interface Logs {
  readonly of: (id: string) => Log;
  /** Checks the rules of streams as the log grows. */
  readonly append: (id: string, records: readonly LogRecord[]) => void;
  readonly checkEnd: () => void;
}

function createLogs(fail: (message: string) => void): Logs {
  const logs = new Map<string, Log>();
  function logOf(id: string): Log {
    const log = logs.get(id) ?? { texts: [], verifier: createVerifier(), ended: new Set() };
    logs.set(id, log);
    return log;
  }
  return {
    of: logOf,
    append(id, records) {
      const log = logOf(id);
      for (const record of records) {
        if (record.seq !== log.texts.length + 1)
          fail(`${id}: seq ${record.seq} was written after ${log.texts.length}`);
        log.texts.push(textOf(record));
        if (record.type === "sessionEnded") log.ended.add(record.run);
        const [violation] = log.verifier.push(decodeRecord(record));
        if (violation !== undefined)
          fail(`${id}: rule ${violation.clause} at ${record.seq}: ${violation.reason}`);
      }
    },
    checkEnd() {
      for (const [id, { verifier }] of logs) {
        const [violation] = verifier.end();
        if (violation !== undefined) fail(`${id}: rule ${violation.clause}: ${violation.reason}`);
      }
    },
  };
}

function createOnce(fail: (message: string) => void): (what: string) => void {
  const seen = new Set<string>();
  return (what) => {
    if (seen.has(what)) fail(`${what} twice`);
    seen.add(what);
  };
}

interface LeaseWatch {
  readonly nodeOf: (name: string) => SimNode | undefined;
  readonly now: () => number;
  readonly fail: (message: string) => void;
}

/** Nobody gets a lease that another holds, nor that of a process with which nothing was wrong. */
function watchLeases(leases: Leases, { nodeOf, now, fail }: LeaseWatch): Leases {
  const held = new Map<string, { readonly lease: Lease; readonly until: number }>();
  const keep = (lease: Lease, ttlMs: number): void =>
    void held.set(lease.sessionId, { lease, until: now() + ttlMs });
  return {
    ...leases,
    async acquire(wanted, ttlMs) {
      const lease = await leases.acquire(wanted, ttlMs);
      if (lease === undefined) return undefined;
      const earlier = held.get(lease.sessionId);
      if (earlier !== undefined) {
        const { holder } = earlier.lease;
        const what = `${lease.holder} got the lease of ${lease.sessionId} that ${holder} holds`;
        if (earlier.until > now()) fail(what);
        if ((nodeOf(holder)?.lastTrouble() ?? Infinity) < now() - 2 * leaseMs)
          fail(`${what}, with which nothing was wrong`);
      }
      keep(lease, ttlMs);
      return lease;
    },
    async extend(lease, ttlMs) {
      const isExtended = await leases.extend(lease, ttlMs);
      if (isExtended) keep(lease, ttlMs);
      return isExtended;
    },
    async release(lease) {
      await leases.release(lease);
      if (held.get(lease.sessionId)?.lease.epoch === lease.epoch) held.delete(lease.sessionId);
    },
  };
}

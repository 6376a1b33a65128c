import type { Session, UnifiedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { requireScope, type Caller } from "./caller.ts";
import { dropRuns, findSession, type Context } from "./context.ts";
import { createMailbox } from "./create-mailbox.ts";
import { decodeRecord } from "./decode-record.ts";
import { isOver } from "./learn-facts.ts";
import { readLog, type ReadItem, type ReadOptions } from "./read-log.ts";
import type { LogRecord, LogUpdate, SessionQuery, StoredSession } from "./store.ts";

export interface ListQuery extends Pick<SessionQuery, "agentType" | "states" | "cursor"> {
  readonly limit: number;
}

export interface SessionList {
  readonly sessions: readonly StoredSession[];
  readonly next: string | null;
}

export interface EventPageQuery {
  readonly after: number;
  readonly limit: number;
  /** How long to wait for the first event, if there is none yet. */
  readonly waitMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface RecordPage {
  readonly records: readonly LogRecord[];
  readonly next: number | null;
}

export async function getSession(
  context: Context,
  caller: Caller,
  id: string,
): Promise<StoredSession> {
  requireScope(caller, "read");
  return findSession(context, caller, id);
}

export async function listSessions(
  { store }: Context,
  caller: Caller,
  query: ListQuery,
): Promise<SessionList> {
  requireScope(caller, "read");
  const owner = caller.scopes.includes("admin") ? undefined : caller.owner;
  const found = await store.list({ ...query, owner, limit: query.limit + 1 });
  const sessions = found.slice(0, query.limit);
  return { sessions, next: found.length > query.limit ? (sessions.at(-1)?.id ?? null) : null };
}

/** The events of a session, as a stream. When its last reader leaves, a session with onDisconnect: cancel is cancelled. */
export async function* readSession(
  context: Context,
  caller: Caller,
  id: string,
  options: ReadOptions,
): AsyncGenerator<ReadItem, void, undefined> {
  const session = await getSession(context, caller, id);
  const { readers, work } = context;
  readers.set(id, (readers.get(id) ?? 0) + 1);
  try {
    yield* readLog(context.store, id, options, {
      position: () => work.position(id),
      watch: context.watchQueue,
      isClosed: () => context.phase.isClosed,
      pace: context.clock.createPacer(),
    });
  } finally {
    const left = (readers.get(id) ?? 1) - 1;
    if (left > 0) readers.set(id, left);
    else readers.delete(id);
    // a server that stops sends its readers to another one
    const hasLeft = left === 0 && !context.phase.isClosed;
    if (hasLeft && session.settings.onDisconnect === "cancel") await dropAll(context, id);
  }
}

async function dropAll(context: Context, id: string): Promise<void> {
  const session = await context.store.find(id);
  if (session !== undefined && !isOver(session.state)) await dropRuns(context, id, session.runs);
}

/** As `readSession`, without notices, and decoded. */
export async function* readEvents(
  context: Context,
  caller: Caller,
  id: string,
  options: ReadOptions,
): AsyncGenerator<UnifiedEvent, void, undefined> {
  for await (const item of readSession(context, caller, id, options))
    if ("records" in item) for (const record of item.records) yield decodeRecord(record);
}

export async function readPage(
  context: Context,
  caller: Caller,
  id: string,
  query: EventPageQuery,
): Promise<RecordPage> {
  await getSession(context, caller, id);
  const mailbox = createMailbox<LogUpdate>();
  const stop = await context.store.watch(id, mailbox.put);
  try {
    return await waitForPage(context, id, query, mailbox.wait);
  } finally {
    stop();
  }
}

async function waitForPage(
  { store, clock }: Context,
  id: string,
  { after, limit, waitMs, signal }: EventPageQuery,
  wait: (options: { signal?: AbortSignal | undefined; timeoutMs: number }) => Promise<void>,
): Promise<RecordPage> {
  const until = clock.now() + waitMs;
  for (;;) {
    // the session first: its state must not be newer than the records
    const session = await store.find(id);
    const records = await store.read(id, { after, limit });
    const seq = records.at(-1)?.seq ?? after;
    const hasAll = session === undefined || (isOver(session.state) && seq >= session.lastSeq);
    if (hasAll) return { records, next: null };
    const left = until - clock.now();
    if (records.length > 0 || left <= 0 || signal?.aborted === true) return { records, next: seq };
    await wait({ signal, timeoutMs: left });
  }
}

/** A session in the form of the API. */
export function toSession(session: StoredSession): Session {
  const { id, agentType, state, createdAt, updatedAt, lastSeq, turn } = session;
  const { usage, nativeSessionId, alias } = session;
  return present({
    id,
    agentType,
    state,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    lastSeq,
    turn,
    usage,
    nativeSessionId,
    alias,
  });
}

import { createDialect } from "@agentstream/dialects";
import type { SessionEvent } from "@agentstream/schema";
import { decodeRecord, type Caller, type ReadItem, type Sessions } from "@agentstream/sessions";

/** A session as `SessionEvent`s, from its first one on. */
export async function* translate(items: AsyncIterable<ReadItem>): AsyncGenerator<SessionEvent> {
  const dialect = createDialect("session-event");
  for await (const item of items) {
    if (!("records" in item)) continue;
    for (const record of item.records) yield* dialect.push(decodeRecord(record));
  }
  yield* dialect.end();
}

const pageSize = 500;

/** A part of them, counted from the first one; what has not happened yet is not waited for. */
export async function readPart(
  sessions: Sessions,
  caller: Caller,
  id: string,
  offset: number,
  limit: number,
): Promise<readonly SessionEvent[]> {
  const dialect = createDialect("session-event");
  const found: SessionEvent[] = [];
  let count = 0;
  function take(values: readonly SessionEvent[]): void {
    for (const value of values) if (count++ >= offset && found.length < limit) found.push(value);
  }
  for (let after = 0; found.length < limit;) {
    const page = await sessions.page(caller, id, { after, limit: pageSize, waitMs: 0 });
    for (const record of page.records) take(dialect.push(decodeRecord(record)));
    if (page.next === null) take(dialect.end());
    if (page.next === null || page.records.length === 0) return found;
    after = page.next;
  }
  return found;
}

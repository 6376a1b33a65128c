import { createDialect } from "@agentstream/dialects";
import type { SessionEvent } from "@agentstream/schema";
import { decodeRecord, type ReadItem } from "@agentstream/sessions";

/** A session as `SessionEvent`s, from its first one on. */
export async function* translate(items: AsyncIterable<ReadItem>): AsyncGenerator<SessionEvent> {
  const dialect = createDialect("session-event");
  for await (const item of items) {
    if (!("records" in item)) continue;
    for (const record of item.records) yield* dialect.push(decodeRecord(record));
  }
  yield* dialect.end();
}

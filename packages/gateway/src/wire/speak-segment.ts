import { createDialect, type DialectName, type DialectOptions } from "@agentstream/dialects";
import { decodeRecord, followRequests, type ReadItem, type Sessions } from "@agentstream/sessions";
import type { RequestEvent } from "@agentstream/stream";

/** A part of a run, for clients that answer the agent's requests with their next request. */
export interface Segment {
  readonly sessions: Sessions;
  readonly sessionId: string;
  readonly dialect: DialectName;
  readonly options: DialectOptions;
  /** The requests that the client answers: it has everything before them. */
  readonly answered: readonly string[];
  /** Ends at the first request that waits for an answer. */
  readonly pauses: boolean;
  /** Whether a value is the last one of a segment. */
  readonly isLast: (value: object) => boolean;
}

/** The values of a run from its start, or from the answered requests, to the next open request or its end. */
export async function* speakSegment(
  items: AsyncIterable<ReadItem>,
  { sessions, sessionId, dialect: name, options, answered, pauses, isLast }: Segment,
): AsyncGenerator<readonly object[]> {
  const ahead = new Set(answered);
  const requests = followRequests(sessions, sessionId);
  const isOver = (request: RequestEvent): boolean => requests.isSettled(request);
  const dialect = createDialect(name, {
    ...options,
    isSettled: (request) => !answered.includes(request.requestId) && isOver(request),
    pausesAt: (request) => ahead.delete(request.requestId) || (pauses && !isOver(request)),
  });
  let isSkipping = answered.length > 0;

  /** The values that the client does not have yet, and whether they end the segment. */
  function take(values: readonly object[]): { readonly fresh: object[]; readonly ends: boolean } {
    const fresh: object[] = [];
    for (const value of values) {
      if (!isSkipping) fresh.push(value);
      if (!isLast(value)) continue;
      if (!isSkipping) return { fresh, ends: true };
      isSkipping = ahead.size > 0;
    }
    return { fresh, ends: false };
  }

  for await (const item of items) {
    if (!("records" in item)) continue;
    await requests.update(item.records);
    for (const record of item.records) {
      const { fresh, ends } = take(dialect.push(decodeRecord(record)));
      if (fresh.length > 0) yield fresh;
      if (ends) return;
    }
  }
  const { fresh } = take(dialect.end());
  if (fresh.length > 0) yield fresh;
}

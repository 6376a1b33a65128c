import { createDialect, type Dialect } from "@agentstream/dialects";
import type { SessionEvent } from "@agentstream/schema";
import { decodeRecord } from "@agentstream/sessions";

import type { RouteCall } from "../../route.ts";

/** How far a reader of a session has come. */
export interface ApiPart {
  readonly dialect: Dialect<SessionEvent>;
  /** The seq of the newest event that the dialect was given. */
  readonly after: number;
  /** What had no room in the part before. */
  readonly rest: readonly SessionEvent[];
  /** The session had ended: after the rest nothing is read, since a further turn needs a dialect of its own. */
  readonly isOver: boolean;
}

/** A part of a session's events, counted from the first one; what has not happened yet is not waited for. */
export async function readPart(
  { context, caller }: RouteCall,
  id: string,
  offset: number,
  limit: number,
): Promise<readonly SessionEvent[]> {
  const { sessions, apiParts } = context;
  await sessions.get(caller, id);
  const place = { sessionId: id, dialect: "api", after: offset };
  const continued = apiParts.take(place);
  const dialect = continued?.dialect ?? createDialect("session-event");
  const found: SessionEvent[] = [...(continued?.rest ?? [])];
  let after = continued?.after ?? 0;
  let skipped = continued === undefined ? offset : 0;
  let isOver = continued?.isOver ?? false;

  function take(values: readonly SessionEvent[]): void {
    found.push(...values.slice(skipped));
    skipped = Math.max(0, skipped - values.length);
  }

  let size = 0;
  for (
    let isRead = isOver;
    !isRead && found.length < limit && (found.length === 0 || size < mostBytes);
  ) {
    const page = await sessions.page(caller, id, { after, limit: pageSize, waitMs: 0 });
    for (const record of page.records) take(dialect.push(decodeRecord(record)));
    size = skipped > 0 ? 0 : page.records.reduce((sum, { bytes }) => sum + bytes.length, size);
    isOver = page.next === null;
    if (isOver) take(dialect.end());
    isRead = isOver || page.records.length === 0;
    after = page.next ?? after;
  }
  const part = found.slice(0, limit);
  const more = { dialect, after, rest: found.slice(limit), isOver };
  if (!isOver || more.rest.length > 0)
    apiParts.put({ ...place, after: offset + part.length }, more);
  return part;
}

const pageSize = 500;
/** A part with large events has fewer of them than were asked for. */
const mostBytes = 4_194_304;

import type { UnifiedEvent } from "@agentstream/schema";
import { decodeRecord, isOver, type StoredSession } from "@agentstream/sessions";

import { mayRead } from "../may-read.ts";
import type { RouteCall } from "../route.ts";
import { createAnswerLimit } from "./create-answer-limit.ts";

const pageSize = 1000;

/**
 * The events of the runs that are over, and of the one that runs its beginning and its prompt. Throws if they are more
 * than one answer may have.
 */
export async function readEndedRuns(
  { context, caller }: Pick<RouteCall, "context" | "caller">,
  session: StoredSession,
): Promise<readonly UnifiedEvent[]> {
  const { sessions } = context;
  const current = isOver(session.state) ? undefined : await sessions.currentRun(session);
  const events: UnifiedEvent[] = [];
  const limit = createAnswerLimit(session.id);
  // a page has fewer events than were asked for where they are large
  for (let after = 0; after < session.lastSeq;) {
    const query = { after, limit: pageSize, waitMs: 0 };
    const { records } = await sessions.page(mayRead(caller), session.id, query);
    for (const record of records) {
      if (record.run === current && record.type !== "turnStarted") continue;
      limit.add(record.bytes.length);
      events.push(decodeRecord(record));
    }
    const last = records.at(-1)?.seq;
    if (last === undefined) break;
    after = last;
  }
  return events;
}

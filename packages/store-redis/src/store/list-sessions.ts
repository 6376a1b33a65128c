import type { SessionQuery, StoredSession } from "@agentstream/sessions";

import { findSession } from "./find-session.ts";
import type { Parts } from "./parts.ts";
import type { SessionIndex } from "./session-index.ts";

/** How many rows are read at once. */
const leastRead = 50;
const mostRead = 500;

/** Ids are made in the order of time: they are the order, too. */
export async function listSessions(
  parts: Pick<Parts, "client" | "names">,
  index: SessionIndex,
  query: SessionQuery,
): Promise<readonly StoredSession[]> {
  const found: StoredSession[] = [];
  if (await index.hasNone(query)) return found;
  const limit = Math.min(Math.max(query.limit, leastRead), mostRead);
  for (let { cursor } = query; found.length < query.limit;) {
    const ids = await index.candidates({ ...query, cursor, limit });
    const rows = await Promise.all(ids.map((id) => findSession(parts, id)));
    for (const row of rows) if (row !== undefined && fits(row, query)) found.push(row);
    if (ids.length < limit) break;
    cursor = ids.at(-1);
  }
  return found.slice(0, query.limit);
}

const fits = (
  session: StoredSession,
  { owner, agentType, states, updatedBefore }: SessionQuery,
): boolean =>
  (owner === undefined || session.owner === owner) &&
  (agentType === undefined || session.agentType === agentType) &&
  (states === undefined || states.includes(session.state)) &&
  (updatedBefore === undefined || session.updatedAt < updatedBefore);

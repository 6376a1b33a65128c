import type { Session } from "@agentstream/schema";

import { emptySummary, summarize, type SessionSummary } from "../model/session-summary.ts";
import type { Gateway } from "./gateway.ts";

/** A session as the list shows it. */
export interface ListedSession {
  readonly session: Session;
  readonly summary: SessionSummary;
}

/** Requests that wait are among the newest events: the agent waits too. */
const tailLength = 200;
const titleLength = 8;

/** The sessions, with what was read of each before. */
export async function readSessions(
  gateway: Gateway,
  before: readonly ListedSession[],
): Promise<ListedSession[]> {
  const known = new Map(before.map((listed) => [listed.session.id, listed]));
  const { sessions } = await gateway.client.listSessions({ limit: 100 });
  const listed: ListedSession[] = [];
  for (const session of sessions) {
    const summary = known.get(session.id)?.summary ?? emptySummary;
    listed.push({ session, summary: await newestSummary(gateway, session, summary) });
  }
  return sorted(listed);
}

async function newestSummary(
  { readPage }: Gateway,
  { id, lastSeq, state }: Session,
  known: SessionSummary,
): Promise<SessionSummary> {
  let summary = known;
  if (summary.seq >= lastSeq) return summary;
  if (summary.title === undefined) summary = summarize(summary, await readPage(id, 0, titleLength));
  if (state !== "running") return { ...summary, waiting: new Set(), seq: lastSeq };
  const after = Math.max(summary.seq, lastSeq - tailLength);
  return after >= lastSeq ? summary : summarize(summary, await readPage(id, after, tailLength));
}

/** What waits for an answer comes first, then what runs, then the newest. */
const sorted = (sessions: readonly ListedSession[]): ListedSession[] =>
  sessions.toSorted(
    (left, right) =>
      rankOf(left) - rankOf(right) || right.session.createdAt.localeCompare(left.session.createdAt),
  );

export function rankOf({ session, summary }: ListedSession): number {
  if (summary.waiting.size > 0) return 0;
  return session.state === "running" || session.state === "queued" ? 1 : 2;
}

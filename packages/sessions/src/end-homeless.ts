import type { Context } from "./context.ts";
import { homeGone } from "./held-run.ts";
import { homesOf } from "./membership.ts";
import { memoryOf } from "./route-of.ts";
import type { StoredSession } from "./store.ts";

/** Ends the prompts of a session that wait for a home which is gone. To be called now and then. */
export type EndHomeless = (context: Context, session: StoredSession) => Promise<void>;

export function createEndHomeless(): EndHomeless {
  /** When it was missed first. */
  const missed = new Map<string, number>();
  return async ({ membership, work, clock, leaseMs }, session) => {
    const home = memoryOf(session);
    if (membership === undefined || home === undefined || session.state !== "queued") return;
    if (homesOf(membership).has(home)) return void missed.delete(home);
    const since = missed.get(home) ?? clock.now();
    missed.set(home, since);
    // a node that has lost its connection for a moment is not gone
    const waitMs = Math.max(membership.homeTimeoutMs, 2 * leaseMs);
    if (clock.now() - since >= waitMs) await work.cancel(session.id, session.runs, homeGone(home));
  };
}

import type { SessionState } from "@agentstream/schema";

import type { Context } from "./context.ts";
import type { LogRecord, SessionChanges } from "./store.ts";

/** The last records of a run, and what they change in its session. */
export interface RunEnd {
  /** The id of the session. */
  readonly id: string;
  readonly number: number;
  readonly records: readonly LogRecord[];
  readonly changes: SessionChanges;
  readonly state: SessionState;
  readonly urgent?: boolean;
}

/**
 * Appends the end of a run. It takes turns with new prompts: where one was accepted meanwhile, the session is
 * queued, and this end is not the session's.
 */
export const appendEnd = (
  { store, lock, now }: Pick<Context, "store" | "lock" | "now">,
  { id, number, records, changes, state, urgent }: RunEnd,
): Promise<void> =>
  lock(id, async () => {
    const hasNext = ((await store.find(id))?.runs ?? 0) > number;
    await store.append(id, {
      records,
      changes: { ...changes, state: hasNext ? "queued" : state, updatedAt: now() },
      urgent,
    });
  });

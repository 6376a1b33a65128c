import type { SessionState } from "@agentstream/schema";

import { appendSurely } from "./append-surely.ts";
import type { Context } from "./context.ts";
import type { Lease } from "./leases.ts";
import { StoreConflictError, type LogRecord, type SessionChanges } from "./store.ts";

/** The last records of a run, and what they change in its session. */
export interface RunEnd {
  readonly number: number;
  readonly records: readonly LogRecord[];
  readonly changes: SessionChanges;
  readonly state: SessionState;
  readonly urgent?: boolean;
}

/** Appends the end of a run. Where another prompt was accepted meanwhile, the session is queued, and this end is not the session's. */
export async function appendEnd(
  context: Pick<Context, "store" | "clock">,
  lease: Lease,
  { number, records, changes, state, urgent }: RunEnd,
): Promise<void> {
  const { store, clock } = context;
  for (;;) {
    const runs = (await store.find(lease.sessionId))?.runs ?? 0;
    const next = runs > number ? "queued" : state;
    try {
      return await appendSurely(context, lease, {
        records,
        changes: { ...changes, state: next, updatedAt: clock.now() },
        expect: { runs },
        urgent,
      });
    } catch (error) {
      const isOther = error instanceof StoreConflictError;
      if (!isOther || (await store.find(lease.sessionId))?.runs === runs) throw error;
    }
  }
}

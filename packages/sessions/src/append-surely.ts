import { pause } from "./clock.ts";
import type { Context } from "./context.ts";
import type { Lease } from "./leases.ts";
import {
  StoreConflictError,
  StoreUnavailableError,
  type Batch,
  type LogRecord,
  type Store,
} from "./store.ts";

/** How long to wait before a store that is away is tried again. */
const retryMs = 500;

/**
 * Appends a batch by the lease of its writer. While the store is away it waits, and so does the agent. Throws a
 * StoreConflictError if the log is another writer's by now.
 */
export async function appendSurely(
  { store, clock }: Pick<Context, "store" | "clock">,
  { sessionId, epoch }: Lease,
  batch: Omit<Batch, "epoch">,
): Promise<void> {
  const [first] = batch.records;
  for (let isUnsure = false; ;) {
    try {
      return await store.append(sessionId, { epoch, ...batch });
    } catch (error) {
      const wasMaybeOurs = isUnsure && error instanceof StoreConflictError;
      if (wasMaybeOurs && first !== undefined && (await isThere(store, sessionId, first))) return;
      if (!(error instanceof StoreUnavailableError)) throw error;
      isUnsure = true;
      await pause(clock, retryMs);
    }
  }
}

/** Whether an append whose reply was lost has been done. */
async function isThere(store: Store, id: string, first: LogRecord): Promise<boolean> {
  const [found] = await store.read(id, { after: first.seq - 1, limit: 1 });
  return found !== undefined && Buffer.compare(found.bytes, first.bytes) === 0;
}

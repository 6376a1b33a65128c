import type { UnifiedEvent } from "@agentstream/schema";

import { decodeRecord } from "./decode-record.ts";
import type { Store } from "./store.ts";

/** A store that passes on every event once it is in the log. */
export const observeStore = (
  store: Store,
  observe: (sessionId: string, events: readonly UnifiedEvent[]) => void,
): Store => ({
  ...store,
  async append(id, batch) {
    await store.append(id, batch);
    observe(id, batch.records.map(decodeRecord));
  },
});

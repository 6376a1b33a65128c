import { schemaMajor, type UnifiedEvent } from "@agentstream/schema";

import type { LogRecord } from "./store.ts";

/** An event as a record: the bytes are made once, for all readers. */
export const encodeRecord = (event: UnifiedEvent): LogRecord => ({
  seq: event.seq ?? 0,
  run: event.run ?? 1,
  type: event.type,
  major: schemaMajor,
  bytes: Buffer.from(JSON.stringify(event)),
});

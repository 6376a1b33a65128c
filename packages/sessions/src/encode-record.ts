import { schemaMajor as major, type UnifiedEvent } from "@agentstream/schema";

import type { LogRecord } from "./store.ts";

/** The bytes that every reader is served. */
export const encodeRecord = (event: UnifiedEvent): LogRecord => ({
  seq: event.seq ?? 0,
  run: event.run ?? 1,
  type: event.type,
  major,
  bytes: Buffer.from(JSON.stringify(event)),
});

import type { UnifiedEvent } from "@agentstream/schema";

import type { LogRecord } from "./store.ts";

/** The major version of the schemas that events are written by. */
const major = 1;

/** The bytes that every reader is served. */
export const encodeRecord = (event: UnifiedEvent): LogRecord => ({
  seq: event.seq ?? 0,
  run: event.run ?? 1,
  type: event.type,
  major,
  bytes: Buffer.from(JSON.stringify(event)),
});

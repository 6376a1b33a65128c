import type { UnifiedEvent } from "@agentstream/schema";

import type { LogRecord } from "./store.ts";

/** The event that was stored: what was written by us is taken for what it was. */
export const decodeRecord = ({ bytes }: LogRecord): UnifiedEvent =>
  JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());

import type { UnifiedEvent } from "@agentstream/schema";

import type { LogRecord } from "./store.ts";

/** The stored event. It was written by us, so it is not validated again. */
export const decodeRecord = ({ bytes }: LogRecord): UnifiedEvent =>
  JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());

import type { KnownEvent } from "@agentstream/schema";

/** What all events have. */
const common: ReadonlySet<string> = new Set([
  "id",
  "sessionId",
  "timestamp",
  "type",
  "seq",
  "run",
  "agentType",
  "origin",
  "raw",
]);

/** What an event says, without what all events have. */
export const payloadOf = (event: KnownEvent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(event).filter(([field]) => !common.has(field)));

import type { EventTable, EventType } from "@agentstream/schema";

import type { TimelineParts } from "../timeline.ts";

/** The handlers of some types of events. Each gives the key of the event's item. */
export type HandlersOf<T extends EventType> = Pick<
  EventTable<[parts: TimelineParts, place: number], string>,
  T
>;

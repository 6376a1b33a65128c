import type { UnifiedEvent } from "@agentstream/schema";

import type { Item } from "./item.ts";

/** An item of the story, and one of its events. */
export interface Selection {
  readonly key: string;
  /** The event's place; absent: the one that the item is about. */
  readonly place?: number | undefined;
}

/** The place of the event that is shown of a selected item: a call is about its start, not about the pieces of its input. */
export function placeOf(
  { places }: Item,
  { place }: Selection,
  events: readonly UnifiedEvent[],
): number | undefined {
  if (place !== undefined && places.includes(place)) return place;
  return places.find((one) => events[one]?.type !== "toolInputChunk") ?? places[0];
}

import type { UnifiedEvent } from "@agentstream/schema";

/** The places of the events that have all words, in any of their fields; undefined: all of them. */
export function matchEvents(events: readonly UnifiedEvent[], text: string): number[] | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const places: number[] = [];
  events.forEach((event, place) => {
    const json = JSON.stringify({ ...event, raw: undefined }).toLowerCase();
    if (words.every((word) => json.includes(word))) places.push(place);
  });
  return places;
}

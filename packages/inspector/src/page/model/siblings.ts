import type { UnifiedEvent } from "@agentstream/schema";

/** The other events that came from the same native line: they stand next to each other. */
export function siblingsOf(events: readonly UnifiedEvent[], place: number): UnifiedEvent[] {
  const event = events[place];
  const line = event?.origin?.line;
  if (event === undefined || line === undefined) return [];
  const isSame = (other: UnifiedEvent | undefined): other is UnifiedEvent =>
    other?.origin?.line === line && other.run === event.run;
  const found: UnifiedEvent[] = [];
  for (let at = place - 1; at >= 0; at--) {
    const other = events[at];
    if (!isSame(other)) break;
    found.unshift(other);
  }
  for (let at = place + 1; at < events.length; at++) {
    const other = events[at];
    if (!isSame(other)) break;
    found.push(other);
  }
  return found;
}

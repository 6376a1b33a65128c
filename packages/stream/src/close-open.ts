import type { UnifiedEvent } from "@agentstream/schema";

import { closingEvents, type Ending } from "./closing-events.ts";
import { createStamper } from "./create-stamper.ts";
import { createOpenThings, follow, type OpenThings } from "./open-things.ts";

/**
 * The events that close whatever is open in a stream that was cut off. `events` are those of its last run, at
 * least; `at` is the time, in milliseconds since 1970.
 */
export function closeOpen(
  events: readonly UnifiedEvent[],
  ending: Ending,
  at: number,
): UnifiedEvent[] {
  const last = events.at(-1);
  if (last === undefined) return [];
  const open = createOpenThings();
  for (const event of events) follow(open, event);
  return closeAfter(open, { ...last, seq: last.seq ?? events.length }, ending, at);
}

/** The same for a stream that is not in memory: what is open in it, and its last event. */
export function closeAfter(
  open: OpenThings,
  last: UnifiedEvent,
  ending: Ending,
  at: number,
): UnifiedEvent[] {
  const { sessionId, seq = 0, run = 1, agentType, timestamp } = last;
  const stamp = createStamper({
    sessionId,
    run,
    firstSeq: seq + 1,
    agentType: agentType ?? "unknown",
    now: () => Math.max(at, Date.parse(timestamp)),
  });
  return closingEvents(open, ending).map((draft) => stamp(draft));
}

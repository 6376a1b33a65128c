import { isKnownEvent, type UnifiedEvent } from "@agentstream/schema";

import { createFiles, type FileHistory } from "./files.ts";
import { handle } from "./handlers.ts";
import type { Item } from "./item.ts";
import { createItems, type Items } from "./items.ts";
import { createNatives, type Natives } from "./natives.ts";
import { createTotals, type Totals } from "./totals.ts";

/** What a page shows of the events of a session, made from one event after the other. */
export interface Timeline {
  readonly events: readonly UnifiedEvent[];
  readonly items: readonly Item[];
  readonly itemOf: (key: string) => Item | undefined;
  /** The item that an event belongs to, by the event's place. */
  readonly itemAt: (place: number) => Item | undefined;
  readonly files: ReadonlyMap<string, FileHistory>;
  readonly natives: Natives;
  readonly totals: Totals;
  /** How many old events were dropped. */
  readonly dropped: number;
  readonly push: (events: readonly UnifiedEvent[]) => void;
}

export interface TimelineParts {
  readonly items: Items;
  /** Whether a turn's prompt is already shown as a message. */
  readonly shownPrompts: Set<string>;
  /** The errors and remedies of this turn that are shown. */
  readonly shownFailures: Set<string>;
}

export function createTimeline(dropped = 0): Timeline {
  const events: UnifiedEvent[] = [];
  const keys: string[] = [];
  const parts: TimelineParts = {
    items: createItems(),
    shownPrompts: new Set(),
    shownFailures: new Set(),
  };
  const files = createFiles();
  const natives = createNatives();
  const totals = createTotals();
  const { items } = parts;

  function take(event: UnifiedEvent): void {
    const place = events.push(event) - 1;
    natives.note(event);
    if (isKnownEvent(event)) {
      totals.note(event);
      if (event.type === "fileChanged") files.note(event);
    }
    keys.push(handle(parts, event, place));
  }

  return {
    events,
    items: items.list,
    itemOf: items.get,
    itemAt: (place) => items.get(keys[place] ?? ""),
    files: files.byPath,
    natives,
    totals: totals.current,
    dropped,
    push: (more) => more.forEach(take),
  };
}

/** More events than these are not kept. */
const mostEvents = 200_000;

/** The timeline with further events; a new one, without the older half, where there are too many. */
export function extended(
  timeline: Timeline,
  more: readonly UnifiedEvent[],
  most = mostEvents,
): Timeline {
  timeline.push(more);
  const excess = timeline.events.length - most;
  if (excess <= 0) return timeline;
  const kept = timeline.events.slice(-Math.floor(most / 2));
  const next = createTimeline(timeline.dropped + timeline.events.length - kept.length);
  next.push(kept);
  return next;
}

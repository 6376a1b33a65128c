import type { UnifiedEvent } from "@agentstream/schema";
import type { JSX } from "preact";

import { describeEvent } from "../../model/describe-event.ts";

interface EventRowProps {
  readonly event: UnifiedEvent;
  readonly place: number;
  readonly isSelected: boolean;
  readonly onSelect: (place: number) => void;
}

/** One event, as it came. */
export const EventRow = ({ event, place, isSelected, onSelect }: EventRowProps): JSX.Element => (
  <button
    type="button"
    class="event"
    aria-current={isSelected ? "true" : undefined}
    onClick={() => onSelect(place)}
  >
    <span class="event-seq">{event.seq ?? place + 1}</span>
    <span class={`event-type ${event.type.includes(":") ? "extension" : ""}`}>{event.type}</span>
    <span class="event-text">{describeEvent(event)}</span>
    <span class="event-line">
      {event.origin?.line === undefined ? "" : `line ${event.origin.line}`}
    </span>
  </button>
);

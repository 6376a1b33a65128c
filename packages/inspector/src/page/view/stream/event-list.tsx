import type { JSX } from "preact";

import { matchEvents } from "../../model/match-events.ts";
import { placeOf } from "../../model/selection.ts";
import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { useStore } from "../../state/store.ts";
import { VirtualList } from "../parts/virtual-list.tsx";
import { EventRow } from "../rows/event-row.tsx";

/** All events, one line each. */
export function EventList({ shown }: { readonly shown: Shown }): JSX.Element {
  const { selected, select, filter } = useApp();
  const selection = useStore(selected);
  const { words } = useStore(filter);
  const { timeline } = shown;
  const places = matchEvents(timeline.events, words);
  const item = selection && timeline.itemOf(selection.key);
  const selectedPlace = selection && item && placeOf(item, selection, timeline.events);
  const placeAt = (index: number): number => places?.[index] ?? index;
  const indexOf = (place: number): number | undefined => {
    const index = places?.indexOf(place) ?? place;
    return index === -1 ? undefined : index;
  };
  const count = places?.length ?? timeline.events.length;
  if (count === 0) return <p class="center muted grow">No event matches.</p>;
  return (
    <VirtualList
      key={words}
      label="Events"
      count={count}
      estimate={27}
      isLive={words === ""}
      target={selectedPlace === undefined ? undefined : indexOf(selectedPlace)}
      keyAt={(index) => String(placeAt(index))}
      rowAt={(index) => {
        const place = placeAt(index);
        const event = timeline.events[place];
        const key = timeline.itemAt(place)?.key;
        if (event === undefined) return undefined;
        return (
          <EventRow
            event={event}
            place={place}
            isSelected={place === selectedPlace}
            onSelect={() => key !== undefined && select(key, place)}
          />
        );
      }}
    />
  );
}

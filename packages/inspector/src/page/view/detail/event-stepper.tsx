import type { JSX } from "preact";

import type { Item } from "../../model/item.ts";
import { placeOf, type Selection } from "../../model/selection.ts";
import { siblingsOf } from "../../model/siblings.ts";
import { formatAddress } from "../../state/address.ts";
import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { Json } from "../parts/json.tsx";
import { NativeLine } from "./native-line.tsx";

interface EventStepperProps {
  readonly item: Item;
  readonly selection: Selection;
  readonly shown: Shown;
}

/** The events of an item, one after the other, each with its native line beside it. */
export function EventStepper(props: EventStepperProps): JSX.Element | null {
  const { item, selection, shown } = props;
  const { select } = useApp();
  const { key, places } = item;
  const { timeline, sessionId, source } = shown;
  const place = placeOf(item, selection, timeline.events) ?? -1;
  const at = places.indexOf(place);
  const event = timeline.events[place];
  if (event === undefined) return null;
  const step = (by: number): void => {
    const next = places[at + by];
    if (next !== undefined) select(key, next);
  };
  const { raw: _raw, ...unified } = event;
  const siblings = siblingsOf(timeline.events, place);
  const link = (): string =>
    `${location.href.split("#")[0] ?? ""}${formatAddress({ sessionId, seq: event.seq })}`;
  return (
    <section class="stepper" aria-label="Events">
      <div class="stepper-head">
        <h3>
          Event {at + 1} of {places.length}
        </h3>
        {places.length > 1 && (
          <>
            <IconButton icon="back" label="Previous event" onClick={() => step(-1)} />
            <IconButton icon="chevron" label="Next event" onClick={() => step(1)} />
          </>
        )}
        <span class="grow" />
        {source === "live" && <CopyButton label="Copy a link to this event" text={link} />}
      </div>
      <div class="beside">
        <NativeLine native={timeline.natives.of(event)} event={event} />
        <div class="column">
          <div class="column-head">
            <span>Unified event</span>
            <CopyButton label="Copy the event" text={() => JSON.stringify(unified)} />
          </div>
          <Json value={unified} />
        </div>
      </div>
      {siblings.length > 0 && (
        <p class="muted">
          The same line also became{" "}
          {siblings.map(({ type }) => (
            <code>{type} </code>
          ))}
        </p>
      )}
    </section>
  );
}

import { filterItems } from "../model/filter-items.ts";
import { matchEvents } from "../model/match-events.ts";
import { placeOf, type Selection } from "../model/selection.ts";
import { useApp } from "../state/app-context.ts";
import type { App } from "../state/create-app.ts";
import type { Shown } from "../state/shown.ts";
import { useKeys } from "../state/use-keys.ts";

/** The keys of the whole page. Cards that wait for an answer have keys of their own. */
export function Keys(): null {
  const app = useApp();
  function move(step: number): void {
    const shown = app.viewer.shown.get();
    if (shown === undefined) return;
    const next =
      app.view.get() === "story" ? itemAfter(app, shown, step) : eventAfter(app, shown, step);
    if (next === undefined) return;
    app.selected.set(next);
    app.tab.set("detail");
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    n: () => {
      if (app.connection.get().state === "open") app.dialog.set("start");
    },
    e: () => app.view.update((view) => (view === "story" ? "events" : "story")),
    "/": () => document.querySelector<HTMLInputElement>("#search")?.focus(),
    Escape() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      app.selected.set(undefined);
      app.pane.update((pane) => (pane === "detail" ? "stream" : pane));
    },
  });
  return null;
}

function itemAfter(app: App, { timeline }: Shown, step: number): Selection | undefined {
  const items = filterItems(timeline.items, app.filter.get());
  const key = app.selected.get()?.key;
  const index = items.findIndex((item) => item.key === key);
  const next = neighbour(items, index, step);
  return next && { key: next.key };
}

function eventAfter(app: App, { timeline }: Shown, step: number): Selection | undefined {
  const { events, itemAt, itemOf } = timeline;
  const places = matchEvents(events, app.filter.get().words) ?? [...events.keys()];
  const selection = app.selected.get();
  const item = selection && itemOf(selection.key);
  const now = selection && item && placeOf(item, selection, events);
  const place = neighbour(places, now === undefined ? -1 : places.indexOf(now), step);
  const key = place === undefined ? undefined : itemAt(place)?.key;
  return key === undefined ? undefined : { key, place };
}

/** The last one, where none is selected. */
const neighbour = <T,>(list: readonly T[], index: number, step: number): T | undefined =>
  list[index === -1 ? list.length - 1 : Math.max(0, Math.min(list.length - 1, index + step))];

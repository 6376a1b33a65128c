import type { JSX } from "preact";

import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { useStore } from "../../state/store.ts";
import { Icon } from "../parts/icon.tsx";
import { FilterChips } from "./filter-chips.tsx";

/** Search, filter, and the choice between the story and its events. */
export function StreamTools({ shown }: { readonly shown: Shown }): JSX.Element {
  const { filter, view } = useApp();
  const current = useStore(filter);
  const isStory = useStore(view) === "story";
  return (
    <div class="stream-tools">
      <label class="search">
        <Icon name="search" />
        <input
          type="search"
          id="search"
          placeholder="Search"
          aria-label="Search in this session"
          value={current.words}
          onInput={({ currentTarget }) =>
            filter.update((before) => ({ ...before, words: currentTarget.value }))
          }
        />
        <kbd>/</kbd>
      </label>
      {isStory && <FilterChips items={shown.timeline.items} />}
      <div class="switch" role="group" aria-label="View">
        <button type="button" aria-pressed={isStory} onClick={() => view.set("story")}>
          Story
        </button>
        <button type="button" aria-pressed={!isStory} onClick={() => view.set("events")}>
          Events <span class="count">{shown.timeline.events.length.toLocaleString("en")}</span>
        </button>
      </div>
    </div>
  );
}

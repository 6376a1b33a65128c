import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { filterItems, isSearching } from "../../model/filter-items.ts";
import { useApp } from "../../state/app-context.ts";
import type { Shown } from "../../state/shown.ts";
import { useStore } from "../../state/store.ts";
import { VirtualList } from "../parts/virtual-list.tsx";
import { StoryRow } from "../rows/story-row.tsx";

const rowEstimate = 34;

/** The session as a story: text, with everything else in a line each. */
export function StoryList({ shown }: { readonly shown: Shown }): JSX.Element {
  const { selected, select, filter } = useApp();
  const selection = useStore(selected)?.key;
  const filtered = useStore(filter);
  const { timeline } = shown;
  const items = filterItems(timeline.items, filtered);
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const actions = useRef({
    onSelect: (key: string): void => select(key),
    onToggle: (key: string, isOpen: boolean): void =>
      setOpened((before) => new Map(before).set(key, isOpen)),
  });

  if (items.length === 0)
    return (
      <p class="center muted grow">
        {timeline.items.length > 0 ? "Nothing matches the filter." : "Nothing has happened yet."}
      </p>
    );
  const target =
    selection === undefined ? undefined : items.findIndex(({ key }) => key === selection);
  return (
    <VirtualList
      key={JSON.stringify([filtered.words, filtered.onlyFailures, [...filtered.hidden]])}
      label="What happened"
      count={items.length}
      estimate={rowEstimate}
      isLive={!isSearching(filtered)}
      target={target === -1 ? undefined : target}
      keyAt={(index) => items[index]?.key ?? ""}
      rowAt={(index) => {
        const item = items[index];
        if (item === undefined) return undefined;
        return (
          <StoryRow
            item={item}
            isSelected={item.key === selection}
            isOpen={opened.get(item.key)}
            {...actions.current}
          />
        );
      }}
    />
  );
}

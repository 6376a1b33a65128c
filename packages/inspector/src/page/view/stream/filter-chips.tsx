import type { JSX } from "preact";

import { filterGroups, type FilterGroup } from "../../model/filter-items.ts";
import type { Item } from "../../model/item.ts";
import { useApp } from "../../state/app-context.ts";
import { useStore } from "../../state/store.ts";

const groups: readonly (readonly [FilterGroup, string])[] = [
  ["text", "Text"],
  ["thinking", "Thinking"],
  ["tools", "Tools"],
  ["requests", "Requests"],
  ["agents", "Agents"],
  ["notices", "Notices"],
  ["native", "Native"],
];

/** Hides and shows groups of items; only those that there are. */
export function FilterChips({ items }: { readonly items: readonly Item[] }): JSX.Element {
  const { filter } = useApp();
  const { hidden, onlyFailures } = useStore(filter);
  const kinds = new Set(items.map(({ kind }) => kind));
  const present = groups.filter(([group]) => filterGroups[group].some((kind) => kinds.has(kind)));
  function toggle(group: FilterGroup): void {
    filter.update((before) => {
      const next = new Set(before.hidden);
      if (!next.delete(group)) next.add(group);
      return { ...before, hidden: next };
    });
  }
  return (
    <div class="chips" role="group" aria-label="Filter">
      {present.map(([group, label]) => (
        <button
          type="button"
          class="chip"
          aria-pressed={!hidden.has(group)}
          onClick={() => toggle(group)}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        class="chip"
        aria-pressed={onlyFailures}
        onClick={() => filter.update((before) => ({ ...before, onlyFailures: !onlyFailures }))}
      >
        Failures
      </button>
    </div>
  );
}

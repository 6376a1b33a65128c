import type { Item, ItemKind } from "./item.ts";

/** Groups of items that can be hidden together. */
export const filterGroups = {
  text: ["message", "text"],
  thinking: ["thinking"],
  tools: ["tool", "file", "plan"],
  requests: ["permission", "question"],
  agents: ["subagent", "task", "hook"],
  notices: ["notice"],
  native: ["native"],
} as const satisfies Readonly<Record<string, readonly ItemKind[]>>;

export type FilterGroup = keyof typeof filterGroups;

export interface Filter {
  readonly words: string;
  readonly hidden: ReadonlySet<FilterGroup>;
  readonly onlyFailures: boolean;
}

/** What an agent prints and no unified event means is not shown at first. */
export const noFilter: Filter = { words: "", hidden: new Set(["native"]), onlyFailures: false };

/** Whether it searches: what is new may then be at any place. */
export const isSearching = ({ words, onlyFailures }: Filter): boolean =>
  words.trim() !== "" || onlyFailures;

/** The items that a filter shows. */
export function filterItems(items: readonly Item[], filter: Filter): readonly Item[] {
  if (!isSearching(filter) && filter.hidden.size === 0) return items;
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const hidden = new Set<ItemKind>(
    [...filter.hidden].flatMap((group): readonly ItemKind[] => filterGroups[group]),
  );
  return items.filter(
    (item) =>
      !hidden.has(item.kind) &&
      (!filter.onlyFailures || isFailure(item)) &&
      (words.length === 0 || hasWords(item, words)),
  );
}

function isFailure(item: Item): boolean {
  if (item.kind === "tool") return item.state === "failed" || item.state === "denied";
  if (item.kind === "notice") return item.tone === "bad";
  return (item.kind === "subagent" || item.kind === "task") && item.state === "failed";
}

function hasWords(item: Item, words: readonly string[]): boolean {
  const text = searchTextOf(item).toLowerCase();
  return words.every((word) => text.includes(word));
}

function searchTextOf(item: Item): string {
  switch (item.kind) {
    case "message":
    case "text":
    case "thinking":
      return item.text;
    case "tool":
      return `${item.toolName} ${item.title ?? ""} ${JSON.stringify(item.arguments ?? {})} ${item.output} ${JSON.stringify(item.result ?? "")} ${item.error ?? ""}`;
    case "file":
      return item.change.filePath;
    case "plan":
      return item.entries.map(({ content }) => content).join(" ");
    case "permission":
      return `${item.request.toolName} ${item.request.title ?? ""} ${JSON.stringify(item.request.arguments ?? {})}`;
    case "question":
      return item.request.questions.map(({ question }) => question).join(" ");
    case "subagent":
    case "task":
    case "hook":
      return `${item.title} ${item.output}`;
    case "notice":
    case "native":
      return `${item.title} ${item.text}`;
  }
}

import type { UnifiedEvent } from "@agentstream/schema";

import type { Item } from "./item.ts";

/** The parts of an item that its maker does not set. */
type OwnFields = "key" | "places" | "owner";
type WithoutOwn<T> = T extends Item ? Omit<T, OwnFields> : never;
type NewItem = WithoutOwn<Item>;

/** The items of a timeline, in the order of their first events. Items are replaced, never changed. */
export interface Items {
  readonly list: readonly Item[];
  readonly get: (key: string) => Item | undefined;
  /** The item of an event that is at `place`. */
  readonly add: (key: string, item: NewItem, event: UnifiedEvent, place: number) => void;
  /** Replaces an item by one that has a further event. False if there is none with this key and kind. */
  readonly change: <K extends Item["kind"]>(
    key: string,
    kinds: readonly K[],
    place: number,
    next: (item: Extract<Item, { kind: K }>) => Partial<Extract<Item, { kind: K }>>,
  ) => boolean;
}

export function createItems(): Items {
  const list: Item[] = [];
  const indexes = new Map<string, number>();
  const get = (key: string): Item | undefined => {
    const index = indexes.get(key);
    return index === undefined ? undefined : list[index];
  };
  return {
    list,
    get,
    add(key, item, event, place) {
      // a recording may repeat an id; its second item has a key of its own
      const free = indexes.has(key) ? `${key}~${place}` : key;
      indexes.set(key, list.length);
      indexes.set(free, list.length);
      list.push({ ...item, key: free, places: [place], owner: ownerOf(event) });
    },
    change(key, kinds, place, next) {
      const index = indexes.get(key);
      const item = index === undefined ? undefined : list[index];
      if (index === undefined || item === undefined || !isOfKind(item, kinds)) return false;
      list[index] = { ...item, ...next(item), places: withPlace(item.places, place) };
      return true;
    },
  };
}

/** The start and the end of a sub-agent name it, but belong to the one that started it. */
const ownerOf = ({ type, subagentId, parentToolId }: UnifiedEvent): string | undefined =>
  type === "subagentStarted" || type === "subagentCompleted"
    ? parentToolId
    : (subagentId ?? parentToolId);

const isOfKind = <K extends Item["kind"]>(
  item: Item,
  kinds: readonly K[],
): item is Extract<Item, { kind: K }> => kinds.some((kind) => kind === item.kind);

/**
 * Thousands of chunks make one item, and copying its places each time would take quadratic time: the array is shared
 * by all versions of an item, of which only the newest is shown.
 */
function withPlace(places: readonly number[], place: number): readonly number[] {
  if (Array.isArray(places)) places.push(place);
  return places;
}

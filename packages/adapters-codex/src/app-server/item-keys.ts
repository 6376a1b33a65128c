/**
 * The native ids under which items are kept. Item ids come from the model's provider, which may use one again in
 * another turn or thread, while the first is still worked on.
 */
export interface ItemKeys {
  /** The key of an item that begins. */
  readonly begin: (place: string, itemId: string) => string;
  readonly of: (place: string, itemId: string) => string;
}

/** `isOpen`: whether something is still open under a key. `place`: the thread and the turn. */
export function createItemKeys(isOpen: (key: string) => boolean): ItemKeys {
  /** Whose the plain id is. */
  const places = new Map<string, string>();
  const other = (place: string, itemId: string): string => `${itemId} ${place}`;

  return {
    begin(place, itemId) {
      const owner = places.get(itemId);
      if (owner !== undefined && owner !== place && isOpen(itemId)) return other(place, itemId);
      places.set(itemId, place);
      return itemId;
    },
    of(place, itemId) {
      const owner = places.get(itemId);
      if (owner === undefined) places.set(itemId, place);
      return owner === undefined || owner === place ? itemId : other(place, itemId);
    },
  };
}

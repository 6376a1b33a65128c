import { createPacer } from "../create-pacer.ts";

/** An item whose source waits until it was handled. */
export interface Handled {
  readonly onHandled?: () => void;
}

/** Brings several sources into one order. A source that waits for `onHandled` lets nothing pile up. */
export interface Inbox<T extends Handled> {
  readonly put: (item: T) => void;
  /** Puts an item for each value of a source; the next value is read when the item was handled. */
  readonly putAll: <S>(
    source: AsyncIterable<S>,
    itemOf: (value: S, onHandled: () => void) => T,
  ) => Promise<void>;
  /** The next item; the one before counts as handled. */
  readonly next: () => Promise<T>;
  readonly isEmpty: () => boolean;
  /** Items are no longer read: those that come are dropped, and count as handled. */
  readonly close: () => void;
}

export function createInbox<T extends Handled>(): Inbox<T> {
  let items: T[] = [];
  let current: T | undefined;
  let reader: ((item: T) => void) | undefined;
  let isClosed = false;

  function put(item: T): void {
    if (isClosed) return item.onHandled?.();
    if (reader === undefined) {
      items.push(item);
      return;
    }
    const read = reader;
    reader = undefined;
    current = item;
    read(item);
  }

  return {
    put,
    async putAll(source, itemOf) {
      const pace = createPacer();
      for await (const value of source) {
        await new Promise<void>((resolve) => put(itemOf(value, resolve)));
        // an agent that prints faster than it is read must not keep all others waiting
        await pace();
      }
    },
    next() {
      current?.onHandled?.();
      current = items.shift();
      if (current !== undefined) return Promise.resolve(current);
      return new Promise((resolve) => {
        reader = resolve;
      });
    },
    isEmpty: () => items.length === 0,
    close() {
      isClosed = true;
      current?.onHandled?.();
      for (const item of items) item.onHandled?.();
      items = [];
    },
  };
}

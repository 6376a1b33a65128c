/** Brings several sources into one order. Who offers waits until its item was handled: nothing piles up. */
export interface Inbox<T> {
  /** For what must not wait. */
  readonly put: (item: T) => void;
  /** Resolves when the item was handled, which is when the next one is asked for. */
  readonly offer: (item: T) => Promise<void>;
  readonly next: () => Promise<T>;
  /** Whether anything waits. */
  readonly isEmpty: () => boolean;
  /** Nobody will ask any more: what is offered is dropped at once. */
  readonly close: () => void;
}

interface Entry<T> {
  readonly item: T;
  readonly onHandled: (() => void) | undefined;
}

export function createInbox<T>(): Inbox<T> {
  let entries: Entry<T>[] = [];
  let reader: ((item: T) => void) | undefined;
  let onHandled: (() => void) | undefined;
  let isClosed = false;

  function add(entry: Entry<T>): void {
    if (isClosed) return entry.onHandled?.();
    if (reader === undefined) {
      entries.push(entry);
      return;
    }
    const read = reader;
    reader = undefined;
    onHandled = entry.onHandled;
    read(entry.item);
  }

  return {
    put: (item) => add({ item, onHandled: undefined }),
    offer: (item) => new Promise((resolve) => add({ item, onHandled: resolve })),
    next() {
      onHandled?.();
      onHandled = undefined;
      const entry = entries.shift();
      if (entry === undefined) {
        return new Promise((resolve) => {
          reader = resolve;
        });
      }
      onHandled = entry.onHandled;
      return Promise.resolve(entry.item);
    },
    isEmpty: () => entries.length === 0,
    close() {
      isClosed = true;
      onHandled?.();
      for (const entry of entries) entry.onHandled?.();
      entries = [];
    },
  };
}

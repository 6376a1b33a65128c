import { useEffect, useRef, useState } from "preact/hooks";

/** A value that components follow. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly update: (next: (value: T) => T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  function set(next: T): void {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => value,
    set,
    update: (next) => set(next(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the component is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState({});
  const value = store.get();
  const drawn = useRef(value);
  drawn.current = value;
  useEffect(() => {
    // it may have changed since it was drawn
    if (!Object.is(drawn.current, store.get())) redraw({});
    return store.subscribe(() => redraw({}));
  }, [store]);
  return value;
}

import type { LogUpdate } from "./store.ts";

type Listener = (tail: LogUpdate) => void;

export interface Watchers {
  readonly add: (id: string, listener: Listener) => () => void;
  readonly has: (id: string) => boolean;
  readonly notify: (id: string, tail: LogUpdate) => void;
}

/** The listeners of a store, by session. */
export function createWatchers(): Watchers {
  const listeners = new Map<string, Set<Listener>>();
  return {
    add(id, listener) {
      const ofSession = listeners.get(id) ?? new Set();
      listeners.set(id, ofSession.add(listener));
      return () => {
        ofSession.delete(listener);
        if (ofSession.size === 0 && listeners.get(id) === ofSession) listeners.delete(id);
      };
    },
    has: (id) => listeners.has(id),
    notify(id, tail) {
      for (const listener of listeners.get(id) ?? []) listener(tail);
    },
  };
}

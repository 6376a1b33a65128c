import type { LogUpdate } from "@agentstream/sessions";

type Listener = (tail: LogUpdate) => void;

export interface Watchers {
  readonly add: (id: string, listener: Listener) => () => void;
  readonly has: (id: string) => boolean;
  readonly tell: (id: string, tail: LogUpdate) => void;
}

/** Who waits for what is appended to which session. */
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
    tell(id, tail) {
      for (const listener of listeners.get(id) ?? []) listener(tail);
    },
  };
}

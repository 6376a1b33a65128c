import type { LogRecord, Store } from "./store.ts";

/** Hears of what happens in all sessions. It must not throw. */
export interface SessionsObserver {
  /** The records are in the log. */
  readonly appended?: (sessionId: string, records: readonly LogRecord[]) => void;
  /** A run got its place, and how long it waited for it. */
  readonly runStarted?: (waitedMs: number) => void;
}

export interface Observers extends Required<SessionsObserver> {
  readonly add: (observer: SessionsObserver) => void;
  /** The store, of which the observers hear. */
  readonly watch: (store: Store) => Store;
}

export function createObservers(): Observers {
  const all: SessionsObserver[] = [];
  const observers: Observers = {
    add: (observer) => void all.push(observer),
    appended(id, records) {
      for (const observer of all) observer.appended?.(id, records);
    },
    runStarted(waitedMs) {
      for (const observer of all) observer.runStarted?.(waitedMs);
    },
    watch: (store) => ({
      ...store,
      async append(id, batch) {
        await store.append(id, batch);
        observers.appended(id, batch.records);
      },
    }),
  };
  return observers;
}

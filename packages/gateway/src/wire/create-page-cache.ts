interface Place {
  readonly sessionId: string;
  /** With its parameters, as the reader wrote it. */
  readonly dialect: string;
  /** How far the last page came, as its reader counts. */
  readonly after: number;
}

/** The states of the last pages, for the readers that continue there: without one a page reads its run anew. */
export interface PageCache<T> {
  /** Takes the state out: it continues for one reader. */
  readonly take: (place: Place) => T | undefined;
  readonly put: (place: Place, state: T) => void;
}

/** Each keeps at most a few texts of 1 MiB. */
const mostStates = 64;

export function createPageCache<T>(): PageCache<T> {
  const states = new Map<string, T>();
  const keyOf = ({ sessionId, dialect, after }: Place): string =>
    `${dialect} ${after} ${sessionId}`;
  return {
    take(place) {
      const key = keyOf(place);
      const state = states.get(key);
      states.delete(key);
      return state;
    },
    put(place, state) {
      states.set(keyOf(place), state);
      const [oldest] = states.keys();
      if (states.size > mostStates && oldest !== undefined) states.delete(oldest);
    },
  };
}

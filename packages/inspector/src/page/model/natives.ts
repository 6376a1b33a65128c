import type { UnifiedEvent } from "@agentstream/schema";

/** The native lines of events. A line's `raw` stands on its first event alone. */
export interface Natives {
  readonly note: (event: UnifiedEvent) => void;
  /** Undefined: the run did not keep its native lines, or the event comes from none. */
  readonly of: (event: UnifiedEvent) => unknown;
}

export function createNatives(): Natives {
  const lines = new Map<string, unknown>();
  return {
    note(event) {
      const key = keyOf(event);
      if (key !== undefined && event.raw !== undefined) lines.set(key, event.raw);
    },
    of(event) {
      const key = keyOf(event);
      return event.raw ?? (key === undefined ? undefined : lines.get(key));
    },
  };
}

const keyOf = ({ run = 1, origin }: UnifiedEvent): string | undefined =>
  origin?.line === undefined ? undefined : `${run}:${origin.line}`;

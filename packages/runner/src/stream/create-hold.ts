import type { UnifiedEvent } from "@agentstream/schema";

import type { Arrival } from "./arrival.ts";
import type { RunState } from "./run-batches.ts";

type Events = readonly UnifiedEvent[];

/** Keeps back the first events of a run that was given to a waiting process, until that process is seen to serve it. */
export interface Hold {
  /** The events that may be read now. */
  readonly pass: (arrival: Arrival, events: Events | undefined) => Events;
  /** All that was kept back, and these. */
  readonly release: (events: Events) => Events;
}

/** A process that was ended before the run is known to be gone long before that; a silent one must not hide its start. */
const longestMs = 1000;

const nothing: Events = [];

const holdsNothing: Hold = {
  pass: (_, events = nothing) => events,
  release: (events) => events,
};

export function createHold({ process, stopper, onUnserved, cleanUp }: RunState): Hold {
  if (onUnserved === undefined) return holdsNothing;
  const { connection, inbox } = process;
  let held: UnifiedEvent[] | undefined = [];
  let isPrompted = false;
  const timer = setTimeout(() => inbox.put({ kind: "heldLong" }), longestMs);
  cleanUp.push(() => clearTimeout(timer));

  /** Whether the process serves the run, or something counts on it that cannot be repeated. */
  function isServed(arrival: Arrival): boolean {
    switch (arrival.kind) {
      case "stdout":
        // what it prints before it has the prompt is of its last run
        return isPrompted;
      case "input":
        isPrompted ||= arrival.isFirst === true;
        return arrival.reply !== undefined;
      case "heldLong":
        return connection.hasEnded?.() !== true;
      case "exited":
        return stopper.cause()?.sent !== undefined;
      default:
        return false;
    }
  }

  function release(events: Events): Events {
    const all = held === undefined || held.length === 0 ? events : [...held, ...events];
    held = undefined;
    return all;
  }

  return {
    pass(arrival, events = nothing) {
      if (held === undefined) return events;
      if (isServed(arrival)) return release(events);
      if (arrival.kind === "exited") onUnserved();
      held.push(...events);
      return nothing;
    },
    release,
  };
}

import type { UnifiedEvent } from "@agentstream/schema";

import { none, type Dialect, type DialectInput } from "./dialect.ts";
import { handleEvent, type Handlers } from "./handlers.ts";

/** One run in a dialect, from its beginning to its end. */
export interface Run<Value> {
  handle(event: DialectInput): readonly Value[];
  /** What closes it where its events end too soon. */
  cut(): readonly Value[];
}

/** A run that is a table of handlers and what they keep. */
export const createRun = <State, Value>(
  state: State,
  handlers: Handlers<State, Value>,
  cut: (state: State) => readonly Value[],
): Run<Value> => ({
  handle: (event) => handleEvent(handlers, event, state),
  cut: () => cut(state),
});

/** What is kept of a run whose messages may end at a request of the agent. */
interface Pausing {
  isPaused: boolean;
}

/** A run that continues after a pause: `reopen` begins the message of its next values. */
export function createPausingRun<State extends Pausing, Value>(
  state: State,
  run: Run<Value>,
  reopen: (state: State) => readonly Value[],
): Run<Value> {
  function reopened(next: () => readonly Value[]): readonly Value[] {
    if (!state.isPaused) return next();
    const opening = reopen(state);
    state.isPaused = false;
    const values = next();
    if (values.length > 0) return [...opening, ...values];
    state.isPaused = true;
    return none;
  }
  return {
    handle: (event) => reopened(() => run.handle(event)),
    cut: () => reopened(() => run.cut()),
  };
}

/**
 * Each run of a session anew: events after an end are dropped until the next run starts. A stream whose beginning is
 * missing starts with its first event.
 */
export function createRuns<Value>(begin: (first: UnifiedEvent) => Run<Value>): Dialect<Value> {
  let run: Run<Value> | undefined;
  let hasBegun = false;
  return {
    push(event) {
      if (event.type === "sessionStarted") {
        const before = run?.cut() ?? none;
        hasBegun = true;
        run = begin(event);
        const values = run.handle(event);
        return before.length === 0 ? values : [...before, ...values];
      }
      if (run === undefined) {
        if (hasBegun || !isOfSession(event)) return none;
        hasBegun = true;
        run = begin(event);
      }
      const values = run.handle(event);
      if (event.type === "sessionEnded") run = undefined;
      return values;
    },
    end() {
      const values = run?.cut() ?? none;
      run = undefined;
      return values;
    },
  };
}

/** Whether it is an event of the session's log, not a notice about the connection. */
const isOfSession = (event: DialectInput): event is UnifiedEvent => "id" in event;

import type { EventMap, EventType, KnownEvent } from "@agentstream/schema";

import { none, type DialectInput } from "./dialect.ts";

/** The event of a type. */
export type Known<T extends EventType> = { [K in T]: { type: K } & EventMap[K] }[T];

type Handler<T extends EventType, State, Value> = (
  event: Known<T>,
  state: State,
) => readonly Value[];

/** What a dialect makes of each type of event; what is not there has no meaning in it. */
export type Handlers<State, Value> = {
  readonly [T in EventType]?: Handler<T, State, Value>;
};

/** What a handler makes of an event; an event that is not what its type says is skipped, as an unknown one is. */
export function handleEvent<State, Value>(
  handlers: Handlers<State, Value>,
  event: DialectInput,
  state: State,
): readonly Value[] {
  try {
    return isHandled(handlers, event) ? handleKnown(handlers, event, state) : none;
  } catch {
    return none;
  }
}

const isHandled = (handlers: object, event: DialectInput): event is KnownEvent =>
  Object.hasOwn(handlers, event.type);

// generic, so that TypeScript relates the handler's parameter to this very event
const handleKnown = <T extends EventType, State, Value>(
  handlers: Handlers<State, Value>,
  event: Known<T>,
  state: State,
): readonly Value[] => handlers[event.type]?.(event, state) ?? none;

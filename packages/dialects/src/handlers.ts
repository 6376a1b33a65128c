import { dispatch, type EventMap, type EventType, type KnownEvent } from "@agentstream/schema/core";

import { none, type DialectInput } from "./dialect.ts";

/** What a dialect makes of each type of event, or of some; `"ignored"`: the type has no meaning in it. */
export type Handlers<State, Value, Types extends EventType = EventType> = {
  readonly [T in Types]: ((event: EventMap[T], state: State) => readonly Value[]) | "ignored";
};

/** What a handler makes of an event; an event that is not what its type says is skipped, as an unknown one is. */
export function handleEvent<State, Value>(
  handlers: Handlers<State, Value>,
  event: DialectInput,
  state: State,
): readonly Value[] {
  try {
    return isHandled(handlers, event)
      ? (dispatch(handlers, event.type, event, state) ?? none)
      : none;
  } catch {
    return none;
  }
}

const isHandled = (handlers: object, event: DialectInput): event is KnownEvent =>
  Object.hasOwn(handlers, event.type);

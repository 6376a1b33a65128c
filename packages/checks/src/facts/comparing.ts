import { untyped as read } from "@agentstream/adapter-kit/author";
import type { EventMap, UnifiedEvent } from "@agentstream/schema";
import { isEvent } from "@agentstream/schema";

export type Facts = Readonly<Record<string, unknown>>;
export type Events = readonly UnifiedEvent[];
/** What the events say otherwise than one of the facts, in words. */
export type Comparer = (facts: Facts, events: Events) => string[];

/** All differences, each with the fact's name; nothing if the events agree. */
export const compareFacts = (
  comparers: Readonly<Record<string, Comparer>>,
  facts: unknown,
  events: Events,
): string[] =>
  Object.entries(comparers).flatMap(([what, compare]) =>
    compare(read.fields(facts), events).map((difference) => `${what}: ${difference}`),
  );

export function all<T extends keyof EventMap>(events: Events, type: T): EventMap[T][] {
  return events.filter((event): event is UnifiedEvent & EventMap[T] => isEvent(event, type));
}

export const last = (events: Events): EventMap["sessionEnded"] | undefined =>
  all(events, "sessionEnded").at(-1);

/** What all events of a type say together. */
export const merged = (events: Events, type: "sessionStarted" | "sessionUpdated"): Facts =>
  Object.fromEntries(all(events, type).flatMap((event) => Object.entries(event)));

/** How a call ended, in the facts' words. */
export function toolEnd(events: Events, toolId: string): string | undefined {
  for (const event of events) {
    if (isEvent(event, "toolCompleted") && event.toolId === toolId)
      return `toolCompleted:${event.success}`;
    if (isEvent(event, "toolFailed") && event.toolId === toolId)
      return `toolFailed:${event.reason}`;
  }
  return undefined;
}

export function differ(actual: unknown, expected: unknown): string[] {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  return left === right ? [] : [`${left}, not ${right}`];
}

export const among = (actual: unknown, allowed: unknown): string[] =>
  read.list(allowed).includes(actual)
    ? []
    : [`${JSON.stringify(actual)}, not one of ${JSON.stringify(allowed)}`];

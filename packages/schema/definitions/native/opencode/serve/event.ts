import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";

/** What is written of events, by type. */
export type Events = Readonly<Record<string, { description: string; properties: TProperties }>>;

/** `session.idle` is defined as `OpencodeSessionIdleEvent`. */
export const eventName = (type: string): string => `Opencode${pascal(type)}Event`;

export const id = t.optional(t.string("Unique among events; older versions print none."));

export function eventDefinitions(events: Events): t.Definitions {
  const definitions: t.Definitions = {};
  for (const [type, { description, properties }] of Object.entries(events)) {
    const carried = `Opencode${pascal(type)}Properties`;
    definitions[eventName(type)] = t.open(description, {
      id,
      type: t.literal(type),
      properties: t.ref(carried),
    });
    definitions[carried] = t.open(`What ${type} carries.`, properties);
  }
  return definitions;
}

import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import { literal, open, optional, ref, string, type Definitions } from "../../../vocabulary.ts";

/** What is written of events, by type. */
export type Events = Readonly<Record<string, { description: string; properties: TProperties }>>;

/** `session.idle` is defined as `OpencodeSessionIdleEvent`. */
export const eventName = (type: string): string => `Opencode${pascal(type)}Event`;

export const id = optional(string("Unique among events; older versions print none."));

export function eventDefinitions(events: Events): Definitions {
  const definitions: Definitions = {};
  for (const [type, { description, properties }] of Object.entries(events)) {
    const carried = `Opencode${pascal(type)}Properties`;
    definitions[eventName(type)] = open(description, {
      id,
      type: literal(type),
      properties: ref(carried),
    });
    definitions[carried] = open(`What ${type} carries.`, properties);
  }
  return definitions;
}

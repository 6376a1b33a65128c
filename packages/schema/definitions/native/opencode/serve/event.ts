import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";

export const id = t.optional(t.string("Unique among events; older versions print none."));

/** `session.idle` is defined as `OpencodeSessionIdleEvent`, what it carries as `OpencodeSessionIdleProperties`. */
export const event = (
  type: string,
  description: string,
  properties: TProperties,
): t.Definitions => ({
  [`Opencode${pascal(type)}Event`]: t.open(description, {
    id,
    type: t.literal(type),
    properties: t.ref(`Opencode${pascal(type)}Properties`),
  }),
  [`Opencode${pascal(type)}Properties`]: t.open(`What ${type} carries.`, properties),
});

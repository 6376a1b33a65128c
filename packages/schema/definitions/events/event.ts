import type { TProperties, TSchema } from "typebox";

import * as t from "../vocabulary.ts";

export const agentType = (description?: string): TSchema =>
  t.words(["claude", "codex", "gemini", "opencode", "qwen", "acp", "echo"], description);

/** Required of every event, known or not. */
export const identity: TProperties = {
  id: t.string("`<sessionId>.<seq>`: unique among all events."),
  sessionId: t.string("The session. It never changes, even if the vendor's own id does."),
  timestamp: t.timestamp("When the event was emitted: ISO 8601, UTC, milliseconds."),
};

/** Optional fields of every event. */
export const context: TProperties = {
  seq: t.optional(t.integer("Position in the session: from 1, without gaps.", { minimum: 1 })),
  run: t.optional(t.integer("The number of the run in the session: from 1.", { minimum: 1 })),
  agentType: t.optional(agentType()),
  parentToolId: t.optional(t.string("The tool call whose sub-agent this event belongs to.")),
  subagentId: t.optional(t.string("The sub-agent this event belongs to.")),
  origin: t.optional(t.ref("Origin")),
  raw: t.optional(
    t.anything("The native line this event came from, as JSON; only when the run asked for it."),
  ),
  omitted: t.optional(
    t.list(
      t.string(),
      "Fields that are omitted from this event: they repeat values already sent, and exceed 1 MiB.",
    ),
  ),
};

export const origin: t.Definitions = {
  Origin: t.open("The native line that an event came from.", {
    line: t.optional(t.integer("Its number on the CLI's standard output, from 1.", { minimum: 1 })),
    type: t.optional(t.string("Its type, in the vendor's words.")),
    timestamp: t.optional(t.timestamp("Its own time, if it has one.")),
  }),
};

const eventName = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}Event`;

/** The definition of one event: `textChunk` is defined as `TextChunkEvent`. */
export const event = (
  type: string,
  description: string,
  properties: TProperties,
): t.Definitions => ({
  [eventName(type)]: t.open(description, {
    ...identity,
    type: t.literal(type),
    ...properties,
    ...Object.fromEntries(Object.entries(context).filter(([key]) => !(key in properties))),
  }),
});

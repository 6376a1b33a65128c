import type { TProperties, TSchema } from "typebox";

import {
  anything,
  integer,
  list,
  open,
  optional,
  literal,
  ref,
  string,
  timestamp,
  words,
  type Definitions,
} from "../vocabulary.ts";

export const agentType = (description?: string): TSchema =>
  words(["claude", "codex", "gemini", "opencode", "qwen", "acp", "echo"], description);

/** Required of every event, known or not. */
export const identity: TProperties = {
  id: string("`<sessionId>.<seq>`: unique among all events."),
  sessionId: string("The conversation. It never changes, whatever the vendor's own id does."),
  timestamp: timestamp("When the event was emitted: ISO 8601, UTC, milliseconds."),
};

/** Optional fields of every event. */
export const context: TProperties = {
  seq: optional(integer("Position in the session: from 1, without gaps.", { minimum: 1 })),
  run: optional(integer("Which execution of the session: from 1.", { minimum: 1 })),
  agentType: optional(agentType()),
  parentToolId: optional(string("The tool call whose sub-agent this event belongs to.")),
  subagentId: optional(string("The sub-agent this event belongs to.")),
  origin: optional(ref("Origin")),
  raw: optional(
    anything("The native line this event came from, as JSON; only when the run asked for it."),
  ),
  omitted: optional(
    list(
      string(),
      "Fields of this event that are left out: they repeat what was already sent, and exceed 1 MiB.",
    ),
  ),
};

export const origin: Definitions = {
  Origin: open("The native line that an event came from.", {
    line: optional(integer("Its number on the CLI's standard output, from 1.", { minimum: 1 })),
    type: optional(string("Its type, in the vendor's words.")),
    timestamp: optional(timestamp("Its own time, where it has one.")),
  }),
};

const eventName = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}Event`;

/** The definition of one event: `textChunk` is defined as `TextChunkEvent`. */
export const event = (type: string, description: string, properties: TProperties): Definitions => ({
  [eventName(type)]: open(description, {
    ...identity,
    type: literal(type),
    ...properties,
    ...Object.fromEntries(Object.entries(context).filter(([key]) => !(key in properties))),
  }),
});

/** The type of the event that a definition defines: `TextChunkEvent` is `textChunk`. */
export const eventType = (name: string): string =>
  `${name.charAt(0).toLowerCase()}${name.slice(1).replace(/Event$/, "")}`;

import {
  anything,
  either,
  integer,
  literal,
  map,
  nothing,
  nullable,
  optional,
  string,
} from "../../../vocabulary.ts";

export const jsonrpc = optional(literal("2.0"));

/** Both sides count from 0 or 1, so a request is distinguished from an answer by its method, never by its id. */
export const id = either(
  [integer(), string(), nothing()],
  "The sender's number for a request; the other side's numbers collide with it.",
);

/** What an agent adds of its own; everything may have it. */
export const meta = optional(nullable(map(anything()), "Whatever an agent adds of its own."));

export const sessionId = string("The session, as the agent named it.");

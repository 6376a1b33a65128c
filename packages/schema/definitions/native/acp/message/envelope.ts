import * as t from "../../../vocabulary.ts";

export const jsonrpc = t.optional(t.literal("2.0"));

/** Both sides count from 0 or 1, so a request is distinguished from an answer by its method, never by its id. */
export const id = t.either(
  [t.integer(), t.string(), t.nothing()],
  "The sender's number for a request; the other side's numbers collide with it.",
);

/** What an agent adds of its own; everything may have it. */
export const meta = t.maybe(t.map(t.anything()), "An agent's own additions.");

export const sessionId = t.string("The agent's id of the session.");

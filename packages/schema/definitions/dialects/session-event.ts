import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import * as t from "../vocabulary.ts";

const base = { id: t.string(), sessionId: t.string(), timestamp: t.timestamp() };

/** `toolResult` is defined as `SessionToolResult`, what it carries as `SessionToolResultPayload`. */
const event = (type: string, description: string, payload: TProperties): t.Definitions => ({
  [`Session${pascal(type)}`]: t.open(description, {
    ...base,
    type: t.literal(type),
    payload: t.ref(`Session${pascal(type)}Payload`),
  }),
  [`Session${pascal(type)}Payload`]: t.open(`What ${type} carries.`, payload),
});

const events: t.Definitions = {
  ...event("plan", "A plan or a thought of the agent.", { message: t.string() }),
  ...event("log", "A text of the agent.", { line: t.string() }),
  ...event("diff", "A file was changed.", { file: t.string(), diff: t.optional(t.string()) }),
  ...event("action", "A tool is called.", {
    tool: t.string(),
    args: t.optional(t.map(t.anything())),
  }),
  ...event("toolResult", "A tool call ended.", {
    tool: t.string(),
    success: t.boolean(),
    output: t.optional(t.anything()),
  }),
  ...event("error", "The session failed.", { message: t.string() }),
  ...event("cancelled", "The session was cancelled.", {}),
};

export const sessionEventDefinitions: t.Definitions = {
  SessionEvent: t.union("One event of a session of `/api/sessions`, with its payload.", [
    ...Object.keys(events).filter((name) => !name.endsWith("Payload")),
    "SessionUnknown",
  ]),
  ...events,
  SessionUnknown: t.unknownMember("A type that this version does not know.", {
    ...base,
    payload: t.map(t.anything()),
  }),
};

import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import {
  anything,
  boolean,
  literal,
  map,
  open,
  optional,
  ref,
  string,
  timestamp,
  union,
  unknownMember,
  type Definitions,
} from "../vocabulary.ts";

const base = { id: string(), sessionId: string(), timestamp: timestamp() };

const payloads: Record<string, { description: string; payload: TProperties }> = {
  plan: { description: "What the agent plans or thinks.", payload: { message: string() } },
  log: { description: "What the agent says.", payload: { line: string() } },
  diff: {
    description: "A file was changed.",
    payload: { file: string(), diff: optional(string()) },
  },
  action: {
    description: "A tool is called.",
    payload: { tool: string(), args: optional(map(anything())) },
  },
  toolResult: {
    description: "A tool call ended.",
    payload: { tool: string(), success: boolean(), output: optional(anything()) },
  },
  error: { description: "The session failed.", payload: { message: string() } },
  cancelled: { description: "The session was cancelled.", payload: {} },
};

const known = Object.keys(payloads);
const members: Definitions = {};
for (const [type, { description, payload }] of Object.entries(payloads)) {
  const name = `Session${pascal(type)}`;
  members[name] = open(description, {
    ...base,
    type: literal(type),
    payload: ref(`${name}Payload`),
  });
  members[`${name}Payload`] = open(`What ${type} carries.`, payload);
}

export const sessionEventDefinitions: Definitions = {
  SessionEvent: union("One event of a session of `/api/sessions`, with its payload.", [
    ...known.map((type) => `Session${pascal(type)}`),
    "SessionUnknown",
  ]),
  ...members,
  SessionUnknown: unknownMember("A type that this version does not know.", "type", known, {
    ...base,
    payload: map(anything()),
  }),
};

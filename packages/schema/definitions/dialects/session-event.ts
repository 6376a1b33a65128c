import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import * as t from "../vocabulary.ts";

const base = { id: t.string(), sessionId: t.string(), timestamp: t.timestamp() };

const payloads: Record<string, { description: string; payload: TProperties }> = {
  plan: { description: "What the agent plans or thinks.", payload: { message: t.string() } },
  log: { description: "What the agent says.", payload: { line: t.string() } },
  diff: {
    description: "A file was changed.",
    payload: { file: t.string(), diff: t.optional(t.string()) },
  },
  action: {
    description: "A tool is called.",
    payload: { tool: t.string(), args: t.optional(t.map(t.anything())) },
  },
  toolResult: {
    description: "A tool call ended.",
    payload: { tool: t.string(), success: t.boolean(), output: t.optional(t.anything()) },
  },
  error: { description: "The session failed.", payload: { message: t.string() } },
  cancelled: { description: "The session was cancelled.", payload: {} },
};

const known = Object.keys(payloads);
const members: t.Definitions = {};
for (const [type, { description, payload }] of Object.entries(payloads)) {
  const name = `Session${pascal(type)}`;
  members[name] = t.open(description, {
    ...base,
    type: t.literal(type),
    payload: t.ref(`${name}Payload`),
  });
  members[`${name}Payload`] = t.open(`What ${type} carries.`, payload);
}

export const sessionEventDefinitions: t.Definitions = {
  SessionEvent: t.union("One event of a session of `/api/sessions`, with its payload.", [
    ...known.map((type) => `Session${pascal(type)}`),
    "SessionUnknown",
  ]),
  ...members,
  SessionUnknown: t.unknownMember("A type that this version does not know.", "type", known, {
    ...base,
    payload: t.map(t.anything()),
  }),
};

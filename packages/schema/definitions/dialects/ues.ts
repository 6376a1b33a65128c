import type { TProperties } from "typebox";

import { extensionPattern, otherPattern } from "../events/extension-pattern.ts";
import { pascal } from "../names.ts";
import {
  anything,
  boolean,
  count,
  list,
  literal,
  map,
  number,
  oneOf,
  open,
  optional,
  ref,
  string,
  union,
  words,
  type Definitions,
} from "../vocabulary.ts";

const base = {
  agent: words(["claude-code", "codex", "gemini", "opencode"], "The agent."),
  timestamp: number("Milliseconds since 1970."),
  sessionId: string(),
  metadata: optional(map(anything(), "The vendor's own fields.")),
};

const toolUseId = string();
const toolName = string();
const input = map(anything());

const payloads: Record<string, { description: string; payload: TProperties }> = {
  init: {
    description: "The session began.",
    payload: {
      model: string("Empty where the agent does not say it."),
      cwd: string(),
      tools: list(string()),
      capabilities: optional(map(anything())),
    },
  },
  text: { description: "A whole message.", payload: { content: string() } },
  text_delta: { description: "A piece of a message.", payload: { delta: string() } },
  tool_use: {
    description: "A tool is called.",
    payload: { toolName, toolUseId, input, description: optional(string()) },
  },
  tool_result: {
    description: "A tool call ended.",
    payload: {
      toolUseId,
      toolName,
      status: oneOf(["success", "error", "denied"]),
      output: anything(),
      durationMs: optional(count()),
    },
  },
  thinking: { description: "A summary of what the agent thinks.", payload: { summary: string() } },
  error: {
    description: "Something went wrong.",
    payload: { code: optional(string()), message: string(), recoverable: boolean() },
  },
  permission_request: {
    description: "The agent asks for leave.",
    payload: { toolName, toolUseId, input, reason: optional(string()) },
  },
  done: {
    description: "The session ended; the last event.",
    payload: {
      status: oneOf(["success", "error", "interrupted", "max_turns", "max_budget"]),
      result: optional(string()),
      usage: ref("UesUsage"),
      durationMs: count(),
    },
  },
};

const known = Object.keys(payloads);
const members: Definitions = {};
for (const [type, { description, payload }] of Object.entries(payloads)) {
  const name = `Ues${pascal(type)}`;
  members[name] = open(description, {
    type: literal(type),
    ...base,
    payload: ref(`${name}Payload`),
  });
  members[`${name}Payload`] = open(`What ${type} carries.`, payload);
}

export const uesDefinitions: Definitions = {
  UesEvent: union("One event of the unified event stream, `UesEvent`.", [
    ...known.map((type) => `Ues${pascal(type)}`),
    "UesExtension",
    "UesUnknown",
  ]),
  ...members,
  UesExtension: open("An adapter's own event, as `codex:file_change`.", {
    type: string(undefined, { pattern: extensionPattern }),
    ...base,
    payload: optional(anything()),
  }),
  UesUnknown: open("A type that this version does not know. Skip it.", {
    type: string(undefined, {
      pattern: otherPattern,
      not: { enum: known },
    }),
    ...base,
    payload: optional(anything()),
  }),
  UesUsage: open("What the session used.", {
    inputTokens: count(),
    outputTokens: count(),
    toolUses: count(),
    totalCostUsd: optional(number(undefined, { minimum: 0 })),
  }),
};

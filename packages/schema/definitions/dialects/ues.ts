import type { TProperties } from "typebox";

import { extensionPattern, otherPattern } from "../events/extension-pattern.ts";
import { pascal } from "../names.ts";
import * as t from "../vocabulary.ts";

const base = {
  agent: t.words(["claude-code", "codex", "gemini", "opencode"], "The agent."),
  timestamp: t.number("Milliseconds since 1970."),
  sessionId: t.string(),
  metadata: t.optional(t.map(t.anything(), "The vendor's own fields.")),
};

const toolUseId = t.string();
const toolName = t.string();
const input = t.map(t.anything());

const payloads: Record<string, { description: string; payload: TProperties }> = {
  init: {
    description: "The session began.",
    payload: {
      model: t.string("Empty where the agent does not say it."),
      cwd: t.string(),
      tools: t.list(t.string()),
      capabilities: t.optional(t.map(t.anything())),
    },
  },
  text: { description: "A whole message.", payload: { content: t.string() } },
  text_delta: { description: "A piece of a message.", payload: { delta: t.string() } },
  tool_use: {
    description: "A tool is called.",
    payload: { toolName, toolUseId, input, description: t.optional(t.string()) },
  },
  tool_result: {
    description: "A tool call ended.",
    payload: {
      toolUseId,
      toolName,
      status: t.oneOf(["success", "error", "denied"]),
      output: t.anything(),
      durationMs: t.optional(t.count()),
    },
  },
  thinking: {
    description: "A summary of what the agent thinks.",
    payload: { summary: t.string() },
  },
  error: {
    description: "Something went wrong.",
    payload: { code: t.optional(t.string()), message: t.string(), recoverable: t.boolean() },
  },
  permission_request: {
    description: "The agent asks for leave.",
    payload: { toolName, toolUseId, input, reason: t.optional(t.string()) },
  },
  done: {
    description: "The session ended; the last event.",
    payload: {
      status: t.oneOf(["success", "error", "interrupted", "max_turns", "max_budget"]),
      result: t.optional(t.string()),
      usage: t.ref("UesUsage"),
      durationMs: t.count(),
    },
  },
};

const known = Object.keys(payloads);
const members: t.Definitions = {};
for (const [type, { description, payload }] of Object.entries(payloads)) {
  const name = `Ues${pascal(type)}`;
  members[name] = t.open(description, {
    type: t.literal(type),
    ...base,
    payload: t.ref(`${name}Payload`),
  });
  members[`${name}Payload`] = t.open(`What ${type} carries.`, payload);
}

export const uesDefinitions: t.Definitions = {
  UesEvent: t.union("One event of the unified event stream, `UesEvent`.", [
    ...known.map((type) => `Ues${pascal(type)}`),
    "UesExtension",
    "UesUnknown",
  ]),
  ...members,
  UesExtension: t.open("An adapter's own event, as `codex:file_change`.", {
    type: t.string(undefined, { pattern: extensionPattern }),
    ...base,
    payload: t.optional(t.anything()),
  }),
  UesUnknown: t.open("A type that this version does not know. Skip it.", {
    type: t.string(undefined, {
      pattern: otherPattern,
      not: { enum: known },
    }),
    ...base,
    payload: t.optional(t.anything()),
  }),
  UesUsage: t.open("What the session used.", {
    inputTokens: t.count(),
    outputTokens: t.count(),
    toolUses: t.count(),
    totalCostUsd: t.optional(t.number(undefined, { minimum: 0 })),
  }),
};

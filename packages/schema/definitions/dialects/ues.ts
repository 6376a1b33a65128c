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
      resumeToken: optional(string("The agent's own id of the conversation, to resume it.")),
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
    tokens: optional(ref("UesTokenReport")),
    cost: optional(ref("UesCost")),
  }),
  UesTokenReport: open("The tokens in detail; absent where they are not known.", {
    coverage: words(["complete", "partial"], "Whether all calls are in the totals."),
    totals: ref("UesTokens"),
    records: optional(list(ref("UesTokenRecord"), "By model; they add up to the totals.")),
  }),
  UesTokenRecord: open("The tokens of one model.", {
    model: optional(string()),
    tokens: ref("UesTokens"),
  }),
  UesTokens: open("Totals and their parts; a part that is absent is not known.", {
    input: ref("UesInputTokens"),
    output: ref("UesOutputTokens"),
  }),
  UesInputTokens: open("All input, and its parts.", {
    total: count(),
    uncached: optional(count()),
    cacheRead: optional(count()),
    cacheWrite: optional(count()),
  }),
  UesOutputTokens: open("All output, and its parts.", {
    total: count(),
    visible: optional(count()),
    reasoning: optional(count()),
  }),
  UesCost: open("The cost, as the agent reports it.", {
    amount: number(undefined, { minimum: 0 }),
    currency: string(),
    source: words(["agent-estimate"], "Where the amount comes from."),
  }),
};

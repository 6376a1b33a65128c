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

/** `tool_use` is defined as `UesToolUse`, what it carries as `UesToolUsePayload`. */
const event = (type: string, description: string, payload: TProperties): t.Definitions => ({
  [`Ues${pascal(type)}`]: t.open(description, {
    type: t.literal(type),
    ...base,
    payload: t.ref(`Ues${pascal(type)}Payload`),
  }),
  [`Ues${pascal(type)}Payload`]: t.open(`What ${type} carries.`, payload),
});

const events: t.Definitions = {
  ...event("init", "The session started.", {
    model: t.string("Empty if the agent does not report it."),
    cwd: t.string(),
    tools: t.list(t.string()),
    capabilities: t.optional(t.map(t.anything())),
  }),
  ...event("text", "A whole message.", { content: t.string() }),
  ...event("text_delta", "A piece of a message.", { delta: t.string() }),
  ...event("tool_use", "A tool is called.", {
    toolName,
    toolUseId,
    input,
    description: t.optional(t.string()),
  }),
  ...event("tool_result", "A tool call ended.", {
    toolUseId,
    toolName,
    status: t.oneOf(["success", "error", "denied"]),
    output: t.anything(),
    durationMs: t.optional(t.count()),
  }),
  ...event("thinking", "A summary of the agent's thoughts.", { summary: t.string() }),
  ...event("error", "An error.", {
    code: t.optional(t.string()),
    message: t.string(),
    recoverable: t.boolean(),
  }),
  ...event("permission_request", "The agent asks for permission.", {
    toolName,
    toolUseId,
    input,
    reason: t.optional(t.string()),
  }),
  ...event("done", "The session ended; the last event.", {
    status: t.oneOf(["success", "error", "interrupted", "max_turns", "max_budget"]),
    result: t.optional(t.string()),
    resumeToken: t.optional(t.string("The agent's own id of the conversation, to resume it.")),
    usage: t.ref("UesUsage"),
    durationMs: t.count(),
  }),
};

export const uesDefinitions: t.Definitions = {
  UesEvent: t.union("One event of the unified event stream, `UesEvent`.", [
    ...Object.keys(events).filter((name) => !name.endsWith("Payload")),
    "UesExtension",
    "UesUnknown",
  ]),
  ...events,
  UesExtension: t.open("An adapter's own event, as `codex:file_change`.", {
    type: t.string(undefined, { pattern: extensionPattern }),
    ...base,
    payload: t.optional(t.anything()),
  }),
  UesUnknown: t.open("A type that this version does not know. Skip it.", {
    type: t.otherTag({ pattern: otherPattern }),
    ...base,
    payload: t.optional(t.anything()),
  }),
  UesUsage: t.open("The usage of the session.", {
    inputTokens: t.count(),
    outputTokens: t.count(),
    toolUses: t.count(),
    totalCostUsd: t.optional(t.number(undefined, { minimum: 0 })),
    tokens: t.optional(t.ref("UesTokenReport")),
    cost: t.optional(t.ref("UesCost")),
  }),
  UesTokenReport: t.open("The tokens in detail; absent if they are not known.", {
    coverage: t.words(["complete", "partial"], "Whether the totals include all calls."),
    totals: t.ref("UesTokens"),
    records: t.optional(t.list(t.ref("UesTokenRecord"), "By model; they add up to the totals.")),
  }),
  UesTokenRecord: t.open("The tokens of one model.", {
    model: t.optional(t.string()),
    tokens: t.ref("UesTokens"),
  }),
  UesTokens: t.open("Totals and their parts; an absent part is not known.", {
    input: t.ref("UesInputTokens"),
    output: t.ref("UesOutputTokens"),
  }),
  UesInputTokens: t.open("All input, and its parts.", {
    total: t.count(),
    uncached: t.optional(t.count()),
    cacheRead: t.optional(t.count()),
    cacheWrite: t.optional(t.count()),
  }),
  UesOutputTokens: t.open("All output, and its parts.", {
    total: t.count(),
    visible: t.optional(t.count()),
    reasoning: t.optional(t.count()),
  }),
  UesCost: t.open("The cost, as the agent reports it.", {
    amount: t.number(undefined, { minimum: 0 }),
    currency: t.string(),
    source: t.words(["agent-estimate"], "Where the amount comes from."),
  }),
};

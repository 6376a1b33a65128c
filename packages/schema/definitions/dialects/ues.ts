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
  ...event("init", "The session began.", {
    model: t.string("Empty where the agent does not say it."),
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
  ...event("thinking", "A summary of what the agent thinks.", { summary: t.string() }),
  ...event("error", "Something went wrong.", {
    code: t.optional(t.string()),
    message: t.string(),
    recoverable: t.boolean(),
  }),
  ...event("permission_request", "The agent asks for leave.", {
    toolName,
    toolUseId,
    input,
    reason: t.optional(t.string()),
  }),
  ...event("done", "The session ended; the last event.", {
    status: t.oneOf(["success", "error", "interrupted", "max_turns", "max_budget"]),
    result: t.optional(t.string()),
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
  UesUsage: t.open("What the session used.", {
    inputTokens: t.count(),
    outputTokens: t.count(),
    toolUses: t.count(),
    totalCostUsd: t.optional(t.number(undefined, { minimum: 0 })),
  }),
};

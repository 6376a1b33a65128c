import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import * as t from "../vocabulary.ts";

const base = {
  timestamp: t.optional(t.integer("Milliseconds since 1970.")),
  rawEvent: t.optional(t.anything()),
  metadata: t.optional(t.anything()),
};
const subagentRunId = t.optional(
  t.string("The sub-agent that it belongs to. Absent: the main agent."),
);
const messageId = t.string();
const toolCallId = t.string();
const delta = t.string("The next piece.");
const message = { messageId, subagentRunId };
const toolCall = { toolCallId, subagentRunId };
const role = t.words(["developer", "system", "assistant", "user"]);
const run = { threadId: t.string("The session."), runId: t.string("`<sessionId>/<run>`.") };
const usage = t.optional(t.list(t.ref("AgUiUsage")));
const patch = t.list(t.ref("AgUiPatch"), "A JSON Patch (RFC 6902).");
const maybeDelta = t.optional(delta);
const activity = { ...message, activityType: t.string("`PLAN` for a plan.") };

/** `RUN_STARTED` is defined as `AgUiRunStarted`. */
const event = (type: string, description: string, fields: TProperties): t.Definitions => ({
  [`AgUi${pascal(type.toLowerCase())}`]: t.open(description, {
    type: t.literal(type),
    ...base,
    ...fields,
  }),
});

const events: t.Definitions = {
  ...event("RUN_STARTED", "A run starts.", {
    ...run,
    protocolVersion: t.optional(t.string()),
    parentRunId: t.optional(t.string()),
    input: t.optional(t.map(t.anything(), "What the run was started with.")),
  }),
  ...event("RUN_FINISHED", "The run ended, completed or cancelled.", {
    ...run,
    result: t.optional(t.anything()),
    outcome: t.optional(t.ref("AgUiOutcome")),
    usage,
  }),
  ...event("RUN_ERROR", "The run failed.", {
    message: t.string(),
    code: t.optional(t.string("The errorCode.")),
    usage,
  }),
  ...event("STEP_STARTED", "A step starts: a turn.", { stepName: t.string(), subagentRunId }),
  ...event("STEP_FINISHED", "A step ends.", { stepName: t.string(), subagentRunId }),
  ...event("TEXT_MESSAGE_START", "A message starts.", {
    ...message,
    role: t.optional(role),
    name: t.optional(t.string()),
  }),
  ...event("TEXT_MESSAGE_CONTENT", "The next piece of a message.", { ...message, delta }),
  ...event("TEXT_MESSAGE_END", "A message is complete.", message),
  ...event("TEXT_MESSAGE_CHUNK", "A message in one event. Not sent by us.", {
    messageId: t.optional(messageId),
    subagentRunId,
    role: t.optional(role),
    name: t.optional(t.string()),
    delta: maybeDelta,
  }),
  ...event("REASONING_START", "Reasoning starts.", message),
  ...event("REASONING_MESSAGE_START", "A message of reasoning starts.", {
    ...message,
    role: t.literal("reasoning"),
  }),
  ...event("REASONING_MESSAGE_CONTENT", "The next piece of reasoning.", { ...message, delta }),
  ...event("REASONING_MESSAGE_END", "A message of reasoning is complete.", message),
  ...event("REASONING_MESSAGE_CHUNK", "Reasoning in one event. Not sent by us.", {
    messageId: t.optional(messageId),
    subagentRunId,
    delta: maybeDelta,
  }),
  ...event("REASONING_END", "Reasoning ends.", message),
  ...event("REASONING_ENCRYPTED_VALUE", "Encrypted reasoning. Not sent by us.", {
    subtype: t.words(["tool-call", "message"]),
    entityId: t.string(),
    encryptedValue: t.string(),
    subagentRunId,
  }),
  ...event("TOOL_CALL_START", "A tool call starts; its arguments follow.", {
    ...toolCall,
    toolCallName: t.string(),
    parentMessageId: t.optional(t.string()),
  }),
  ...event("TOOL_CALL_ARGS", "The next piece of a call's arguments, as JSON text.", {
    ...toolCall,
    delta,
  }),
  ...event("TOOL_CALL_END", "A call's arguments are complete.", toolCall),
  ...event("TOOL_CALL_CHUNK", "A call in one event. Not sent by us.", {
    toolCallId: t.optional(toolCallId),
    toolCallName: t.optional(t.string()),
    parentMessageId: t.optional(t.string()),
    delta: maybeDelta,
    subagentRunId,
  }),
  ...event("TOOL_CALL_RESULT", "What a call returned.", {
    messageId,
    ...toolCall,
    content: t.either(
      [t.string(), t.list(t.map(t.anything()))],
      "Text from us; may be a list of parts.",
    ),
    role: t.optional(t.literal("tool")),
  }),
  ...event("SUBAGENT_STARTED", "A sub-agent starts.", {
    subagentRunId: t.string(),
    name: t.string(),
    description: t.optional(t.string("Its prompt.")),
    parentSubagentRunId: t.optional(t.string()),
    parentToolCallId: t.optional(t.string()),
    parentMessageId: t.optional(t.string()),
  }),
  ...event("SUBAGENT_FINISHED", "A sub-agent ended.", {
    subagentRunId: t.string(),
    result: t.optional(t.anything()),
    outcome: t.optional(t.ref("AgUiSubagentOutcome")),
  }),
  ...event("SUBAGENT_ERROR", "A sub-agent failed.", {
    subagentRunId: t.string(),
    message: t.string(),
    code: t.optional(t.string()),
  }),
  ...event("ACTIVITY_SNAPSHOT", "An activity to show next to the messages, whole.", {
    ...activity,
    content: t.anything(),
    replace: t.optional(t.boolean()),
  }),
  ...event("ACTIVITY_DELTA", "An activity changed.", { ...activity, patch }),
  ...event("STATE_SNAPSHOT", "The state that agent and front end share, whole. Not sent by us.", {
    snapshot: t.anything(),
    subagentRunId,
  }),
  ...event("STATE_DELTA", "The shared state changed. Not sent by us.", {
    delta: patch,
    subagentRunId,
  }),
  ...event("MESSAGES_SNAPSHOT", "All messages of the thread.", {
    messages: t.list(t.map(t.anything())),
    subagentRunId,
  }),
  ...event("RAW", "An event of another protocol. Not sent by us.", {
    event: t.anything(),
    source: t.optional(t.string()),
    subagentRunId,
  }),
  ...event("CUSTOM", "A unified event that AG-UI has no event for.", {
    name: t.string("The type of the unified event."),
    value: t.anything("The event, without the fields that every event has."),
    subagentRunId,
  }),
};

const outcome = t.tagged("type", "AgUi*");

export const agUiDefinitions: t.Definitions = {
  AgUiEvent: t.union("One event of AG-UI, protocol 1.0.", [...Object.keys(events), "AgUiUnknown"]),
  ...events,
  AgUiUnknown: t.unknownMember("A type that this version does not know. Skip it."),
  ...t.unionOf("AgUiOutcome", "How a run ended.", {
    ...outcome("success", "The run completed.", {
      pendingToolCallIds: t.optional(t.list(t.string())),
    }),
    ...outcome("cancelled", "The run was cancelled."),
    ...outcome("interrupt", "The run waits for an answer.", {
      interrupts: t.list(t.ref("AgUiInterruption"), undefined, { minItems: 1 }),
    }),
    AgUiUnknownOutcome: t.unknownMember("An outcome that this version does not know."),
  }),
  AgUiInterruption: t.open("One question that a run waits for.", {
    id: t.string(),
    reason: t.string(),
    message: t.optional(t.string()),
    toolCallId: t.optional(toolCallId),
    responseSchema: t.optional(t.anything("The JSON Schema of the answer.")),
    expiresAt: t.optional(t.string("ISO 8601.")),
    metadata: t.optional(t.anything()),
    subagentRunId,
  }),
  AgUiSubagentOutcome: t.open("How a sub-agent ended.", {
    type: t.words(["success", "suspended"]),
    interruptIds: t.optional(t.list(t.string())),
  }),
  AgUiUsage: t.open("Tokens of one model.", {
    provider: t.optional(t.string()),
    model: t.optional(t.string()),
    inputTokens: t.optional(t.count()),
    outputTokens: t.optional(t.count()),
    totalTokens: t.optional(t.count()),
    reasoningTokens: t.optional(t.count()),
    cachedInputTokens: t.optional(t.count()),
    cacheWriteInputTokens: t.optional(t.count()),
  }),
  AgUiPatch: t.open("One operation of a JSON Patch.", {
    op: t.words(["add", "remove", "replace", "move", "copy", "test"]),
    path: t.string("A JSON Pointer."),
    from: t.optional(t.string("A JSON Pointer; for `move` and `copy`.")),
    value: t.optional(t.anything("For `add`, `replace` and `test`.")),
  }),
};

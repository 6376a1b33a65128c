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

/** Each type of event with what it carries: `RUN_STARTED` is `AgUiRunStarted`. */
const events: Record<string, { description: string; fields: TProperties }> = {
  RUN_STARTED: {
    description: "A run starts.",
    fields: {
      ...run,
      protocolVersion: t.optional(t.string()),
      parentRunId: t.optional(t.string()),
      input: t.optional(t.map(t.anything(), "What the run was started with.")),
    },
  },
  RUN_FINISHED: {
    description: "The run ended, completed or cancelled.",
    fields: {
      ...run,
      result: t.optional(t.anything()),
      outcome: t.optional(t.ref("AgUiOutcome")),
      usage,
    },
  },
  RUN_ERROR: {
    description: "The run failed.",
    fields: { message: t.string(), code: t.optional(t.string("The errorCode.")), usage },
  },
  STEP_STARTED: {
    description: "A step starts: a turn.",
    fields: { stepName: t.string(), subagentRunId },
  },
  STEP_FINISHED: { description: "A step ends.", fields: { stepName: t.string(), subagentRunId } },
  TEXT_MESSAGE_START: {
    description: "A message starts.",
    fields: { ...message, role: t.optional(role), name: t.optional(t.string()) },
  },
  TEXT_MESSAGE_CONTENT: {
    description: "The next piece of a message.",
    fields: { ...message, delta },
  },
  TEXT_MESSAGE_END: { description: "A message is complete.", fields: message },
  TEXT_MESSAGE_CHUNK: {
    description: "A message in one event. Not sent by us.",
    fields: {
      messageId: t.optional(messageId),
      subagentRunId,
      role: t.optional(role),
      name: t.optional(t.string()),
      delta: maybeDelta,
    },
  },
  REASONING_START: { description: "Reasoning starts.", fields: message },
  REASONING_MESSAGE_START: {
    description: "A message of reasoning starts.",
    fields: { ...message, role: t.literal("reasoning") },
  },
  REASONING_MESSAGE_CONTENT: {
    description: "The next piece of reasoning.",
    fields: { ...message, delta },
  },
  REASONING_MESSAGE_END: { description: "A message of reasoning is complete.", fields: message },
  REASONING_MESSAGE_CHUNK: {
    description: "Reasoning in one event. Not sent by us.",
    fields: { messageId: t.optional(messageId), subagentRunId, delta: maybeDelta },
  },
  REASONING_END: { description: "Reasoning ends.", fields: message },
  REASONING_ENCRYPTED_VALUE: {
    description: "Reasoning that cannot be read. Not sent by us.",
    fields: {
      subtype: t.words(["tool-call", "message"]),
      entityId: t.string(),
      encryptedValue: t.string(),
      subagentRunId,
    },
  },
  TOOL_CALL_START: {
    description: "A tool call starts; its arguments follow.",
    fields: { ...toolCall, toolCallName: t.string(), parentMessageId: t.optional(t.string()) },
  },
  TOOL_CALL_ARGS: {
    description: "The next piece of a call's arguments, as JSON text.",
    fields: { ...toolCall, delta },
  },
  TOOL_CALL_END: { description: "A call's arguments are complete.", fields: toolCall },
  TOOL_CALL_CHUNK: {
    description: "A call in one event. Not sent by us.",
    fields: {
      toolCallId: t.optional(toolCallId),
      toolCallName: t.optional(t.string()),
      parentMessageId: t.optional(t.string()),
      delta: maybeDelta,
      subagentRunId,
    },
  },
  TOOL_CALL_RESULT: {
    description: "What a call returned.",
    fields: {
      messageId,
      ...toolCall,
      content: t.either(
        [t.string(), t.list(t.map(t.anything()))],
        "Text from us; may be a list of parts.",
      ),
      role: t.optional(t.literal("tool")),
    },
  },
  SUBAGENT_STARTED: {
    description: "A sub-agent starts.",
    fields: {
      subagentRunId: t.string(),
      name: t.string(),
      description: t.optional(t.string("Its prompt.")),
      parentSubagentRunId: t.optional(t.string()),
      parentToolCallId: t.optional(t.string()),
      parentMessageId: t.optional(t.string()),
    },
  },
  SUBAGENT_FINISHED: {
    description: "A sub-agent ended.",
    fields: {
      subagentRunId: t.string(),
      result: t.optional(t.anything()),
      outcome: t.optional(t.ref("AgUiSubagentOutcome")),
    },
  },
  SUBAGENT_ERROR: {
    description: "A sub-agent failed.",
    fields: { subagentRunId: t.string(), message: t.string(), code: t.optional(t.string()) },
  },
  ACTIVITY_SNAPSHOT: {
    description: "Something to show next to the messages, whole.",
    fields: { ...activity, content: t.anything(), replace: t.optional(t.boolean()) },
  },
  ACTIVITY_DELTA: { description: "An activity changed.", fields: { ...activity, patch } },
  STATE_SNAPSHOT: {
    description: "The state that agent and front end share, whole. Not sent by us.",
    fields: { snapshot: t.anything(), subagentRunId },
  },
  STATE_DELTA: {
    description: "The shared state changed. Not sent by us.",
    fields: { delta: patch, subagentRunId },
  },
  MESSAGES_SNAPSHOT: {
    description: "All messages of the thread.",
    fields: { messages: t.list(t.map(t.anything())), subagentRunId },
  },
  RAW: {
    description: "An event of another protocol. Not sent by us.",
    fields: { event: t.anything(), source: t.optional(t.string()), subagentRunId },
  },
  CUSTOM: {
    description: "A unified event that AG-UI has no event for.",
    fields: {
      name: t.string("The type of the unified event."),
      value: t.anything("The event, without the fields that every event has."),
      subagentRunId,
    },
  },
};

const members: t.Definitions = {};
for (const [type, { description, fields }] of Object.entries(events)) {
  const name = `AgUi${pascal(type.toLowerCase())}`;
  members[name] = t.open(description, { type: t.literal(type), ...base, ...fields });
}

export const agUiDefinitions: t.Definitions = {
  AgUiEvent: t.union("One event of AG-UI, protocol 1.0.", [...Object.keys(members), "AgUiUnknown"]),
  ...members,
  AgUiUnknown: t.unknownMember(
    "A type that this version does not know. Skip it.",
    "type",
    Object.keys(events),
  ),
  AgUiOutcome: t.union("How a run ended.", [
    "AgUiSuccess",
    "AgUiCancelled",
    "AgUiInterrupt",
    "AgUiUnknownOutcome",
  ]),
  AgUiSuccess: t.open("It completed.", {
    type: t.literal("success"),
    pendingToolCallIds: t.optional(t.list(t.string())),
  }),
  AgUiCancelled: t.open("It was cancelled.", { type: t.literal("cancelled") }),
  AgUiInterrupt: t.open("It waits for an answer.", {
    type: t.literal("interrupt"),
    interrupts: t.list(t.ref("AgUiInterruption"), undefined, { minItems: 1 }),
  }),
  AgUiInterruption: t.open("One thing that a run waits for.", {
    id: t.string(),
    reason: t.string(),
    message: t.optional(t.string()),
    toolCallId: t.optional(toolCallId),
    responseSchema: t.optional(t.anything("The JSON Schema of the answer.")),
    expiresAt: t.optional(t.string("ISO 8601.")),
    metadata: t.optional(t.anything()),
    subagentRunId,
  }),
  AgUiUnknownOutcome: t.unknownMember("An outcome that this version does not know.", "type", [
    "success",
    "cancelled",
    "interrupt",
  ]),
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

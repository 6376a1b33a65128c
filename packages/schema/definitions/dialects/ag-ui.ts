import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import {
  anything,
  boolean,
  count,
  either,
  integer,
  list,
  literal,
  map,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../vocabulary.ts";

const base = {
  timestamp: optional(integer("Milliseconds since 1970.")),
  rawEvent: optional(anything()),
  metadata: optional(anything()),
};
const subagentRunId = optional(string("The sub-agent that it belongs to. Absent: the main agent."));
const messageId = string();
const toolCallId = string();
const delta = string("The next piece.");
const message = { messageId, subagentRunId };
const toolCall = { toolCallId, subagentRunId };
const role = words(["developer", "system", "assistant", "user"]);
const run = { threadId: string("The session."), runId: string("`<sessionId>/<run>`.") };
const usage = optional(list(ref("AgUiUsage")));
const patch = list(ref("AgUiPatch"), "A JSON Patch (RFC 6902).");
const maybeDelta = optional(delta);
const activity = { ...message, activityType: string("`PLAN` for a plan.") };

/** Each type of event with what it carries: `RUN_STARTED` is `AgUiRunStarted`. */
const events: Record<string, { description: string; fields: TProperties }> = {
  RUN_STARTED: {
    description: "A run starts.",
    fields: {
      ...run,
      protocolVersion: optional(string()),
      parentRunId: optional(string()),
      input: optional(map(anything(), "What the run was started with.")),
    },
  },
  RUN_FINISHED: {
    description: "The run ended, completed or cancelled.",
    fields: { ...run, result: optional(anything()), outcome: optional(ref("AgUiOutcome")), usage },
  },
  RUN_ERROR: {
    description: "The run failed.",
    fields: { message: string(), code: optional(string("The errorCode.")), usage },
  },
  STEP_STARTED: {
    description: "A step starts: a turn.",
    fields: { stepName: string(), subagentRunId },
  },
  STEP_FINISHED: { description: "A step ends.", fields: { stepName: string(), subagentRunId } },
  TEXT_MESSAGE_START: {
    description: "A message starts.",
    fields: { ...message, role: optional(role), name: optional(string()) },
  },
  TEXT_MESSAGE_CONTENT: {
    description: "The next piece of a message.",
    fields: { ...message, delta },
  },
  TEXT_MESSAGE_END: { description: "A message is complete.", fields: message },
  TEXT_MESSAGE_CHUNK: {
    description: "A message in one event. Not sent by us.",
    fields: {
      messageId: optional(messageId),
      subagentRunId,
      role: optional(role),
      name: optional(string()),
      delta: maybeDelta,
    },
  },
  REASONING_START: { description: "Reasoning starts.", fields: message },
  REASONING_MESSAGE_START: {
    description: "A message of reasoning starts.",
    fields: { ...message, role: literal("reasoning") },
  },
  REASONING_MESSAGE_CONTENT: {
    description: "The next piece of reasoning.",
    fields: { ...message, delta },
  },
  REASONING_MESSAGE_END: { description: "A message of reasoning is complete.", fields: message },
  REASONING_MESSAGE_CHUNK: {
    description: "Reasoning in one event. Not sent by us.",
    fields: { messageId: optional(messageId), subagentRunId, delta: maybeDelta },
  },
  REASONING_END: { description: "Reasoning ends.", fields: message },
  REASONING_ENCRYPTED_VALUE: {
    description: "Reasoning that cannot be read. Not sent by us.",
    fields: {
      subtype: words(["tool-call", "message"]),
      entityId: string(),
      encryptedValue: string(),
      subagentRunId,
    },
  },
  TOOL_CALL_START: {
    description: "A tool call starts; its arguments follow.",
    fields: { ...toolCall, toolCallName: string(), parentMessageId: optional(string()) },
  },
  TOOL_CALL_ARGS: {
    description: "The next piece of a call's arguments, as JSON text.",
    fields: { ...toolCall, delta },
  },
  TOOL_CALL_END: { description: "A call's arguments are complete.", fields: toolCall },
  TOOL_CALL_CHUNK: {
    description: "A call in one event. Not sent by us.",
    fields: {
      toolCallId: optional(toolCallId),
      toolCallName: optional(string()),
      parentMessageId: optional(string()),
      delta: maybeDelta,
      subagentRunId,
    },
  },
  TOOL_CALL_RESULT: {
    description: "What a call returned.",
    fields: {
      messageId,
      ...toolCall,
      content: either([string(), list(map(anything()))], "Text from us; may be a list of parts."),
      role: optional(literal("tool")),
    },
  },
  SUBAGENT_STARTED: {
    description: "A sub-agent starts.",
    fields: {
      subagentRunId: string(),
      name: string(),
      description: optional(string("Its prompt.")),
      parentSubagentRunId: optional(string()),
      parentToolCallId: optional(string()),
      parentMessageId: optional(string()),
    },
  },
  SUBAGENT_FINISHED: {
    description: "A sub-agent ended.",
    fields: {
      subagentRunId: string(),
      result: optional(anything()),
      outcome: optional(ref("AgUiSubagentOutcome")),
    },
  },
  SUBAGENT_ERROR: {
    description: "A sub-agent failed.",
    fields: { subagentRunId: string(), message: string(), code: optional(string()) },
  },
  ACTIVITY_SNAPSHOT: {
    description: "Something that is shown beside the messages, whole.",
    fields: { ...activity, content: anything(), replace: optional(boolean()) },
  },
  ACTIVITY_DELTA: { description: "An activity changed.", fields: { ...activity, patch } },
  STATE_SNAPSHOT: {
    description: "The state that agent and front end share, whole. Not sent by us.",
    fields: { snapshot: anything(), subagentRunId },
  },
  STATE_DELTA: {
    description: "The shared state changed. Not sent by us.",
    fields: { delta: patch, subagentRunId },
  },
  MESSAGES_SNAPSHOT: {
    description: "All messages of the thread.",
    fields: { messages: list(map(anything())), subagentRunId },
  },
  RAW: {
    description: "An event of another protocol. Not sent by us.",
    fields: { event: anything(), source: optional(string()), subagentRunId },
  },
  CUSTOM: {
    description: "A unified event that AG-UI has no event for.",
    fields: {
      name: string("The type of the unified event."),
      value: anything("The event, without the fields that every event has."),
      subagentRunId,
    },
  },
};

const members: Definitions = {};
for (const [type, { description, fields }] of Object.entries(events)) {
  const name = `AgUi${pascal(type.toLowerCase())}`;
  members[name] = open(description, { type: literal(type), ...base, ...fields });
}

export const agUiDefinitions: Definitions = {
  AgUiEvent: union("One event of AG-UI, protocol 1.0.", [...Object.keys(members), "AgUiUnknown"]),
  ...members,
  AgUiUnknown: unknownMember(
    "A type that this version does not know. Skip it.",
    "type",
    Object.keys(events),
  ),
  AgUiOutcome: union("How a run ended.", [
    "AgUiSuccess",
    "AgUiCancelled",
    "AgUiInterrupt",
    "AgUiUnknownOutcome",
  ]),
  AgUiSuccess: open("It completed.", {
    type: literal("success"),
    pendingToolCallIds: optional(list(string())),
  }),
  AgUiCancelled: open("It was cancelled.", { type: literal("cancelled") }),
  AgUiInterrupt: open("It waits for an answer.", {
    type: literal("interrupt"),
    interrupts: list(ref("AgUiInterruption"), undefined, { minItems: 1 }),
  }),
  AgUiInterruption: open("One thing that a run waits for.", {
    id: string(),
    reason: string(),
    message: optional(string()),
    toolCallId: optional(toolCallId),
    responseSchema: optional(anything("The JSON Schema of the answer.")),
    expiresAt: optional(string("ISO 8601.")),
    metadata: optional(anything()),
    subagentRunId,
  }),
  AgUiUnknownOutcome: unknownMember("An outcome that this version does not know.", "type", [
    "success",
    "cancelled",
    "interrupt",
  ]),
  AgUiSubagentOutcome: open("How a sub-agent ended.", {
    type: words(["success", "suspended"]),
    interruptIds: optional(list(string())),
  }),
  AgUiUsage: open("Tokens of one model.", {
    provider: optional(string()),
    model: optional(string()),
    inputTokens: optional(count()),
    outputTokens: optional(count()),
    totalTokens: optional(count()),
    reasoningTokens: optional(count()),
    cachedInputTokens: optional(count()),
    cacheWriteInputTokens: optional(count()),
  }),
  AgUiPatch: open("One operation of a JSON Patch.", {
    op: words(["add", "remove", "replace", "move", "copy", "test"]),
    path: string("A JSON Pointer."),
    from: optional(string("A JSON Pointer; for `move` and `copy`.")),
    value: optional(anything("For `add`, `replace` and `test`.")),
  }),
};

import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import { tokenUsage } from "../values/token-usage.ts";
import {
  anything,
  boolean,
  count,
  integer,
  list,
  literal,
  map,
  number,
  open,
  optional,
  ref,
  string,
  union,
  words,
  type Definitions,
} from "../vocabulary.ts";

const id = string("Of the part that it belongs to.");
const providerMetadata = optional(map(map(anything()), "Facts by provider."));
const part = { id, providerMetadata };
const delta = { ...part, delta: string("The next piece.") };
const messageMetadata = ref("UiRunMetadata");
const about = { messageMetadata: optional(messageMetadata) };
const file = { url: string(), mediaType: string(), providerMetadata };

const toolCallId = string();
const errorText = string();
const call = {
  toolCallId,
  providerExecuted: optional(boolean("The agent runs the tool itself; always set by us.")),
  dynamic: optional(boolean("The reader need not know the tool; always set by us.")),
  toolMetadata: optional(map(anything())),
  providerMetadata,
};
const namedCall = { ...call, toolName: string(), title: optional(string()) };

/** Each type of chunk with what it carries: `text-start` is `UiTextStart`. */
const chunks: Record<string, { description: string; fields: TProperties }> = {
  start: {
    description: "A message starts: a run.",
    fields: { messageId: optional(string()), ...about },
  },
  finish: {
    description: "The message is complete.",
    fields: {
      finishReason: optional(
        words(["stop", "length", "content-filter", "tool-calls", "error", "interrupted", "other"]),
      ),
      ...about,
    },
  },
  abort: { description: "The run was cancelled.", fields: { reason: optional(string()) } },
  error: { description: "The run failed.", fields: { errorText } },
  "message-metadata": {
    description: "Facts about the message, added to those before.",
    fields: { messageMetadata },
  },
  "start-step": { description: "A step starts: a turn.", fields: {} },
  "finish-step": { description: "A step ends.", fields: {} },
  "reset-step": {
    description: "The parts of the current step are taken back; AI SDK 7.",
    fields: {},
  },
  "text-start": { description: "A part of text starts.", fields: part },
  "text-delta": { description: "The next piece of a text.", fields: delta },
  "text-end": { description: "A part of text is complete.", fields: part },
  "reasoning-start": { description: "A part of reasoning starts.", fields: part },
  "reasoning-delta": { description: "The next piece of reasoning.", fields: delta },
  "reasoning-end": { description: "A part of reasoning is complete.", fields: part },
  "tool-input-start": {
    description: "The arguments of a tool call start to arrive.",
    fields: { ...namedCall, inputEncoding: optional(words(["json", "text"])) },
  },
  "tool-input-delta": {
    description: "The next piece of a call's arguments, as text.",
    fields: { toolCallId, inputTextDelta: string() },
  },
  "tool-input-available": {
    description: "A call's arguments, whole; sent again when they were not known at first.",
    fields: { ...namedCall, input: anything("The arguments.") },
  },
  "tool-input-error": {
    description: "A call was taken back, or its arguments are not valid.",
    fields: { ...namedCall, input: anything(), errorText },
  },
  "tool-approval-request": {
    description: "A call waits for permission.",
    fields: {
      approvalId: string(),
      toolCallId,
      reason: optional(string()),
      isAutomatic: optional(boolean()),
      signature: optional(string()),
    },
  },
  "tool-approval-response": {
    description: "A permission was given or denied; AI SDK 7.",
    fields: {
      approvalId: string(),
      approved: boolean(),
      reason: optional(string()),
      providerExecuted: optional(boolean()),
      providerMetadata,
    },
  },
  "tool-output-available": {
    description: "What a call returned.",
    fields: {
      ...call,
      output: anything("The result; while `preliminary`, the end of its output."),
      preliminary: optional(boolean("The call still runs.")),
    },
  },
  "tool-output-error": { description: "A call failed.", fields: { ...call, errorText } },
  "tool-output-denied": { description: "A call was not permitted.", fields: { toolCallId } },
  "source-url": {
    description: "A page that the answer is based on.",
    fields: { sourceId: string(), url: string(), title: optional(string()), providerMetadata },
  },
  "source-document": {
    description: "A document that the answer is based on.",
    fields: {
      sourceId: string(),
      mediaType: string(),
      title: string(),
      filename: optional(string()),
      providerMetadata,
    },
  },
  file: { description: "A file of the answer.", fields: file },
  "reasoning-file": { description: "A file of the reasoning; AI SDK 7.", fields: file },
  "steering-message": {
    description: "A message of the user's that was added to the running turn; AI SDK 7.",
    fields: { id: string(), parts: list(map(anything())) },
  },
  custom: {
    description: "A part of a provider's own; AI SDK 7.",
    fields: { kind: string(), providerMetadata },
  },
};

const known = Object.keys(chunks);
const members: Definitions = {};
for (const [type, { description, fields }] of Object.entries(chunks)) {
  members[`Ui${pascal(type)}`] = open(description, { type: literal(type), ...fields });
}

const dataPattern = "^data-";
/** What does not match it, said without a lookahead: engines differ in those. */
const otherPattern = "^([^d]|$|d([^a]|$)|da([^t]|$)|dat([^a]|$)|data([^-]|$))";

export const aiSdkDefinitions: Definitions = {
  UiMessageChunk: union("One chunk of the AI SDK's UI message stream; `[DONE]` ends them.", [
    ...Object.keys(members),
    "UiData",
    "UiUnknown",
  ]),
  ...members,
  UiData: open(
    "A part of ours, as `data-permission`. One with the same type and id replaces the one before.",
    {
      type: string(undefined, { pattern: dataPattern }),
      id: optional(string()),
      data: anything(),
      transient: optional(boolean("It is no part of the message.")),
    },
  ),
  UiUnknown: open("A type that this version does not know. Skip it.", {
    type: string(undefined, { pattern: otherPattern, not: { enum: known } }),
  }),
  UiRunMetadata: open("Facts about a message, and so about its run.", {
    sessionId: optional(string()),
    run: optional(integer(undefined, { minimum: 1 })),
    seq: optional(count("The newest event that the message contains: where to resume.")),
    agentType: optional(string()),
    model: optional(string()),
    usage: optional(ref("TokenUsage")),
    costUsd: optional(number(undefined, { minimum: 0 })),
    durationMs: optional(count()),
  }),
  ...tokenUsage,
};

import type { TProperties } from "typebox";

import { pascal } from "../names.ts";
import { tokenUsage } from "../values/token-usage.ts";
import * as t from "../vocabulary.ts";

const id = t.string("Of the part that it belongs to.");
const providerMetadata = t.optional(t.map(t.map(t.anything()), "Facts by provider."));
const part = { id, providerMetadata };
const delta = { ...part, delta: t.string("The next piece.") };
const messageMetadata = t.ref("UiRunMetadata");
const about = { messageMetadata: t.optional(messageMetadata) };
const file = { url: t.string(), mediaType: t.string(), providerMetadata };

const toolCallId = t.string();
const errorText = t.string();
const call = {
  toolCallId,
  providerExecuted: t.optional(t.boolean("The agent runs the tool itself; always set by us.")),
  dynamic: t.optional(t.boolean("The reader need not know the tool; always set by us.")),
  toolMetadata: t.optional(t.map(t.anything())),
  providerMetadata,
};
const namedCall = { ...call, toolName: t.string(), title: t.optional(t.string()) };

/** Each type of chunk with what it carries: `text-start` is `UiTextStart`. */
const chunks: Record<string, { description: string; fields: TProperties }> = {
  start: {
    description: "A message starts: a run.",
    fields: { messageId: t.optional(t.string()), ...about },
  },
  finish: {
    description: "The message is complete.",
    fields: {
      finishReason: t.optional(
        t.words([
          "stop",
          "length",
          "content-filter",
          "tool-calls",
          "error",
          "interrupted",
          "other",
        ]),
      ),
      ...about,
    },
  },
  abort: { description: "The run was cancelled.", fields: { reason: t.optional(t.string()) } },
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
    fields: { ...namedCall, inputEncoding: t.optional(t.words(["json", "text"])) },
  },
  "tool-input-delta": {
    description: "The next piece of a call's arguments, as text.",
    fields: { toolCallId, inputTextDelta: t.string() },
  },
  "tool-input-available": {
    description: "A call's arguments, whole; sent again when they were not known at first.",
    fields: { ...namedCall, input: t.anything("The arguments.") },
  },
  "tool-input-error": {
    description: "A call was taken back, or its arguments are not valid.",
    fields: { ...namedCall, input: t.anything(), errorText },
  },
  "tool-approval-request": {
    description: "A call waits for permission.",
    fields: {
      approvalId: t.string(),
      toolCallId,
      reason: t.optional(t.string()),
      isAutomatic: t.optional(t.boolean()),
      signature: t.optional(t.string()),
    },
  },
  "tool-approval-response": {
    description: "A permission was given or denied; AI SDK 7.",
    fields: {
      approvalId: t.string(),
      approved: t.boolean(),
      reason: t.optional(t.string()),
      providerExecuted: t.optional(t.boolean()),
      providerMetadata,
    },
  },
  "tool-output-available": {
    description: "What a call returned.",
    fields: {
      ...call,
      output: t.anything("The result; while `preliminary`, the end of its output."),
      preliminary: t.optional(t.boolean("The call still runs.")),
    },
  },
  "tool-output-error": { description: "A call failed.", fields: { ...call, errorText } },
  "tool-output-denied": { description: "A call was not permitted.", fields: { toolCallId } },
  "source-url": {
    description: "A page that the answer is based on.",
    fields: {
      sourceId: t.string(),
      url: t.string(),
      title: t.optional(t.string()),
      providerMetadata,
    },
  },
  "source-document": {
    description: "A document that the answer is based on.",
    fields: {
      sourceId: t.string(),
      mediaType: t.string(),
      title: t.string(),
      filename: t.optional(t.string()),
      providerMetadata,
    },
  },
  file: { description: "A file of the answer.", fields: file },
  "reasoning-file": { description: "A file of the reasoning; AI SDK 7.", fields: file },
  "steering-message": {
    description: "A message of the user's that was added to the running turn; AI SDK 7.",
    fields: { id: t.string(), parts: t.list(t.map(t.anything())) },
  },
  custom: {
    description: "A part of a provider's own; AI SDK 7.",
    fields: { kind: t.string(), providerMetadata },
  },
};

const known = Object.keys(chunks);
const members: t.Definitions = {};
for (const [type, { description, fields }] of Object.entries(chunks)) {
  members[`Ui${pascal(type)}`] = t.open(description, { type: t.literal(type), ...fields });
}

const dataPattern = "^data-";
/** What does not match it, said without a lookahead: engines differ in those. */
const otherPattern = "^([^d]|$|d([^a]|$)|da([^t]|$)|dat([^a]|$)|data([^-]|$))";

export const aiSdkDefinitions: t.Definitions = {
  UiMessageChunk: t.union("One chunk of the AI SDK's UI message stream; `[DONE]` ends them.", [
    ...Object.keys(members),
    "UiData",
    "UiUnknown",
  ]),
  ...members,
  UiData: t.open(
    "A part of ours, as `data-permission`. One with the same type and id replaces the one before.",
    {
      type: t.string(undefined, { pattern: dataPattern }),
      id: t.optional(t.string()),
      data: t.anything(),
      transient: t.optional(t.boolean("Not part of the message.")),
    },
  ),
  UiUnknown: t.open("A type that this version does not know. Skip it.", {
    type: t.string(undefined, { pattern: otherPattern, not: { enum: known } }),
  }),
  UiRunMetadata: t.open("Facts about a message, and so about its run.", {
    sessionId: t.optional(t.string()),
    run: t.optional(t.integer(undefined, { minimum: 1 })),
    seq: t.optional(t.count("The newest event that the message contains: where to resume.")),
    agentType: t.optional(t.string()),
    model: t.optional(t.string()),
    usage: t.optional(t.ref("TokenUsage")),
    costUsd: t.optional(t.number(undefined, { minimum: 0 })),
    durationMs: t.optional(t.count()),
  }),
  ...tokenUsage,
};

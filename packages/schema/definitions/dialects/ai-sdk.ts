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

const chunk = t.tagged("type", "Ui*");

const chunks: t.Definitions = {
  ...chunk("start", "A message starts: a run.", { messageId: t.optional(t.string()), ...about }),
  ...chunk("finish", "The message is complete.", {
    finishReason: t.optional(
      t.words(["stop", "length", "content-filter", "tool-calls", "error", "interrupted", "other"]),
    ),
    ...about,
  }),
  ...chunk("abort", "The run was cancelled.", { reason: t.optional(t.string()) }),
  ...chunk("error", "The run failed.", { errorText }),
  ...chunk("message-metadata", "Facts about the message, added to those before.", {
    messageMetadata,
  }),
  ...chunk("start-step", "A step starts: a turn."),
  ...chunk("finish-step", "A step ends."),
  ...chunk("reset-step", "The parts of the current step are removed; AI SDK 7."),
  ...chunk("text-start", "A part of text starts.", part),
  ...chunk("text-delta", "The next piece of a text.", delta),
  ...chunk("text-end", "A part of text is complete.", part),
  ...chunk("reasoning-start", "A part of reasoning starts.", part),
  ...chunk("reasoning-delta", "The next piece of reasoning.", delta),
  ...chunk("reasoning-end", "A part of reasoning is complete.", part),
  ...chunk("tool-input-start", "The arguments of a tool call start to arrive.", {
    ...namedCall,
    inputEncoding: t.optional(t.words(["json", "text"])),
  }),
  ...chunk("tool-input-delta", "The next piece of a call's arguments, as text.", {
    toolCallId,
    inputTextDelta: t.string(),
  }),
  ...chunk(
    "tool-input-available",
    "A call's arguments, whole; sent again when they were not known at first.",
    { ...namedCall, input: t.anything("The arguments.") },
  ),
  ...chunk("tool-input-error", "A call was withdrawn, or its arguments are not valid.", {
    ...namedCall,
    input: t.anything(),
    errorText,
  }),
  ...chunk("tool-approval-request", "A call waits for permission.", {
    approvalId: t.string(),
    toolCallId,
    reason: t.optional(t.string()),
    isAutomatic: t.optional(t.boolean()),
    signature: t.optional(t.string()),
  }),
  ...chunk("tool-approval-response", "A permission was given or denied; AI SDK 7.", {
    approvalId: t.string(),
    approved: t.boolean(),
    reason: t.optional(t.string()),
    providerExecuted: t.optional(t.boolean()),
    providerMetadata,
  }),
  ...chunk("tool-output-available", "What a call returned.", {
    ...call,
    output: t.anything("The result; while `preliminary`, the end of its output."),
    preliminary: t.optional(t.boolean("The call still runs.")),
  }),
  ...chunk("tool-output-error", "A call failed.", { ...call, errorText }),
  ...chunk("tool-output-denied", "A call was not permitted.", { toolCallId }),
  ...chunk("source-url", "A page that the answer is based on.", {
    sourceId: t.string(),
    url: t.string(),
    title: t.optional(t.string()),
    providerMetadata,
  }),
  ...chunk("source-document", "A document that the answer is based on.", {
    sourceId: t.string(),
    mediaType: t.string(),
    title: t.string(),
    filename: t.optional(t.string()),
    providerMetadata,
  }),
  ...chunk("file", "A file of the answer.", file),
  ...chunk("reasoning-file", "A file of the reasoning; AI SDK 7.", file),
  ...chunk(
    "steering-message",
    "A message of the user's that was added to the running turn; AI SDK 7.",
    { id: t.string(), parts: t.list(t.map(t.anything())) },
  ),
  ...chunk("custom", "A provider's own part; AI SDK 7.", {
    kind: t.string(),
    providerMetadata,
  }),
};

const dataPattern = "^data-";
/** What does not match it, said without a lookahead: engines differ in those. */
const otherPattern = "^([^d]|$|d([^a]|$)|da([^t]|$)|dat([^a]|$)|data([^-]|$))";

export const aiSdkDefinitions: t.Definitions = {
  UiMessageChunk: t.union("One chunk of the AI SDK's UI message stream; `[DONE]` ends them.", [
    ...Object.keys(chunks),
    "UiData",
    "UiUnknown",
  ]),
  ...chunks,
  UiData: t.open(
    "One of our own parts, as `data-permission`. A part with the same type and id replaces the earlier one.",
    {
      type: t.string(undefined, { pattern: dataPattern }),
      id: t.optional(t.string()),
      data: t.anything(),
      transient: t.optional(t.boolean("Not part of the message.")),
    },
  ),
  UiUnknown: t.open("A type that this version does not know. Skip it.", {
    type: t.otherTag({ pattern: otherPattern }),
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

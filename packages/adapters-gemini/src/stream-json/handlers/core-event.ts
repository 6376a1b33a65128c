import { read, untyped } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";
import { discardBlocks, emitText, emitThought, endBlocks } from "../state.ts";
import { noteAnswer } from "./part.ts";

/** The next piece of the answer. */
export const handleContent: Handler<"content"> = ({ value }, state) => {
  const text = read.string(value);
  if (text === undefined) return false;
  emitText(state, text);
};

/** A thought in short: its headline and the rest. It comes whole. */
export const handleThought: Handler<"thought"> = ({ value }, state) => {
  const { subject, description } = read.fields(value);
  // older versions give the text alone
  const parts = [untyped.string(value), read.string(subject), read.string(description)];
  const text = parts.filter((part) => part !== undefined && part !== "").join("\n");
  if (text === "") return false;
  endBlocks(state);
  emitThought(state, text);
  endBlocks(state);
};

/** The model's answer to one request is complete; older versions give the reason alone. */
export const handleFinished: Handler<"finished"> = ({ value }, state) => {
  const { reason, usageMetadata } = read.fields(value);
  return noteAnswer(state, read.string(value) ?? read.string(reason) ?? "STOP", usageMetadata);
};

/** The request is made again: what was emitted of the answer is void. */
export const handleRetry: Handler<"retry"> = (_, state) => {
  discardBlocks(state);
  state.emitter.emit({
    type: "error",
    message: "The request to the model is retried.",
    errorCode: "unknown",
    fatal: false,
    retry: {},
  });
};

/** Which model answers. */
export const handleModelInfo: Handler<"model_info"> = ({ value }, { emitter }) => {
  const model = read.string(value);
  if (model === undefined) return false;
  emitter.session.learn({ model });
};

const compressed = 1;

/** The conversation was shortened to fit. */
export const handleChatCompressed: Handler<"chat_compressed"> = ({ value }, { emitter }) => {
  const { originalTokenCount, newTokenCount, compressionStatus } = read.fields(value);
  const tokensBefore = read.count(originalTokenCount);
  const tokensAfter = read.count(newTokenCount);
  if (tokensBefore === undefined && tokensAfter === undefined) return false;
  const isDone = compressionStatus === undefined || read.number(compressionStatus) === compressed;
  const phase = isDone ? "completed" : "failed";
  emitter.emit({ type: "contextCompacted", phase, tokensBefore, tokensAfter });
};

/** The user stopped it. */
export const handleUserCancelled: Handler<"user_cancelled"> = (_, state) => {
  const { turns } = state.emitter;
  if (!turns.isOpen()) return false;
  endBlocks(state, true);
  turns.fail({ error: "The user stopped the turn.", errorCode: "cancelled" });
};

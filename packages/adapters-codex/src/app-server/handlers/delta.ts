import { read, type BlockAbout } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";
import { findPosition } from "../position.ts";
import { openBlock } from "../state.ts";

// made once: there is a line for every word of the model
const message: BlockAbout = { type: "textChunk" };
const plan: BlockAbout = { type: "textChunk", phase: "plan" };
const summary: BlockAbout = { type: "thinkingChunk", kind: "summary" };
const raw: BlockAbout = { type: "thinkingChunk", kind: "raw" };

/** A piece of a message. What comes after its end is not part of it. */
export const handleMessageDelta: Handler<"item/agentMessage/delta" | "item/plan/delta"> = (
  native,
  context,
) => {
  const params = read.fields(native.params);
  const delta = read.string(params.delta);
  const itemId = read.string(params.itemId);
  if (delta === undefined || itemId === undefined) return false;
  const { thread, key, isLate } = findPosition(params, itemId, context);
  if (isLate || context.state.finished.has(key)) return false;
  const fresh = read.is(native.method, "item/plan/delta") ? plan : message;
  const about = openBlock(key, fresh, thread, context);
  if (thread.isMain && delta !== "") context.state.hasSpoken = true;
  context.emitter.blocks.delta(key, delta, about);
};

/** Each part of a summary, and each of the raw thoughts, is a block of its own. */
export const handleReasoningDelta: Handler<
  "item/reasoning/summaryTextDelta" | "item/reasoning/textDelta"
> = (native, context) => {
  const params = read.fields(native.params);
  const delta = read.string(params.delta);
  const itemId = read.string(params.itemId);
  if (delta === undefined || itemId === undefined) return false;
  const { thread, key, isLate } = findPosition(params, itemId, context);
  if (isLate || context.state.finished.has(key)) return false;
  const isSummary = read.is(native.method, "item/reasoning/summaryTextDelta");
  const index = read.count(isSummary ? params.summaryIndex : params.contentIndex) ?? 0;
  const part = `${key}/${isSummary ? "s" : "r"}${index}`;
  const about = openBlock(part, isSummary ? summary : raw, thread, context);
  context.emitter.blocks.delta(part, delta, about);
};

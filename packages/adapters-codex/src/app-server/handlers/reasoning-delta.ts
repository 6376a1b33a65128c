import { untyped as read, type BlockAbout } from "@agentstream/adapter-kit";

import { openBlock } from "../open-block.ts";
import { findPlace } from "../place.ts";
import { emitWhole, type Handler } from "../state.ts";

// made once: there is a line for every word of the model
const summary: BlockAbout = { type: "thinkingChunk", kind: "summary" };
const raw: BlockAbout = { type: "thinkingChunk", kind: "raw" };

/** Each part of a summary, and each of the raw thoughts, is a block of its own. */
export const handleReasoningDelta: Handler = (call, context) => {
  const { params, method } = call;
  const delta = read.string(params["delta"]);
  const itemId = read.string(params["itemId"]);
  if (delta === undefined || itemId === undefined) return emitWhole(call, context);
  const { thread, key, isLate } = findPlace(params, itemId, context);
  if (isLate || context.state.finished.has(key)) return emitWhole(call, context);
  const isSummary = method === "item/reasoning/summaryTextDelta";
  const index = read.count(params[isSummary ? "summaryIndex" : "contentIndex"]) ?? 0;
  const part = `${key}/${isSummary ? "s" : "r"}${index}`;
  const about = openBlock(part, isSummary ? summary : raw, thread, context);
  context.emitter.blocks.delta(part, delta, about);
};

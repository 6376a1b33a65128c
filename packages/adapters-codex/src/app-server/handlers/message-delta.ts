import { untyped as read, type BlockAbout } from "@agentstream/adapter-kit";

import { openBlock } from "../open-block.ts";
import { findPlace } from "../place.ts";
import { emitWhole, type Handler } from "../state.ts";

// made once: there is a line for every word of the model
const message: BlockAbout = { type: "textChunk" };
const plan: BlockAbout = { type: "textChunk", phase: "plan" };

/** A piece of a message. What comes after its end is no part of it. */
export const handleMessageDelta: Handler = (call, context) => {
  const { params, method } = call;
  const delta = read.string(params["delta"]);
  const itemId = read.string(params["itemId"]);
  if (delta === undefined || itemId === undefined) return emitWhole(call, context);
  const { thread, key, isLate } = findPlace(params, itemId, context);
  if (isLate || context.state.finished.has(key)) return emitWhole(call, context);
  const fresh = method === "item/plan/delta" ? plan : message;
  const about = openBlock(key, fresh, thread, context);
  if (thread.isMain && delta !== "") context.state.hasSpoken = true;
  context.emitter.blocks.delta(key, delta, about);
};
